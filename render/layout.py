"""The places of everything in a picture: geometry only, nothing is painted here.

All lengths are in pixels, unless a note names another unit.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType

MARGIN = 16
"""The least distance to the edge of a picture, in pixels."""

RING = 6
"""Pixels by which a ring reaches beyond the card it surrounds."""

CARDS = {180: 295, 132: 216, 96: 157, 64: 105, 48: 79}
"""The widths hanafuda are drawn at, and their heights."""

TILES = {120: 287, 96: 230, 64: 154, 48: 115, 44: 105, 36: 86}
"""The widths Tien Gow tiles are drawn at, and their heights with the side that shows below."""

MAHJONG = {84: 116, 64: 88, 48: 66, 44: 61, 36: 50, 32: 44, 28: 39}
"""The widths mahjong tiles are drawn at, and their heights with the side that shows below."""

MAHJONG_SIDE = 0.106
"""The part of a mahjong tile's height that is its side."""


UNSIGNED: Mapping[str, str] = MappingProxyType({})
"""The classes by piece where no piece has a sign: none."""


class NoRoomError(ValueError):
    """Raised when something does not fit its area."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond the box."""
        return self.y + self.height

    def inset(self, x: int, y: int = 0) -> Box:
        """Return the box made smaller by `x` left and right and by `y` above and below."""
        return Box(self.x + x, self.y + y, self.width - 2 * x, self.height - 2 * y)

    def split(self, left: int, gap: int) -> tuple[Box, Box]:
        """Return a part `left` pixels wide and the rest beyond a gap."""
        rest = self.width - left - gap
        return (
            Box(self.x, self.y, left, self.height),
            Box(self.x + left + gap, self.y, rest, self.height),
        )

    def centred(self, width: int, height: int) -> Box:
        """Return a box of that size with the same middle."""
        return Box(
            self.x + (self.width - width) // 2,
            self.y + (self.height - height) // 2,
            width,
            height,
        )


