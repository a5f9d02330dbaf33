"""A match that a player resigns and that is over at once."""

from __future__ import annotations

from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables


async def resigned(tables: Tables, number: int, user: int) -> Table:
    """Resign a match; in a league the other player then ends the running deal."""
    table = await tables.leaving.resign(number, user)
    if table.phase != "over":
        (other,) = (player.user for player in table.people if player.user != user)
        table, _ = await tables.voting.vote_to_end(number, other)
    return table
