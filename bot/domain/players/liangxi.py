"""A computer player for Liangxi: it weighs the goals of a hand by points and tiles lacking.

It assumes the usual house rules, because a view names none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import log2
from typing import NamedTuple

from bot.domain.players.goals import Counts, Goal, goals
from bot.domain.players.nearest import (
    AGAIN,
    CHOWED,
    DRAWN,
    PUNGED,
    Held,
    Nearest,
    Weighing,
    claimed,
    konged,
    unseen,
)
from rules import Move, RuleError
from rules.mahjong.claims import WIN
from rules.mahjong.liangxi import xi
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.limits import DONE, NONE
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import score
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.shapes import counted
from rules.mahjong.state import Meld
from rules.mahjong.tiles import DRAGONS, KINDS, PLACE, WINDS, Tiles, runs
from rules.mahjong.variant import total
from rules.mahjong.view import MahjongView

HOUSE = LiangxiOptions()
"""The usual house rules."""
FIRST = ("swap", "add")
"""The moves without a cost: taking a wild tile back, and adding tiles that may not stay in the
hand.
"""

COMMON = 1.5
"""The usual points of a hand beside those that can be seen: 自模, a wait, runs."""
HELPS = 3.0
"""The value, in tiles nearer to a win, if every tile that can come helps."""
USUAL = 0.06
"""The usual share of unseen tiles that completes a hand; only a greater share improves a rating."""
FALSE = 2.0
"""The tiles lacking that a complete hand counts for if none of its waits may win."""
DRAWS = 1.0
"""The value of the three tiles drawn for a xi of six, in tiles nearer to a win."""
SCORED = 8
"""The approximate number of winning tiles that are scored; each stands for its neighbours."""
MARGIN = 0.7
"""Goals that are rated at most this much below the best one are looked at too."""
DEAD = 50.0
"""The value of keeping a wild tile, in the same unit: a player who discards one cannot win."""
RUNS = {tile: [[PLACE[tile] for tile in run] for run in runs(tile)] for tile in KINDS}
"""For each tile, the places of the tiles of every run that contains it."""


def choose(
    view: MahjongView,
    legal: tuple[Move, ...],
    thinking: Callable[[MahjongView], Thinking] | None = None,
) -> Move:
    """Choose the best legal move; a true win is always chosen."""
    return weigh(view, legal, thinking).choice


def weigh(
    view: MahjongView,
    legal: tuple[Move, ...],
    thinking: Callable[[MahjongView], Thinking] | None = None,
) -> Weighing:
    """Return the moves that may be the best, and what each is worth."""
    return Weighing(view, _open(view, legal), (thinking or Thinking)(view).value)


def _open(view: MahjongView, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves between which there is a choice: one that is always right stands alone."""
    if view.phase == "limit":
        return (DONE if DONE in legal else NONE,)
    if WIN in legal and view.worth:
        return (WIN,)
    if free := next((move for verb in FIRST for move in legal if move.verb == verb), None):
        return (free,)
    return tuple(move for move in legal if move != WIN)


class Rated(NamedTuple):
    """A goal with its rating at first sight, and the number of tiles it lacks."""

    rate: float
    lacking: int
    goal: Goal


@dataclass(frozen=True)
class Toward(Nearest[Held]):
    """The nearness of a hand to one goal, given the tiles that are `left`."""

    thinking: Thinking
    goal: Goal

    def away(self, held: Held) -> int:
        """Return the number of tiles a hand still lacks."""
        return self.goal.lacks(*self.thinking.read(held))

    def helps(self, held: Held) -> float:
        """Return the share of unseen tiles that bring the hand nearer, weighted by how they can
        come.
        """
        counts, wilds = self.thinking.read(held)
        now, helping = self.goal.lacks(counts, wilds), 0.0
        put_away, left = self.thinking.xi_kinds(held), self.thinking.left
        for tile, count in left.items():
            if tile in self.thinking.wilds:
                helping += DRAWN * count * (self.goal.lacks(counts, wilds + 1) < now)
            elif tile not in put_away:
                counts[PLACE[tile]] += 1
                if self.goal.claims or self.goal.lacks(counts, wilds) < now:
                    helping += count * self._coming(counts, tile)
                counts[PLACE[tile]] -= 1
        return helping / left.total()

    def _coming(self, counts: Counts, tile: str) -> float:
        """Return the weight of a tile by the ways it can come: drawn, ponged or chowed."""
        pung = PUNGED * (counts[PLACE[tile]] > 2)
        chow = self.thinking.chow * any(
            counts[low] and counts[middle] and counts[high] for low, middle, high in RUNS[tile]
        )
        return DRAWN * (not self.goal.claims) + (pung + chow) * (not self.goal.fixed)


