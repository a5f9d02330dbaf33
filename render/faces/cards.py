"""The SVG of every hanafuda card in every face, composed from the parts of its flower."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from render.faces.drawing import EMOJI, SQUARE, SVG, Face, Family, glyph, part
from render.layout import CARDS

PARTS = Path(__file__).parent / "hanafuda"
CARD = (330, 540)
COMMON = ET.parse(PARTS / "common.svg").getroot()


class Card(NamedTuple):
    """A card's drawing, and the flower that its parts are taken from."""

    drawing: ET.Element
    flower: ET.Element

    @property
    def name(self) -> str:
        """The card's name in the rules; `back` for the back."""
        return self.drawing.attrib["id"]

    @property
    def parts(self) -> Iterator[ET.Element]:
        """Yield the definitions that all cards share, then those of the flower."""
        for source in dict.fromkeys((COMMON, self.flower)):
            yield from source.findall(f"{SVG}defs")

    @property
    def month(self) -> str:
        """The number of the flower's month, `1` to `12`; the back has none."""
        return self.flower.get("data-month", "")

    @property
    def character(self) -> str:
        """The character of the flower's name."""
        return self.flower.attrib["data-glyph"]

    @property
    def ground(self) -> str:
        """The colour that stands for the flower."""
        return self.flower.attrib["data-ground"]

    @property
    def ink(self) -> str:
        """The ink for writing on that colour."""
        return self.flower.attrib["data-ink"]

    @property
    def crop(self) -> str:
        """The view box of the square by which the card is known."""
        x, y, side = self.drawing.get("data-crop", RIBBON).split()
        return f"{x} {y} {side} {side}"


RIBBON = "62 76 214"
"""The crop of a card without one of its own: the place where all ribbons hang.

A card whose head is not in the middle of its crop names the side that a narrow window keeps.
"""


def cards() -> Iterator[Card]:
    """Yield every card, by month, the back last."""
    files = [path for path in PARTS.glob("*.svg") if path.stem != "common"]
    flowers = [ET.parse(path).getroot() for path in files]
    flowers.sort(key=lambda flower: int(flower.attrib["data-month"]))
    for flower in (*flowers, COMMON):
        yield from (Card(drawing, flower) for drawing in flower.findall(f"{SVG}g"))


# --- Parts --------------------------------------------------------------------------------------


def on_paper(*inner: ET.Element) -> tuple[ET.Element, ET.Element]:
    """Draw parts on the shared paper, nothing over its edge."""
    return part("use", href="#paper"), part("g", *inner, clip_path="url(#field)")


def picture(card: Card, x: int, y: int, width: int, height: int) -> ET.Element:
    """Draw the square part of a card's drawing that identifies it, scaled to fill a box."""
    ground = part("path", kind="paper", d="M0 0H330V540H0z")
    box = {"x": x, "y": y, "width": width, "height": height, "viewBox": card.crop}
    slice_of_it = f"{card.drawing.get('data-keep', 'xMid')}YMid slice"
    return part("svg", ground, card.drawing, preserveAspectRatio=slice_of_it, **box)


def by_detail(*inner: ET.Element, **places: str) -> Iterator[ET.Element]:
    """Yield the same parts at each place: `fine` for large cards, `coarse` for small ones."""
    for detail, place in places.items():
        yield part("g", *inner, kind=detail, transform=place)


def number(digits: str, size: int, ink: str, x: float, y: float) -> Iterator[ET.Element]:
    """Draw a number centred on x and y."""
    step = size * 5 // 8
    left = x - step * (len(digits) - 1) / 2
    for place, digit in enumerate(digits):
        yield glyph(digit, size, ink, left + place * step, y)


# --- Faces --------------------------------------------------------------------------------------


def traditional(card: Card) -> Iterator[ET.Element]:
    """Yield the whole drawing of a card and nothing else."""
    yield from on_paper(card.drawing)


def large(card: Card) -> Iterator[ET.Element]:
    """Yield the month's number and the flower's character large, with a window on the picture.

    The number, and room for a sign below it, are in the left part, which the other cards of a fan
    leave visible.
    """
    if not card.month:
        yield from on_paper(card.drawing)
        return
    yield from on_paper(
        part("path", kind=card.ground, d="M0 0H330V540H0z"),
        *number(card.month, 104, card.ink, 82, 78),
        glyph(card.character, 150, card.ink, 232, 126),
        picture(card, 15, 236, 300, 290),
        part("path", kind="open line", d="M0 236H330"),
    )


def safe(card: Card) -> Iterator[ET.Element]:
    """Draw the whole card, with the flower's character and the month's number in the corner."""
    yield from on_paper(card.drawing)
    if card.month:
        corner = (
            part("path", kind="paper line", d="M0 0H76V116Q76 128 64 128H0z"),
            glyph(card.character, 54, "black", 37, 33),
            *number(card.month, 50, "black", 37, 94),
        )
        at = "translate(12 12)"
        yield from by_detail(*corner, fine=at, coarse=f"{at} scale(1.6)")


def emoji(card: Card) -> Iterator[ET.Element]:
    """Draw a square: the flower's character above the month's number, and a part of the picture."""
    yield part("clipPath", part("rect", x=6, y=6, width=318, height=318, rx=44), id="square")
    inner = emoji_parts(card) if card.month else (picture(card, 0, 0, *SQUARE),)
    yield part("g", *inner, clip_path="url(#square)")
    yield part("rect", kind="open line bold", x=8, y=8, width=314, height=314, rx=44)


def emoji_parts(card: Card) -> Iterator[ET.Element]:
    """Yield the parts inside the frame of a card's emoji."""
    yield part("path", kind=card.ground, d="M0 0H330V330H0z")
    yield glyph(card.character, 100, card.ink, 71, 88)
    yield from number(card.month, 96, card.ink, 69, 232)
    yield picture(card, 128, 0, 202, 330)
    yield part("path", kind="open line", d="M128 0V330")


SAFE_INKS = {
    "#C2202E": "#D9601A",  # red
    "#8E1420": "#9C3A08",  # deep
    "#EBA09B": "#F3BE8E",  # pink
    "#1E6B45": "#2D78B8",  # green
    "#6FA35A": "#8FC3E8",  # light
    "#3D4A8F": "#1F2F6E",  # blue
    "#D8692A": "#F0A030",  # orange
    "#E5B32E": "#F2D24B",  # yellow
}
"""The safe ink for each usual one: orange for red, blue for green; related inks change too."""

STYLE = COMMON.findtext(f"{SVG}style", "")


def in_safe_inks() -> str:
    """Return the style sheet with the safe inks in place of the usual ones."""
    style = STYLE
    for usual, other in SAFE_INKS.items():
        style = style.replace(usual, other)
    return style


HANAFUDA = Family(
    "hanafuda",
    tuple(cards()),
    {
        "traditional": Face(traditional, CARD, STYLE, CARDS),
        "large": Face(large, CARD, STYLE, CARDS),
        "safe": Face(safe, CARD, in_safe_inks(), CARDS),
        "emoji": Face(emoji, SQUARE, STYLE, EMOJI),
    },
    near=5000,
)
