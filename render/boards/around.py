"""The places of seats around a table: the rows of seats above the middle, and a row's parts."""

from __future__ import annotations

from collections.abc import Iterator

from render.boards.scene import AnyScene
from render.layout import Box
from rules import Seat

GAP = 14


def rows_above(scene: AnyScene) -> tuple[tuple[Seat, ...], ...]:
    """Return the rows of seats above the middle; the next player is furthest to the right."""
    others = tuple(reversed(scene.others))
    if len(others) == 3 and scene.tall:
        return (others[1:2], (others[0], others[2]))
    return (others,)


def parts(box: Box, count: int) -> Iterator[Box]:
    """Yield equal parts of a box from left to right."""
    width = (box.width - GAP * (count - 1)) // count
    for place in range(count):
        yield Box(box.x + place * (width + GAP), box.y, width, box.height)
