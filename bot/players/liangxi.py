"""A computer player for Liangxi: it weighs what a hand can become by points and by what it lacks.

It takes the usual house rules: a view names none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from math import log2

from bot.players.goals import Counts, Goal, goals
from bot.players.nearest import AGAIN, HELP, Held, Nearest, claimed, konged, unseen
from rules import Move
from rules.mahjong.liangxi import xi
from rules.mahjong.liangxi.limits import DONE, NONE
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.shapes import counted
from rules.mahjong.state import Meld
from rules.mahjong.tiles import DRAGONS, PLACE, Tiles
from rules.mahjong.view import MahjongView

WIN = Move("win")
FIRST = ("swap", "add")
"""What costs nothing: to take a wild tile back, and to put away what may not stay in the hand."""

TWICE = 1.0
"""What it is worth, counted in tiles nearer to a win, if a win brings twice as much."""
COMMON = 1.5
"""So many points a hand commonly has beside those that can be seen: 自模, a wait, runs."""
DRAWS = 1.0
"""What three tiles drawn for a xi of six are worth, counted in tiles nearer to a win."""
MARGIN = 0.7
"""Beside the best goal those are looked at that are not worse by more."""
DEAD = 50.0
"""The same for a wild tile kept: who discards one cannot win any more."""


def choose(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """The best of the legal moves; a win wherever it is a true one."""
    if view.phase == "limit":
        return DONE if DONE in legal else NONE
    if WIN in legal and view.worth:
        return WIN
    if free := next((move for verb in FIRST for move in legal if move.verb == verb), None):
        return free
    return max((move for move in legal if move != WIN), key=Thinking(view).value)


@dataclass(frozen=True)
class Toward(Nearest[Held]):
    """How near a hand is to one goal, with what is `left` of the tiles."""

    thinking: Thinking
    goal: Goal

    def away(self, held: Held) -> int:
        """How many tiles must still come."""
        return self.goal.lacks(*self.thinking.read(held))

    def helps(self, held: Held) -> float:
        """The share of unseen tiles that bring the hand nearer."""
        counts, wilds = self.thinking.read(held)
        now, helping = self.goal.lacks(counts, wilds), 0
        put_away, left = self.thinking.xi_kinds(held), self.thinking.left
        for tile, count in left.items():
            if tile in self.thinking.wilds:
                helping += count * (self.goal.lacks(counts, wilds + 1) < now)
            elif count and tile not in put_away:
                counts[PLACE[tile]] += 1
                helping += count * (self.goal.lacks(counts, wilds) < now)
                counts[PLACE[tile]] -= 1
        return helping / left.total()


@dataclass(frozen=True)
class Thinking:
    """What a player can know of a position."""

    view: MahjongView

    @cached_property
    def held(self) -> Held:
        """What the viewer holds."""
        return Held(self.view.hand, self.view.melds[self.view.seat or 0])

    @cached_property
    def terms(self) -> Terms | None:
        """What the dealer has laid down."""
        return Terms.parse(self.view.terms) if self.view.terms else None

    @cached_property
    def wilds(self) -> frozenset[str]:
        """The kinds that are wild for everybody."""
        return frozenset(self.view.wilds)

    @cached_property
    def shown(self) -> Tiles:
        """The tiles that are wild for the viewer alone."""
        return self.view.shown if self.view.seat == self.view.dealer else ()

    @cached_property
    def left(self) -> Counter[str]:
        """How many of each kind the viewer has not seen."""
        return Counter({tile: left for tile, left in unseen(self.view).items() if left > 0})

    # --- How good a hand is ---------------------------------------------------------------------

    def xi_kinds(self, held: Held) -> Tiles:
        """The kinds of which none may stay in a hand with such a xi."""
        name = next((xi.named(one.tiles, self.wilds) for one in held.melds if one.is_xi), "")
        return xi.kinds(name) if name else ()

    def read(self, held: Held) -> tuple[list[int], int]:
        """The natural tiles that sets can be made of, by kind, and the number of wild ones."""
        useless = {*self.wilds, *self.xi_kinds(held)}
        wilds = sum(tile in self.wilds for tile in held.tiles) + len(self.shown)
        return counted(tile for tile in held.tiles if tile not in useless), wilds

    def waiting(self, held: Held) -> float:
        """How good a hand is that waits for a tile: it goes where points and distance are best."""
        return self._promise(held, self._rated(held))

    def discarding(self, after: Iterable[Held]) -> float:
        """How good a hand is that discards: the best of those that promise most at first sight."""
        every = [(held, self._rated(held)) for held in dict.fromkeys(after)]
        least = max(max(rates) for _, rates in every) - MARGIN
        return max(self._promise(held, rates) for held, rates in every if max(rates) >= least)

    def _rated(self, held: Held) -> list[float]:
        """How good each goal looks by its points and what it lacks alone."""
        counts, wilds = self.read(held)
        points = self._points(held, counts, wilds)
        return [
            TWICE * log2(points + goal.points) - goal.lacks(counts, wilds)
            for goal in goals(held.melds, self.terms)
        ]

    def _promise(self, held: Held, rates: list[float]) -> float:
        """The same for the best goal, with the share of tiles that help it."""
        least = max(rates) - MARGIN
        every = zip(rates, goals(held.melds, self.terms), strict=True)
        close = [(rate, goal) for rate, goal in every if rate >= least]
        return max(rate + HELP * Toward(self, goal).helps(held) for rate, goal in close)

    def _points(self, held: Held, counts: Counts, wilds: int) -> float:
        """What a hand is worth whatever it becomes."""
        laid = [tile for meld in held.melds for tile in meld.tiles]
        points = COMMON + wilds + sum(tile in self.wilds for tile in laid)
        points += not any(meld.is_open for meld in held.melds)
        points += all(counts[PLACE[tile]] for tile in DRAGONS)
        return points + sum(map(self._melded, held.melds))

    def _melded(self, meld: Meld) -> int:
        """The points of a meld."""
        if meld.is_xi:
            return len(meld.tiles) // 3
        return (len(meld.tiles) > 3) + (meld.kind != "chow" and meld.tiles[0] in DRAGONS)

    # --- How good a move is ---------------------------------------------------------------------

    def value(self, move: Move) -> float:
        """How good a move looks."""
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
        """What is left after each discard but that of a wild tile."""
        kept = [tile for tile in dict.fromkeys(held.tiles) if tile not in self.wilds]
        return [held.less(tile) for tile in kept or held.tiles[:1]]

    def _laying(self, tiles: Tiles) -> float:
        """A xi is as good as a set; whatever else fits it is replaced."""
        after = self.held.laid(Meld("xi", tiles), *tiles)
        more = sum(tile in self.xi_kinds(after) and tile not in self.wilds for tile in after.tiles)
        if len(tiles) > 3:
            return self.waiting(after) + DRAWS + AGAIN * more
        return self.discarding(self._discards(after)) + AGAIN * more

    def _showing(self, tiles: Tiles) -> float:
        """What the dealer shows is wild from now on."""
        hand = self.held.less(*tiles)
        shown = Thinking(replace(self.view, hand=hand.tiles, shown=tiles))
        return shown.discarding(shown._discards(hand))


def _grows(meld: Meld, tile: str) -> bool:
    return meld.kind == "pung" and meld.tiles[0] == tile
