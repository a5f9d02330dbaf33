"""Views keep to Discord's limits: bursts are told in one edit, and little ever waits."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from bot.chat import painting
from bot.chat.panels import doors
from bot.chat.panels.frame.coalesce import Latest
from bot.chat.panels.tables.hand import hand
from bot.chat.publisher import Publisher
from bot.timers import RETRY
from bot.words import words
from tests.bot.discord.limits import limited
from tests.bot.discord.room import Room, choices, said
from tests.bot.people.crowd import burst, hall, plies
from tests.bot.people.league_room import LeagueRoom

EN = words("en")

TABLES, BURSTS = 20, 3
HANDS = 3
"""The number of people at each table with an open hand."""
EDITS = 0.4
"""How often the message of a table is edited a move, at most."""


@pytest.fixture
def showing(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """By channel, the most presses that were at showing the table at once after their answer."""
    now: Counter[int] = Counter()
    most: Counter[int] = Counter()
    publish = Publisher.publish

    async def counted(self: Publisher, interaction: Any, *what: Any, **more: Any) -> None:
        channel = interaction.channel_id
        now[channel] += 1
        most[channel] = max(most[channel], now[channel])
        try:
            await publish(self, interaction, *what, **more)
        finally:
            now[channel] -= 1

    monkeypatch.setattr(Publisher, "publish", counted)
    return most


# --- Many tables ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.slow
async def test_twenty_tables_queue_no_more_than_they_can_show(
    room: Room, monkeypatch: pytest.MonkeyPatch, showing: Counter[int]
) -> None:
    """No time passes during the bursts, so that what is over a limit waits until their end."""
    rooms = await hall(room.env, room, TABLES, monkeypatch)
    limits, rng, before = limited(room.env, monkeypatch), Random(1), await plies(rooms)
    for _ in range(BURSTS):
        await burst(rooms, rng, monkeypatch)
    moves = await plies(rooms) - before
    assert sum(limits.waiting.values()) > TABLES / 2, "the limits were never reached"
    await room.env.advance_time(10)
    assert not sum(limits.waiting.values())

    assert 0 < limits.edits() <= EDITS * moves
    assert limits.edits("webhooks") <= HANDS * moves
    assert (limits.most(), limits.most("webhooks")) == (1, 1)
    assert limits.most("bot") <= TABLES
    assert max(showing.values()) <= 1 + HANDS
    for one in rooms:
        await shows_all(one)


async def shows_all(room: Room) -> None:
    """The message of a table and the hands open at it are as the table stands."""
    one = await room.table()
    assert room.board().content == (await doors.message(room.client, one, EN)).content
    for user, shown in room.hands.items():
        opened = room.client.hands[one.id, user].interaction
        assert shown.content.endswith((await hand.open_panel(opened, one)).content)


# --- One at a time --------------------------------------------------------------------------------


@pytest.mark.parametrize("fails", [False, True])
async def test_wishes_during_a_showing_are_shown_once_more(fails: bool) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    shown: list[tuple[int, str]] = []

    async def show(number: int, wish: str) -> None:
        shown.append((number, wish))
        begun.set()
        await go_on.wait()
        if fails:
            raise ValueError

    def where(number: int) -> dict[str, Any]:
        return {"number": number}

    latest: Latest[int, str] = Latest(show, lambda *both: "".join(both), where)
    first = asyncio.create_task(latest.want(1, "a"))
    await begun.wait()
    for wish in "bcd":
        await latest.want(1, wish)
    other = asyncio.create_task(latest.want(2, "x"))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, other)
    assert shown == [(1, "a"), (2, "x"), (1, "bcd")]
    await latest.want(1, "e")
    assert shown[-1] == (1, "e")


async def test_no_more_pictures_are_drawn_at_once_than_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawing, most, lock = 0, 0, threading.Lock()
    moment = threading.Event()

    def draw() -> bytes:
        nonlocal drawing, most
        with lock:
            drawing += 1
            most = max(most, drawing)
        moment.wait(0.002)
        with lock:
            drawing -= 1
        return b""

    with ThreadPoolExecutor(painting.BRUSHES) as painters:
        monkeypatch.setattr(painting, "_painters", painters)
        await asyncio.gather(*(painting.drawn(draw) for _ in range(10 * painting.BRUSHES)))
    assert most == painting.BRUSHES


# --- Discord is too busy --------------------------------------------------------------------------

BUSY = [(429, 0, True), (503, 0, True), (403, 0, True), (403, 50013, False)]
"""Discord's answers with their codes, and whether a request is repeated after them."""


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize(("status", "code", "again"), BUSY)
async def test_an_edit_is_made_later_if_discord_was_busy(
    room: Room, status: int, code: int, again: bool
) -> None:
    await room.start()
    mover, board = await room.asked(), room.board().content
    opened = await room.hand(mover)
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await room.choose(mover, opened, choices(opened)[0])
    assert room.board().content == board
    await room.env.advance_time(RETRY.total_seconds())
    assert (room.board().content != board) is again
    assert isinstance(room.client.screen, Publisher)
    assert len(room.client.screen.board.late) == 0


@pytest.mark.usefixtures("blank", "still")
async def test_a_hand_is_shown_later_if_discord_was_busy(room: Room) -> None:
    await room.start()
    room.hands = {one.id: await room.hand(one) for one in (room.aki, room.ben)}
    mover = await room.asked()
    (other,) = {room.aki.id, room.ben.id} - {mover.id}
    before = room.hands[other].content
    room.env.inject_error("PATCH", "/webhooks/*", status=429)
    await room.choose(mover, room.hands[mover.id], choices(room.hands[mover.id])[0])
    assert room.hands[other].content == before
    await room.env.advance_time(RETRY.total_seconds())
    await shows_all(room)


@pytest.mark.usefixtures("blank", "still")
async def test_standings_that_discord_was_too_busy_for_are_shown_later(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    before = league.notice().content
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    joined = await room.emilia.click(league.notice(), label=EN("button-league-join"))
    assert said(joined) == EN("league-joined", league="Spring")
    assert league.notice().content == before
    await room.env.advance_time(RETRY.total_seconds())
    assert f"<@{room.emilia.id}>" in league.notice().content
