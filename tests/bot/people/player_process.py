"""A process that plays at a table without end and reports each move once it is acknowledged."""

from __future__ import annotations

import asyncio
from random import Random

from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import RuleError
from tests.forked import Tell

CHANNEL = 9
PEOPLE = (Player(1, "Aki"), Player(2, "Ben"))


async def opened(tables: Tables) -> Table:
    """Return the table of the channel; if there is none, open a match of fifty deals."""
    try:
        return await tables.shown_in(CHANNEL)
    except RuleError:
        table = await tables.lobbies.open(1, CHANNEL, PEOPLE[0], "mushi", deals=50)
        table = await tables.lobbies.join(table.id, PEOPLE[1], 12)
        return await tables.playing.start(table.id, 1, 11)


async def play(tell: Tell, url: str, seed: int) -> None:
    """Make one random move after the other."""
    database, rng = Database(url), Random(seed)
    await database.open()
    tables = Tables(database)
    table = await opened(tables)
    while table.phase != "over":
        if table.phase == "between":
            for player in table.asked:
                table = await tables.playing.ready(table.id, player.user, rng.getrandbits(40))
            continue
        assert table.deal is not None
        (seat,) = table.deal.state.to_act
        move = rng.choice(table.game.legal(table.deal.state, seat))
        number, ply = table.deal.promise.number, table.deal.ply
        press = rng.getrandbits(40)
        table = await tables.playing.play(table.id, PEOPLE[seat].user, move, press=press)
        tell(number, ply, seat, str(move))


def play_on(tell: Tell, url: str, seed: int) -> None:
    """Play until the process is killed."""
    asyncio.run(play(tell, url, seed))
