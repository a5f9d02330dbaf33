"""Rings around the pieces of a hand that belong to a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from render.layout import Picture, Ring


def ring_instead(picture: Picture, pieces: Collection[str]) -> None:
    """Ring the pieces of another move than the chosen one, with the thin ring of a last move.

    A piece is ringed in the hand, or where its name is unique in the picture. Pieces of both moves
    keep the ring they have.
    """
    every, left = [*picture.sprites], Counter(pieces)
    lying = Counter(sprite.name for sprite in every)
    ringed = [item.box for item in picture.items if isinstance(item, Ring)]
    for sprite in every[::-1]:
        if left[sprite.name] and (sprite.zone == "hand" or lying[sprite.name] == 1):
            left[sprite.name] -= 1
            if sprite.box not in ringed:
                picture.add(Ring(sprite.box, "last"))


def ring_choice(picture: Picture, choice: Collection[str]) -> None:
    """Ring the named pieces in the hand; of equal ones the last, which may be the drawn one."""
    left = Counter(choice)
    for sprite in [sprite for sprite in picture.sprites if sprite.zone == "hand"][::-1]:
        if left[sprite.name]:
            left[sprite.name] -= 1
            picture.add(Ring(sprite.box, "choice"))
