"""Rings around the pieces of a hand that belong to a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from render.layout import Box, Picture, Ring


def ring_instead(picture: Picture, pieces: Collection[str]) -> None:
    """Ring the pieces of another move than the chosen one, with a thin ring.

    A piece is ringed in the hand, or where its name is unique in the picture. Pieces of both moves
    keep the thick ring.
    """
    every, left = [*picture.sprites], Counter(pieces)
    lying, chosen = Counter(sprite.name for sprite in every), _boxes(picture, "choice")
    for sprite in every[::-1]:
        if left[sprite.name] and (sprite.zone == "hand" or lying[sprite.name] == 1):
            left[sprite.name] -= 1
            if sprite.box not in chosen:
                picture.add(Ring(sprite.box, "instead"))


def ring_choice(picture: Picture, choice: Collection[str]) -> None:
    """Ring the named pieces in the hand; of equal ones the last, which may be the drawn one."""
    left = Counter(choice)
    for sprite in [sprite for sprite in picture.sprites if sprite.zone == "hand"][::-1]:
        if left[sprite.name]:
            left[sprite.name] -= 1
            picture.add(Ring(sprite.box, "choice"))


def ringed(picture: Picture, kind: str) -> list[str]:
    """Return the names of the pieces that have a ring of this kind."""
    boxes = _boxes(picture, kind)
    return [sprite.name for sprite in picture.sprites if sprite.box in boxes]


def _boxes(picture: Picture, kind: str) -> list[Box]:
    return [item.box for item in picture.items if isinstance(item, Ring) and item.kind == kind]
