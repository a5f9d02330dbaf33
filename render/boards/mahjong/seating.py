"""The places of the seats: the bands of the table, with each seat's plate, open tiles and river."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

from render.boards.around import GAP, parts, rows_above
from render.boards.mahjong.groups import SIZE, Group, before, groups_height, in_one_row, tight
from render.boards.mahjong.plates import noted
from render.boards.mahjong.rivers import Sizes, river_height
from render.boards.mahjong.scene import MahjongScene
from render.boards.plates import PAD, is_long, plate_height
from render.layout import RING, Box, NoRoomError, stack
from rules import Seat

BESIDE = (330, 250)
"""The widths of a name plate beside the open tiles, the best first."""
ROOMY = 500
"""The width of a plate on a wide table if it has more than a name and a turn."""
CORNER = 394
"""The width of the area beside the nearest river on a wide table."""


class Place(NamedTuple):
    """The places of a seat's plate, open tiles and discards.

    The first open groups lie beside the plate, the others nearer to the middle.
    """

    seat: Seat
    plate: Box
    first: tuple[Box, list[Group]]
    others: tuple[Box, list[Group]]
    river: Box


class Seating(NamedTuple):
    """The places of all seats, the middle of the table, and the viewer's own tiles."""

    places: tuple[Place, ...]
    middle: Box
    hand: Box


class Bands(NamedTuple):
    """The heights from top to bottom: the seats above, the middle, the nearest seat, the hand.

    A band of seats has two heights: those of the open tiles and of the river.
    """

    above: tuple[tuple[int, int], ...]
    middle: int
    below: tuple[int, int]
    held: int
    gap: int
    tight: int

    @property
    def heights(self) -> tuple[int, ...]:
        """The heights of the bands in their order."""
        *above, below = (
            head + (self.tight + river if river else 0) for head, river in (*self.above, self.below)
        )
        return (*above, self.middle, below, *((self.held,) if self.held else ()))

    @property
    def total(self) -> int:
        """The height of everything, with gaps between."""
        return sum(self.heights) + self.gap * (len(self.heights) - 1)


def bands(heads: Heads, width: int, held: int, middle: int, sizes: Sizes) -> Bands:
    """Return the heights of all bands in a picture of a width; `held` is that of the hand, and
    `middle` the least of the middle.
    """
    scene, above = heads.scene, []
    for line in rows_above(scene):
        widths = [box.width for box in _shares(Box(0, 0, width, 0), line, sizes)]
        river = max(map(partial(_river, scene, sizes), line, widths))
        above.append((_head_height(heads, line, widths, sizes.open), river))
    below = 0 if not scene.tall else _river(scene, sizes, scene.below, width)
    if not scene.tall:
        middle = max(middle, _river(scene, sizes, scene.below, width - CORNER - GAP))
    head = heads.of(scene.below, width, sizes.open, True).height
    return Bands(tuple(above), middle, (head, below), held, sizes.gap, sizes.tight)


def _river(scene: MahjongScene, sizes: Sizes, seat: Seat, width: int) -> int:
    return 0 if scene.heaps else river_height(scene, seat, width, sizes)


def seating(heads: Heads, inner: Box, high: Bands, sizes: Sizes) -> Seating:
    """Divide a picture among all seats; spare height goes to the middle. NoRoomError if the bands
    are too high.
    """
    scene = heads.scene
    if high.total > inner.height:
        raise NoRoomError(f"{high} does not fit {inner}")
    lines = rows_above(scene)
    *above, _, below = high.heights if not high.held else high.heights[:-1]
    spread = stack(inner, *above, 0, below, *([high.held] if high.held else []), gap=high.gap)
    middle, low = spread[len(lines)], spread[len(lines) + 1]
    places = [
        _place(heads, box, seat, len(line) == 1, river, sizes.open)
        for line, band, (_, river) in zip(lines, spread, high.above, strict=False)
        for seat, box in zip(line, _shares(band, line, sizes), strict=True)
    ]
    nearest = _place(heads, low, scene.below, True, high.below[1], sizes.open)
    if not scene.tall and not scene.heaps:
        middle, river = middle.split(CORNER, GAP)
        nearest = nearest._replace(river=river)
    hand = spread[-1] if high.held else Box(inner.x, inner.bottom, inner.width, 0)
    return Seating((*places, nearest), middle, hand)


class Head(NamedTuple):
    """The way a plate and open tiles share a place; `plate` is its width, 0 for the whole place."""

    plate: int
    first: int
    """How many groups of open tiles lie beside the plate."""
    row: int
    """The height of the plate with the groups beside it."""
    rest: int
    """The height of the other groups with the gap between them and the plate."""

    @property
    def height(self) -> int:
        """The height of the plate and all groups."""
        return self.row + self.rest


