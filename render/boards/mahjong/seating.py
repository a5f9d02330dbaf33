"""Who sits where: the bands of the table, and in them each seat's plate, open tiles and river."""

from __future__ import annotations

from typing import NamedTuple

from render.boards.around import GAP, parts, rows_above
from render.boards.mahjong.groups import before, groups_height
from render.boards.mahjong.plates import noted
from render.boards.mahjong.rivers import Sizes, river_height
from render.boards.mahjong.scene import MahjongScene
from render.boards.plates import plate_height
from render.layout import MAHJONG, RING, Box, NoRoomError, stack
from rules import Seat

TIGHT = 6
"""Between a plate, the open tiles and the river."""
BESIDE = (330, 250)
"""The widths of a name plate that stands beside the open tiles, the best first."""
ROOMY = 500
"""The width of a plate there on a wide table, where more than a name and a turn stands on it."""
CORNER = 394
"""The width of what lies beside the nearest river on a wide table."""


class Place(NamedTuple):
    """Where a seat's plate and its open tiles stand, and its discards lie."""

    seat: Seat
    plate: Box
    before: Box
    river: Box


class Seating(NamedTuple):
    """The places of all, the middle of the table, and the viewer's own tiles."""

    places: tuple[Place, ...]
    middle: Box
    hand: Box


class Bands(NamedTuple):
    """How high everything is from top to bottom: those above, the middle, the nearest, the hand.

    Each seat's band has what stands before it and its river.
    """

    above: tuple[tuple[int, int], ...]
    middle: int
    below: tuple[int, int]
    held: int
    gap: int

    @property
    def heights(self) -> tuple[int, ...]:
        """The bands in their order; 0 is what has no height."""
        above = (_joined(*band) for band in self.above)
        return (*above, self.middle, _joined(*self.below), *((self.held,) if self.held else ()))

    @property
    def total(self) -> int:
        """How high all is with gaps between."""
        return sum(self.heights) + self.gap * (len(self.heights) - 1)


def _joined(head: int, river: int) -> int:
    return head + (TIGHT + river if river else 0)


def bands(scene: MahjongScene, width: int, held: int, middle: int, sizes: Sizes) -> Bands:
    """How high everything is in a picture of a width, with a hand and a middle so high."""
    above = []
    for line in rows_above(scene):
        part = next(parts(Box(0, 0, width, 0), len(line))).width
        river = max(_river(scene, seat, part, sizes) for seat in line)
        above.append((_head_height(scene, line, width, sizes.open), river))
    below = 0 if not scene.tall else _river(scene, scene.below, width, sizes)
    if not scene.tall:
        middle = max(middle, _river(scene, scene.below, width - CORNER - GAP, sizes))
    head = _head_height(scene, (scene.below,), width, sizes.open)
    return Bands(tuple(above), middle, (head, below), held, sizes.gap)


def _river(scene: MahjongScene, seat: Seat, width: int, sizes: Sizes) -> int:
    return 0 if scene.heaps else river_height(scene, seat, width, sizes)


def seating(scene: MahjongScene, inner: Box, high: Bands, sizes: Sizes) -> Seating:
    """Share a picture among all seats; what is left over goes to the middle."""
    if high.total > inner.height:
        raise NoRoomError(f"{high} does not fit {inner}")
    lines = rows_above(scene)
    *above, _, below = high.heights if not high.held else high.heights[:-1]
    spread = stack(inner, *above, 0, below, *([high.held] if high.held else []), gap=high.gap)
    middle, low = spread[len(lines)], spread[len(lines) + 1]
    places = [
        _place(scene, box, seat, len(line) == 1, river, sizes.open)
        for line, band, (_, river) in zip(lines, spread, high.above, strict=False)
        for seat, box in zip(line, parts(band, len(line)), strict=True)
    ]
    nearest = _place(scene, low, scene.below, True, high.below[1], sizes.open)
    if not scene.tall and not scene.heaps:
        middle, river = middle.split(CORNER, GAP)
        nearest = nearest._replace(river=river)
    hand = spread[-1] if high.held else Box(inner.x, inner.bottom, inner.width, 0)
    return Seating((*places, nearest), middle, hand)


def _head_height(scene: MahjongScene, line: tuple[Seat, ...], width: int, size: int) -> int:
    """How high plates and open tiles of a row of seats are."""
    if len(line) == 1 and (beside := _beside(scene, *line, width, size)):
        high = _open(scene, *line, width - beside - GAP, size) + 2 * _ringed(scene)
        return max(plate_height(scene, beside), high)
    part = next(parts(Box(0, 0, width, 0), len(line))).width
    high = max(_open(scene, seat, part, size) for seat in line)
    return plate_height(scene, part) + (TIGHT + high if high else 0)


def _beside(scene: MahjongScene, seat: Seat, width: int, size: int) -> int:
    """How wide the plate of a seat with a whole row is beside its open tiles; 0: it is above."""
    view = scene.view
    marked = seat in view.dead or view.ready[seat] or (seat == view.dealer and view.streak)
    crowded = (marked or noted(scene, seat)) and (seat in scene.marked or seat == scene.winner)
    if not scene.tall:
        roomy = crowded and _open(scene, seat, width - ROOMY - GAP, size) <= MAHJONG[size]
        return ROOMY if roomy else BESIDE[0]
    if crowded:
        return 0
    fitting = (
        beside
        for beside in (BESIDE[:1] if marked else BESIDE)
        if 0 < _open(scene, seat, width - beside - GAP, size) <= MAHJONG[size]
    )
    return next(fitting, 0)


def _ringed(scene: MahjongScene) -> int:
    """The room for a ring around a tile that is being added to what lies open."""
    return RING if scene.adding is not None else 0


def _open(scene: MahjongScene, seat: Seat, width: int, size: int) -> int:
    """How high the open tiles of a seat are."""
    return groups_height(before(scene, seat), width, size)


def _place(scene: MahjongScene, box: Box, seat: Seat, alone: bool, river: int, size: int) -> Place:
    """Where the plate of a seat stands, its open tiles lie, and nearer to the middle its river."""
    own = seat == scene.below
    low = Box(box.x, box.y if own else box.bottom - river, box.width, river)
    cut = TIGHT + river if river else 0
    head = Box(box.x, box.y + (cut if own else 0), box.width, box.height - cut)
    if alone and (beside := _beside(scene, seat, box.width, size)):
        plate, tiles = head.split(beside, GAP)
        plate = plate.centred(plate.width, plate_height(scene, beside))
        tiles = tiles.inset(0, _ringed(scene))
        return Place(seat, plate, tiles, low)
    high = plate_height(scene, box.width)
    plate = Box(head.x, head.bottom - high if own else head.y, head.width, high)
    top = head.y if own else plate.bottom + TIGHT
    return Place(seat, plate, Box(head.x, top, head.width, head.height - high - TIGHT), low)
