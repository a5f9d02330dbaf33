"""A channel is deleted, closed to the bot, or the bot is removed: no table is lost with it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import timers
from bot.chat.panels import doors
from bot.domain.tables.clocks import DAY, HOUR
from bot.domain.tables.table import KEPT_LOST
from bot.services.ledger import rebuilding
from bot.services.tables import alarm
from bot.words import words
from rules import Move
from tests.bot.discord.room import Room, said
from tests.bot.people.agreeing import all_agree
from tests.bot.test_halls import opened_apart
from tests.bot.world.matches import play_on

pytestmark = pytest.mark.usefixtures("blank", "still", "_seldom")
EN = words("en")
VIEW_CHANNEL = 1 << 10


@pytest.fixture
def _seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pulse beat once a day: weeks pass here, and nothing is put off."""
    monkeypatch.setattr(timers, "PULSE", timedelta(days=1))
    monkeypatch.setattr(alarm, "MISSED", timedelta(days=2))


def deleted(room: Room) -> None:
    room.env.backend.delete_channel(room.channel.id)


def closed(room: Room) -> None:
    bot = room.client.user
    assert bot
    shut = Overwrite(bot.id, OverwriteType.MEMBER, 0, VIEW_CHANNEL)
    room.env.backend.set_overwrite(room.channel.id, shut)


def thrown_out(room: Room) -> None:
    bot = room.client.user
    assert bot
    room.env.backend.remove_member(room.guild.id, bot.id)


def opened(room: Room) -> None:
    bot = room.client.user
    assert bot
    room.env.backend.delete_overwrite(room.channel.id, bot.id)


async def match(room: Room) -> int:
    """A match with a clock, one deal over, the second one running; its number."""
    await room.open(other="ben")
    table = await room.table()
    await room.client.services.tables.lobbies.set_clock(table.id, room.aki.id, "3600 move")
    await all_agree(room.client.services.tables, table.id)
    await room.press(room.aki, "start")
    await play_on(room.client.services.tables, table.id, "between")
    await room.client.screen.renew(table.id)
    for member in (room.aki, room.ben):
        await room.press(member, "ready")
    return table.id


GONE = [deleted, closed, thrown_out]


@pytest.mark.parametrize("gone", GONE)
@pytest.mark.slow
async def test_without_its_channel_a_table_is_closed_after_a_week(
    room: Room, gone: Callable[[Room], None]
) -> None:
    await match(room)
    gone(room)
    await room.env.advance_time(HOUR)
    table = await room.table()
    assert table.lost_at
    assert table.deal
    assert table.deal.ply == 0
    await room.wait((table.lost_at + KEPT_LOST - room.env.now()).total_seconds() - 1)
    assert (await room.table()).looks_like(table)
    await room.env.advance_time(1)
    after = await room.table()
    assert (after.phase, after.next_due) == ("over", None)
    assert await room.client.services.database.read(rebuilding.rebuild) == (1, [], 0)
    assert len(room.client.services.tables.timers) == 0


@pytest.mark.parametrize("gone", [deleted, closed])
async def test_a_player_moves_a_lost_table_to_another_channel(
    room: Room, gone: Callable[[Room], None]
) -> None:
    number = await match(room)
    gone(room)
    await room.env.advance_time(HOUR)
    await room.restart()
    elsewhere = room.guild.create_text_channel("elsewhere")
    told = said(await room.emilia.slash(elsewhere, "table move", table=number))
    assert told == EN("refusal-move-refused")
    offered = await room.ben.autocomplete(elsewhere, "table move", "table", "mu")
    assert [one["value"] for one in offered] == [number]
    told = said(await room.ben.slash(elsewhere, "table move", table=number))
    assert told == EN("moved-here")
    room.channel = elsewhere
    table = await room.table()
    assert (table.id, table.lost_at) == (number, None)
    assert any(one.due for one in table.clocks)
    await play_on(room.client.services.tables, number)
    assert await room.client.services.database.read(rebuilding.rebuild) == (2, [], 0)


async def test_a_table_goes_on_once_its_channel_is_open_again(room: Room) -> None:
    await match(room)
    closed(room)
    await room.env.advance_time(HOUR)
    opened(room)
    await room.wait(DAY)
    assert (await room.table()).lost_at
    await room.press(room.aki, "hand")
    assert (await room.table()).lost_at is None
    await room.act()
    await room.env.advance_time(HOUR)
    table = await room.table()
    assert table.deal
    assert table.deal.ply >= 2


