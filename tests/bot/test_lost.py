"""A channel is deleted, closed to the bot, or the bot is thrown out: no table is lost with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.domain.tables.clocks import DAY, HOUR
from bot.domain.tables.table import KEPT_LOST
from bot.services.ledger import rebuilding
from bot.words import words
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")
VIEW_CHANNEL = 1 << 10


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
    await room.press(room.aki, "start")
    await room.finish(until="between")
    for member in (room.aki, room.ben):
        await room.press(member, "ready")
    return table.id


GONE = [deleted, closed, thrown_out]


@pytest.mark.parametrize("gone", GONE)
@pytest.mark.slow
async def test_without_its_channel_a_table_stands_still_and_is_closed_after_a_week(
    room: Room, gone: Callable[[Room], None]
) -> None:
    await match(room)
    gone(room)
    await room.env.advance_time(HOUR)
    table = await room.table()
    assert table.lost_at == room.env.now()
    assert table.deal
    assert table.deal.ply == 1
    await room.wait(KEPT_LOST.total_seconds() - 1)
    assert (await room.table()).looks_like(table)
    await room.env.advance_time(1)
    after = await room.table()
    assert (after.phase, after.next_due) == ("over", None)
    assert await room.client.services.database.read(rebuilding.rebuild) == (1, [], 0)
    assert len(room.client.services.tables.timers) == 0


@pytest.mark.parametrize("gone", [deleted, closed])
async def test_whoever_sits_at_a_lost_table_moves_it_to_another_channel(
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
    await room.finish()
    assert await room.client.services.database.read(rebuilding.rebuild) == (2, [], 0)


async def test_a_table_goes_on_where_it_is_once_its_channel_is_open_again(room: Room) -> None:
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


async def test_an_owner_moves_a_table_whose_channel_is_there_and_a_channel_holds_one(
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


async def test_a_deleted_message_is_sent_again(room: Room) -> None:
    await match(room)
    board = room.board()
    room.env.backend.delete_message(room.channel.id, board.id)
    await room.env.advance_time(HOUR)
    assert room.board().id != board.id
    assert (await room.table()).message == room.board().id


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
