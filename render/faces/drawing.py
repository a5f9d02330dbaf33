"""The parts of drawings in every family of pieces: SVG elements, inks, faces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar
from xml.etree import ElementTree as ET

from render.faces.glyphs import outline

SVG = "{http://www.w3.org/2000/svg}"
SQUARE = (330, 330)
EMOJI = {128: 128}
"""The one width an emoji is drawn at, and its height."""


class Drawn(Protocol):
    """A piece that a face can draw."""

    @property
    def name(self) -> str:
        """The name of the piece in the rules; backs have names of their own."""

    @property
    def parts(self) -> Iterable[ET.Element]:
        """The shared SVG definitions that the drawing of the piece refers to."""


Piece = TypeVar("Piece", bound=Drawn)


@dataclass(frozen=True, slots=True)
class Face(Generic[Piece]):
    """A way to draw pieces: the units of the drawing, its style sheet, its sizes in pixels.

    Below the width `fine`, parts of the class "fine" are left out; from it on, those of the class
    "coarse".
    """

    draw: Callable[[Piece], Iterator[ET.Element]]
    units: tuple[int, int]
    style: str
    sizes: Mapping[int, int]
    fine: int = 90

    def svg(self, piece: Piece) -> str:
        """Return the finished drawing of a piece."""
        svg = part("svg", viewBox=f"0 0 {self.units[0]} {self.units[1]}")
        svg.append(part("style"))
        svg[0].text = self.style
        svg.extend(piece.parts)
        svg.extend(self.draw(piece))
        return ET.tostring(svg, encoding="unicode")


@dataclass(frozen=True, slots=True)
class Family(Generic[Piece]):
    """Pieces that are played together, the back last, and the faces they are drawn with.

    Two shades no further apart than `near` look the same at the edge of a figure.
    """

    key: str
    pieces: tuple[Piece, ...]
    faces: Mapping[str, Face[Piece]]
    near: int = 2000


def part(tag: str, *inner: ET.Element, **attributes: object) -> ET.Element:
    """Make an SVG element; in attributes `_` stands for `-`, and `kind` for `class`."""
    words = {"kind": "class"}
    named = {words.get(key, key).replace("_", "-"): str(at) for key, at in attributes.items()}
    element = ET.Element(f"{SVG}{tag}", named)
    element.extend(inner)
    return element


def glyph(character: str, size: int, ink: str, x: float, y: float) -> ET.Element:
    """Draw a character centred on x and y."""
    return part("path", kind=ink, d=outline(character, size), transform=f"translate({x} {y})")


def body(
    width: int, height: int, layers: Mapping[str, int], face: str = "face", x: int = 0
) -> Iterator[ET.Element]:
    """Draw a thick tile from `x` on: its edge, the layers that show below, a line, rim and face.

    `layers` says how far each reaches below the face, the lowest first.
    """
    side = max(layers.values())
    for kind, inset, tall in (
        ("edge", 0, height),
        *((layer, 6, height - side + depth) for layer, depth in layers.items()),
        ("edge", 6, height - side + 3),
        ("rim", 6, height - side),
        (face, 11, height - side),
    ):
        box = {"x": x + inset, "y": inset, "width": width - 2 * inset, "height": tall - 2 * inset}
        yield part("rect", kind=kind, rx=width // 6 - inset, **box)


def style(inks: Mapping[str, str]) -> str:
    """Return a style sheet with these inks."""
    return " ".join(f".{kind} {{ fill: {ink} }}" for kind, ink in inks.items())
