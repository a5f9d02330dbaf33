"""The deletion of old data that people do not need, while payments stay."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import NamedTuple

from bot.store import Connection, Database
from bot.store.upkeep import pruning

AT_ONCE = 50
"""The number of matches pruned in one transaction, so that others wait only a moment."""


class Pruned(NamedTuple):
    """The number of matches that have lost their moves, and the number of those moves."""

    matches: int
    moves: int


async def counted(database: Database, before: datetime) -> Pruned:
    """Return the result that `prune` would have; nothing is deleted."""

    def found(connection: Connection) -> Pruned:
        matches = pruning.finished(connection, before)
        return Pruned(len(matches), sum(pruning.moves(connection, match) for match in matches))

    return await database.read_long(found)


async def prune(
    database: Database, before: datetime, told: Callable[[int, int], None] = lambda *_: None
) -> Pruned:
    """Delete the moves of matches that were over before a time, even while the bot runs.

    Payments, points, places and ratings stay. `told` is called with the number of matches done, and
    the number of all.
    """
    matches, moves = await database.read_long(lambda c: pruning.finished(c, before)), 0
    for at in range(0, len(matches), AT_ONCE):
        some = matches[at : at + AT_ONCE]
        moves += await database.write(partial(pruning.prune, matches=some))
        told(at + len(some), len(matches))
    return Pruned(len(matches), moves)