# --- Threads that are locked ----------------------------------------------------------------------


async def apart(room: Room) -> None:
    """A match in a thread of its own, with an hour a move."""
    await room.client.services.halls.set_threads(room.guild.id, wanted=True)
    await opened_apart(room)
    table = await room.table()
    await room.client.services.tables.lobbies.set_clock(table.id, room.aki.id, "3600 move")
    await all_agree(room.client.services.tables, table.id)
    await room.press(room.aki, "start")


def locked(room: Room, *, archived: bool = False) -> None:
    meta = room.channel._channel.thread_metadata
    assert meta
    meta.locked, meta.archived = True, archived


def unlocked(room: Room) -> None:
    meta = room.channel._channel.thread_metadata
    assert meta
    meta.locked = meta.archived = False
    room.env.backend.faults.clear()


def without_rights(room: Room) -> None:
    """Nothing can be done in an archived and locked thread by a bot that manages no threads."""
    locked(room, archived=True)
    place = f"/channels/{room.channel.id}"
    for method, path, code in (
        ("PATCH", f"{place}/messages/*", 50083),
        ("PATCH", place, 50013),
        ("POST", f"{place}/messages", 50083),
    ):
        room.env.inject_error(method, path, status=403, code=code, times=None)


def with_rights(room: Room) -> None:
    """A bot that manages threads could open the archived thread again, and send there."""
    locked(room, archived=True)
    path = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=400, code=50083, times=None)


LOCKED = [without_rights, with_rights, locked]


def asked(room: Room, method: str, path: str = "") -> int:
    """How many requests went to the channel of the room."""
    place = f"/channels/{room.channel.id}{path}"
    every = room.env.http_requests
    return sum(one.method == method and one.path.endswith(place) for one in every)


@pytest.mark.parametrize("lock", LOCKED)
async def test_in_a_locked_thread_a_table_stands_still(
    room: Room, lock: Callable[[Room], None]
) -> None:
    await apart(room)
    lock(room)
    sent = asked(room, "POST", "/messages")
    await room.env.advance_time(HOUR)
    table = await room.table()
    assert table.deal
    assert table.lost_at
    assert table.deal.ply == 0
    looks = asked(room, "GET")
    for _ in range(30):
        await room.env.advance_time(HOUR)
    assert (await room.table()).looks_like(table)
    assert asked(room, "GET") == looks
    assert asked(room, "PATCH") == 0
    assert asked(room, "POST", "/messages") - sent <= 1
    unlocked(room)
    await room.press(room.aki, "hand")
    table = await room.table()
    assert table.lost_at is None
    assert any(one.due for one in table.clocks)


@pytest.mark.parametrize("lock", LOCKED)
async def test_a_table_is_moved_out_of_a_locked_thread(
    room: Room, lock: Callable[[Room], None]
) -> None:
    parent = room.channel
    await apart(room)
    lock(room)
    await room.env.advance_time(HOUR)
    number = (await room.table()).id
    told = said(await room.ben.slash(parent, "table move", table=number))
    assert told == EN("moved-here")
    room.channel = parent
    assert (await room.table()).lost_at is None
    await room.act()


async def test_a_change_in_a_thread_finds_that_it_is_locked(room: Room) -> None:
    """Commands still come from there; an edit that succeeds proves nothing."""
    await apart(room)
    with_rights(room)
    await room.aki.slash(room.channel, "seat open")
    assert (await room.table()).lost_at
    room.env.backend.faults.clear()
    await room.press(room.aki, "hand")
    assert (await room.table()).lost_at
    assert asked(room, "PATCH") == 0


async def test_deadlines_continue_unlocked_threads_and_close_gone_ones(
    room: Room,
) -> None:
    await apart(room)
    locked(room)
    await room.env.advance_time(HOUR)
    unlocked(room)
    await room.wait(KEPT_LOST.total_seconds())
    table = await room.table()
    assert (table.phase, table.lost_at) == ("playing", None)
    assert any(one.due for one in table.clocks)


async def test_a_channel_that_is_no_thread_is_asked_for_once(room: Room) -> None:
    await match(room)
    for _ in range(5):
        await room.env.advance_time(HOUR)
    assert asked(room, "GET") == 1


