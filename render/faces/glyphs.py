"""Characters as outlines: in the font of the pictures' words, and in a font like cut tiles."""

from functools import cache
from importlib.resources import files
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from render.fonts import SOURCES

FONTS: dict[str, tuple[tuple[str, str, int], dict[str, int] | None]] = {
    "plain": (SOURCES["ja"], {"wght": 700}),
    "ming": (("pylopdf_fonts_zh_tw", "NotoSerifTC-Regular.otf", 0), None),
}
"""The file of each font, with its weight if it has several."""


def outline(character: str, size: float, hand: str = "plain") -> str:
    """Return the path of a character in the font called `hand`: its longer side is `size`, its
    middle the origin.
    """
    font, shapes = _font(hand)
    shape = shapes[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(shapes)
    shape.draw(bounds)
    left, low, right, high = bounds.bounds
    by = size / max(right - left, high - low)
    place = (by, 0, 0, -by, -by * (left + right) / 2, by * (low + high) / 2)
    pen = SVGPathPen(shapes, lambda number: f"{number:.4g}")
    shape.draw(TransformPen(pen, place))
    return str(pen.getCommands())


@cache
def _font(hand: str) -> tuple[TTFont, Any]:
    (package, path, face), location = FONTS[hand]
    font = TTFont(files(package).joinpath(path), fontNumber=face, lazy=True)
    return font, font.getGlyphSet(location=location)
