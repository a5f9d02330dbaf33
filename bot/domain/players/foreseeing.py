"""A master of Liangxi: it knows the house rules, and counts the points that a win saves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from bot.domain.players import liangxi
from bot.domain.players.nearest import Held
from rules import ByGame, Move, Options
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.view import MahjongView

HELPS = 4.0
"""The value at Liangxi, in tiles nearer to a win, if every tile that can come helps."""
SAVED = 10
"""Points saved by a win at Liangxi, because a winner pays for no other win."""
DISCARDS = ("discard", "ready")
"""The verbs of moves in which a seat discards a tile."""


# --- Liangxi --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Liangxi(liangxi.Thinking):
    """A position as a master of Liangxi sees it, with the house rules of the table."""

    @property
    def helping(self) -> float:
        """The value if every tile helps: more than usual, as quick winners pay for no other win."""
        return HELPS

    def weight(self, points: float) -> float:
        """Return the value of a win's points and of the points it saves."""
        return super().weight(points + SAVED)

    def rated(self, held: Held) -> list[liangxi.Rated]:
        """Rate the goals; goals with too few points for a win count as farther by `FALSE` tiles."""
        points = self.points(held, *self.read(held))
        least = self.house.min_points
        rated = [
            rated._replace(rate=rated.rate - liangxi.FALSE * (rated.goal.points + points < least))
            for rated in super().rated(held)
        ]
        return sorted(rated, key=lambda rated: rated.rate, reverse=True)


def old_beijing(view: MahjongView, legal: tuple[Move, ...], options: Options) -> Move:
    """Choose a true win, otherwise the move that rates best under the house rules."""
    return Liangxi(view, cast(LiangxiOptions, options)).weighing(legal).choice


# --- Ratings of moves at first sight --------------------------------------------------------------


VALUES: ByGame[Callable[[MahjongView, Any], Callable[[Move], float]]] = ByGame(
    {
        "liangxi": lambda view, options: Liangxi(view, options).value,
    }
)
"""The function that rates a move at first sight for each game, in tiles nearer to a win."""
