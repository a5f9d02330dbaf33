"""A layout becomes an image of one palette, and the image becomes bytes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw

from render import colours, fonts, sheets
from render.dashes import strokes
from render.figures import FIGURES
from render.layout import RING, Box, Item, Path, Picture, Ring, Shape, Sprite, Text
from render.look import Look
from render.png import png
from render.sheets import Stamp
from render.signs import sign

EXTENSION = "png"
OVERSAMPLE = 4
FAINT = 0.7
"""The part of the ink that faint words and lines have."""


def encoded(picture: Picture, look: Look, language: str) -> bytes:
    """Paint the picture on the cloth and with the faces of a look, and return it as a PNG file."""
    return png(paint(picture, look, language))


def paint(picture: Picture, look: Look, language: str) -> Image.Image:
    """Paint a layout, first to last, on one palette image, in the letters of a language."""
    # Grey until all is painted: Pillow converts a pasted image to the mode of its target.
    image = Image.new("L", (picture.width, picture.height), colours.INDEX["cloth"])
    _paint_rim(image)
    for item in picture.items:
        match item:
            case Sprite():
                _paint_sprite(image, item, look.face)
            case Text():
                _paint_text(image, item, language)
            case _:
                PAINTERS[type(item)](image, item)
    image.putpalette(colours.palette(look.cloth, sheets.palette(look.face)))
    return image


RIM, SHADOW = 6, 3
"""The width of the rim of a picture, and the height of the flat shadow below a piece."""


def _paint_rim(image: Image.Image) -> None:
    """Paint the edge of the table all around."""
    wide, high, ink = image.width, image.height, colours.INDEX["plate"]
    for box in ((0, 0, wide, RIM), (0, high - RIM, wide, high)):
        image.paste(ink, box)
    for box in ((0, 0, RIM, high), (wide - RIM, 0, wide, high)):
        image.paste(ink, box)


def _paint_sprite(image: Image.Image, item: Sprite, face: str) -> None:
    box = item.box
    if item.lean:
        piece, where = sheets.leaning(face, item.name, box.width, item.lean)
        spot = box.centred(*piece.size)
        image.paste(colours.INDEX["plate"], (spot.x, spot.y + SHADOW), where)
        image.paste(piece, (spot.x, spot.y), where)
        return
    piece, where = _shadowed(face, item.name, box.width, box.height, item.turned, item.sign)
    image.paste(piece, (box.x, box.y), where)


@lru_cache(1024)
def _shadowed(face: str, name: str, width: int, height: int, turned: bool, sign: str) -> Stamp:
    """Return a straight piece in the middle of its box, with its sign and the shadow below it.

    The round corners of the piece leave the ends of the shadow free.
    """
    image = Image.new("L", (width, height + SHADOW), colours.INDEX["plate"])
    where = Image.new("1", image.size)
    inset = width // 10
    where.paste(1, (inset, height, width - inset, height + SHADOW))
    piece, outline = _straight(face, name, width, height, turned, sign)
    spot = Box(0, 0, width, height).centred(*piece.size)
    image.paste(piece, (spot.x, spot.y), outline)
    where.paste(1, (spot.x, spot.y), outline)
    return image, where


def _straight(face: str, name: str, width: int, height: int, turned: bool, sign: str) -> Stamp:
    """Return a piece as it lies, with its sign."""
    if turned:
        return sheets.lying(face, name, height)
    return _signed(face, name, width, sign) if sign else sheets.piece(face, name, width)


def _signed(face: str, name: str, width: int, kind: str) -> Stamp:
    """Return the stamp of an upright piece, with the sign of its class inside its outline."""
    piece, where = sheets.piece(face, name, width)
    piece = piece.copy()
    for shape in sign(Sprite(name, Box(0, 0, *piece.size), sign=kind), face):
        _paint_shape(piece, shape)
    return piece, where


def _paint_text(image: Image.Image, item: Text, language: str) -> None:
    box, dress = item.box, (item.ink, item.ground, item.faint)
    face, where = _words(item.words, item.size, item.bold, box.width, language, dress)
    free = {"left": 0, "centre": (box.width - face.width) // 2, "right": box.width - face.width}
    base = box.y + box.height / 2 + item.size * 0.36
    top = round(base - round(item.size * fonts.ASCENT))
    image.paste(face, (box.x + free[item.align], top), where)


def _paint_shape(image: Image.Image, item: Shape) -> None:
    box = item.box
    face, where = _figure(item.kind, box.width, box.height, item.ink, item.ground)
    image.paste(face, (box.x, box.y), where)


def _paint_ring(image: Image.Image, item: Ring) -> None:
    """Paint a line of colour between two thin black ones, so that it stands out on any card."""
    box, draw = item.box, ImageDraw.Draw(image)
    colour, thick = RINGS[item.kind]
    for around, width, ink in ((RING, thick + 2, "black"), (RING - 1, thick, colour)):
        edges = (
            box.x - around,
            box.y - around,
            box.right + around - 1,
            box.bottom + around - 1,
        )
        draw.rounded_rectangle(edges, 10, None, colours.INDEX[ink], width)


RINGS = {"last": ("yellow", 4), "choice": ("turn", 8), "instead": ("turn", 4)}
"""Colour and thickness of rings; a choice differs from the last move even without colour."""


def _paint_path(image: Image.Image, item: Path) -> None:
    """Paint a smooth line, drawn large and made smaller."""
    half = item.width
    left = min(x for x, _ in item.points) - half
    top = min(y for _, y in item.points) - half
    width = max(x for x, _ in item.points) + half - left
    height = max(y for _, y in item.points) + half - top
    large = Image.new("L", (width * OVERSAMPLE, height * OVERSAMPLE))
    draw = ImageDraw.Draw(large)
    for stroke in strokes(item.points, item.dashes):
        points = [((x - left) * OVERSAMPLE, (y - top) * OVERSAMPLE) for x, y in stroke]
        draw.line(points, 255, item.width * OVERSAMPLE, joint="curve")
    face, where = stamp(large.reduce(OVERSAMPLE), item.ink, "cloth", FAINT if item.faint else 1)
    image.paste(face, (left, top), where)


PAINTERS: dict[type[Item], Any] = {
    Shape: _paint_shape,
    Ring: _paint_ring,
    Path: _paint_path,
}


# --- Stamps -------------------------------------------------------------------------------------


def stamp(mask: Image.Image, ink: str, ground: str, strength: float = 1) -> Stamp:
    """Turn a grey mask into palette indexes from ground to ink; without ground its edge is hard."""
    ramp = colours.RAMPS[ink, ground] if ground else (255, colours.INDEX[ink])
    last = len(ramp) - 1
    levels = [min(last, int(grey * strength / 255 * last + 0.5)) for grey in range(256)]
    face = mask.point([ramp[level] for level in levels])
    where = mask.point([255 * bool(level) for level in levels], "1")
    return face, where


@lru_cache(1024)
def _words(
    words: str, size: int, bold: bool, width: int, language: str, dress: tuple[str, str, bool]
) -> Stamp:
    ink, ground, faint = dress
    mask = fonts.mask(words, size, bold, width, language)
    return stamp(mask, ink, ground, FAINT if faint else 1)


@lru_cache(512)
def _figure(kind: str, width: int, height: int, ink: str, ground: str) -> Stamp:
    large = Image.new("L", (width * OVERSAMPLE, height * OVERSAMPLE))
    FIGURES[kind](ImageDraw.Draw(large), *large.size)
    return stamp(large.reduce(OVERSAMPLE), ink, ground)