@dataclass(frozen=True, slots=True)
class Sprite:
    """A piece, face up or the back of its family; `zone` tells where it belongs.

    A turned piece lies on its side, its head to the left. `sign` is the class it has in its game. A
    leaning piece is rotated around the middle of its box by `lean` degrees, clockwise. The pictures
    of the guide have no leaning pieces, so their file names do not depend on `lean`.
    """

    name: str
    box: Box
    zone: str = ""
    turned: bool = False
    sign: str = ""
    lean: int = field(default=0, repr=False)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of words in a box, `size` pixels high, clipped with an ellipsis where it is too long.

    `ink` and `ground` name colours; `faint` thins the ink.
    """

    words: str
    box: Box
    size: int
    align: str = "left"
    ink: str = "ink"
    ground: str = "cloth"
    bold: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """A figure of `render.figures` by its name; without a `ground` its edge is hard."""

    kind: str
    box: Box
    ink: str
    ground: str = "cloth"


@dataclass(frozen=True, slots=True)
class Ring:
    """A line around a card: `last` for a card of the last move, `choice` for a card of a choice,
    `instead` for a card of another move than the chosen one.
    """

    box: Box
    kind: str = "last"


@dataclass(frozen=True, slots=True)
class Path:
    """A line through points on the cloth; `dashes` has the lengths of its strokes and gaps in
    turn.
    """

    points: tuple[tuple[int, int], ...]
    width: int = 2
    faint: bool = False
    ink: str = "ink"
    dashes: tuple[int, ...] = ()


Item = Sprite | Text | Shape | Ring | Path


@dataclass(slots=True)
class Picture:
    """A canvas and the items painted on it, first to last."""

    width: int
    height: int
    items: list[Item] = field(default_factory=list)

    @property
    def inner(self) -> Box:
        """The area inside the margin."""
        return Box(0, 0, self.width, self.height).inset(MARGIN, MARGIN)

    def add(self, *items: Item) -> None:
        """Add items, which are painted on top of the others."""
        self.items.extend(items)

    @property
    def holds_all(self) -> bool:
        """Whether every item except paths lies within the margin."""
        inner = self.inner
        return all(
            isinstance(item, Path)
            or (
                (inner.x <= item.box.x and item.box.right <= inner.right)
                and (inner.y <= item.box.y and item.box.bottom <= inner.bottom)
            )
            for item in self.items
        )

    @property
    def sprites(self) -> Iterator[Sprite]:
        """The pieces in the order they are painted."""
        return (item for item in self.items if isinstance(item, Sprite))

    def crop(self) -> None:
        """End the picture below its lowest item."""
        self.height = max(map(_end, self.items), default=0) + MARGIN

    def place(self, name: str) -> Box | None:
        """Return the box of a piece; None if it is not in the picture."""
        return next((sprite.box for sprite in self.sprites if sprite.name == name), None)


def _end(item: Item) -> int:
    """Return the first row below an item."""
    match item:
        case Path(points=points, width=width):
            return max(y for _, y in points) + width
        case _:
            return item.box.bottom


def gold(tile: Sprite) -> tuple[Shape, Shape]:
    """Make the starred corner of a mahjong tile that is the gold or the wild one of the deal."""
    box, width = tile.box, min(tile.box.width, tile.box.height)
    edge, size = max(1, width // 42), width * 3 // 8
    right = box.right - edge - (round(box.width * MAHJONG_SIDE) if tile.turned else 0)
    corner = Box(right - size, box.y + edge, size, size)
    return Shape("corner", corner, "yellow", ""), Shape("corner star", corner, "black", "yellow")


def stack(area: Box, *heights: int, gap: int) -> tuple[Box, ...]:
    """Cut an area into bands from top to bottom; one height of 0 takes the rest.

    NoRoomError where the rest is negative.
    """
    rest = area.height - sum(heights) - gap * (len(heights) - 1)
    if rest < 0 and 0 in heights:
        raise NoRoomError(f"{heights} do not fit {area}")
    bands, y = [], area.y
    for height in heights:
        bands.append(Box(area.x, y, area.width, height or rest))
        y += (height or rest) + gap
    return tuple(bands)


def fan(
    names: Sequence[str], start: Box, step: int, zone: str, signs: Mapping[str, str] = UNSIGNED
) -> list[Sprite]:
    """Lay out pieces of the size of `start`, each `step` pixels right of the one before."""
    return [
        Sprite(
            name,
            Box(start.x + place * step, start.y, start.width, start.height),
            zone,
            sign=signs.get(name, ""),
        )
        for place, name in enumerate(names)
    ]


def rows(
    widths: Sequence[int], height: int, area: Box, gap: int, below: int | None = None
) -> list[Box] | None:
    """Lay out boxes in as few centred rows as fit an area, in even ones if these need no more;
    None if they do not fit.

    Rows are as far apart as the boxes in them, unless `below` gives another gap.
    """
    down = gap if below is None else below
    for count in range(1, len(widths) + 1):
        if count * (height + down) - down > area.height:
            return None
        for parts in (_even(widths, count), _filled(widths, area.width, gap)):
            if len(parts) == count and all(_long(part, gap) <= area.width for part in parts):
                return list(_centred_rows(parts, height, area, gap, down))
    return [] if not widths else None


Parts = Sequence[Sequence[int]]


def _even(widths: Sequence[int], count: int) -> Parts:
    """Return the widths in so many rows, in each as many as in the others, or one less."""
    cuts = [-(-len(widths) * row // count) for row in range(count + 1)]
    return [widths[a:b] for a, b in pairwise(cuts)]


def _filled(widths: Sequence[int], most: int, gap: int) -> Parts:
    """Return the widths in as few rows as they need: a row ends where the next width is too
    much.
    """
    parts: list[list[int]] = []
    for width in widths:
        if parts and _long([*parts[-1], width], gap) <= most:
            parts[-1].append(width)
        else:
            parts.append([width])
    return parts


def _long(widths: Sequence[int], gap: int) -> int:
    return sum(widths) + gap * (len(widths) - 1)


def _centred_rows(parts: Parts, height: int, area: Box, gap: int, down: int) -> Iterator[Box]:
    total = len(parts) * (height + down) - down
    y = area.y + (area.height - total) // 2
    for part in parts:
        x = area.x + (area.width - _long(part, gap)) // 2
        for width in part:
            yield Box(x, y, width, height)
            x += width + gap
        y += height + down


def reach(words: str, size: int) -> int:
    """Return the approximate width of a line of words in pixels, rather too large."""
    return round(size * ems(words)) + 2


@lru_cache(4096)
def ems(words: str) -> float:
    """Return the approximate width of a line of words, in heights of its letters."""
    return sum(map(_em, words))


def _em(character: str) -> float:
    if unicodedata.east_asian_width(character) in "WFA" and character > "\u2000":
        return 1.0
    for letters, width in WIDTHS:
        if character in letters:
            return width
    if character > LETTERED and character.isalpha():
        return BOXED
    return 0.72 if character.isupper() else 0.62


WIDTHS = ((" .,·:;'|ilIj", 0.31), ("ftr/()", 0.44), ("0123456789+−", 0.58), ("mwMW%", 0.96))
"""Letters narrower or wider than the others, in parts of their height."""
LETTERED, BOXED = "\u052f", 1.12
"""The last letter of the alphabets that are written, and the width of the box for any other letter,
in parts of its height.
"""
