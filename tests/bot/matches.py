"""Whole matches through the service, without Discord."""

from __future__ import annotations

from random import Random

from bot.match import Player, Table
from bot.store import reads
from bot.tables import Tables
from rules.record import Record

PEOPLE = (Player(1, "Aki"), Player(2, "Ben & Co"))


async def opened(tables: Tables, channel: int = 9, deals: int = 2) -> Table:
    """A table of two people whose first deal is dealt."""
    table = await tables.open(1, channel, PEOPLE[0], "mushi", deals=deals)
    table = await tables.join(channel, table.id, PEOPLE[1], 1000 + channel)
    return await tables.start(channel, table.id, 1, 2000 + channel)


async def step(tables: Tables, table: Table, rng: Random) -> Table:
    """One random move after the first touch of the pack, or everybody's Ready."""
    if table.phase == "between":
        for player in table.asked:
            addition = rng.getrandbits(40)
            table = await tables.ready(table.channel, table.id, player.user, addition)
        return table
    assert table.deal is not None
    (seat,) = table.deal.state.to_act
    legal = table.game.legal(table.deal.state, seat)
    move = rng.choice(legal) if table.deal.ply else legal[0]
    return await tables.play(table.channel, PEOPLE[seat].user, move)


async def played(tables: Tables, seed: int = 0, channel: int = 9, deals: int = 2) -> Table:
    """A random match to its end."""
    rng, table = Random(seed), await opened(tables, channel, deals)
    while table.phase != "over":
        table = await step(tables, table, rng)
    return table


async def recorded(tables: Tables, table: Table) -> Record:
    """The record of a match."""
    return await tables._database.read(lambda c: reads.record(c, table))
