"""The cards on the table, and the capture of cards by a card of the same flower."""

from __future__ import annotations

from collections.abc import Iterable

from rules.hanafuda.cards import FLOWER, bits, in_order, whole_flowers

Spot = tuple[str, ...]
"""Cards that lie together on the table: one card, or a group of three cards of one flower."""

Field = tuple[Spot, ...]
"""The table cards."""


def spread(cards: Iterable[str], grouped: Iterable[str] = ()) -> Field:
    """Lay cards singly; cards of a `grouped` flower lie together, at the place of the first."""
    together = set(grouped)
    cards = tuple(cards)
    field: list[Spot] = []
    for card in cards:
        if not together or (flower := FLOWER[card]) not in together:
            field.append((card,))
        elif not any(FLOWER[spot[0]] == flower for spot in field):
            field.append(in_order(other for other in cards if FLOWER[other] == flower))
    return tuple(field)


def takes(card: str, field: Field) -> tuple[Spot, ...]:
    """Return the spots of a card's own flower; if there are any, the card must take one of them."""
    flower, own = FLOWER[card], []
    for spot in field:
        if FLOWER[spot[0]] == flower:
            own.append(spot)
    return tuple(own)


def all_three(own: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """Join three single cards of a flower into one spot; leave fewer than three as they are."""
    return own if len(own) < 3 else (in_order([card for spot in own for card in spot]),)


def by_flower(field: Field) -> dict[str, tuple[Spot, ...]]:
    """Return the spots of each flower that lies on the table."""
    spots: dict[str, tuple[Spot, ...]] = {}
    for spot in field:
        flower = FLOWER[spot[0]]
        spots[flower] = (*spots[flower], spot) if flower in spots else (spot,)
    return spots


def all_of_a_flower(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the flowers of which all four cards are among these."""
    cards = tuple(cards)
    return _flowers_with(4, cards) if whole_flowers(bits(cards)) else ()


def three_of_a_flower(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the flowers of which exactly three cards are among these."""
    return _flowers_with(3, cards)


def _flowers_with(number: int, cards: Iterable[str]) -> tuple[str, ...]:
    flowers = [FLOWER[card] for card in cards]
    return tuple([flower for flower in dict.fromkeys(flowers) if flowers.count(flower) == number])
