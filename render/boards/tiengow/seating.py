"""The places of the seats: the bands of the table, with each seat's plate and stacks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from render.boards.around import GAP, parts, rows_above
from render.boards.plates import plate_height
from render.boards.tiengow import stacks
from render.boards.tiengow.scene import TileScene
from render.layout import TILES, Box, stack
from rules import Seat
from rules.tiengow.tiles import civil

TIGHT = 4
"""Pixels between a plate and the stacks."""
CLOSE = 8
"""Pixels between two bands if every seat has one."""
BESIDE = 330
"""The width of a name plate beside the stacks."""
NARROW = 250
"""The width of a name plate beside the stacks, if there is less room."""


class Place(NamedTuple):
    """The places of a seat's plate and its stacks."""

    seat: Seat
    plate: Box
    stacks: Box


class Seating(NamedTuple):
    """The places of all seats, the middle of the table, and the viewer's tiles with their width."""

    places: tuple[Place, ...]
    middle: Box
    hand: Box
    size: int


def seating(scene: TileScene, inner: Box) -> Seating:
    """Divide a picture among all seats, with room for a hand below if the viewer has one.

    On a phone the hand has a band of its own, otherwise it is beside the stacks.
    """
    lines = _lines(scene, inner.width)
    gap = GAP if len(lines) < len(scene.others) else CLOSE
    heights = [_band_height(scene, line, inner.width) for line in lines]
    size = held_size(scene.view.hand, inner.width) if scene.tall else 48
    held = TILES[size] if scene.view.hand else 0
    if scene.tall:
        low = _band_height(scene, (scene.below,), inner.width) + (GAP + held if held else 0)
    else:
        low = max(plate_height(scene, BESIDE), stacks.HEIGHT, held)
    *above, middle, below = stack(inner, *heights, 0, low, gap=gap)
    places = [
        _placed(scene, box, seat, len(line) == 1)
        for line, band in zip(lines, above, strict=True)
        for seat, box in zip(line, parts(band, len(line)), strict=True)
    ]
    own, hand = _below(scene, below, held)
    return Seating((*places, own), middle, hand, size)


def _lines(scene: TileScene, width: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the rows of the seats above the middle: one for each seat if that is lower."""
    usual = rows_above(scene)
    alone = tuple((seat,) for line in usual for seat in line)

    def high(lines: tuple[tuple[Seat, ...], ...]) -> int:
        return sum(_band_height(scene, line, width) + GAP for line in lines)

    return min(usual, alone, key=high)


HELD = (96, 64)
"""The widths of the viewer's own tiles, the best first."""


def held_size(tiles: Sequence[str], width: int) -> int:
    """Return the width of own tiles that fit side by side in a width."""
    fits = (size for size in HELD if steps(tiles, size)[-1] + size <= width)
    return next(fits, HELD[-1])


def steps(tiles: Sequence[str], size: int) -> list[int]:
    """Return the x of each tile of a hand.

    Civil and military tiles are further apart, because they never combine.
    """
    found = [0]
    for before, tile in pairwise(tiles):
        gap = size // 12 if civil(before) == civil(tile) else size * 5 // 12
        found.append(found[-1] + size + gap)
    return found


def _band_height(scene: TileScene, line: tuple[Seat, ...], width: int) -> int:
    """Return the height of a row of seats: without stacks that of their plates."""
    if len(line) == 1 and (beside := _beside(scene, *line, width)):
        high = stacks.height(scene, *line, width - beside - GAP)
        return max(plate_height(scene, beside), high)
    part = next(parts(Box(0, 0, width, 0), len(line))).width
    high = max(stacks.height(scene, seat, part) for seat in line)
    return plate_height(scene, part) + (TIGHT + high if high else 0)


def _beside(scene: TileScene, seat: Seat, width: int) -> int:
    """Return the width of a plate beside its stacks in a whole row; 0: it is not beside them.

    A seat at the top or bottom without stacks has 0, and so has any seat whose stacks leave no
    room.
    """
    wide = stacks.width(stacks.places(scene, seat))
    if not wide and scene.way(seat) in ("top", "bottom"):
        return 0
    return next((side for side in (BESIDE, NARROW) if wide <= width - side - GAP), 0)


def _placed(scene: TileScene, box: Box, seat: Seat, alone: bool) -> Place:
    """Return the plate of a seat, and its stacks beside it or nearer to the middle."""
    if alone and (beside := _beside(scene, seat, box.width)):
        if scene.way(seat) == "right":
            before, plate = box.split(box.width - beside - GAP, GAP)
        else:
            plate, before = box.split(beside, GAP)
        plate = plate.centred(plate.width, plate_height(scene, beside))
        return Place(seat, plate, before.centred(before.width, stacks.HEIGHT))
    high, low = plate_height(scene, box.width), stacks.height(scene, seat, box.width)
    if seat == scene.below:
        plate = Box(box.x, box.bottom - high, box.width, high)
        return Place(seat, plate, Box(box.x, plate.y - TIGHT - low, box.width, low))
    plate = Box(box.x, box.y, box.width, high)
    return Place(seat, plate, Box(box.x, plate.bottom + TIGHT, box.width, low))


def _below(scene: TileScene, box: Box, held: int) -> tuple[Place, Box]:
    """Return the place of the seat below, and the box of its hand."""
    if scene.tall:
        hand = Box(box.x, box.bottom - held, box.width, held)
        own = Box(box.x, box.y, box.width, box.height - (held + GAP if held else 0))
        return _placed(scene, own, scene.below, True), hand
    plate, rest = box.split(BESIDE, GAP)
    before, hand = rest.split(stacks.width(stacks.places(scene, scene.below)), GAP)
    plate = plate.centred(plate.width, plate_height(scene, BESIDE))
    return Place(scene.below, plate, before.centred(before.width, stacks.HEIGHT)), hand
