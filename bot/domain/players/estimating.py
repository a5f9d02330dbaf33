"""The cost of a choice at mahjong, from a master's estimate of the hands that moves leave.

Deals of mahjong depend too much on luck to be played out. The worth of a hand follows from how many
tiles it lacks, and from which tiles help.
"""

from __future__ import annotations

from collections.abc import Callable
from math import pow
from typing import Any

from bot.domain.players import changchun, dalian, foreseeing, southern
from rules import ByGame, MahjongView, Move
from rules.mahjong.claims import WIN

ALIKE = 0.25
"""The difference up to which two moves count as equal, in tiles nearer to a win."""

COMPLETE: ByGame[float] = ByGame({"liangxi": 3.5})
"""The factor from the points of a win to the worth of a hand that lacks nothing, for each game.

It was measured in deals among club players: the gain of a seat by the rating of its hand after a
discard.
"""
NEARER = 2.0
"""The factor by which one tile nearer to a win raises the worth; measured like `COMPLETE`."""
RECKONED: ByGame[Callable[[MahjongView, Any], Callable[[Move], float]]] = ByGame(
    {
        "changchun": lambda view, options: changchun.thinking(view, options).value,
        "xiamen": lambda view, options: southern.thinking(view, options).value,
        "dalian": lambda view, options: dalian.thinking(view, options).value,
    }
)
"""The function that tells how many points a move promises, for games where a master reckons in
points.

The points are without the factor that `rate` returns.
"""
LEAST = 0.5
"""The difference in points up to which two moves count as equal, where a master reckons in
points.
"""


def rate(options: Any) -> int:
    """Return the factor of all points under these house rules; 1 in games without such a rule."""
    return int(getattr(options, "rate", 1))


def cost(view: MahjongView, better: Move, made: Move, options: Any) -> float:
    """Estimate how many points more `better` brings than `made`; 0 if both count as equal."""
    if reckoned := RECKONED.get(view.game):
        value = reckoned(view, options)
        more = value(better) - value(made)
        return more * rate(options) if more > LEAST else 0.0
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
    """Return the payment of the win that the viewer is offered; 0 for a false win."""
    return sum(line.deltas[view.seat or 0] for line in view.worth.lines) if view.worth else 0
