"""The SVG of every Tien Gow tile in every face, derived from its two numbers."""

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple
from xml.etree import ElementTree as ET

from render.faces.drawing import EMOJI, SQUARE, Face, Family, glyph, part
from render.layout import TILES

TILE = (240, 576)
RED = {1, 4}
CIVIL = ("6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5")
"""High to low; all other tiles are military and rank by their sum."""

DIE = {
    1: ((0, 0),),
    2: ((-1, -1), (1, -1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -0.7), (1, -0.7), (-1, 0.7), (1, 0.7)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each number stand on the upper half: columns and rows from its middle."""

CROSS = ((-1, -1), (1, -1), (0, 0.96))
"""Those of a three that makes a cross with the other one below it."""

HALF = 1.64
"""How many rows the middle of a half is from the middle of the tile."""


class Pip(NamedTuple):
    """A pip by columns and rows from the middle of the tile."""

    column: float
    row: float
    red: bool
    size: float


class Tile(NamedTuple):
    """A tile by its numbers, low first; the back has none."""

    numbers: tuple[int, ...] = ()
    parts: tuple[ET.Element, ...] = ()

    @property
    def name(self) -> str:
        """The tile's name in the rules; `tile-back` for the back."""
        return "-".join(map(str, self.numbers)) or "tile-back"

    @property
    def civil(self) -> bool:
        """Whether it is of the civil class."""
        return self.name in CIVIL

    @property
    def rank(self) -> int:
        """Its place among the civil tiles, the highest being 1, or the sum of a military one."""
        return CIVIL.index(self.name) + 1 if self.civil else sum(self.numbers)

    @property
    def pips(self) -> Iterator[Pip]:
        """The pips: the lower number is set as the upper one is, turned round.

        Ones and fours are red, and of the sixes of 6-6 a column each.
        """
        for number, turn in zip(self.numbers, (1, -1), strict=False):
            pattern = CROSS if self.numbers == (3, 3) else DIE[number]
            size = 1.0 if number > 1 else 1.8 if self.numbers == (1, 1) else 1.4
            for column, row in pattern:
                red = number in RED or (self.numbers == (6, 6) and column < 0)
                yield Pip(turn * column, turn * (row - HALF), red, size)


def tiles() -> Iterator[Tile]:
    """The civil tiles from high to low, then the military ones, the back last."""
    every = [Tile(numbers) for numbers in combinations_with_replacement(range(1, 7), 2)]
    yield from sorted(every, key=lambda t: (0, t.rank) if t.civil else (1, -t.rank))
    yield Tile()


# --- Parts --------------------------------------------------------------------------------------


class Field(NamedTuple):
    """Where the pips are put: the middle of the tile, a column, a row and a pip's radius."""

    x: float
    y: float
    column: float
    row: float
    radius: float


def body(width: int, height: int, side: int, x: int = 0) -> Iterator[ET.Element]:
    """A thick tile from `x`: its edge, the side that shows below the face, and the face."""
    corner, edge = width // 6, 6
    for kind, inset, short in (("edge", 0, 0), ("side", edge, 0), ("edge", edge, side - 3)):
        yield rounded(kind, x, inset, width, height - short, corner)
    yield rounded("rim", x, edge, width, height - side, corner)
    yield rounded("face", x, edge + 5, width, height - side, corner)


def rounded(
    kind: str, x: float, inset: float, width: float, height: float, corner: float
) -> ET.Element:
    """A rectangle with rounded corners, so much smaller on all sides."""
    box = {"x": x + inset, "y": inset, "width": width - 2 * inset, "height": height - 2 * inset}
    return part("rect", kind=kind, rx=corner - inset, **box)


def spots(tile: Tile, field: Field, hole: float = 0) -> Iterator[ET.Element]:
    """The pips of a tile as discs; the red ones are rings where the hole has a size."""
    for pip in tile.pips:
        at = {"cx": field.x + field.column * pip.column, "cy": field.y + field.row * pip.row}
        radius = field.radius * pip.size
        yield part("circle", kind="red" if pip.red else "pip", r=radius, **at)
        if pip.red and hole:
            yield part("circle", kind="face", r=radius * hole, **at)


def band(tile: Tile) -> Iterator[ET.Element]:
    """The class and the rank at the foot: on a round plate if civil, on a square one if not."""
    if not tile.numbers:
        return
    kind, corner, character = ("civil", 44, "文") if tile.civil else ("military", 8, "武")
    yield part("rect", kind=kind, x=16, y=450, width=208, height=88, rx=corner)
    digits = str(tile.rank)
    width = 76 + 8 + 44 * len(digits)
    left = 120 - width / 2
    yield glyph(character, 74, "edge", left + 38, 494)
    for place, digit in enumerate(digits):
        yield glyph(digit, 66, "edge", left + 106 + 44 * place, 494)


# --- Faces --------------------------------------------------------------------------------------

SIDE = 30
WHOLE = Field(120, 273, 52, 80, 34)
ABOVE_BAND = Field(120, 228, 52, 66, 30)
BESIDE_DIGITS = Field(68, 228, 30, 62, 22)


def traditional(tile: Tile) -> Iterator[ET.Element]:
    """Nothing but the pips."""
    yield from body(*TILE, SIDE)
    yield from spots(tile, WHOLE)


def large(tile: Tile) -> Iterator[ET.Element]:
    """Each number as a digit beside its pips, the class and the rank below."""
    yield from body(*TILE, SIDE)
    yield from spots(tile, BESIDE_DIGITS)
    for number, y in zip(tile.numbers, (122, 334), strict=False):
        yield glyph(str(number), 150, "red" if number in RED else "pip", 168, y)
    yield from band(tile)


def safe(tile: Tile) -> Iterator[ET.Element]:
    """The red pips as rings, the class and the rank below."""
    yield from body(*TILE, SIDE)
    yield from spots(tile, ABOVE_BAND, hole=0.45)
    yield from band(tile)


def emoji(tile: Tile) -> Iterator[ET.Element]:
    """A square with a broad tile in the middle."""
    yield from body(200, 330, 20, x=65)
    yield from spots(tile, Field(165, 155, 46, 48, 23))


def style(inks: Mapping[str, str]) -> str:
    """A style sheet with these inks."""
    return " ".join(f".{kind} {{ fill: {ink} }}" for kind, ink in inks.items())


BLACK = style(
    {
        "edge": "#0B0A0A",
        "side": "#57504B",
        "rim": "#3B3633",
        "face": "#191716",
        "red": "#D5303A",
        "pip": "#FFFDF7",
        "civil": "#E5B32E",
        "military": "#B9CBD8",
    }
)
BONE = style(
    {
        "edge": "#191716",
        "side": "#C9B98F",
        "rim": "#E3D8BE",
        "face": "#FBF6E9",
        "red": "#C2202E",
        "pip": "#191716",
    }
)

TIENGOW = Family(
    "tiengow",
    tuple(tiles()),
    {
        "traditional": Face(traditional, TILE, BLACK, TILES),
        "old": Face(traditional, TILE, BONE, TILES),
        "large": Face(large, TILE, BLACK, TILES),
        "safe": Face(safe, TILE, BLACK.replace("#D5303A", "#F0A030"), TILES),
        "emoji": Face(emoji, SQUARE, BLACK, EMOJI),
    },
)
