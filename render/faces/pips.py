"""The dots and the bamboo of mahjong tiles, set around the middle of the face."""

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from render.faces.drawing import part


class Spot(NamedTuple):
    """A dot or a stick: how far right of and below the middle, its colour, the lean of a stick."""

    x: int
    y: int
    ink: str
    lean: int = 0


INKS = {"b": "blue", "g": "green", "r": "red"}


def row(y: int, inks: str, *columns: int) -> tuple[Spot, ...]:
    """Return spots side by side in these columns; `inks` has the letter of each one's colour."""
    return tuple(Spot(x, y, INKS[ink]) for x, ink in zip(columns, inks, strict=True))


def alike(inks: str, columns: tuple[int, ...], *rows: int) -> tuple[Spot, ...]:
    """Return the spots of a row, repeated at each of these heights."""
    return tuple(spot for y in rows for spot in row(y, inks, *columns))


NINE = (-86, 0, 86)

Pattern = dict[int, tuple[int, tuple[Spot, ...]]]
"""For each number, the size of its dots or sticks, and their places."""

DOTS: Pattern = {
    2: (62, row(-84, "g", 0) + row(84, "b", 0)),
    3: (50, row(-104, "b", -76) + row(0, "r", 0) + row(104, "g", 76)),
    4: (54, row(-86, "bg", -66, 66) + row(86, "gb", -66, 66)),
    5: (46, row(-102, "bg", -76, 76) + row(0, "r", 0) + row(102, "gb", -76, 76)),
    6: (46, alike("gg", (-60, 60), -112) + alike("rr", (-60, 60), 10, 112)),
    7: (
        38,
        row(-122, "g", -82)
        + row(-88, "g", 0)
        + row(-54, "g", 82)
        + alike("rr", (-56, 56), 42, 126),
    ),
    8: (38, alike("bb", (-54, 54), -126, -42, 42, 126)),
    9: (38, row(-106, "ggg", *NINE) + row(0, "rrr", *NINE) + row(106, "bbb", *NINE)),
}
"""The dots of each number; the size of a dot is its radius."""

M_AND_W = tuple(
    Spot(side * x, half * 84, "green", side * half * lean)
    for half in (-1, 1)
    for side in (-1, 1)
    for x, lean in ((100, 0), (44, -22))
)

STICKS: Pattern = {
    2: (76, row(-84, "g", 0) + row(84, "g", 0)),
    3: (76, row(-84, "g", 0) + row(84, "gg", -60, 60)),
    4: (76, alike("gg", (-60, 60), -84, 84)),
    5: (76, alike("gg", (-84, 84), -84, 84) + row(0, "r", 0)),
    6: (76, alike("ggg", NINE, -84, 84)),
    7: (50, row(-110, "r", 0) + alike("ggg", NINE, 0, 110)),
    8: (76, M_AND_W),
    9: (50, alike("grg", NINE, -110, 0, 110)),
}
"""The sticks of each number; the size of a stick is half its length."""

KNOB, STEM, SLIM = 26, 19, 0.78
"""Half the width of a stick at its joints and between them; the factor that narrows an eight's."""

JOINT = 12
"""Half the height of a joint."""


def dots(number: int) -> Iterator[ET.Element]:
    """Draw the dots of a number: ringed discs with a bone eye."""
    radius, spots = DOTS[number]
    for x, y, ink, _ in spots:
        yield from disc(x, y, ink, radius)


def disc(x: int, y: int, ink: str, radius: int) -> Iterator[ET.Element]:
    """Draw a disc within a ring; in small print the ring and the disc are one."""
    for kind, size in ((ink, 1), ("fine face", 0.8), (f"fine {ink}", 0.64), ("face", 0.26)):
        yield part("circle", kind=kind, cx=x, cy=y, r=radius * size)


def sticks(number: int) -> Iterator[ET.Element]:
    """Draw the sticks of a number: jointed bamboo."""
    half, spots = STICKS[number]
    for x, y, ink, lean in spots:
        at = f"translate({x} {y}) rotate({lean}) scale({SLIM if number == 8 else 1} 1)"
        yield part("g", *stick(ink, half), transform=at)


def stick(ink: str, half: int) -> Iterator[ET.Element]:
    """Draw an upright stick around the origin: two stems between three joints, a gleam on each."""
    stem = {"x": -STEM, "y": -half, "width": 2 * STEM, "height": 2 * half}
    yield part("rect", kind=ink, rx=JOINT, **stem)
    for y in (JOINT - half, 0, half - JOINT):
        knob = {"x": -KNOB, "y": y - JOINT, "width": 2 * KNOB, "height": 2 * JOINT}
        yield part("rect", kind=ink, rx=9, **knob)
    for end in (-1, 1):
        gleam = f"M0 {end * (JOINT + 10)}V{end * (half - 2 * JOINT - 9)}"
        yield part("path", kind="in-face", d=gleam, stroke_width=10)
