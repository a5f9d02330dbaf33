"""The average gain and number of choices in a deal of each game, from deals of computer players.

    python -m tests.typical [DEALS] [GAME ...]

`bot/domain/league/charter.py` has the gain or loss of a seat, which sets the worth of a point of
each game. `bot/domain/tables/length.py` has the number of choices, which sets its duration.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean
from typing import NamedTuple

from bot.domain.players import choose
from tests.playing import TABLES, Table, shuffled


class Typical(NamedTuple):
    """Each seat's gain or loss as a positive number, and the number of choices of all seats in a
    deal.
    """

    amount: float
    decisions: float


def typical(table: Table, deals: int) -> Typical:
    """The averages of a number of deals; a choice has more than one move, and is not a pass."""
    game, options, rng = table.game, table.options, Random(1)
    carry, amounts, decisions = game.opening(options, table.seats), list[int](), 0
    for _ in range(deals):
        state = game.deal(options, carry, shuffled(table, rng)).state
        while state.result is None:
            seat = min(state.to_act)
            legal = game.legal(state, seat)
            move = choose(game.view(state, seat), legal)
            decisions += len(legal) > 1 and move.verb != "pass"
            state = game.apply(state, seat, move).state
        amounts += map(abs, state.result.deltas(table.seats))
        carry = state.result.carry or game.opening(options, table.seats)
    return Typical(fmean(amounts), decisions / deals)


FIRST = {table.game.key: table for table in reversed(TABLES) if table.seats <= 4}
"""Each game under its first preset."""

if __name__ == "__main__":
    deals, *keys = sys.argv[1:] or ["100"]
    for key in keys or FIRST:
        amount, decisions = typical(FIRST[key], int(deals))
        print(f"{key}: {amount:.1f}, {decisions:.0f} choices", flush=True)