# --- Moving ---------------------------------------------------------------------------------------


async def test_an_owner_moves_a_table_from_an_existing_channel(
    room: Room,
) -> None:
    number = await match(room)
    elsewhere = room.guild.create_text_channel("elsewhere")
    told = said(await room.ben.slash(elsewhere, "table move", table=number))
    assert told == EN("refusal-move-refused")
    await room.ben.slash(elsewhere, "table open", game="mushi")
    told = said(await room.aki.slash(elsewhere, "table move", table=number))
    assert told == EN("refusal-table-exists")
    assert (await room.table()).id == number
    await room.ben.slash(elsewhere, "table end")
    assert said(await room.aki.slash(elsewhere, "table move", table=number)) == EN("moved-here")
    told = said(await room.aki.slash(room.channel, "table move", table=number + 9))
    assert told == EN("refusal-no-such-table")


async def shown(room: Room) -> int | None:
    """The number of the message that shows the table."""
    return (await room.table()).message


def board_deleted(room: Room) -> int:
    """The number of the board that a moderator has deleted just now."""
    board = room.board()
    room.env.backend.delete_message(room.channel.id, board.id)
    return board.id


async def test_a_deleted_message_is_sent_again(room: Room) -> None:
    await match(room)
    board = board_deleted(room)
    await room.env.advance_time(HOUR)
    assert room.board().id != board
    assert (await room.table()).message == room.board().id


async def test_a_player_restores_a_deleted_message_once_a_day(
    room: Room,
) -> None:
    await room.open(other="ben")
    await room.press(room.aki, "start")
    board = board_deleted(room)
    await room.wait(2 * HOUR)
    await room.emilia.slash(room.channel, "scores")
    assert await shown(room) == board
    await room.aki.slash(room.channel, "hand")
    first = await shown(room)
    assert first != board
    board_deleted(room)
    for _ in range(3):
        await room.aki.slash(room.channel, "seat open")
        await room.wait(2 * HOUR)
        await room.aki.slash(room.channel, "hand")
        await room.ben.slash(room.channel, "hand")
    assert await shown(room) == first
    await room.wait(DAY)
    await room.ben.slash(room.channel, "hand")
    assert await shown(room) != first
    board_deleted(room)
    await room.aki.slash(room.channel, "table show")
    assert room.board().id == await shown(room)


async def test_a_present_message_is_looked_for_once_a_day(room: Room) -> None:
    await room.open(other="ben")
    await room.press(room.aki, "start")
    await room.wait(2 * HOUR)
    before = asked(room, "PATCH", f"/messages/{room.board().id}")
    for _ in range(5):
        await room.aki.slash(room.channel, "hand")
    assert asked(room, "PATCH", f"/messages/{room.board().id}") == before + 1


@pytest.mark.parametrize(("started", "days"), [(False, 7), (True, 30)])
async def test_a_forgotten_table_gives_way_to_another_one(
    room: Room, started: bool, days: int
) -> None:
    """Its opener may never come back, and nobody else can end it but a moderator."""
    await room.open(other="ben")
    if started:
        await room.press(room.aki, "start")
        await room.act()
    number = (await room.table()).id
    room.client.services.tables.timers.stop()
    await room.env.advance_time(days * DAY - 1)
    told = said(await room.emilia.slash(room.channel, "table open", game="koikoi"))
    assert told == EN("refusal-table-exists")
    await room.env.advance_time(1)
    await room.emilia.slash(room.channel, "table open", game="koikoi")
    table = await room.table()
    assert (table.key, table.id > number) == ("koikoi", True)
    assert await room.client.services.database.read(rebuilding.rebuild) == (0, [], 0)


@pytest.mark.parametrize("code", [40333, 0])
async def test_a_blocked_network_loses_no_table(room: Room, code: int) -> None:
    """The network before Discord sometimes refuses every request of a bot for a while."""
    number = await match(room)
    room.env.inject_error("*", "/channels/*", status=403, code=code, times=None)
    player = (await room.table()).asked[0]
    await room.client.services.tables.playing.play(number, player.user, Move("touch"))
    await room.env.advance_time(600)
    assert (await room.table()).lost_at is None
    room.env.backend.faults.clear()
    await room.press(room.aki, "hand")
    message = await doors.message(room.client, await room.table(), EN)
    assert room.board().content == message.content
