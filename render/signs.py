"""The signs of classes on the cards: the game decides a card's class, not its face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.layout import Box, Shape, Sprite


class Spot(NamedTuple):
    """The middle of a sign on a card, in hundredths of the card's width."""

    x: int
    y: int


SPOTS = {"traditional": Spot(23, 23), "large": Spot(25, 58), "safe": Spot(24, 90)}
"""The place of a class's sign in the visible left of a fanned card; other faces have no signs."""

SIGNED = tuple(SPOTS)


def sign(card: Sprite, face: str) -> Iterator[Shape]:
    """Yield a disc with the sign of a card's class where a face has room for it."""
    spot = SPOTS.get(face)
    if not card.sign or spot is None:
        return
    box, side = card.box, across(card.box.width, face)
    middle = Box(box.x + box.width * spot.x // 100, box.y + box.width * spot.y // 100, 0, 0)
    disc = middle.centred(side, side)
    yield Shape("disc", disc, "black", "")
    yield Shape("disc", disc.inset(2, 2), "ink", "black")
    yield Shape(card.sign, disc, "black", "ink")


def across(width: int, face: str) -> int:
    """Return the width of a sign: on small cards a larger part of them."""
    return width * 3 // 8 if face == "large" else 12 + width // 8
