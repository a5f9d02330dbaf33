"""The drawn pieces: palette sheets of each family, one for each face and size, and the emoji."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from PIL import Image

from render import colours
from render.look import PLAIN

Stamp = tuple[Image.Image, Image.Image]
"""Palette indexes, and a mask of where to put them."""

KEY = 255
"""The palette index of the area outside a piece's rounded corners."""

EMOJI = 128
"""The side of an emoji in pixels: Discord takes no larger ones and shows them at 22 or 48."""

COMMON = 64
"""A width every family is drawn at."""


@dataclass(frozen=True, slots=True)
class Family:
    """The pieces of one kind, the back last, on sheets with `columns` columns.

    `art` is a word that changes with every change of a drawing; `first` is the place of the
    family's colours in the palette of a picture.
    """

    key: str
    first: int
    faces: tuple[str, ...]
    pieces: tuple[str, ...]
    columns: int
    art: str

    @property
    def rows(self) -> int:
        """How many rows a sheet has."""
        return -(-len(self.pieces) // self.columns)

    def face(self, wanted: str) -> str:
        """Return the wanted face, or the plain one if the family lacks it."""
        return wanted if wanted in self.faces else PLAIN.face


def _families() -> Iterator[Family]:
    """Yield every family with an index file."""
    indexes = [path for path in files("render.faces").iterdir() if path.name.endswith(".json")]
    for place, path in enumerate(sorted(indexes, key=lambda path: path.name)):
        index = json.loads(path.read_text(encoding="utf-8"))
        faces, pieces = tuple(index.pop("faces")), tuple(index.pop("pieces"))
        key, first = path.name.removesuffix(".json"), place * colours.SHARE
        yield Family(key, first, faces, pieces, **index)


FAMILIES: Final = tuple(_families())

_OF: Final[Mapping[str, Family]] = MappingProxyType(
    {piece: family for family in FAMILIES for piece in family.pieces}
)
PIECES: Final[tuple[str, ...]] = tuple(_OF)
"""Every piece on the sheets, family by family, and their backs; each has an emoji too."""


def art(piece: str) -> str:
    """Return a short word that changes with any drawing of the piece's family."""
    return _OF[piece].art


@cache
def sheet(key: str, face: str, width: int) -> Image.Image:
    """Return the sheet of a family's face with pieces of a width."""
    data = files("render.faces").joinpath(f"{key}-{face}-{width}.png").read_bytes()
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@cache
def palette(face: str) -> tuple[int, ...]:
    """Return the colours of a face: each family's, one after the other."""
    shares = [
        sheet(family.key, family.face(face), COMMON).getpalette() or [] for family in FAMILIES
    ]
    used = [channel for share in shares for channel in share[: 3 * colours.SHARE]]
    return (*used, *[0] * (3 * colours.ART - len(used)))


def _cut(face: str, name: str, width: int) -> Image.Image:
    """Return a piece of a sheet; KeyError if no sheet has it."""
    family = _OF[name]
    whole = sheet(family.key, family.face(face), width)
    height = whole.height // family.rows
    row, column = divmod(family.pieces.index(name), family.columns)
    x, y = column * width, row * height
    return whole.crop((x, y, x + width, y + height))


@cache
def piece(face: str, name: str, width: int) -> Stamp:
    """Return a piece of a face and width; KeyError when the sheets lack it."""
    cut, first = _cut(face, name, width), _OF[name].first
    own = Image.frombytes("L", cut.size, cut.tobytes())
    places = [*range(first, first + colours.SHARE), *[KEY] * (256 - colours.SHARE)]
    return own.point(places), own.point([255] * KEY + [0], "1")


@cache
def lying(face: str, name: str, width: int) -> Stamp:
    """Return a piece of a face and width on its side, its head to the left."""
    image, where = piece(face, name, width)
    return image.transpose(Image.Transpose.ROTATE_90), where.transpose(Image.Transpose.ROTATE_90)


@cache
def leaning(face: str, name: str, width: int, degrees: int) -> Stamp:
    """Return a piece that leans this many degrees to the right, in its family's colours."""
    cut, first = _cut(face, name, width), _OF[name].first
    own = cut.getpalette() or []
    colours_only = Image.new("P", (1, 1))
    colours_only.putpalette(own[: 3 * colours.SHARE])
    inside = Image.frombytes("L", cut.size, cut.tobytes()).point([255] * KEY + [0])
    flat = Image.new("RGB", cut.size, _edge(cut, own))
    flat.paste(cut.convert("RGB"), mask=inside)
    turned = flat.rotate(-degrees, Image.Resampling.BICUBIC, True, fillcolor=_edge(cut, own))
    mask = inside.rotate(-degrees, Image.Resampling.BICUBIC, True)
    found = turned.quantize(palette=colours_only, dither=Image.Dither.NONE)
    places = [*range(first, first + colours.SHARE), *[first] * (256 - colours.SHARE)]
    image = Image.frombytes("L", found.size, found.tobytes()).point(places)
    return image, mask.point([0] * 128 + [255] * 128, "1")


def _edge(cut: Image.Image, own: list[int]) -> tuple[int, ...]:
    """Return the colour at the middle of a piece's upper edge."""
    pixel = cut.getpixel((cut.width // 2, 0))
    assert isinstance(pixel, int)
    return tuple(own[3 * pixel : 3 * pixel + 3])


def emoji(piece: str) -> bytes:
    """Return a piece as a square PNG with clear corners; KeyError without such a piece."""
    out = io.BytesIO()
    _cut("emoji", piece, EMOJI).save(out, "PNG", optimize=True, transparency=KEY)
    return out.getvalue()


def single_size(piece: str) -> tuple[int, int]:
    """Return the width and height of the picture of a single piece; KeyError without one."""
    return _largest(piece).size


def single(piece: str) -> bytes:
    """Return a piece alone as a WebP file with clear corners; KeyError without such a piece."""
    cut, out = _largest(piece), io.BytesIO()
    inside = Image.frombytes("L", cut.size, cut.tobytes()).point([255] * KEY + [0])
    clear = cut.convert("RGB").convert("RGBA")
    clear.putalpha(inside)
    clear.save(out, "WEBP", lossless=True, method=4)
    return out.getvalue()


def _largest(piece: str) -> Image.Image:
    return _cut(PLAIN.face, piece, _largest_width(_OF[piece].key))


@cache
def _largest_width(key: str) -> int:
    """Return the largest width at which the pieces of a family are drawn."""
    named = re.compile(rf"{key}-{PLAIN.face}-(\d+)\.png")
    every = (named.fullmatch(path.name) for path in files("render.faces").iterdir())
    return max(int(found[1]) for found in every if found)
