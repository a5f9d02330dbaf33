"""The cards on the table, as large as an area allows; the cards of a group overlap."""

from __future__ import annotations

from render.boards.flowers.scene import FlowerScene
from render.layout import CARDS, Box, NoRoomError, Picture, fan, rows

WIDTHS = (132, 96, 64, 48)
"""The widths of cards on the table, the best first."""
BETWEEN = 12
"""Pixels between two spots of the table, and between two cards of a hand."""
TIGHT = 4
"""Pixels between two spots where the smallest cards need it."""


def spots(scene: FlowerScene, size: int, area: Box, gap: int = BETWEEN) -> list[Box] | None:
    """Lay out the spots with cards of a width; None if they do not fit the area."""
    widths = [size + (len(spot) - 1) * _step(size) for spot in scene.view.field]
    return rows(widths, CARDS[size], area, gap)


def _step(size: int) -> int:
    """Return the step between the cards of one spot, in pixels."""
    return size * 3 // 8


def largest(scene: FlowerScene, sizes: tuple[int, ...], area: Box) -> tuple[int, list[Box]]:
    """Find the first card width at which all spots fit, and return it with their boxes.

    If none fits, the last one is taken with smaller gaps; NoRoomError if even that is too large.
    """
    for size, gap in (*((size, BETWEEN) for size in sizes), (sizes[-1], TIGHT)):
        boxes = spots(scene, size, area, gap)
        if boxes is not None:
            return size, boxes
    raise NoRoomError(f"{len(scene.view.field)} spots do not fit {area}")


def draw_field(picture: Picture, area: Box, scene: FlowerScene, sizes: tuple[int, ...]) -> None:
    """Draw the table cards at the largest size that fits."""
    size, boxes = largest(scene, sizes, area)
    for place, (spot, box) in enumerate(zip(scene.view.field, boxes, strict=True)):
        start = Box(box.x, box.y, size, box.height)
        picture.add(*fan(spot, start, _step(size), f"field {place}", scene.kinds))
