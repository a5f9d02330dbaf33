"""A hand of Liangxi as a player reads it: natural and wild tiles, and nearness to a goal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from bot.domain.players.goals import Counts, Goal
from bot.domain.players.nearest import CHOWED, DRAWN, PUNGED, Held, Nearest, Thinking
from rules.mahjong.liangxi import xi
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.shapes import counted
from rules.mahjong.state import Meld
from rules.mahjong.tiles import DRAGONS, KINDS, PLACE, WINDS, Tiles, runs

COMMON = 1.5
"""The usual points of a hand besides the visible ones: 自模, a wait, runs."""
RUNS = {tile: [[PLACE[tile] for tile in run] for run in runs(tile)] for tile in KINDS}
"""For each tile, the runs that contain it, as lists of places."""


@dataclass(frozen=True)
class Reading(Thinking):
    """A position of Liangxi as a player sees it."""

    @cached_property
    def terms(self) -> Terms | None:
        """The dealer's terms; None if there are none."""
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
    def winds(self) -> Tiles:
        """The wind of the viewer's seat and the wind of the circle."""
        view, seats = self.view, len(self.view.scores)
        own, circle = self.seat - view.dealer, view.changes // seats
        return tuple(dict.fromkeys((WINDS[own % seats], WINDS[circle % seats])))

    @cached_property
    def chow(self) -> float:
        """The weight of a tile that can only come by a chow."""
        return CHOWED * (3 if self.terms and self.terms.chi == "any" else 1)

    def xi_kinds(self, held: Held) -> Tiles:
        """Return the kinds that a xi on the table collects, none of which may stay in the hand."""
        return _put_away(held.melds, self.wilds)

    def read(self, held: Held) -> tuple[list[int], int]:
        """Return the natural tiles that can form sets, by kind, and the number of wild tiles."""
        useless = {*self.wilds, *self.xi_kinds(held)}
        wilds = sum(tile in self.wilds for tile in held.tiles) + len(self.shown)
        return counted(tile for tile in held.tiles if tile not in useless), wilds

    def points(self, held: Held, counts: Counts, wilds: int) -> float:
        """Return the points that a hand has with any goal."""
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


@dataclass(frozen=True)
class Toward(Nearest):
    """The nearness of a hand to one goal, given the tiles that are unseen."""

    reading: Reading
    goal: Goal

    def away(self, held: Held) -> int:
        """Return the number of tiles a hand still lacks."""
        return self.goal.lacks(*self.reading.read(held))

    def helps(self, held: Held) -> float:
        """Return the share of unseen tiles that help the hand, weighted by how they can come."""
        counts, wilds = self.reading.read(held)
        now, helping = self.goal.lacks(counts, wilds), 0.0
        put_away, unseen = self.reading.xi_kinds(held), self.reading.unseen
        for tile, count in unseen.items():
            if tile in self.reading.wilds:
                helping += DRAWN * count * (self.goal.lacks(counts, wilds + 1) < now)
            elif tile not in put_away:
                counts[PLACE[tile]] += 1
                if self.goal.claims or self.goal.lacks(counts, wilds) < now:
                    helping += count * self._coming(counts, tile)
                counts[PLACE[tile]] -= 1
        return helping / unseen.total()

    def _coming(self, counts: Counts, tile: str) -> float:
        """Return the weight of a tile by the ways it can come: drawn, ponged or chowed."""
        pung = PUNGED * (counts[PLACE[tile]] > 2)
        chow = self.reading.chow * any(
            counts[low] and counts[middle] and counts[high] for low, middle, high in RUNS[tile]
        )
        return DRAWN * (not self.goal.claims) + (pung + chow) * (not self.goal.fixed)


@lru_cache(1 << 8)
def _put_away(melds: tuple[Meld, ...], wilds: frozenset[str]) -> Tiles:
    """Return the kinds of tiles that the xi among the melds collects; none without a xi."""
    name = next((xi.named(meld.tiles, wilds) for meld in melds if meld.is_xi), "")
    return xi.kinds(name) if name else ()
