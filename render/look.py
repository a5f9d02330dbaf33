"""The look of a picture, and the sentences it may show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

WIDE = "wide"
"""The name of the shape for people at a desk."""
LAYOUTS = ("phone", WIDE)
"""The shapes of pictures for one person: upright for a phone, or as wide as the desktop client."""
PAGE = "page"
"""The shape of a page of the guide, for all readers."""
PUBLIC = "square"
"""The shape of public pictures, which suits phones and desktops."""
CLOTHS = ("felt", "night", "tatami")
LARGE = "large"
"""The name of the faces for people who want large pieces rather than many."""
FACES = ("traditional", "old", LARGE, "safe")
"""The faces: usual, older without signs, in large print, and for eyes that see no red or green."""


class Say(Protocol):
    """The sentences of one language: `say("class-bright")`."""

    language: str

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the sentence of a key with its values put in."""


@dataclass(frozen=True, slots=True)
class Look:
    """The shape of the picture, the cloth of the table and the drawing of the pieces."""

    layout: str = "phone"
    cloth: str = "felt"
    face: str = "traditional"

    def __post_init__(self) -> None:
        """Raise ValueError when the shape, the cloth or the face is unknown."""
        offers = ((self.layout, (*LAYOUTS, PUBLIC, PAGE)), (self.cloth, CLOTHS), (self.face, FACES))
        for chosen, offered in offers:
            if chosen not in offered:
                raise ValueError(f"{chosen!r} is none of {', '.join(offered)}")


PLAIN = Look()
"""The look for a person who has chosen none: fit for a phone."""
