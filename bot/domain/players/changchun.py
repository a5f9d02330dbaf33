"""A master of Changchun: the numbers of its race for points."""

from __future__ import annotations

from typing import Any

from bot.domain.players import northern, reckoning
from bot.domain.players.race import Rates
from rules import Move, Seat
from rules.mahjong.view import MahjongView

PAID = {False: 5.1, True: 10.0}
"""The points that a seat pays on average for a win, by whether the winner's hand is concealed."""
NEARER = (0.2, 0.38, 0.5, 0.6, 0.6, 0.6)
"""The chance that a hand comes one tile nearer in a lap, by the number of tiles it lacks."""


class Thinking(reckoning.Thinking):
    """A master's knowledge of a position, including the house rules of the table."""

    rates = Rates(
        wins=0.18,
        slope=0.014,
        least=0.003,
        most=0.13,
        next=0.2,
        from_dealer=1.6,
        to_dealer=1.5,
        between=0.9,
        gained=(18.0, 35.0),
        as_dealer=1.5,
        nearer=NEARER,
        closed=NEARER,
        stays=(1.0, 0.45, 0.45, 0.45, 0.45, 0.45),
    )

    def ahead(self, seat: Seat) -> float:
        """Return for how many laps the chance of another seat, which is not ready, has grown.

        It is negative before the chance begins to grow.
        """
        melds = min(2, len(self.view.melds[seat]))
        return 0.57 * min(self.gone, 3) + 0.3 * max(0, min(self.gone, 9) - 3) + 0.7 * melds - 2

    def costs(self, seat: Seat) -> float:
        """Return the points that are paid for the win of a seat: more for a concealed hand."""
        return PAID[self._closed(self.view.melds[seat])]


def thinking(view: MahjongView, options: Any) -> Thinking:
    """Return a master's knowledge of a position."""
    return Thinking(view, northern.aim(view.game, options), options)


def choose(view: MahjongView, legal: tuple[Move, ...], options: Any) -> Move:
    """Choose the move that promises most points."""
    return thinking(view, options).weighing(legal).choice
