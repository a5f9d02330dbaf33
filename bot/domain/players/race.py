"""The race of a deal of Changchun or Dalian: rivals that may win first, and usual hands.

A deal is a race in laps; in a lap each seat has a turn. Points are without the factor of the house
rules. Each game has its `Rates`: these are not rules, but were measured in deals among club
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple

from bot.domain.players import northern
from rules import Seat
from rules.mahjong.northern.state import LOOKED
from rules.mahjong.state import SEATS, Meld, others


class Rates(NamedTuple):
    """The measured rates of a game: chances in a lap, factors, and average points."""

    wins: float
    """The chance that a ready seat wins in a lap."""
    slope: float
    """The growth by the lap of a seat's chance to win in a lap, if it is not ready.

    The chance stays between `least` and `most`.
    """
    least: float
    most: float
    next: float
    """The factor of that chance in the first lap, because the seat must declare ready first."""
    from_dealer: float
    """The factor of the points that the viewer pays as dealer for another seat's win.

    It is `to_dealer` if the winner is the dealer, and `between` if neither is.
    """
    to_dealer: float
    between: float
    gained: tuple[float, float]
    """The points of an open and of a concealed win."""
    as_dealer: float
    """The factor of these points for the dealer."""
    nearer: tuple[float, ...]
    """The chance that an open hand comes one tile nearer in a lap, by the tiles it lacks."""
    closed: tuple[float, ...]
    """The same chance for a concealed hand."""
    stays: tuple[float, ...]
    """The chance that such a hand stays concealed when it comes nearer."""
    opens: float = 0.0
    """The chance that a claim opens such a hand and brings it no nearer."""
    dear: float = 1.0
    """The factor of the points that the viewer pays for a win with a concealed hand."""
    drawn: int = 4
    """The factor of a win by drawing a tile like the treasure."""
    further: int = 0
    """How many discards that leave a hand two tiles from a win are compared by the hands that
    follow.

    If it is 0, such a hand is reckoned like one that lacks more tiles.
    """


class Lap(NamedTuple):
    """The chance that another seat wins in a lap, and the points that an open hand pays for it on
    average.
    """

    chance: float
    paid: float


class Way(NamedTuple):
    """A way to come nearer or to win: its chance in a lap, and the points after it by the lap.

    `points` begin with the next lap, and have one more for the end of the wall.
    """

    chance: float
    points: Sequence[float]


@dataclass(frozen=True)
class Race(northern.Thinking):
    """A position as a race: the other seats, and the points of usual hands by the lap."""

    rates: ClassVar[Rates]

    # --- What each game knows -------------------------------------------------------------------

    def ahead(self, seat: Seat) -> float:
        """Return for how many laps the chance of another seat, which is not ready, has grown.

        It is negative before the chance begins to grow.
        """
        raise NotImplementedError

    def costs(self, seat: Seat) -> float:
        """Return the points that an open hand pays for the win of a seat, without the factors for
        the dealer.
        """
        raise NotImplementedError

    def flow(self, tile: str) -> float:
        """Return how many such tiles the other seats discard in a lap, as a multiple of the number
        that one seat draws.
        """
        return len(others(self.seat))

    def share(self, payer: Seat) -> float:
        """Return the share that a seat pays for the viewer's win, without the extra for discarding
        the winning tile.
        """
        return 2 if self.view.dealer in (self.seat, payer) else 1

    # --- Usual hands ----------------------------------------------------------------------------

    def _fading(self, points: float) -> list[float]:
        """Return the points of a hand by the lap: they fade evenly until the wall ends."""
        laps = len(self.laps)
        return [points * (laps - lap) / max(1, laps) for lap in range(laps + 1)]

    def _opening(self, away: int, closed: bool) -> list[Way]:
        """Return the way of a hand to be opened by a claim that brings it no nearer; none unless it
        is `closed`.
        """
        if not (closed and self.rates.opens):
            return []
        return [Way(self.rates.opens, self._usual[away, False])]

    @cached_property
    def _usual(self) -> dict[tuple[int, bool], list[float]]:
        """The points of usual hands at the start of each lap, by the number of tiles they lack and
        whether they are concealed.
        """
        rates, laps = self.rates, len(self.laps) + 1
        win = rates.as_dealer if self._dealer else 1
        usual = {(0, closed): [rates.gained[closed] * win] * laps for closed in (False, True)}
        for away, chance in enumerate(rates.nearer, 1):
            opened = usual[away - 1, False]
            usual[away, False] = self._raced([Way(chance, opened)])
            chance, stays = rates.closed[away - 1], rates.stays[away - 1]
            ways = [Way(chance * stays, usual[away - 1, True]), Way(chance * (1 - stays), opened)]
            if rates.opens:
                ways.append(Way(rates.opens, usual[away, False]))
            usual[away, True] = self._raced(ways, closed=True)
        return usual

    # --- What the others do ---------------------------------------------------------------------

    def _raced(self, ways: Sequence[Way], *, closed: bool = False) -> list[float]:
        """Return the points at the start of each lap left, and nothing after the last.

        A way is not taken where the hand promises more without it. A `closed` hand may pay more.
        """
        points, dear = [0.0] * (len(self.laps) + 1), self.rates.dear if closed else 1.0
        for lap, (lost, paid) in reversed([*enumerate(self.laps)]):
            later = points[lap + 1]
            more = sum([way.chance * max(0.0, way.points[lap + 1] - later) for way in ways])
            points[lap] = (1 - lost) * (later + more) - paid * dear
        return points

    @cached_property
    def laps(self) -> list[Lap]:
        """The laps that are left in the wall, the next one first."""
        return [self._lap(lap) for lap in range(self.view.wall // SEATS)]

    def _lap(self, lap: int) -> Lap:
        chances = {seat: self._winning(seat, lap) for seat in others(self.seat)}
        paid = sum(chance * self._paid(seat) for seat, chance in chances.items())
        return Lap(sum(chances.values()), paid)

    def _winning(self, seat: Seat, lap: int) -> float:
        """Return the chance that another seat wins in a lap, counted from the next one."""
        rates = self.rates
        if self.view.ready[seat]:
            return rates.wins
        chance = min(rates.most, max(rates.least, rates.slope * (self.ahead(seat) + lap)))
        return chance if lap else rates.next * chance

    def _paid(self, seat: Seat) -> float:
        """Return the points that the viewer pays on average for the win of a seat."""
        rates = self.rates
        winner = rates.to_dealer if seat == self.view.dealer else rates.between
        return self.costs(seat) * (rates.from_dealer if self._dealer else winner)

    # --- What is known --------------------------------------------------------------------------

    @cached_property
    def shares(self) -> dict[Seat, float]:
        """The share that each other seat pays for a win by draw."""
        return {seat: self.share(seat) for seat in others(self.seat)}

    @property
    def gone(self) -> int:
        """The number of laps that have passed."""
        return len(self.view.trail) // SEATS

    @cached_property
    def _total(self) -> int:
        return self.unseen.total()

    @property
    def _dealer(self) -> bool:
        return self.seat == self.view.dealer

    @property
    def _looked(self) -> bool:
        """Whether the viewer has looked at the treasure."""
        return self.view.ready[self.seat] == LOOKED

    def _closed(self, melds: tuple[Meld, ...]) -> bool:
        """Whether a hand with these melds counts as concealed."""
        return self._rules.menqing(melds, self.house)
