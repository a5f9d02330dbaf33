"""Who sits where: the bands of the table, and in them each seat's plate and open tiles."""

from __future__ import annotations

from typing import NamedTuple

from render.boards.around import GAP, parts, rows_above
from render.boards.mahjong.scene import MahjongScene
from render.boards.plates import plate_height
from render.layout import Box, stack
from rules import Seat

TIGHT = 6
"""Between a plate and the open tiles."""
LINE, BLOCK = 66, 140
"""How high the open tiles are before a seat with a whole row, and before one with a part."""
BESIDE, BESIDE_HIGH = 360, 90
"""The width of a name plate that stands beside the open tiles, and their height there."""


class Place(NamedTuple):
    """Where a seat's plate and its open tiles stand."""

    seat: Seat
    plate: Box
    before: Box


class Seating(NamedTuple):
    """The places of all, the middle of the table, and the viewer's own tiles."""

    places: tuple[Place, ...]
    middle: Box
    hand: Box


def seating(scene: MahjongScene, inner: Box, held: int) -> Seating:
    """Share a picture among all seats, with room of a height for a hand below."""
    lines = rows_above(scene)
    heights = [_band_height(scene, len(line), inner.width) for line in lines]
    low = _band_height(scene, 1, inner.width) if scene.tall else BESIDE_HIGH
    own = low + (GAP + held if held else 0)
    *above, middle, below = stack(inner, *heights, 0, own, gap=GAP)
    places = [
        Place(seat, *stack(box, plate_height(scene, box.width), 0, gap=TIGHT))
        for line, band in zip(lines, above, strict=True)
        for seat, box in zip(line, parts(band, len(line)), strict=True)
    ]
    places.append(_below(scene, Box(below.x, below.y, below.width, low)))
    hand = Box(below.x, below.bottom - held, below.width, held)
    return Seating(tuple(places), middle, hand)


def _band_height(scene: MahjongScene, count: int, width: int) -> int:
    part = next(parts(Box(0, 0, width, 0), count)).width
    return plate_height(scene, part) + TIGHT + (LINE if count == 1 else BLOCK)


def _below(scene: MahjongScene, box: Box) -> Place:
    """The place of the seat below: its plate under its open tiles, or beside them."""
    if scene.tall:
        before, plate = stack(box, LINE, 0, gap=TIGHT)
    else:
        plate, before = box.split(BESIDE, GAP)
        plate = plate.centred(plate.width, plate_height(scene, BESIDE))
    return Place(scene.below, plate, before)
