"""Characters as outlines, taken from the same font that writes the pictures' words."""

from functools import cache
from importlib.resources import files
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from render.fonts import SOURCES

WEIGHT = 700


def outline(character: str, size: float) -> str:
    """The path of a character, its longer side `size`, its middle at the origin."""
    font, shapes = _font()
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
def _font() -> tuple[TTFont, Any]:
    package, path, face = SOURCES["cjk"]
    font = TTFont(files(package).joinpath(path), fontNumber=face, lazy=True)
    return font, font.getGlyphSet(location={"wght": WEIGHT})