class Heads:
    """The heads of one picture: `of(seat, width, size, alone)` lays each out once.

    Many sizes are tried until everything fits, and most of them need the same heads.
    """

    def __init__(self, scene: MahjongScene) -> None:
        self.scene = scene
        self.groups = cache(partial(before, scene))
        self.of = cache(partial(_head, scene, self.groups))


def _shares(box: Box, line: tuple[Seat, ...], sizes: Sizes) -> list[Box]:
    """Return the parts of a row of seats; the left one of two may be wider."""
    boxes = list(parts(box, len(line)))
    if len(line) == 2:
        boxes[:] = box.split(boxes[0].width + sizes.aside, GAP)
    return boxes


def _head_height(heads: Heads, line: tuple[Seat, ...], widths: Sequence[int], size: int) -> int:
    """Return the height of the plates and open tiles of a row of seats, each in its own width."""
    return max(
        heads.of(seat, width, size, len(line) == 1).height
        for seat, width in zip(line, widths, strict=True)
    )


def _head(
    scene: MahjongScene,
    opened: Callable[[Seat], list[Group]],
    seat: Seat,
    width: int,
    size: int,
    alone: bool,
) -> Head:
    """Find the lowest way to lay a plate and open groups; a seat `alone` has a whole row."""
    groups = opened(seat)
    above = Head(0, 0, _plate_height(scene, width, size), _parted(groups, width, size))
    ways = [above] if scene.tall or not alone else []
    for plate in _plates(scene, seat) if alone else ():
        free = width - plate - GAP
        for first in {len(groups), in_one_row(groups, free, size)}:
            high = groups_height(groups[:first], free, size)
            row = max(_plate_height(scene, plate, size), high + 2 * _ringed(scene))
            ways.append(Head(plate, first, row, _parted(groups[first:], width, size)))
    return min(ways, key=lambda head: head.height)


def _parted(groups: list[Group], width: int, size: int) -> int:
    """Return the height of groups that lie apart from a plate."""
    return tight(size) + groups_height(groups, width, size) if groups else 0


def _plate_height(scene: MahjongScene, width: int, size: int) -> int:
    """Return the height of a plate; a plate of one row is lower beside small tiles."""
    low = size < SIZE and is_long(scene, width)
    return plate_height(scene, width) - (2 * PAD if low else 0)


def _plates(scene: MahjongScene, seat: Seat) -> tuple[int, ...]:
    """Return the possible widths of a plate beside open tiles, for a seat with a whole row."""
    view = scene.view
    marked = seat in view.dead or view.ready[seat] or (seat == view.dealer and view.streak)
    crowded = (marked or noted(scene, seat)) and (seat in scene.marked or seat == scene.winner)
    if not scene.tall:
        return (ROOMY, BESIDE[0]) if crowded else BESIDE[:1]
    if crowded:
        return ()
    return BESIDE[:1] if marked else BESIDE


def _ringed(scene: MahjongScene) -> int:
    """Return the room for a ring around a tile that is being added to a meld."""
    return RING if scene.adding is not None else 0


def _place(heads: Heads, box: Box, seat: Seat, alone: bool, river: int, size: int) -> Place:
    """Return the place of a seat: its plate, its open tiles, and nearer to the middle its river.

    A seat `alone` has a whole row.
    """
    scene, groups = heads.scene, heads.groups(seat)
    own, how = seat == scene.below, heads.of(seat, box.width, size, alone)
    low = Box(box.x, box.y if own else box.bottom - river, box.width, river)
    cut = tight(size) + river if river else 0
    head = Box(box.x, box.y + (cut if own else 0), box.width, box.height - cut)
    row, rest = _rows(head, how, own, tight(size))
    plate, beside = row, Box(row.x, row.y, 0, 0)
    if how.plate:
        plate, beside = row.split(how.plate, GAP)
        plate = plate.centred(how.plate, _plate_height(scene, how.plate, size))
        beside = beside.inset(0, _ringed(scene))
    return Place(seat, plate, (beside, groups[: how.first]), (rest, groups[how.first :]), low)


def _rows(head: Box, how: Head, own: bool, between: int) -> tuple[Box, Box]:
    """Return the row of the plate at the outer edge of a place, and the rest of the place.

    The outer edge of the viewer's `own` place is the lower one.
    """
    high = how.row if how.rest or not how.plate else head.height
    left = max(0, head.height - high - between)
    outer, inner = (head.bottom - high, head.y) if own else (head.y, head.bottom - left)
    return Box(head.x, outer, head.width, high), Box(head.x, inner, head.width, left)
