"""What the drawings of every family of pieces are made of: SVG elements, inks, faces."""

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
        """What the piece is called in the rules; backs have names of their own."""

    @property
    def parts(self) -> Iterable[ET.Element]:
        """The shared parts its drawing refers to."""


Piece = TypeVar("Piece", bound=Drawn)


@dataclass(frozen=True, slots=True)
class Face(Generic[Piece]):
    """How a piece is drawn, the units of the drawing, its style sheet, its sizes in pixels."""

    draw: Callable[[Piece], Iterator[ET.Element]]
    units: tuple[int, int]
    style: str
    sizes: Mapping[int, int]

    def svg(self, piece: Piece) -> str:
        """The finished drawing of a piece."""
        svg = part("svg", viewBox=f"0 0 {self.units[0]} {self.units[1]}")
        svg.append(part("style"))
        svg[0].text = self.style
        svg.extend(piece.parts)
        svg.extend(self.draw(piece))
        return ET.tostring(svg, encoding="unicode")


@dataclass(frozen=True, slots=True)
class Family(Generic[Piece]):
    """Pieces that are played together, the back last, and the faces they are drawn with."""

    key: str
    pieces: tuple[Piece, ...]
    faces: Mapping[str, Face[Piece]]


def part(tag: str, *inner: ET.Element, **attributes: object) -> ET.Element:
    """An SVG element; `_` stands for `-` in the names of its attributes, `kind` for `class`."""
    words = {"kind": "class"}
    named = {words.get(key, key).replace("_", "-"): str(at) for key, at in attributes.items()}
    element = ET.Element(f"{SVG}{tag}", named)
    element.extend(inner)
    return element


def glyph(character: str, size: int, ink: str, x: float, y: float) -> ET.Element:
    """A character whose middle is at x and y."""
    return part("path", kind=ink, d=outline(character, size), transform=f"translate({x} {y})")
