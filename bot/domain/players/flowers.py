"""A computer player for the flower-card games: takes what is worth most, keeps sets in mind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

import rules
from rules import FlowerTable, HanafudaView, Move
from rules.hanafuda.cards import FLOWER

ONI = "rain.oni"
"""Oni or gaji, which waits for no rain; nor is it counted as one where it is plain junk."""
COUNTED = {"bright": 5.0, "animal": 2.0, "ribbon": 1.5, "junk": 0.5}
"""What a card helps by its class where only combinations are worth points."""
ENOUGH = 5
"""With so many points a player of Koi-Koi stops, and with fewer when the hand is short."""


def choose(view: HanafudaView, legal: tuple[Move, ...]) -> Move:
    """The best of the legal moves by what it gains now and what it leaves to the others."""
    thinking = Thinking(view, cast(FlowerTable[Any, Any], rules.game(view.game)))
    return max(legal, key=thinking.value)


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a player can know of a position."""

    view: HanafudaView
    game: FlowerTable[Any, Any]

    def value(self, move: Move) -> float:
        """How good a move looks."""
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
        """The points of a card by itself."""
        return (self.game.worth or COUNTED)[self.game.kinds[card]]

    def _enough(self) -> bool:
        """Whether to stop: the points are good, or there is little time to make more of them."""
        mine = sum(points for _, points in self.view.made[self._side()])
        return mine >= ENOUGH or len(self.view.hand) < 4 or any(self.view.calls)

    def _side(self) -> int:
        seat = self.view.seat
        return next(n for n, side in enumerate(self.view.sides) if seat in side)

    def _gain(self, cards: Iterable[str]) -> float:
        """The points of captured cards, and what they do for or against combinations."""
        cards = {card for card in cards if card}
        piles = [set(self.view.captures[side[0]]) for side in self.view.sides]
        mine = piles.pop(self._side())
        return sum(map(self.worth, cards)) + sum(
            _towards(one.cards, one.points * len(piles), cards, mine, set().union(*piles))
            for one in self.game.combinations
            if len(one.cards) <= 5
        )

    def _price(self, card: str) -> float:
        """The wild card takes anything, so it waits for something good while there is time."""
        return 1.5 * len(self.view.hand) if card == self.game.wild else 0.0

    def _risk(self, card: str) -> float:
        """What is lost by leaving a card on the table: less when its partners are mine or gone."""
        if card == self.game.wild:
            return -30.0
        flower, view = FLOWER[card], self.view
        seen = {c for pile in view.captures for c in pile} | set(view.hand) | {ONI}
        seen |= {c for spot in view.field for c in spot}
        unseen = sum(FLOWER[c] == flower and c not in seen for c in self.game.pack)
        partners = sum(FLOWER[c] == flower for c in view.hand) - 1
        lost = self._gain((card,)) * unseen / 3
        return -lost - 1 + 2 * partners


def _towards(
    wanted: frozenset[str], points: int, cards: set[str], mine: set[str], theirs: set[str]
) -> float:
    """What a step to a combination is worth: half of its points by share, all once complete."""
    new = wanted & cards
    if not new:
        return 0.0
    held, lost = wanted & mine, wanted & theirs
    if lost:
        return 0.0 if held else points * (len(lost) / len(wanted)) ** 2
    share = len(held | new) / len(wanted)
    return points * (share**2 - (len(held) / len(wanted)) ** 2) * (1.0 if share == 1 else 0.5)
