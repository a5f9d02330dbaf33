"""A master of Changchun that reckons in points: the gain of its own hand, less what others win.

A deal is a race in laps; in a lap each seat has a turn. A hand that waits is reckoned tile by tile:
what each win pays, by each way the tile can come, with the treasure. A hand farther away is
reckoned by the tiles that bring it nearer. Points are counted at a rate of 1. Numbers that are no
rules come from deals among club players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple

from bot.domain.players import northern
from bot.domain.players.foreseeing import DISCARDS
from bot.domain.players.nearest import Held, claimed, konged
from bot.domain.players.northern import READY, chowed, ponged
from rules import Move, Seat
from rules.mahjong.northern.kongs import money
from rules.mahjong.northern.state import LOOKED
from rules.mahjong.state import SEATS, Meld, others
from rules.mahjong.tiles import OUTER
from rules.mahjong.view import MahjongView

WINS = 0.18
"""The chance that a ready seat wins in a lap."""
SLOPE, START, MOST = 0.014, 0.003, 0.13
"""The growth of that chance in a lap for a seat that is not ready, its least and its greatest."""
NEXT = 0.2
"""The share of that chance in the lap at hand, because such a seat must declare ready first."""
PAID = {False: 5.1, True: 10.0}
"""The points that a seat pays on average for the win of an open and of a concealed hand."""
DEALER, TO_DEALER, BETWEEN = 1.6, 1.5, 0.9
"""The factors of these points if the payer is dealer, if the winner is, or if neither is."""
GAINED = {False: 18.0, True: 35.0}
"""The points of an open and of a concealed win; a dealer's are `TO_DEALER` times as many."""
NEARER = (0.2, 0.38, 0.5, 0.6, 0.6, 0.6)
"""The chance that a hand comes one tile nearer in a lap, by the number of tiles it lacks."""
STAYS = 0.45
"""The chance that a concealed hand stays concealed when it comes nearer."""
SURE = 0.95
"""The greatest chance that a hand comes nearer in a lap."""
DRAW, DISCARD, TREASURE = {False: 4, True: 6}, {False: 5, True: 8}, 4
"""The shares that a usual winner and the dealer get for a win by draw and by discard; the factor
of the treasure. If the dealer discards the tile, a usual winner gets `BY_DEALER` shares.
"""
BY_DEALER = 6


