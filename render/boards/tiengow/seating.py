"""Who sits where: the bands of the table, and in them each seat's plate and stacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.boards.around import GAP, parts, rows_above
from render.boards.plates import plate_height
from render.boards.tiengow import stacks
from render.boards.tiengow.scene import TileScene
from render.layout import TILES, Box, stack
from rules import Seat

TIGHT = 6
"""Between a plate and the stacks."""
BESIDE = 360
"""The width of a name plate that stands beside the stacks."""


class Place(NamedTuple):
    """Where a seat's plate and its stacks stand."""

    seat: Seat
    plate: Box
    stacks: Box


class Seating(NamedTuple):
    """The places of all, the middle of the table, and the viewer's own tiles with their width."""

    places: tuple[Place, ...]
    middle: Box
    hand: Box
    size: int


def seating(scene: TileScene, inner: Box) -> Seating:
    """Share a picture among all seats, with room for a hand below where the viewer has one.

    On a phone it has a band of its own, else it stands beside the stacks.
    """
    lines = rows_above(scene)
    heights = [_band_height(scene, len(line), inner.width) for line in lines]
    size = 96 if scene.tall else 48
    held = TILES[size] if scene.view.hand else 0
    if scene.tall:
        low = _band_height(scene, 1, inner.width) + (GAP + held if held else 0)
    else:
        low = max(plate_height(scene, BESIDE), stacks.HEIGHT, held)
    *above, middle, below = stack(inner, *heights, 0, low, gap=GAP)
    places = [
        Place(seat, *_plate_above(scene, box))
        for line, band in zip(lines, above, strict=True)
        for seat, box in zip(line, parts(band, len(line)), strict=True)
    ]
    own, hand = _below(scene, below, held)
    return Seating((*places, own), middle, hand, size)


def _band_height(scene: TileScene, count: int, width: int) -> int:
    part = next(parts(Box(0, 0, width, 0), count)).width
    return plate_height(scene, part) + TIGHT + stacks.HEIGHT


def _plate_above(scene: TileScene, box: Box) -> Iterator[Box]:
    yield from stack(box, plate_height(scene, box.width), stacks.HEIGHT, gap=TIGHT)


def _below(scene: TileScene, box: Box, held: int) -> tuple[Place, Box]:
    """The place of the seat below and that of a hand."""
    if scene.tall:
        before, rest = stack(box, stacks.HEIGHT, 0, gap=TIGHT)
        plate = Box(rest.x, rest.y, rest.width, plate_height(scene, rest.width))
        return Place(scene.below, plate, before), Box(box.x, box.bottom - held, box.width, held)
    plate, rest = box.split(BESIDE, GAP)
    before, hand = rest.split(stacks.WIDTH, GAP)
    plate = plate.centred(plate.width, plate_height(scene, BESIDE))
    return Place(scene.below, plate, before.centred(before.width, stacks.HEIGHT)), hand
