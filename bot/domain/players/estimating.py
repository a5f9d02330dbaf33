"""What a choice at mahjong has cost, as a master estimates the hands that moves leave.

Deals of mahjong depend too much on luck to be played out: a hand is worth the less, the more tiles
it lacks, and by what helps it.
"""

from __future__ import annotations

from math import pow

from bot.domain.players import foreseeing
from rules import ByGame, MahjongView, Move, Options
from rules.mahjong.claims import WIN

ALIKE = 0.25
"""Moves are alike that differ by no more, counted in tiles nearer to a win."""


COMPLETE: ByGame[float] = ByGame({"xiamen": 21.0, "northern": 13.0, "liangxi": 3.5})
"""What a hand that lacks nothing is worth in points; at Liangxi beside what its points count for.

Measured in deals among club players: how what a seat gained in the end hangs on how good its hand
looked after a discard.
"""
NEARER = 2.0
"""A hand that lacks one tile less is worth so many times as much; measured so, too."""


def cost(view: MahjongView, better: Move, made: Move, options: Options) -> float:
    """About how many points a move brings more than another one; 0 where they are alike."""
    value, complete = foreseeing.VALUES[view.game](view, options), COMPLETE[view.game]

    def points(move: Move) -> float:
        return complete * pow(NEARER, value(move))

    if better == WIN:
        return max(0.0, _paid(view) - points(made))
    if made == WIN:
        return 0.0 if view.worth else points(better)
    alike = value(better) - value(made) <= ALIKE
    return 0.0 if alike else points(better) - points(made)


def _paid(view: MahjongView) -> int:
    """What a win pays the viewer at once; 0 where it would be a false one."""
    return sum(line.deltas[view.seat or 0] for line in view.worth.lines) if view.worth else 0
