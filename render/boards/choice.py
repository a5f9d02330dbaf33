"""The pieces of a hand that a choice is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from render.layout import Picture, Ring


def ring_choice(picture: Picture, choice: Collection[str]) -> None:
    """Ring as many of equal pieces in the hand as are named, the last ones: one may be drawn."""
    left = Counter(choice)
    for sprite in [one for one in picture.sprites if one.zone == "hand"][::-1]:
        if left[sprite.name]:
            left[sprite.name] -= 1
            picture.add(Ring(sprite.box, "choice"))
