"""Views follow from the commit: once, only where they look different, and after a crash."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of

import render
from bot.chat.panels import doors
from bot.chat.panels.tables.board.late import LONGEST, Unshown
from bot.chat.panels.tables.board.table_message import Board
from bot.store import schema
from bot.store.tables import reads
from bot.words import words
from tests.bot.discord.room import Room, choices
from tests.bot.people.crowd import hall

EN = words("en")
BEGINS = datetime(2026, 1, 1, tzinfo=UTC)
EDIT, HAND, ANSWER = "edit", "hand", "answer"
KINDS = {("PATCH", "channels"): EDIT, ("PATCH", "webhooks"): HAND, ("POST", "interactions"): ANSWER}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many requests of each kind were made, and how many with files."""
    found: Counter[str] = Counter()

    def counted(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counting(transport: Any, route: Any, *what: Any, **more: Any) -> Any:
            kind = KINDS.get((route.method, _path_of(route.url).split("/")[1]), "")
            found[kind] += 1
            found[f"{kind} with files"] += bool(more.get("files") or more.get("form"))
            return await request(transport, route, *what, **more)

        return counting

    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(transport, "request", counted(transport.request))
    return found


@pytest.fixture
def edited(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The channels of the messages that were edited, one after the other."""
    found: list[int] = []
    request = FakeHTTPClient.request

    async def noting(transport: Any, route: Any, *what: Any, **more: Any) -> Any:
        _, kind, channel, *_ = _path_of(route.url).split("/")
        if (route.method, kind) == ("PATCH", "channels"):
            found.append(int(channel))
        return await request(transport, route, *what, **more)

    monkeypatch.setattr(FakeHTTPClient, "request", noting)
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every picture of a table or a hand that is drawn."""
    found: list[str] = []
    for kind in ("table", "hand"):

        def draws(*_: object, kind: str = kind, **__: object) -> bytes:
            found.append(kind)
            return b"\x89PNG\r\n\x1a\n"

        monkeypatch.setattr(render, kind, draws)
    return found


async def unshown(room: Room) -> list[int]:
    """The tables that a start would show."""
    await room.client.services.database.put([])
    return await room.client.services.database.read(reads.unshown)


# --- An answer that moves no piece ------------------------------------------------------------


async def window(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim window of mahjong in which people are asked, each with a hand open."""
    await hall(room.env, room, 1, monkeypatch)
    one = await room.table()
    for seat in range(3):
        tables, player = room.client.services.tables, one.players[seat]
        assert player
        await tables.playing.give_order(one.id, player.user, None, "match")
    while (one := await room.table()).deal and one.deal and one.deal.state.phase != "claim":
        mover = await room.asked()
        await room.choose(mover, room.hands[mover.id], choices(room.hands[mover.id])[0])


async def test_an_answer_that_moves_no_piece_draws_nothing(
    room: Room, drawn: list[str], sent: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await window(room, monkeypatch)
    one = await room.table()
    assert len(one.asked) >= 2
    drawn.clear()
    sent.clear()
    board = room.board()
    await room.press(await room.asked(), "pass")
    after = await room.table()
    assert one.deal
    assert after.deal
    assert after.deal.ply > one.deal.ply
    assert drawn in ([], ["hand"])  # what the own claim would take is ringed no more
    assert (sent[EDIT], sent[f"{EDIT} with files"]) == (1, 0)
    assert sent[f"{HAND} with files"] == len(drawn)
    assert room.board().content != board.content
    assert [a.id for a in room.board().attachments] == [a.id for a in board.attachments]


async def test_a_player_still_asked_keeps_the_hand(
    room: Room, drawn: list[str], sent: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await window(room, monkeypatch)
    asked = (await room.table()).asked
    assert len(asked) >= 2
    sent.clear()
    await room.press(room.members[asked[0].user], "pass")
    others = {player.user for player in (await room.table()).asked}
    assert others
    assert sent[HAND] <= len(room.hands) - len(others)


# --- A press is answered once, and the table is edited once -----------------------------------


@pytest.mark.usefixtures("blank")
async def test_a_press_on_the_table_itself_is_answered_alone(
    room: Room, sent: Counter[str]
) -> None:
    await room.open(other="ben")
    sent.clear()
    await room.press(room.aki, "start")
    assert (sent[ANSWER], sent[EDIT]) == (1, 0)
    await room.finish(until="between")
    sent.clear()
    await room.press(room.aki, "ready")
    assert (sent[ANSWER], sent[EDIT]) == (1, 0)
    assert not await unshown(room)


@pytest.mark.usefixtures("blank")
async def test_a_table_that_looks_as_it_did_is_not_edited(room: Room, sent: Counter[str]) -> None:
    await room.start()
    one = await room.table()
    sent.clear()
    await room.client.screen.renew(one.id)
    await room.press(room.emilia, "scores")
    assert sent[EDIT] == 0


# --- What was shown last is stored --------------------------------------------------------------


@pytest.mark.usefixtures("blank", "still")
async def test_a_start_shows_exactly_the_changes_not_yet_shown(
    room: Room, sent: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Room(room.env, room.settings)
    for one in (room, other):
        await one.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    with monkeypatch.context() as patch:
        patch.setattr(Board, "show", lambda *_: _nothing())  # as a process that ends right here
        await room.choose(mover, hand, choices(hand)[0])
    table, board = await room.table(), room.board().content
    assert await unshown(room) == [table.id]
    sent.clear()
    await room.restart()
    await room.env.settle()
    assert room.board().content != board
    assert sent[EDIT] == 1
    assert (
        board
        != room.board().content
        == (await doors.message(room.client, await room.table(), EN)).content
    )
    sent.clear()
    assert not await unshown(room)
    await room.restart()
    await room.env.settle()
    assert sent[EDIT] == 0


@pytest.mark.usefixtures("blank", "still")
async def test_after_a_start_boards_appear_in_order_of_need(
    room: Room, edited: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = {clock: Room(room.env, room.settings) for clock in ("none", "days", "live", "evening")}
    for clock, one in rooms.items():
        await one.start(clock=clock)
    pressed = Room(room.env, room.settings)
    await pressed.start(clock="none")
    with monkeypatch.context() as patch:
        patch.setattr(Board, "show", lambda *_: _nothing())  # as a process that ends right here
        for one in (*rooms.values(), pressed):
            mover = await one.asked()
            hand = await one.hand(mover)
            await one.choose(mover, hand, choices(hand)[0])
    edited.clear()
    with monkeypatch.context() as patch:
        patch.setattr(Board, "resume", lambda *_: _nothing())  # the first board is yet to come
        await room.restart()
    await pressed.press(pressed.aki, "scores")
    assert edited == [pressed.channel.id], "a press shows the table that it is made at"
    screen: Any = room.client.screen
    await screen.board.resume([(await rooms["live"].table()).id])
    needed = [rooms[clock].channel.id for clock in ("live", "evening", "days", "none")]
    assert edited == [pressed.channel.id, *needed]
    assert not await unshown(room)


async def _nothing() -> None:
    """Nothing is shown."""


@pytest.mark.usefixtures("blank", "still")
async def test_the_last_showing_is_written_with_the_next_move(room: Room) -> None:
    """It never is a transaction of its own while the bot runs."""
    await room.start()
    database, one = room.client.services.database, await room.table()
    await database.put([])
    editions = (await database.read(lambda c: c.execute(schema.tables.select()).one()))._mapping
    assert editions["shown"] == editions["turned"] == one.turned
    commits: list[int] = []
    commit = database._commit

    async def counted(batch: Any) -> Any:
        commits.append(len(batch))
        return await commit(batch)

    database._commit = counted  # type: ignore[method-assign]
    await room.client.screen.renew(one.id)
    room.client.screen.showed(one)
    await room.env.settle()
    assert commits == []


# --- What failed is tried again -------------------------------------------------------------------


@pytest.mark.usefixtures("blank", "still")
async def test_failed_showings_are_repeated_after_twice_the_time(
    room: Room, monkeypatch: pytest.MonkeyPatch, sent: Counter[str]
) -> None:
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=4)
    sent.clear()
    await room.choose(mover, hand, choices(hand)[0])
    tried, oldest = [sent[EDIT]], [room.client.screen.oldest()]
    for seconds in (11, 21, 41, 81):
        await room.env.advance_time(seconds)
        tried.append(sent[EDIT])
        oldest.append(room.client.screen.oldest())
    assert tried == [1, 2, 3, 4, 5]
    assert oldest == pytest.approx([0, 11, 32, 73, 0], abs=1)
    message = await doors.message(room.client, await room.table(), EN)
    assert room.board().content == message.content
    assert LONGEST.total_seconds() == 300


def test_the_oldest_change_is_that_of_a_waiting_table() -> None:
    """A table that was shown, or that is given up, counts no longer."""
    now, waiting = BEGINS, {1, 2, 3}
    late = Unshown(lambda: now, waiting.__contains__)
    for number in (1, 2, 3, 2):
        late.note(number)
        now += timedelta(seconds=10)
    assert late.oldest() == 40
    late.settle(1)
    assert late.oldest() == 30
    waiting.remove(2)
    assert late.oldest() == 20
    late.settle(3)
    assert late.oldest() == 0
