"""While Discord cannot be reached nobody's time runs out, and what was missed is given back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.tables.table import Table
from bot.timers import PULSE
from tests.bot.discord.room import Room

HOUR = timedelta(hours=1)


async def clocked(room: Room) -> Table:
    """A running match in which everybody has an hour for a decision."""
    await room.open(2, None)
    table = await room.table()
    lobbies = room.client.services.tables.lobbies
    await lobbies.set_clock(table.id, room.aki.id, "3600 move")
    await room.press(room.ben, "join")
    await room.press(room.aki, "start")
    return await room.table()


async def passed(room: Room, time: timedelta) -> None:
    await room.env.advance_time(time.total_seconds())


@pytest.mark.usefixtures("blank", "still")
async def test_nobody_loses_time_while_discord_is_away(room: Room) -> None:
    before = await clocked(room)
    assert before.next_due
    await passed(room, HOUR / 2)
    await room.client.on_shard_disconnect(0)
    await passed(room, HOUR)
    assert (await room.table()).deal == before.deal
    room.client.connections.away.clear()
    await passed(room, PULSE)
    after = await room.table()
    assert after.deal == before.deal
    assert after.next_due
    assert HOUR <= after.next_due - before.next_due <= 1.5 * HOUR
    await passed(room, HOUR + timedelta(minutes=15))
    assert (await room.table()).deal != before.deal


@pytest.mark.usefixtures("blank", "still")
async def test_a_short_break_of_the_connection_gives_nothing_back(room: Room) -> None:
    before = await clocked(room)
    await passed(room, HOUR / 4)
    await room.client.on_shard_disconnect(0)
    await passed(room, timedelta(minutes=2))
    await room.client.on_shard_resumed(0)
    await passed(room, PULSE)
    assert (await room.table()).next_due == before.next_due
