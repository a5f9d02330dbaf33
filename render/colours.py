"""The one palette of a picture: the art's colours, the table's, and the steps between them."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import ImageColor

ART = 200
"""The number of palette indexes for the sprite sheets, from 0 on; 255 is their transparent key."""

SHARE = 32
"""The number of palette indexes of a family in a face: few of them keep the file small."""

CLOTHS = {"felt": "#22503F", "night": "#2C3E50", "tatami": "#5E4531"}
INKS = {
    "ink": "#F4EBD9",
    "black": "#191716",
    "yellow": "#F2C230",
    "turn": "#4FA3D1",
    "back": "#7C3427",
    "red": "#C2202E",
    "rose": "#F08FB4",
}
OF_THE_CLOTH = {"cloth": 1.0, "plate": 0.72, "edge": 1.35}
"""The factors by which colours are darker or lighter than the cloth."""

NAMES = (*OF_THE_CLOTH, *INKS)
INDEX: Final = {name: ART + place for place, name in enumerate(NAMES)}

STEPS = {
    ("ink", "cloth"): 6,
    ("ink", "plate"): 6,
    ("black", "ink"): 5,
    ("red", "ink"): 3,
    ("black", "yellow"): 4,
    ("black", "turn"): 4,
    ("plate", "cloth"): 2,
    ("edge", "cloth"): 2,
    ("yellow", "plate"): 3,
    ("yellow", "cloth"): 3,
    ("turn", "plate"): 3,
    ("turn", "cloth"): 3,
    ("rose", "cloth"): 1,
}
"""The number of shades between an ink and its ground."""


def _ramps() -> dict[tuple[str, str], tuple[int, ...]]:
    ramps, free = {}, ART + len(NAMES)
    for (ink, ground), steps in STEPS.items():
        ramps[ink, ground] = (INDEX[ground], *range(free, free + steps), INDEX[ink])
        free += steps
    ramps["ink", "black"] = ramps["black", "ink"][::-1]
    assert free <= 255, "the palette is full"
    return ramps


RAMPS: Final = _ramps()
"""Palette indexes from each ground to each ink."""

Colour = tuple[int, ...]


@cache
def palette(cloth: str, art: tuple[int, ...]) -> bytes:
    """Return the red, green and blue of all 256 colours on a cloth."""
    base = ImageColor.getrgb(CLOTHS[cloth])
    named = {
        name: tuple(min(255, round(c * by)) for c in base) for name, by in OF_THE_CLOTH.items()
    }
    named |= {name: ImageColor.getrgb(ink) for name, ink in INKS.items()}
    table: list[Colour] = [tuple(art[3 * i : 3 * i + 3]) for i in range(ART)]
    table += [named[name] for name in NAMES]
    for (ink, ground), steps in STEPS.items():
        table += [_mix(named[ground], named[ink], (i + 1) / (steps + 1)) for i in range(steps)]
    table += [(0, 0, 0)] * (256 - len(table))
    return bytes(channel for colour in table for channel in colour)


def _mix(ground: Colour, ink: Colour, part: float) -> Colour:
    return tuple(round(g + (i - g) * part) for g, i in zip(ground, ink, strict=True))