@dataclass(frozen=True)
class Thinking:
    """A player's knowledge of a position."""

    view: MahjongView

    @property
    def house(self) -> LiangxiOptions:
        """The usual house rules; a subclass that knows the table returns those of the table."""
        return HOUSE

    @property
    def helping(self) -> float:
        """The value, in tiles nearer to a win, if every tile that can come helps."""
        return HELPS

    @cached_property
    def held(self) -> Held:
        """The viewer's tiles."""
        return Held(self.view.hand, self.view.melds[self.view.seat or 0])

    @cached_property
    def terms(self) -> Terms | None:
        """The dealer's terms."""
        return Terms.parse(self.view.terms) if self.view.terms else None

    @cached_property
    def wilds(self) -> frozenset[str]:
        """The kinds that are wild for everybody."""
        return frozenset(self.view.wilds)

    @cached_property
    def shown(self) -> Tiles:
        """The tiles that are wild for the viewer only."""
        return self.view.shown if self.view.seat == self.view.dealer else ()

    @cached_property
    def left(self) -> Counter[str]:
        """The number of unseen tiles of each kind."""
        return Counter({tile: left for tile, left in unseen(self.view).items() if left > 0})

    @cached_property
    def chow(self) -> float:
        """The weight of a tile that can only come by a chow."""
        return CHOWED * (3 if self.terms and self.terms.chi == "any" else 1)

    # --- How good a hand is ---------------------------------------------------------------------

    def weight(self, points: float) -> float:
        """Return the value of a win's points, in tiles nearer to it: twice
        the points are one tile.
        """
        return log2(points)

    def xi_kinds(self, held: Held) -> Tiles:
        """Return the kinds of a xi, none of which may stay in the hand."""
        return _put_away(held.melds, self.wilds)

    def read(self, held: Held) -> tuple[list[int], int]:
        """Return the natural tiles for sets, counted by kind, and the number of wild tiles."""
        useless = {*self.wilds, *self.xi_kinds(held)}
        wilds = sum(tile in self.wilds for tile in held.tiles) + len(self.shown)
        return counted(tile for tile in held.tiles if tile not in useless), wilds

    def waiting(self, held: Held) -> float:
        """Rate a hand that waits for a tile, by the goal with the best points for its distance."""
        return self._promise(held, self._rated(held))

    def discarding(self, after: Iterable[Held]) -> float:
        """Rate a hand that must discard, by the best discards at first sight."""
        every = [(held, self._rated(held)) for held in dict.fromkeys(after)]
        least = max(rated[0].rate for _, rated in every) - MARGIN
        return max(self._promise(held, rated) for held, rated in every if rated[0].rate >= least)

    def _rated(self, held: Held) -> list[Rated]:
        """Return the goals by their points and tiles lacking, the best first."""
        counts, wilds = self.read(held)
        points, rated = self._points(held, counts, wilds), []
        for goal in goals(held.melds, self.terms):
            lacking = goal.lacks(counts, wilds)
            worth = self.weight(goal.points + points * (not goal.fixed))
            rated.append(Rated(worth - lacking, lacking, goal))
        return sorted(rated, key=lambda rated: rated.rate, reverse=True)

    def _promise(self, held: Held, rated: list[Rated]) -> float:
        """Rate a hand by its best goal and all tiles that help toward it."""
        close = [goal for goal in rated if goal.rate >= rated[0].rate - MARGIN]
        far = [goal.rate + self.helping * Toward(self, goal.goal).helps(held) for goal in close]
        near = [goal.goal for goal in rated if goal.lacking == 1]
        if near:
            far = [rate for rate, goal in zip(far, close, strict=True) if goal.lacking != 1]
            far.append(self._won(held, near))
        return max(far)

    # --- How good a hand is that lacks one tile -------------------------------------------------

    def _won(self, held: Held, near: list[Goal]) -> float:
        """Return the value of lacking one tile, from the worth of wins with some of the waits."""
        last = self._last(held, near)
        step = 1 + len(last) // SCORED
        chances, points = 0.0, 0.0
        for tile in last[::step]:
            wild = tile in self.wilds
            worth = self._worth(held, tile, "self_draw" if wild else "discard")
            chance = step * self.left[tile] * (DRAWN if wild else 1.0) * (worth > 0)
            chances += chance
            points += chance * worth
        if not chances:
            return -FALSE
        share = chances / self.left.total()
        return self.weight(points / chances) + log2(2 * share / (share + USUAL)) - 1

    def _last(self, held: Held, near: list[Goal]) -> Tiles:
        """Return the tiles that complete one of several goals."""
        counts, wilds = self.read(held)
        found = []
        for tile in self.left:
            wild = tile in self.wilds
            counts[PLACE[tile]] += not wild
            if any(goal.lacks(counts, wilds + wild) == 0 for goal in near):
                found.append(tile)
            counts[PLACE[tile]] -= not wild
        return tuple(found)

    def _worth(self, held: Held, tile: str, source: str) -> int:
        """Return the points of a win; 0 if it would be false under the house rules."""
        view, seat = self.view, self.view.seat or 0
        own = next((meld.tiles for meld in held.melds if meld.is_xi), ())
        hand = Hand(
            seat,
            view.dealer,
            held.tiles,
            tuple(meld for meld in held.melds if not meld.is_xi),
            tile,
            source,
            None,
            xi=own,
            wilds=self.wilds,
            exposed=self.shown,
            winds=self.winds,
            from_xi=sum(meld.from_xi for meld in held.melds),
            terms=self.terms,
        )
        try:
            win = score(hand, self.house)
        except RuleError:
            return 0
        return total(win.elements) * win.multiplier

    @cached_property
    def winds(self) -> Tiles:
        """The viewer's wind and that of the circle."""
        view, seats = self.view, len(self.view.scores)
        own, circle = (view.seat or 0) - view.dealer, view.changes // seats
        return tuple(dict.fromkeys((WINDS[own % seats], WINDS[circle % seats])))

    # --- How good a hand is that lacks more -----------------------------------------------------

    def _points(self, held: Held, counts: Counts, wilds: int) -> float:
        """Return the points of a hand that it has with any goal."""
        if self.terms and self.terms.points:
            return self.terms.points
        laid = [tile for meld in held.melds for tile in meld.tiles]
        points = COMMON + wilds + sum(tile in self.wilds for tile in laid)
        points += not any(meld.is_open for meld in held.melds)
        points += all(counts[PLACE[tile]] for tile in DRAGONS)
        return points + sum(map(self._melded, held.melds))

    def _melded(self, meld: Meld) -> int:
        """Return the points of a meld."""
        if meld.is_xi:
            return len(meld.tiles) // 3
        return (len(meld.tiles) > 3) + (meld.kind != "chow" and meld.tiles[0] in DRAGONS)

    # --- How good a move is ---------------------------------------------------------------------

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        match move.verb:
            case "discard":
                dead = DEAD * (move.pieces[0] in self.wilds)
                return self.waiting(self.held.less(*move.pieces)) - dead
            case "chow" | "pung":
                return self.discarding(self._discards(claimed(self.held, self.view, move)))
            case "kong":
                after, _ = konged(self.held, self.view, move, _grows)
                return self.waiting(after) + AGAIN
            case "xi":
                return self._laying(move.pieces)
            case "expose":
                return self._showing(move.pieces)
            case _:
                return self.waiting(self.held)

    def _discards(self, held: Held) -> Iterable[Held]:
        """Return the hands after each discard except that of a wild tile."""
        kept = [tile for tile in dict.fromkeys(held.tiles) if tile not in self.wilds]
        return [held.less(tile) for tile in kept or held.tiles[:1]]

    def _laying(self, tiles: Tiles) -> float:
        """Return the value of laying a xi: that of a set, plus the replacements of all fitting
        tiles.
        """
        after = self.held.laid(Meld("xi", tiles), *tiles)
        more = sum(tile in self.xi_kinds(after) and tile not in self.wilds for tile in after.tiles)
        if len(tiles) > 3:
            return self.waiting(after) + DRAWS + AGAIN * more
        return self.discarding(self._discards(after)) + AGAIN * more

    def _showing(self, tiles: Tiles) -> float:
        """Return the value of showing tiles, which are wild from then on."""
        hand = self.held.less(*tiles)
        shown = Thinking(replace(self.view, hand=hand.tiles, shown=tiles))
        return shown.discarding(shown._discards(hand))


def _grows(meld: Meld, tile: str) -> bool:
    return meld.kind == "pung" and meld.tiles[0] == tile


@lru_cache(1 << 8)
def _put_away(melds: tuple[Meld, ...], wilds: frozenset[str]) -> Tiles:
    """Return the kinds of the xi among the melds."""
    name = next((xi.named(meld.tiles, wilds) for meld in melds if meld.is_xi), "")
    return xi.kinds(name) if name else ()
