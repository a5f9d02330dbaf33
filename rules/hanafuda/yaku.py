"""Combinations (出来役) and the account of a deal's score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain

from rules.hanafuda.cards import CLASS, CLASSES, FLOWER, PACK


@dataclass(frozen=True, slots=True)
class Combination:
    """A named set of cards and the points it is worth."""

    name: str
    cards: frozenset[str]
    points: int


def four_of(flower: str, points: int) -> Combination:
    """All four cards of a flower, called its shima (シマ)."""
    cards = frozenset(card for card in PACK if FLOWER[card] == flower)
    return Combination(f"four-{flower}", cards, points)


def held(combinations: Iterable[Combination], cards: Iterable[str]) -> tuple[Combination, ...]:
    """The combinations that are complete among some cards."""
    own = frozenset(cards)
    return tuple(one for one in combinations if one.cards <= own)


@dataclass(frozen=True, slots=True)
class Account:
    """How one seat's score came about.

    `counts` and `points` stand by class (bright, animal, ribbon, junk); `gained` and `lost` name
    the combinations the seat holds and those held against it; `total` is the points of the cards
    after both.
    """

    counts: tuple[int, ...]
    points: tuple[int, ...]
    gained: tuple[tuple[str, int], ...]
    lost: tuple[tuple[str, int], ...]
    total: int

    @property
    def cards(self) -> int:
        """The points of the captured cards alone."""
        return sum(self.points)


def accounts(
    captures: tuple[tuple[str, ...], ...],
    worth: Mapping[str, int],
    combinations: Iterable[Combination],
) -> tuple[Account, ...]:
    """Each seat's account; `worth` gives the points of a card of each class."""
    own = [tuple((one.name, one.points) for one in held(combinations, pile)) for pile in captures]
    return tuple(
        _account(pile, worth, own[seat], tuple(chain(*own[:seat], *own[seat + 1 :])))
        for seat, pile in enumerate(captures)
    )


def _account(
    cards: tuple[str, ...],
    worth: Mapping[str, int],
    gained: tuple[tuple[str, int], ...],
    lost: tuple[tuple[str, int], ...],
) -> Account:
    kinds = [CLASS[card] for card in cards]
    counts = tuple(map(kinds.count, CLASSES))
    points = tuple(count * worth[kind] for count, kind in zip(counts, CLASSES, strict=True))
    total = sum(points) + sum(p for _, p in gained) - sum(p for _, p in lost)
    return Account(counts, points, gained, lost, total)
