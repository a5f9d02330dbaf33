"""A computer player for the flower-card games: it takes the most points and works on sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, Self, cast

import rules
from rules import FlowerTable, HanafudaView, Move
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.yaku import Combination, Made

ONI = "rain.oni"
"""The oni or gaji, which takes any flower; it never counts as rain, even where it is plain junk."""
COUNTED = {"bright": 5.0, "animal": 2.0, "ribbon": 1.5, "junk": 0.5}
"""The value of a card by its class, in games where only combinations have points."""
ENOUGH = 5
SHORT = 4
"""The points with which a player of Koi-Koi stops; with fewer than `SHORT` cards, any points do."""


def choose(view: HanafudaView, legal: tuple[Move, ...]) -> Move:
    """Choose the move with the largest gain now, less what it leaves to others."""
    return max(legal, key=Thinking.of(view).value)


@dataclass(frozen=True)
class Thinking:
    """A position as a player sees it, with the ratings of its moves."""

    view: HanafudaView
    game: FlowerTable[Any, Any]

    @classmethod
    def of(cls, view: HanafudaView) -> Self:
        """Return the position of a view."""
        return cls(view, cast(FlowerTable[Any, Any], rules.game(view.game)))

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        match move.verb:
            case "play" if len(move.pieces) > 1:
                return self._gain(move.pieces) - self._price(move.pieces[0])
            case "play":
                return self._risk(move.pieces[0])
            case "take":
                return self._gain((*move.pieces, self.view.turned or ""))
            case "hiki":
                return 10 + self._gain(move.pieces)
            case "redeal":
                fair = sum(map(self.worth, self.game.pack)) / 5
                return 0.0 if sum(map(self.worth, self.view.hand)) < fair else -100.0
            case "stop":
                return 1.0 if self._enough() else -1.0
            case "touch":
                return 1.0
            case _:
                return 0.0

    def worth(self, card: str) -> float:
        """Return the points of a card by itself."""
        return (self.game.worth or COUNTED)[self.game.kinds[card]]

    def _enough(self) -> bool:
        """Whether to stop: the points suffice, or too few cards are left to make more."""
        mine = sum(points for _, points in self.view.made[self._side])
        return enough(mine, len(self.view.hand), self.view.calls)

    @property
    def each(self) -> dict[str, float]:
        """The gain of capturing each card of the pack alone."""
        return {card: self._gain((card,)) for card in self.game.pack}

    @cached_property
    def _side(self) -> int:
        seat = self.view.seat
        return next(n for n, side in enumerate(self.view.sides) if seat in side)

    @cached_property
    def _piles(self) -> tuple[frozenset[str], frozenset[str], int]:
        """Return the captures of the player's own side, those of all other sides together, and the
        number of other sides.
        """
        piles = [self.view.captures[side[0]] for side in self.view.sides]
        mine = piles.pop(self._side)
        return frozenset(mine), frozenset().union(*piles), len(piles)

    def _gain(self, cards: Iterable[str]) -> float:
        """Return the points of captured cards, with their effect on combinations of both sides."""
        cards = {card for card in cards if card}
        mine, theirs, others = self._piles
        every = _with(self.game.key, getattr(self.view, "offered", ()))
        touched = dict.fromkeys(
            combination for card in cards for combination in every.get(card, ())
        )
        return sum([self.worth(card) for card in cards]) + sum(
            [
                _towards(combination.cards, combination.points * others, cards, mine, theirs)
                for combination in touched
            ]
        )

    def _price(self, card: str) -> float:
        """Return the cost of playing the wild card, which could take something better later."""
        return 1.5 * len(self.view.hand) if card == self.game.wild else 0.0

    def _risk(self, card: str) -> float:
        """Rate laying a card down: better if others of its flower are in the own hand or gone."""
        if card == self.game.wild:
            return -30.0
        flower = FLOWER[card]
        partners = sum([FLOWER[c] == flower for c in self.view.hand]) - 1
        lost = self._gain((card,)) * self._unseen[flower] / 3
        return -lost - 1 + 2 * partners

    @cached_property
    def _unseen(self) -> Counter[str]:
        """The number of unseen cards of each flower."""
        view = self.view
        seen = {c for pile in (*view.captures, *view.field) for c in pile} | {*view.hand, ONI}
        return Counter(FLOWER[card] for card in self.game.pack if card not in seen)


def enough(points: int, cards: int, calls: Iterable[int]) -> bool:
    """Whether to stop: the points suffice, few cards are left, or somebody has called koi-koi.

    `cards` is the number left in the hand, and `calls` has the number of calls of each seat.
    """
    return points >= ENOUGH or cards < SHORT or any(calls)


@cache
def _with(key: str, offered: Made) -> Mapping[str, tuple[Combination, ...]]:
    """Return for each card the combinations of at most five cards that need it, in the game's
    order.

    If house rules leave some out, `offered` has those that count.
    """
    game, counts = cast(FlowerTable[Any, Any], rules.game(key)), dict(offered)
    few = [
        replace(combination, points=counts.get(combination.name, combination.points))
        for combination in game.combinations
        if len(combination.cards) <= 5 and (combination.name in counts or not counts)
    ]
    return {
        card: tuple(combination for combination in few if card in combination.cards)
        for card in game.pack
    }


def _towards(
    wanted: frozenset[str],
    points: int,
    cards: set[str],
    mine: frozenset[str],
    theirs: frozenset[str],
) -> float:
    """Return the value of a step toward a combination: its points times the growth of share².

    The share is that of the combination's cards. The value is halved until the combination is
    complete. If others hold a part and this side holds none, it is the value of keeping them from
    it.
    """
    new = wanted & cards
    if not new:
        return 0.0
    held, lost = wanted & mine, wanted & theirs
    if lost:
        return 0.0 if held else points * (len(lost) / len(wanted)) ** 2
    share = len(held | new) / len(wanted)
    return points * (share**2 - (len(held) / len(wanted)) ** 2) * (1.0 if share == 1 else 0.5)
