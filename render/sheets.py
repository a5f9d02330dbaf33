"""The drawn pieces: one palette sheet a face and size, and the emoji cut from one of them."""

from __future__ import annotations

import io
import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from PIL import Image

from render import colours

Stamp = tuple[Image.Image, Image.Image]
"""Palette indexes, and where they are to be put."""

KEY = 255
"""The palette index of what lies outside a piece's rounded corners."""

EMOJI = 128
"""The side of an emoji in pixels: Discord takes no larger ones and shows them at 22 or 48."""


def _index() -> dict[str, Any]:
    text = files("render.faces").joinpath("hanafuda.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


_INDEX: Final = _index()
PIECES: Final[tuple[str, ...]] = tuple(_INDEX["pieces"])
"""Every piece on the sheets: the cards by month and the back; each has an emoji too."""

ART: Final[str] = _INDEX["art"]
"""A short word that is another one after any change of a drawing."""


@cache
def sheet(face: str, width: int) -> Image.Image:
    """The sheet of a face with pieces of a width."""
    data = files("render.faces").joinpath(f"hanafuda-{face}-{width}.png").read_bytes()
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@cache
def palette(face: str) -> tuple[int, ...]:
    """The colours of a face, the same on all its sheets."""
    return tuple(sheet(face, 96).getpalette() or ())[: 3 * colours.ART]


def _cut(face: str, name: str, width: int) -> Image.Image:
    """One piece of a sheet; KeyError when the sheets lack it."""
    if name not in PIECES:
        raise KeyError(name)
    whole, columns = sheet(face, width), _INDEX["columns"]
    height = whole.height // -(-len(PIECES) // columns)
    row, column = divmod(PIECES.index(name), columns)
    x, y = column * width, row * height
    return whole.crop((x, y, x + width, y + height))


@cache
def piece(face: str, name: str, width: int) -> Stamp:
    """A piece of a face and width; KeyError when the sheets lack it."""
    cut = _cut(face, name, width)
    flat = Image.frombytes("L", cut.size, cut.tobytes())
    return flat, flat.point([255] * KEY + [0], "1")


def emoji(piece: str) -> bytes:
    """A piece as a square PNG with clear corners, to upload; KeyError without such a piece."""
    out = io.BytesIO()
    _cut("emoji", piece, EMOJI).save(out, "PNG", optimize=True, transparency=KEY)
    return out.getvalue()
