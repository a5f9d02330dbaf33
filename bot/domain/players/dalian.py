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
"""The factor of the payment by a seat that has claimed nothing so far.

It would pay double, but seldom has a seat still claimed nothing when somebody wins.
"""
FLOW = {
    "honour": (6.6, 4.75, 4.0, 3.9),
    "end": (3.2, 3.25, 3.15, 3.1),
    "near": (2.2, 2.85, 3.1, 3.05),
    "middle": (1.33, 1.92, 2.25, 2.45),
}
"""How many tiles of a kind the other seats discard in a lap, as a multiple of the number that one
seat draws: in the first three laps, in the next three, and so on.

It would be 3 if tiles were discarded as often as they are drawn.
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
        """Return for how many laps the chance of another seat, which is not ready, has grown.

        It is negative before the chance begins to grow.
        """
        melds = self.view.melds[seat]
        laid = 0 if self._closed(melds) else min(2, len(melds))
        return 0.4 * min(self.gone, 10) + 0.8 * laid - 2.1

    def costs(self, seat: Seat) -> float:
        """Return the points that an open hand pays for the win of a seat."""
        return PAID

    def flow(self, tile: str) -> float:
        """Return how many such tiles the other seats discard in a lap, as a multiple of the number
        that one seat draws: many honours, few middle tiles.
        """
        kind = "honour" if honour(tile) else "end" if tile in OUTER else _within(tile)
        return FLOW[kind][min(3, self.gone // 3)]

    def share(self, payer: Seat) -> float:
        """Return the share that a seat pays for the viewer's win, without the extra for discarding
        the winning tile.
        """
        return super().share(payer) * (CLOSED if self._closed(self.view.melds[payer]) else 1)


def _within(tile: str) -> str:
    """Return `near` for a 2 or an 8, and `middle` for a tile from 3 to 7."""
    return "near" if tile[0] in "28" else "middle"


def thinking(view: MahjongView, options: Any) -> Thinking:
    """Return a master's knowledge of a position."""
    return Thinking(view, northern.aim(view.game, options), options)


def choose(view: MahjongView, legal: tuple[Move, ...], options: Any) -> Move:
    """Choose the move that promises most points."""
    return thinking(view, options).weighing(legal).choice
