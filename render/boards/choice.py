"""The pieces of a hand that a choice is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from render.layout import Picture, Ring


def ring_choice(picture: Picture, choice: Collection[str]) -> None:
    """Ring the named pieces in the hand; of equal ones the last, because the drawn one may be
    meant.
    """
    left = Counter(choice)
    for sprite in [sprite for sprite in picture.sprites if sprite.zone == "hand"][::-1]:
        if left[sprite.name]:
            left[sprite.name] -= 1
            picture.add(Ring(sprite.box, "choice"))
