"""A master of Dalian: the numbers of its race for points.

A win needs a claimed set, and a seat that has claimed nothing pays twice as much.
"""

from __future__ import annotations

from typing import Any

from bot.domain.players import northern, reckoning
from bot.domain.players.race import Rates
from rules import Move, Seat
from rules.mahjong.tiles import OUTER, honour
from rules.mahjong.view import MahjongView

PAID = 3.45
"""The points that an open hand pays on average for a win."""
CLOSED = 1.2
"""The factor of the share of a seat that has claimed nothing: seldom is that still so at a win."""
FLOW = {
    "honour": (6.6, 4.75, 4.0, 3.9),
    "end": (3.2, 3.25, 3.15, 3.1),
    "near": (2.2, 2.85, 3.1, 3.05),
    "middle": (1.33, 1.92, 2.25, 2.45),
}
"""How many of a tile the others discard in a lap, for each of it that a seat draws: in the first
three laps, the next three, and so on. It is 3 for tiles discarded as often as they are drawn.
"""


class Thinking(reckoning.Thinking):
    """A master's knowledge of a position, including the house rules of the table."""

    rates = Rates(
        wins=0.175,
        slope=0.0115,
        least=0.002,
        most=0.11,
        next=0.12,
        from_dealer=1.95,
        to_dealer=1.95,
        between=1.0,
        gained=(16.0, 16.0),
        as_dealer=1.43,
        nearer=(0.2, 0.23, 0.34, 0.47, 0.6, 0.6, 0.6),
        closed=(0.2, 0.15, 0.33, 0.42, 0.55, 0.55, 0.55),
        stays=(1.0, 0.0, 0.5, 0.55, 0.65, 0.65, 0.65),
        opens=0.3,
        dear=2.23,
        drawn=2,
        further=3,
    )

    def ahead(self, seat: Seat) -> float:
        """Return how many laps another seat that is not ready is ahead of one that cannot win."""
        melds = self.view.melds[seat]
        laid = 0 if self._closed(melds) else min(2, len(melds))
        return 0.4 * min(self.gone, 10) + 0.8 * laid - 2.1

    def costs(self, seat: Seat) -> float:
        """Return the points that an open hand pays for the win of a seat."""
        return PAID

    def flow(self, tile: str) -> float:
        """Return how many others discard a tile in a lap: honours often, middle tiles seldom."""
        kind = "honour" if honour(tile) else "end" if tile in OUTER else _within(tile)
        return FLOW[kind][min(3, self.gone // 3)]

    def share(self, payer: Seat) -> float:
        """Return the share that a seat pays for the viewer's win, apart from a discard by it."""
        return super().share(payer) * (CLOSED if self._closed(self.view.melds[payer]) else 1)


def _within(tile: str) -> str:
    """Return whether a tile of a suit is near the end, a 2 or 8, or in the middle."""
    return "near" if tile[0] in "28" else "middle"


def thinking(view: MahjongView, options: Any) -> Thinking:
    """Return a master's knowledge of a position."""
    return Thinking(view, northern.aim(view.game, options), options)


def choose(view: MahjongView, legal: tuple[Move, ...], options: Any) -> Move:
    """Choose the move that promises most points."""
    return thinking(view, options).weighing(legal).choice