class Lap(NamedTuple):
    """The chance that another seat wins in a lap, and the points that the viewer pays for it on
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


class Prospect(NamedTuple):
    """The points a hand promises, the chance that the next draw helps it, and the points of that.

    `points` are what it gains on average until the deal ends, less what other wins cost.
    """

    points: float
    chance: float
    helped: float

    @property
    def drawing(self) -> float:
        """The points of a hand that draws at once."""
        return self.helped + (1 - self.chance) * self.points


@dataclass(frozen=True)
class Thinking(northern.Thinking):
    """A master's knowledge of a position, including the house rules of the table."""

    def candidates(self, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves to choose from: of discards those that keep a hand nearest to a win."""
        away = {
            move: self.away(self.held.less(*move.pieces)) for move in legal if move.verb in DISCARDS
        }
        nearest = min(away.values(), default=0)
        return tuple(move for move in legal if away.get(move, nearest) == nearest)

    def value(self, move: Move) -> float:
        """Return the points that a move promises until the end of the deal."""
        match move.verb:
            case "win":
                lines = self.view.worth.lines if self.view.worth else ()
                return float(sum(line.deltas[self.seat] for line in lines) / self.house.rate)
            case "discard":
                after = self.promised(self.held.less(*move.pieces), treasure=self._looked)
                return after.points
            case "ready":
                after = self.promised(self.held.less(*move.pieces))
                return after.points + READY
            case "chow" | "pung":
                return self._best(claimed(self.held, self.view, move))
            case "kong" | "add":
                grows = partial(self._grows, verb=move.verb)
                held, meld = konged(self.held, self.view, move, grows)
                return self.promised(held).drawing + self._earned(meld)
            case "xi":
                kind, draws = self._rules.xi(move.pieces)
                held = self.held.laid(meld := Meld(kind, move.pieces), *move.pieces)
                promised = self.promised(held).drawing if draws else self._best(held)
                return promised + self._earned(meld)
            case "draw":
                return self.promised(self.held, treasure=False).points - READY
            case _:
                return self.promised(self.held).points

    def _best(self, held: Held) -> float:
        """Return the points of a hand that must discard, by its best discard nearest to a win."""
        away = {after: self.away(after) for after in held.discards}
        nearest = min(away.values())
        return max(self.promised(after).points for after in away if away[after] == nearest)

    def _earned(self, meld: Meld) -> float:
        """Return the points that a kong earns at once."""
        return money(self.seat, meld, 1, self._rules.great).deltas[self.seat]

    # --- What a hand promises -------------------------------------------------------------------

    def promised(self, held: Held, *, treasure: bool = True) -> Prospect:
        """Return the prospect of a hand between turns; with `treasure` it looks when it may."""
        away, drawn = self.away(held), self.aim.with_each(held.lines, held.melds)
        if away == 1:
            waits = [tile for tile in drawn if drawn[tile] == 0]
            return self._waiting(held, waits, treasure=treasure)
        by_draw = by_claim = 0
        for tile, left in self.unseen.items():
            by_draw += left * (drawn[tile] < away)
            if held.tiles.count(tile) >= 2 and self.away(ponged(held, tile)) < away:
                by_claim += left * len(others(self.seat))
            by_claim += left * any(self.away(after) < away for after in chowed(held, tile))
        share = 1 / max(self._total, (by_draw + by_claim) / SURE)
        kept = self._usual[min(away, len(NEARER)) - 1, self._closed(held.melds)]
        opened = [0.0, *self._usual[min(away, len(NEARER)) - 1, False]]  # still in the same lap
        points = self._raced([Way(share * by_draw, kept), Way(share * by_claim, opened)])
        chance = by_draw / self._total
        return Prospect(points[0], chance, chance * kept[min(1, len(self.laps))])

    def _waiting(self, held: Held, waits: list[str], *, treasure: bool) -> Prospect:
        """Return the prospect of a hand that waits for these tiles."""
        wins = {tile: win.multiplier for tile in waits if (win := self.win(held, tile))}
        chances = {tile: self.unseen[tile] / self._total for tile in wins}
        shares = DRAW[self._dealer]
        draws = [(chances[tile], wins[tile] * shares) for tile in wins]
        laid = (tile for meld in held.melds for tile in meld.tiles)
        looks = treasure and not OUTER.isdisjoint((*held.tiles, *laid))
        if looks:
            draws.append((self._like_treasure(waits), max(wins.values()) * shares * TREASURE))
        by_dealer, by_others = (DISCARD[True],) * 2 if self._dealer else (BY_DEALER, DISCARD[False])
        claims = [(chances[tile], wins[tile] / 2 * by_dealer) for tile in wins]
        claims += [(2 * chances[tile], wins[tile] / 2 * by_others) for tile in wins]
        laps = len(self.laps) + 1
        points = self._raced([Way(chance, (paid,) * laps) for chance, paid in (*draws, *claims)])
        if looks and not self._looked and self.laps:
            peek = sum(
                chances[tile] * (wins[tile] * shares * TREASURE - points[1]) for tile in wins
            )
            points[0] += (1 - self.laps[0].chance) * peek
        chance = sum(chance for chance, _ in draws)
        return Prospect(points[0], chance, sum(chance * paid for chance, paid in draws))

    def _like_treasure(self, waits: list[str]) -> float:
        """Return the chance to draw a tile like the treasure; an unknown one is none of the waits,
        because looking at it would have won.
        """
        if self.view.treasure:
            return self.unseen[self.view.treasure] / self._total
        pairs = sum(n * (n - 1) for tile, n in self.unseen.items() if tile not in waits)
        return pairs / self._total**2

    @cached_property
    def _usual(self) -> dict[tuple[int, bool], list[float]]:
        """The points of usual hands at the start of each lap, by the number of tiles they lack and
        whether they are concealed.
        """
        win, laps = TO_DEALER if self._dealer else 1, len(self.laps) + 1
        usual = {(0, closed): [GAINED[closed] * win] * laps for closed in (False, True)}
        for away, chance in enumerate(NEARER, 1):
            opened = usual[away - 1, False]
            usual[away, False] = self._raced([Way(chance, opened)])
            stays = STAYS if away > 1 else 1.0
            ways = [Way(chance * stays, usual[away - 1, True]), Way(chance * (1 - stays), opened)]
            usual[away, True] = self._raced(ways)
        return usual

    # --- What the others do ---------------------------------------------------------------------

    def _raced(self, ways: Sequence[Way]) -> list[float]:
        """Return the points at the start of each lap left, and nothing after the last.

        A way is not taken where the hand promises more without it.
        """
        points = [0.0] * (len(self.laps) + 1)
        for lap, (lost, paid) in reversed([*enumerate(self.laps)]):
            later = points[lap + 1]
            more = sum([way.chance * max(0.0, way.points[lap + 1] - later) for way in ways])
            points[lap] = (1 - lost) * (later + more) - paid
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
        if self.view.ready[seat]:
            return WINS
        gone, melds = len(self.view.trail) // SEATS, min(2, len(self.view.melds[seat]))
        ahead = 0.57 * min(gone, 3) + 0.3 * max(0, min(gone, 9) - 3) + 0.7 * melds - 2
        chance = min(MOST, max(START, SLOPE * (ahead + lap)))
        return chance if lap else NEXT * chance

    def _paid(self, seat: Seat) -> float:
        """Return the points that the viewer pays on average for the win of a seat."""
        winner = TO_DEALER if seat == self.view.dealer else BETWEEN
        return PAID[self._closed(self.view.melds[seat])] * (DEALER if self._dealer else winner)

    # --- What is known --------------------------------------------------------------------------

    @cached_property
    def _total(self) -> int:
        """The number of unseen tiles."""
        return self.unseen.total()

    @property
    def _dealer(self) -> bool:
        """Whether the viewer is the dealer."""
        return self.seat == self.view.dealer

    @property
    def _looked(self) -> bool:
        """Whether the viewer has looked at the treasure."""
        return self.view.ready[self.seat] == LOOKED

    def _closed(self, melds: tuple[Meld, ...]) -> bool:
        """Whether a hand with these melds counts as concealed."""
        return self._rules.menqing(melds, self.house)


def thinking(view: MahjongView, options: Any) -> Thinking:
    """Return a master's knowledge of a position."""
    return Thinking(view, northern.aim(view.game, options), options)


def choose(view: MahjongView, legal: tuple[Move, ...], options: Any) -> Move:
    """Choose the move that promises most points."""
    return thinking(view, options).weighing(legal).choice
