"""What a choice at mahjong has cost, as a master estimates the hands that moves leave.

Deals of mahjong depend too much on luck to be played out: a hand is worth the less, the more tiles
it lacks, and by what helps it.
"""

from __future__ import annotations

from math import pow
from typing import NamedTuple

from bot.domain.players import foreseeing
from rules import ByGame, MahjongView, Move, Options
from rules.mahjong.claims import WIN

ALIKE = 0.25
"""Moves are alike that differ by no more, counted in tiles nearer to a win."""


class Scale(NamedTuple):
    """What a hand that lacks nothing is worth in points, and how many times that of one tile."""

    points: float
    tile: float


SCALES: ByGame[Scale] = ByGame(
    {
        "xiamen": Scale(12.0, 1.4),
        "northern": Scale(10.0, 1.4),
        "liangxi": Scale(3.0, 2.0),
    }
)
"""Rough, and set by hand: about what a win pays, and how much less a hand that lacks one more wins.

At Liangxi a move looks good by the points of a hand, too, which three others pay.
"""


def cost(view: MahjongView, better: Move, made: Move, options: Options) -> float:
    """About how many points a move brings more than another one; 0 where they are alike."""
    value, scale = foreseeing.VALUES[view.game](view, options), SCALES[view.game]

    def points(move: Move) -> float:
        return scale.points * pow(scale.tile, value(move))

    if better == WIN:
        return max(0.0, _paid(view) - points(made))
    if made == WIN:
        return 0.0 if view.worth else points(better)
    alike = value(better) - value(made) <= ALIKE
    return 0.0 if alike else points(better) - points(made)


def _paid(view: MahjongView) -> int:
    """What a win pays the viewer at once; 0 where it would be a false one."""
    return sum(line.deltas[view.seat or 0] for line in view.worth.lines) if view.worth else 0
