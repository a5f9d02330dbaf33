"""The average gain and number of choices in a deal of each game, from deals of computer players.

    python -m tests.typical [DEALS] [GAME ...]

`bot/domain/tables/typical.py` has both. The gain sets the worth of a point of each game, the number
of choices sets its duration.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean

from bot.domain.players import choose
from bot.domain.tables.typical import Typical
from tests.playing import TABLES, Table, shuffled


def typical(table: Table, deals: int) -> Typical:
    """Return the averages of a number of deals; a choice is a move among several, other than a
    pass.
    """
    game, options, rng = table.game, table.options, Random(1)
    carry, gains, decisions = game.opening(options, table.seats), list[int](), 0
    for _ in range(deals):
        state = game.deal(options, carry, shuffled(table, rng)).state
        while state.result is None:
            seat = min(state.to_act)
            legal = game.legal(state, seat)
            move = choose(game.view(state, seat), legal)
            decisions += len(legal) > 1 and move.verb != "pass"
            state = game.apply(state, seat, move).state
        gains += map(abs, state.result.deltas(table.seats))
        carry = state.result.carry or game.opening(options, table.seats)
    return Typical(fmean(gains), decisions / deals)


FIRST = {table.game.key: table for table in reversed(TABLES) if table.seats <= 4}
"""Each game under its first preset."""

if __name__ == "__main__":
    deals, *keys = sys.argv[1:] or ["100"]
    for key in keys or FIRST:
        gain, decisions = typical(FIRST[key], int(deals))
        print(f"{key}: {gain:.1f}, {decisions:.0f} choices", flush=True)
