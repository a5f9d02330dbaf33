"""A master of Changchun or Dalian that reckons in points: its own gain, less what others win.

A hand that waits is reckoned tile by tile: what each win pays, by each way the tile can come, with
the treasure. A hand farther away is reckoned by the tiles that bring it nearer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from bot.domain.players.foreseeing import DISCARDS
from bot.domain.players.nearest import Held, claimed, konged
from bot.domain.players.northern import READY, chowed, ponged
from bot.domain.players.race import Race, Way
from rules import Move
from rules.mahjong.northern.kongs import money
from rules.mahjong.state import Meld
from rules.mahjong.tiles import OUTER

SURE = 0.95
"""The greatest chance that a hand comes nearer in a lap."""
PEEKED = 4
"""The factor of a win by looking at the treasure."""


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
class Thinking(Race):
    """A master's knowledge of a position, including the house rules of the table."""

    known: dict[tuple[Held, bool], Prospect] = field(default_factory=dict, compare=False)

    # --- Moves ----------------------------------------------------------------------------------

    def candidates(self, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves to choose from: of discards those that keep a hand nearest to a win, or
        the best of them at first sight.
        """
        after = {move: self.held.less(*move.pieces) for move in legal if move.verb in DISCARDS}
        best = {*self._best_of(after.values())}
        return tuple(move for move in legal if move not in after or after[move] in best)

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
        """Return the points of a hand that must discard, by its best discard."""
        return max(self.promised(after).points for after in self._best_of(held.discards))

    def _best_of(self, hands: Iterable[Held]) -> list[Held]:
        """Return the hands nearest to a win; where they are reckoned further, the best of them at
        first sight.
        """
        away = {after: self.away(after) for after in hands}
        nearest = min(away.values(), default=0)
        found = [after for after in away if away[after] == nearest]
        if nearest != 2 or len(found) <= self.rates.further or not self.rates.further:
            return found
        found.sort(key=lambda after: self._farther(after, 2).points, reverse=True)
        return found[: self.rates.further]

    def _earned(self, meld: Meld) -> float:
        """Return the points that a kong earns at once."""
        return money(self.seat, meld, 1, self._rules.great).deltas[self.seat]

    # --- What a hand promises -------------------------------------------------------------------

    def promised(self, held: Held, *, treasure: bool = True) -> Prospect:
        """Return the prospect of a hand between turns; with `treasure` it looks at the treasure
        when it may.
        """
        if (held, treasure) not in self.known:
            self.known[held, treasure] = self._promised(held, treasure=treasure)
        return self.known[held, treasure]

    def _promised(self, held: Held, *, treasure: bool) -> Prospect:
        away = self.away(held)
        if away == 1:
            return self._waiting(held, treasure=treasure)
        return (
            self._further(held) if away == 2 and self.rates.further else self._farther(held, away)
        )

    def _waiting(self, held: Held, *, treasure: bool) -> Prospect:
        """Return the prospect of a hand that waits; with `treasure` it looks at the treasure when
        it may.
        """
        drawn = self.aim.with_each(held.lines, held.melds)
        waits = [tile for tile in drawn if drawn[tile] == 0]
        wins = {tile: win.multiplier for tile in waits if (win := self.win(held, tile))}
        chances = {tile: self.unseen[tile] / self._total for tile in wins}
        shares = sum(self.shares.values())
        draws = [(chances[tile], wins[tile] * shares) for tile in wins]
        laid = (tile for meld in held.melds for tile in meld.tiles)
        looks = treasure and bool(wins) and not OUTER.isdisjoint((*held.tiles, *laid))
        if looks:
            like = max(wins.values()) * shares * self.rates.drawn
            draws.append((self._like_treasure(waits), like))
        claims = [
            (chances[tile] * self.flow(tile) / 3, wins[tile] / 2 * (shares + share))
            for tile in wins
            for share in self.shares.values()
        ]
        laps, closed = len(self.laps) + 1, self._closed(held.melds)
        ways = [Way(chance, (paid,) * laps) for chance, paid in (*draws, *claims)]
        points = self._raced(ways, closed=closed)
        if looks and not self._looked and self.laps:
            peek = sum(chances[tile] * (wins[tile] * shares * PEEKED - points[1]) for tile in wins)
            points[0] += (1 - self.laps[0].chance) * peek
        chance = sum(chance for chance, _ in draws)
        return Prospect(points[0], chance, sum(chance * paid for chance, paid in draws))

    def _farther(self, held: Held, away: int) -> Prospect:
        """Return the prospect of a hand by the tiles that bring it nearer; with one of them, it
        counts as a usual hand.
        """
        drawn, own = self.aim.with_each(held.lines, held.melds), Counter(held.tiles)
        by_draw, by_claim = 0, 0.0
        for tile, left in self.unseen.items():
            by_draw += left * (drawn[tile] < away)
            if own[tile] >= 2 and self.away(ponged(held, tile)) < away:
                by_claim += left * self.flow(tile)
            by_claim += (
                left
                * self.flow(tile)
                / 3
                * any(self.away(after) < away for after in chowed(held, tile))
            )
        share = 1 / max(self._total, (by_draw + by_claim) / SURE)
        closed, lacks = self._closed(held.melds), min(away, len(self.rates.nearer))
        kept = self._usual[lacks - 1, closed]
        opened = [0.0, *self._usual[lacks - 1, False]]  # still in the same lap
        ways = [Way(share * by_draw, kept), Way(share * by_claim, opened)]
        points = self._raced([*ways, *self._opening(lacks, closed)], closed=closed)
        chance = by_draw / self._total
        return Prospect(points[0], chance, chance * kept[min(1, len(self.laps))])

    def _further(self, held: Held) -> Prospect:
        """Return the prospect of a hand that lacks two tiles, by the hands after each tile that
        helps it.
        """
        drawn, own = self.aim.with_each(held.lines, held.melds), Counter(held.tiles)
        draws, claims = [], list[tuple[float, float]]()
        for tile, left in self.unseen.items():
            chance = left / self._total
            if drawn[tile] < 2:
                draws.append((chance, self._best(held.drawn(tile))))
            if own[tile] >= 2 and self.away(after := ponged(held, tile)) < 2:
                claims.append((chance * self.flow(tile), self._best(after)))
            chows = [after for after in chowed(held, tile) if self.away(after) < 2]
            if chows:
                claims.append((chance * self.flow(tile) / 3, max(map(self._best, chows))))
        closed, laps = self._closed(held.melds), len(self.laps)
        ways = [Way(chance, self._fading(points)) for chance, points in draws]
        ways += [Way(chance, [0.0, *self._fading(points)]) for chance, points in claims]
        raced = self._raced([*ways, *self._opening(2, closed)], closed=closed)
        helped = sum(chance * self._fading(points)[min(1, laps)] for chance, points in draws)
        return Prospect(raced[0], sum(chance for chance, _ in draws), helped)

    def _like_treasure(self, waits: list[str]) -> float:
        """Return the chance to draw a tile like the treasure; an unknown one is none of the waits,
        because looking at it would have won.
        """
        if self.view.treasure:
            return self.unseen[self.view.treasure] / self._total
        pairs = sum(n * (n - 1) for tile, n in self.unseen.items() if tile not in waits)
        return pairs / self._total**2
