"""The failures to survive: a restart, a failing disk, a failing send, a killed process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from bot.chat.panels.tables.match import news
from bot.services.tables.tables import Tables
from bot.store import Database, schema
from bot.words import words
from rules import Move, play
from tests.bot.discord.room import Room, answers, choices, said
from tests.bot.people.player_process import CHANNEL, play_on
from tests.forked import Forked, left

pytestmark = pytest.mark.usefixtures("blank")
EN = words("en")


# --- Restart --------------------------------------------------------------------------------------


async def lobby(room: Room) -> None:
    await room.open()


async def playing(room: Room) -> None:
    await room.start()
    for _ in range(7):
        await room.act()


async def between(room: Room) -> None:
    await room.start()
    await room.finish(until="between")
    await room.press(room.aki, "ready")


async def again(room: Room) -> None:
    await room.start(deals=1)
    await room.finish()
    await room.press(room.aki, "rematch")


@pytest.mark.both
@pytest.mark.parametrize("phase", [lobby, playing, between, again])
async def test_after_a_restart_the_table_and_its_buttons_work(
    room: Room, phase: Callable[[Room], Awaitable[None]]
) -> None:
    await phase(room)
    before, board = await room.table(), room.board()
    await room.restart()
    assert await room.table() == before
    if phase is lobby:
        await room.press(room.ben, "start", board)
    if phase is again:
        await room.press(room.aki, "ready", board)
    if phase in (between, again):
        await room.press(room.ben, "ready", board)
    await room.act()
    after = await room.table()
    assert after.deal is not None
    assert after.deal.ply == (8 if phase is playing else 1)
    assert room.board().id == board.id


@pytest.mark.both
@pytest.mark.usefixtures("expiring")
async def test_a_hand_that_has_expired_still_plays(room: Room) -> None:
    await room.start()
    member = await room.asked()
    hand = await room.hand(member)
    await room.wait(3600)
    await room.act(member, hand=hand)
    deal = (await room.table()).deal
    assert deal is not None
    assert deal.ply == 1


@pytest.mark.both
async def test_a_hand_from_before_the_restart_still_plays(room: Room) -> None:
    await playing(room)
    mover = await room.asked()
    hand = await room.hand(mover)
    await room.restart()
    move = next(one for one in choices(hand) if one.move)
    result = await room.choose(mover, hand, move)
    table = await room.table()
    assert table.deal is not None
    assert str(table.deal.log[-1][1]) == move.move
    assert "⚠" not in said(result)


# --- The database fails ---------------------------------------------------------------------------


def failing(monkeypatch: pytest.MonkeyPatch, *, after: int = 0, times: int = 1) -> None:
    """Let `times` commits fail: the next ones, or those that come `after` a number of others."""
    commit, count = Database._commit, iter(range(10**6))

    async def commits(self: Database, batch: list[Any]) -> list[Any]:
        if after <= next(count) < after + times:
            raise OperationalError("COMMIT", {}, Exception("disk I/O error"))
        return await commit(self, batch)

    monkeypatch.setattr(Database, "_commit", commits)


@pytest.mark.both
async def test_a_move_that_could_not_be_written_is_not_made(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start()
    await room.act()
    before, board = await room.table(), room.board().content
    mover = await room.asked()
    hand = await room.hand(mover)
    choice = choices(hand)[0]
    failing(monkeypatch, times=2)  # with the glance at the hand, and without
    (answer,) = answers(await room.choose(mover, hand, choice))[-1:]
    assert answer.content == EN("failure")
    assert answer.ephemeral
    assert (await room.table(), room.board().content) == (before, board)
    await room.choose(mover, hand, choice)
    after = await room.table()
    assert after.deal is not None
    assert before.deal is not None
    assert after.deal.ply == before.deal.ply + 1


@pytest.mark.both
async def test_a_table_that_failed_to_open_opens_next_time(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(monkeypatch)
    assert said(await room.open(other=None)) == EN("failure")
    await room.open(other=None)
    assert (await room.table()).phase == "lobby"


@pytest.mark.both
@pytest.mark.parametrize("press", ["join", "rules", "start"])
async def test_a_lobby_press_that_could_not_be_written_changes_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch, press: str
) -> None:
    await room.open(other=None if press == "join" else "ben")
    before = await room.table()
    if press == "rules":
        panel = (await room.press(room.aki, "rules-panel")).response
        assert panel is not None
        failing(monkeypatch, times=2)
        custom_id = f"rule:{before.id}:0:hands"
        result = await room.aki.select(panel.message, ["6"], custom_id=custom_id)
    else:
        failing(monkeypatch, times=2)
        result = await room.press(room.ben, press)
    assert said(result).endswith(EN("failure"))
    assert await room.table() == before


@pytest.mark.both
@pytest.mark.parametrize("act", ["hand", "show"])
@pytest.mark.parametrize("restart", [False, True])
async def test_a_computer_whose_move_was_not_written_moves_later(
    room: Room, monkeypatch: pytest.MonkeyPatch, act: str, restart: bool
) -> None:
    """The person's move is on the disk, the computer's is not: as after a crash between the two."""
    await room.open(other="computer")
    await room.press(room.aki, "start")
    ours = None
    while ours is None:
        table, mover = await room.table(), await room.asked()
        assert table.deal is not None
        hand = await room.hand(mover)
        seat = table.seat_of(mover.id)
        for choice in choices(hand):
            if choice.move is None:
                continue
            assert seat is not None
            step = play(table.game, table.deal.state, seat, Move.parse(choice.move))
            if step.state.to_act == {1 - seat}:
                ours = choice
                break
        else:
            await room.act(mover)
    failing(monkeypatch, after=1)
    await room.choose(mover, hand, ours)
    monkeypatch.undo()
    if restart:
        await room.restart()
    if act == "hand":
        await room.aki.slash(room.channel, "hand")
    else:
        await room.aki.slash(room.channel, "table show")
    table = await room.table()
    assert table.phase != "playing" or [p.user for p in table.asked] == [room.aki.id]


# --- A send fails ---------------------------------------------------------------------------------


async def moved_unseen(room: Room) -> str:
    """A move whose edit of the public message failed; what the message said before."""
    await room.start()
    await room.act()
    mover = await room.asked()
    hand, board = await room.hand(mover), room.board().content
    room.env.inject_error("PATCH", "/channels/*/messages/*")
    await room.choose(mover, hand, choices(hand)[0])
    table = await room.table()
    assert table.deal is not None
    assert table.deal.ply == 2
    assert room.board().content == board
    return board


async def test_a_failed_edit_is_made_up_for_by_moves(room: Room) -> None:
    board = await moved_unseen(room)
    await room.act()
    assert room.board().content != board
    table = await room.table()
    *_, last = news.latest(table, EN.at(table.key)).split(". ")
    assert last in room.board().content


async def test_a_failed_edit_is_tried_again_at_a_press(room: Room) -> None:
    """The last edit of a deal brings the Ready button: nobody could go on without it."""
    board = await moved_unseen(room)
    await room.chiyo.slash(room.channel, "play", move="touch")
    assert room.board().content != board


async def test_a_move_whose_answer_failed_is_shown_to_everybody(room: Room) -> None:
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    room.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await room.choose(mover, hand, choices(hand)[0])
    table = await room.table()
    assert table.deal is not None
    assert table.deal.ply == 1
    shown = room.board().content
    assert room.env.errors is not None
    assert "look at your hand" in shown


async def test_a_table_whose_message_was_deleted_is_posted_again(room: Room) -> None:
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    old = room.board().id
    room.env.backend.delete_message(room.channel.id, old)
    await room.choose(mover, hand, choices(hand)[0])
    assert room.board().id > old
    assert (await room.table()).message == room.board().id


async def test_a_bot_that_may_not_write_says_so(room: Room) -> None:
    await room.start()
    old = room.board().id
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    result = await room.chiyo.slash(room.channel, "table show")
    assert said(result).endswith(EN("refusal-cannot-post"))
    assert room.board().id == old


async def test_a_bot_that_may_no_longer_edit_says_so(room: Room) -> None:
    await room.start()
    mover = await room.asked()
    hand = await room.hand(mover)
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    result = await room.choose(mover, hand, choices(hand)[0])
    assert EN("refusal-cannot-post") in said(result)


@pytest.mark.parametrize(("others", "moved"), [(4, False), (5, True)])
async def test_five_messages_below_a_table_move_it_to_the_bottom(
    room: Room, others: int, moved: bool
) -> None:
    await room.start()
    old = room.board().id
    for n in range(others):
        await room.chiyo.send(room.channel, f"hello {n}")
    await room.act()
    last = [m for m in room.channel.history() if not m.flags.ephemeral][-1]
    assert (room.board().id > old) is moved
    assert (last.id == room.board().id) is moved
    assert (old in [m.id for m in room.channel.history()]) is not moved
    assert (await room.table()).message == room.board().id


# --- Killed ---------------------------------------------------------------------------------------


def killed_after(url: str, seed: int, moves: int) -> list[tuple[Any, ...]]:
    """The moves a process had acknowledged before it was killed without warning."""
    player = Forked(play_on, url, seed)
    found = [player.hear() for _ in range(moves)]
    player.kill()
    asyncio.run(left(url))
    while more := player.hear():
        found.append(more)
    return found


@pytest.mark.both
@pytest.mark.slow
def test_a_killed_process_loses_and_repeats_no_acknowledged_move(home: str) -> None:
    heard, rng = [], Random(7)
    for seed in range(3):
        heard += killed_after(home, seed, rng.randrange(20, 60))

    async def kept() -> dict[tuple[int, int, int, str], bool]:
        """The moves there are, each with whether somebody has pressed it."""
        database = Database(home)
        await database.open()
        m = schema.moves
        columns = m.c.deal, m.c.ply, m.c.seat, m.c.move, m.c.press
        query = select(*columns).order_by(m.c.deal, m.c.ply)
        found = await database.read(lambda c: c.execute(query).all())
        rows = {(r[0], r[1], r[2], r[3]): r[4] is not None for r in found}
        table = await Tables(database).shown_in(CHANNEL)
        log = [(r[2], r[3]) for r in rows if table.deal and r[0] == table.deal.promise.number]
        assert table.deal is not None
        assert [(seat, str(move)) for seat, move in table.deal.log] == log
        await database.close()
        return rows

    rows = asyncio.run(kept())
    assert len(heard) == len(set(heard))
    pressed = {row for row, is_pressed in rows.items() if is_pressed}
    assert set(heard) <= pressed
    assert len(pressed) - len(heard) <= 3
    assert len({row[:2] for row in rows}) == len(rows)
