"""The SVG of every mahjong tile in every face: characters, pips and hand-drawn parts."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from render.faces.drawing import EMOJI, SQUARE, SVG, Face, Family, body, glyph, part, style
from render.faces.glyphs import outline
from render.faces.pips import disc, dots, stick, sticks
from render.layout import MAHJONG as SIZES
from render.layout import MAHJONG_SIDE

TILE = (300, 414)
MIDDLE = (150, 185)
"""The size of a tile's drawing in its own units, and the middle of its face."""

SIDE = round(TILE[1] * MAHJONG_SIDE)
UP = {"back": SIDE, "side": SIDE // 2}
DOWN = {"side": SIDE, "deep": SIDE // 2}
"""The visible part of bone and back below a tile that lies face up or face down."""

LETTERS, DRAGONS = "ESWN", "白發中"
WRITTEN = {"m": "一二三四伍六七八九", "z": "東南西北" + DRAGONS, "f": "春夏秋冬梅蘭菊竹"}
INK = {"m": "black", "p": "blue", "s": "green", "z": "black", "f": "blue"}
INK |= {"6z": "green", "7z": "red", "1f": "red", "2f": "red", "3f": "red", "4f": "red"}
"""The colours of the suits, and of tiles that differ from their suit."""

SHEET = ET.parse(Path(__file__).with_suffix(".svg")).getroot()
DRAWN = {drawing.attrib["id"]: drawing for drawing in SHEET.findall(f"{SVG}g")}
"""The hand-drawn parts, by the tile they belong to."""


class Tile(NamedTuple):
    """A tile by its number and suit: `m p s z f`; the back has neither."""

    number: int = 0
    suit: str = ""

    @property
    def name(self) -> str:
        """The tile's name in the rules; `mahjong-back` for the back."""
        return f"{self.number}{self.suit}" if self.suit else "mahjong-back"

    @property
    def parts(self) -> Iterator[ET.Element]:
        """Yield the shared definitions of the hand-drawn parts."""
        yield from SHEET.findall(f"{SVG}defs")

    @property
    def character(self) -> str:
        """The character on a tile that is neither dots nor bamboo."""
        return WRITTEN[self.suit][self.number - 1]

    @property
    def ink(self) -> str:
        """The colour of its suit or its character."""
        return INK.get(self.name) or INK[self.suit]


def tiles() -> Iterator[Tile]:
    """Yield characters, dots, bamboo, winds, dragons, seasons and plants, the back last."""
    for suit, numbers in {"m": 9, "p": 9, "s": 9, "z": 7, "f": 8}.items():
        yield from (Tile(number, suit) for number in range(1, numbers + 1))
    yield Tile()


# --- Parts ----------------------------------------------------------------------------------------


def slab(
    tile: Tile, width: int = TILE[0], height: int = TILE[1], x: int = 0
) -> Iterator[ET.Element]:
    """Draw the bone of a tile, or its back."""
    layers, face = (UP, "face") if tile.suit else (DOWN, "back")
    yield from body(width, height, layers, face, x)


def cut(
    character: str, size: int, ink: str, x: int = 0, y: int = 0, broader: int = 7
) -> ET.Element:
    """Draw a character as cut into a tile, centred on x and y.

    Its strokes are `broader` units wider than those of the font.
    """
    at, shape = f"translate({x} {y})", outline(character, size, "ming")
    return part("path", kind=f"{ink} in-{ink}", d=shape, transform=at, stroke_width=broader)


def moved(*inner: ET.Element, x: float = 0, y: float = 0, by: float = 1) -> ET.Element:
    """Move parts by x and y from the middle of the face, and scale them."""
    at = f"translate({MIDDLE[0] + x} {MIDDLE[1] + y}) scale({by})"
    return part("g", *inner, transform=at)


def front(tile: Tile) -> Iterator[ET.Element]:
    """Yield the traditional face of a tile, around the origin; a back has none."""
    match tile:
        case Tile(_, "p" | "s") if tile.name in DRAWN:
            yield DRAWN[tile.name]
        case Tile(number, "p"):
            yield from dots(number)
        case Tile(number, "s"):
            yield from sticks(number)
        case Tile(_, "m"):
            yield cut(tile.character, 134, tile.ink, y=-84, broader=10)
            yield cut("萬", 156, "red", y=74)
        case Tile(_, "f"):
            yield from flower(tile)
        case Tile(5, "z"):
            yield frame(18)
            yield part("rect", kind="fine in-blue", rx=8, stroke_width=7, **around(76, 112))
        case Tile(_, "z"):
            yield cut(tile.character, 226 if tile.number < 5 else 240, tile.ink, broader=11)


def frame(line: int) -> ET.Element:
    """Draw the frame of the white dragon."""
    return part("rect", kind="in-blue", rx=14, stroke_width=line, **around(98, 134))


def around(x: int, y: int) -> dict[str, int]:
    """Return the attributes of a rectangle around the origin, given half its width and height."""
    return {"x": -x, "y": -y, "width": 2 * x, "height": 2 * y}


def flower(tile: Tile) -> Iterator[ET.Element]:
    """Yield a character and its place among its four, above the drawing."""
    yield cut(tile.character, 132, tile.ink, -42, -82, broader=6)
    yield glyph(place(tile), 84, tile.ink, 84, -106)
    yield part("g", DRAWN[tile.name], transform="translate(0 80) scale(.86)")


def place(tile: Tile) -> str:
    """Return the place of a flower among its four."""
    return str((tile.number - 1) % 4 + 1)


# --- Faces ----------------------------------------------------------------------------------------


def traditional(tile: Tile) -> Iterator[ET.Element]:
    """Draw a tile with its traditional engraving."""
    yield from slab(tile)
    yield moved(*front(tile))


def large(tile: Tile) -> Iterator[ET.Element]:
    """Draw a tile with as few and as large signs as possible."""
    yield from slab(tile)
    yield moved(*plain(tile))


def plain(tile: Tile) -> Iterator[ET.Element]:
    """Draw a number above the sign of its suit, or a character with a letter or number."""
    match tile:
        case Tile(number, "m" | "p" | "s"):
            yield glyph(str(number), 172, tile.ink, 0, -70)
            yield from sign(tile.suit)
        case Tile(number, "z") if number < 5:
            yield glyph(tile.character, 206, tile.ink, 0, -46)
            yield glyph(LETTERS[number - 1], 84, tile.ink, 0, 112)
        case Tile(_, "f"):
            yield glyph(tile.character, 182, tile.ink, 0, -66)
            yield glyph(place(tile), 116, tile.ink, -70, 98)
            yield part("g", DRAWN[tile.name], transform="translate(52 98) scale(.62)")
        case Tile(5, "z"):
            yield frame(34)
        case Tile(_, "z"):
            yield glyph(tile.character, 264, tile.ink, 0, 0)


def sign(suit: str) -> Iterator[ET.Element]:
    """Yield the sign of a suit, in the lower half."""
    match suit:
        case "m":
            yield glyph("萬", 128, "red", 0, 98)
        case "p":
            yield from disc(0, 96, "blue", 58)
        case "s":
            lying = "translate(0 96) rotate(90) scale(1.6)"
            yield part("g", *stick("green", 66), transform=lying)


def safe(tile: Tile) -> Iterator[ET.Element]:
    """Yield the traditional face, with the tile's short name in a corner."""
    if tile.suit in ("", "f"):
        yield from traditional(tile)
        return
    yield from slab(tile)
    for letter, size, x, y in zip(index(tile), (80, 56), (58, 115), (60, 70), strict=False):
        yield glyph(letter, size, "black", x, y)
    yield moved(*front(tile), y=46, by=0.72)


def index(tile: Tile) -> str:
    """Return the name of a tile in at most two letters."""
    honours = LETTERS + DRAGONS
    return honours[tile.number - 1] if tile.suit == "z" else tile.name


def emoji(tile: Tile) -> Iterator[ET.Element]:
    """Draw a square with the tile of the large face in it."""
    yield from slab(tile, 272, 330, x=29)
    yield part("g", *plain(tile), transform="translate(165 141) scale(.77)")


def inks(colours: Mapping[str, str]) -> str:
    """Return a style sheet that strokes (classes `in-…`) and fills with these inks."""
    ends = "stroke-linecap: round; stroke-linejoin: round"
    lines = (f".in-{kind} {{ fill: none; stroke: {c}; {ends} }}" for kind, c in colours.items())
    return " ".join((*lines, style(colours)))


BONE = {
    "edge": "#191716",
    "side": "#D8CAA4",
    "rim": "#E3D8BE",
    "face": "#FBF6E9",
    "back": "#2F6B52",
    "deep": "#1D4837",
    "black": "#191716",
    "red": "#C2202E",
    "green": "#1E6B45",
    "blue": "#2B4C9B",
    "light": "#6FA35A",
    "yellow": "#E5B32E",
    "orange": "#D8692A",
    "violet": "#6B4A8C",
    "pink": "#E58F92",
    "sky": "#9DBBDD",
    "white": "#FFFDF7",
}
SAFE = {
    "red": "#D9601A",
    "green": "#2D78B8",
    "blue": "#1F2F6E",
    "light": "#8FC3E8",
    "orange": "#F0A030",
    "pink": "#F3BE8E",
}
"""Orange instead of red and blue instead of green; related inks change as well."""

MAHJONG = Family(
    "mahjong",
    tuple(tiles()),
    {
        "traditional": Face(traditional, TILE, inks(BONE), SIZES, 60),
        "large": Face(large, TILE, inks(BONE), SIZES, 60),
        "safe": Face(safe, TILE, inks(BONE | SAFE), SIZES, 60),
        "emoji": Face(emoji, SQUARE, inks(BONE), EMOJI, 200),
    },
)
