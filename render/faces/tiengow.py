"""The SVG of every Tien Gow tile in every face, derived from its two numbers."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple
from xml.etree import ElementTree as ET

from render.faces.drawing import EMOJI, SQUARE, Face, Family, body, glyph, part, style
from render.layout import TILES
from rules.tiengow.tiles import CIVIL, MILITARY, total

TILE = (240, 576)
SIDE = 36
"""The size of a tile's drawing in its own units, and the height of its visible side."""

RED = {1, 4}
SUMS = {total(tile) for tile in MILITARY}
"""The sums of pips that name military tiles."""

DIE = {
    1: ((0, 0),),
    2: ((-1, -1), (1, -1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -0.7), (1, -0.7), (-1, 0.7), (1, 0.7)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""The places of the pips of each number on the upper half: columns and rows from its middle."""

CROSS = ((-1, -1), (1, -1), (0, 0.96))
"""The places of a three that makes a cross with the three below it."""

HALF = 1.64
"""The distance in rows from the middle of a half to the middle of the tile."""

ONE, EARTH = 1.4, 1.8
"""The factors by which a single pip, and the two pips of 1-1, are larger than others."""


class Pip(NamedTuple):
    """A pip by columns and rows from the middle of the tile."""

    column: float
    row: float
    red: bool
    size: float


class Tile(NamedTuple):
    """A tile by its numbers, low first; the back has none."""

    numbers: tuple[int, ...] = ()

    @property
    def parts(self) -> tuple[ET.Element, ...]:
        """Nothing: the drawing of a tile refers to no shared parts."""
        return ()

    @property
    def name(self) -> str:
        """The tile's name in the rules; `tile-back` for the back."""
        return "-".join(map(str, self.numbers)) or "tile-back"

    @property
    def civil(self) -> bool:
        """Whether the tile is of the civil class."""
        return self.name in CIVIL

    @property
    def rank(self) -> int:
        """The rank of the tile in its class, 1 for the highest.

        Military tiles with equal sums share a rank.
        """
        if self.civil:
            return CIVIL.index(self.name) + 1
        return sum(total > sum(self.numbers) for total in SUMS) + 1

    @property
    def pips(self) -> Iterator[Pip]:
        """The pips of both halves; in the lower half, the pattern of a number is turned round.

        Ones and fours are red, and one column of each six of 6-6.
        """
        for number, turn in zip(self.numbers, (1, -1), strict=False):
            pattern = CROSS if self.numbers == (3, 3) else DIE[number]
            size = 1 if number > 1 else EARTH if self.numbers == (1, 1) else ONE
            for column, row in pattern:
                red = number in RED or (self.numbers == (6, 6) and column < 0)
                yield Pip(turn * column, turn * (row - HALF), red, size)


def tiles() -> Iterator[Tile]:
    """Yield the civil tiles from high to low, then the military ones, the back last."""
    every = [Tile(numbers) for numbers in combinations_with_replacement(range(1, 7), 2)]
    yield from sorted(every, key=lambda t: (not t.civil, t.rank))
    yield Tile()


# --- Parts --------------------------------------------------------------------------------------


class Field(NamedTuple):
    """The places of the pips: the middle of the tile, a column, a row and a pip's radius."""

    x: float
    y: float
    column: float
    row: float
    radius: float


def spots(tile: Tile, field: Field, hole: float = 0) -> Iterator[ET.Element]:
    """Draw the pips of a tile as discs; with a `hole`, a part of the radius, red ones are rings."""
    for pip in tile.pips:
        at = {"cx": field.x + field.column * pip.column, "cy": field.y + field.row * pip.row}
        radius = field.radius * pip.size
        yield part("circle", kind="red" if pip.red else "pip", r=radius, **at)
        if pip.red and hole:
            yield part("circle", kind="face", r=radius * hole, **at)


CHARACTER, DIGIT, MIDDLE = 76, 40, 486
"""The widths of the class and of each digit of the rank on the band, and the y of its middle."""


def band(tile: Tile) -> Iterator[ET.Element]:
    """Draw the class and the rank at the foot of a tile; the back has none.

    The plate is round for a civil tile, and square for a military one.
    """
    if not tile.numbers:
        return
    kind, corner, character = ("civil", 42, "文") if tile.civil else ("military", 8, "武")
    yield part("rect", kind=kind, x=22, y=444, width=196, height=84, rx=corner)
    digits = str(tile.rank)
    left = 120 - (CHARACTER + DIGIT * len(digits)) / 2
    yield glyph(character, 72, "edge", left + CHARACTER / 2, MIDDLE)
    for place, digit in enumerate(digits):
        at = left + CHARACTER + DIGIT * (place + 0.5)
        yield glyph(digit, 62, "edge", at, MIDDLE)


# --- Faces --------------------------------------------------------------------------------------

WHOLE = Field(120, 270, 52, 79, 34)
ABOVE_BAND = Field(120, 223, 52, 64, 29)
BESIDE_DIGITS = Field(62, 223, 27, 62, 20)


def lattice(tile: Tile) -> Iterator[ET.Element]:
    """Draw the diamonds of a back within a frame; a face has none."""
    if tile.numbers:
        return
    left, top, right, bottom = 34, 34, 206, 506
    frame = f"M{left} {top}H{right}V{bottom}H{left}zM{left + 9} {top + 9}V{bottom - 9}H{right - 9}"
    yield part("path", kind="side", d=f"{frame}V{top + 9}z", fill_rule="evenodd")
    for row in range(9):
        for column in range(2 + row % 2):
            x, y = 120 + 56 * (column - (1 + row % 2) / 2), 270 + 49 * (row - 4)
            yield part(
                "path", kind="side", d=f"M{x} {y - 21}L{x + 19} {y}L{x} {y + 21}L{x - 19} {y}z"
            )


def traditional(tile: Tile) -> Iterator[ET.Element]:
    """Draw a tile with its pips only."""
    yield from body(*TILE, {"side": SIDE})
    yield from spots(tile, WHOLE)
    yield from lattice(tile)


def large(tile: Tile) -> Iterator[ET.Element]:
    """Draw a tile with each number as a digit beside its pips, and the class and the rank below."""
    yield from body(*TILE, {"side": SIDE})
    yield from spots(tile, BESIDE_DIGITS)
    for number, turn in zip(tile.numbers, (1, -1), strict=False):
        y = BESIDE_DIGITS.y - turn * HALF * BESIDE_DIGITS.row
        yield glyph(str(number), 128, "red" if number in RED else "pip", 170, y)
    yield from band(tile)
    yield from lattice(tile)


def safe(tile: Tile) -> Iterator[ET.Element]:
    """Draw a tile with its red pips as rings, and the class and the rank below."""
    yield from body(*TILE, {"side": SIDE})
    yield from spots(tile, ABOVE_BAND, hole=0.45)
    yield from band(tile)
    yield from lattice(tile)


def emoji(tile: Tile) -> Iterator[ET.Element]:
    """Draw a square with a broad tile in the middle."""
    yield from body(200, 330, {"side": 20}, x=65)
    yield from spots(tile, Field(165, 153, 48, 45.5, 21))


BLACK = {
    "edge": "#0B0A0A",
    "side": "#57504B",
    "rim": "#3B3633",
    "face": "#191716",
    "red": "#D5303A",
    "pip": "#FFFDF7",
    "civil": "#E5B32E",
    "military": "#B9CBD8",
}
BONE = {
    "edge": "#191716",
    "side": "#C9B98F",
    "rim": "#E3D8BE",
    "face": "#FBF6E9",
    "red": "#C2202E",
    "pip": "#191716",
}
BRIGHT = {"red": "#EA514F"}
SAFE = {"red": "#F0A030"}
"""Reds that stand out more from the black, for digits and for eyes that see no red."""

TIENGOW = Family(
    "tiengow",
    tuple(tiles()),
    {
        "traditional": Face(traditional, TILE, style(BLACK), TILES),
        "old": Face(traditional, TILE, style(BONE), TILES),
        "large": Face(large, TILE, style(BLACK | BRIGHT), TILES),
        "safe": Face(safe, TILE, style(BLACK | SAFE), TILES),
        "emoji": Face(emoji, SQUARE, style(BLACK), EMOJI),
    },
    near=600,
)
