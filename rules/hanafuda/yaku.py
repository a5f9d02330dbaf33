"""Combinations (出来役) and the account of a deal's score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import mul

from rules.hanafuda.cards import CLASSES, bits, of_flower

Made = tuple[tuple[str, int], ...]
"""Complete combinations: each name with its points."""


def sum_of(made: Made) -> int:
    """Return the points of complete combinations."""
    return sum([points for _, points in made])


@dataclass(frozen=True, slots=True)
class Combination:
    """A named set of cards and its points; `least` of the cards make it (0: all of them)."""

    name: str
    cards: frozenset[str]
    points: int
    least: int = 0


def four_of(flower: str, points: int) -> Combination:
    """Make the combination of all four cards of a flower, called its shima (シマ)."""
    return Combination(f"four-{flower}", frozenset(of_flower(flower)), points)


@dataclass(frozen=True, slots=True)
class Account:
    """The account of one seat's or team's score.

    `counts` and `points` are by class (bright, animal, ribbon, junk); `gained` and `lost` name the
    combinations it holds and those held against it; `total` is the points of the cards after both.
    """

    counts: tuple[int, ...]
    points: tuple[int, ...]
    gained: Made
    lost: Made
    total: int

    @property
    def cards(self) -> int:
        """The points of the captured cards alone."""
        return sum(self.points)


def accounts(
    piles: tuple[tuple[str, ...], ...],
    made: tuple[Made, ...],
    classes: tuple[int, ...],
    worth: Mapping[str, int],
    *,
    credited: bool = True,
) -> tuple[Account, ...]:
    """Return an account for each pile, given its complete combinations.

    `classes` has the cards of each class as one number, `worth` the points of a card of each class;
    it is empty if single cards have no points, and then so are the `points`. Each combination costs
    every other pile its points; only if `credited` does its own pile gain them.
    """
    each = [worth[kind] for kind in CLASSES] if worth else []
    sheet = []
    for place, pile in enumerate(piles):
        gained = made[place] if credited else tuple([(name, 0) for name, _ in made[place]])
        lost = tuple(chain(*made[:place], *made[place + 1 :]))
        sheet.append(_account(pile, gained, lost, classes, each))
    return tuple(sheet)


def _account(
    cards: tuple[str, ...],
    gained: Made,
    lost: Made,
    classes: tuple[int, ...],
    each: Sequence[int],
) -> Account:
    held = bits(cards)
    counts = tuple([(held & of_class).bit_count() for of_class in classes])
    points = tuple(map(mul, counts, each))
    total = sum(points) + sum_of(gained) - sum_of(lost)
    return Account(counts, points, gained, lost, total)
