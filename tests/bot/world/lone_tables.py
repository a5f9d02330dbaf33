"""Tables without Discord, at a time that a test moves: in memory and in the database."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from tests.bot.people.agreeing import all_agree
from tests.bot.world.matches import PEOPLE

GUILD, HERE, THERE = 1, 9, 10
EVE = Player(77, "Eve")


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


async def stored(database: Database, channel: int = HERE) -> Table:
    """Read a table as another process would."""
    return await Tables(database).shown_in(channel)


async def opened(
    tables: Tables,
    key: str,
    people: int,
    computers: int = 0,
    pace: str = "",
    clock: str = "none",
    channel: int = HERE,
) -> Table:
    """Open a table and deal its first deal to people and computer players."""
    seats = people + computers
    table = await tables.lobbies.open(GUILD, channel, PEOPLE[0], key, seats=seats, clock=clock)
    for player in PEOPLE[1:people]:
        table = await tables.lobbies.join(table.id, player, 1000 + player.user)
    for _ in range(computers):
        table = await tables.lobbies.add_computer(table.id, PEOPLE[0].user, "Computer {}".format)
    if pace:
        await tables.lobbies.set_pace(table.id, PEOPLE[0].user, pace)
        await all_agree(tables, table.id)
    return await tables.playing.start(table.id, PEOPLE[0].user, 2000)


async def next_deadline(tables: Tables, clock: Clock, channel: int = HERE) -> Table:
    """Move the clock to the next deadline of a table."""
    table = await tables.shown_in(channel)
    due = table.next_due
    assert due
    clock.now = max(clock.now, due)
    await tables.alarm._come_due(table.id)
    return await tables.shown_in(channel)
