"""Dice as they lie on the table."""

from __future__ import annotations

from render.layout import Box, Picture, Shape

SIDE = 52
GAP = 8
CORNERS = ((0, 0), (2, 2))
CROSS = ((2, 0), (0, 2))
SIDES = ((0, 1), (2, 1))
CENTRE = ((1, 1),)

PIPS = {
    1: CENTRE,
    2: CORNERS,
    3: (*CORNERS, *CENTRE),
    4: (*CORNERS, *CROSS),
    5: (*CORNERS, *CROSS, *CENTRE),
    6: (*CORNERS, *CROSS, *SIDES),
}
"""Column and row of every pip by the number thrown."""


RED = (1, 4)
"""The numbers whose pips are red, as on the tiles."""


def dice_width(count: int) -> int:
    """Return the width of `count` dice."""
    return count * (SIDE + GAP) - GAP


def draw_dice(picture: Picture, area: Box, numbers: tuple[int, ...]) -> None:
    """Draw dice side by side in the middle of an area."""
    whole = area.centred(dice_width(len(numbers)), SIDE)
    for place, number in enumerate(numbers):
        _draw_die(picture, Box(whole.x + place * (SIDE + GAP), whole.y, SIDE, SIDE), number)


def _draw_die(picture: Picture, box: Box, number: int) -> None:
    picture.add(Shape("die", box, "ink"))
    cell, ink = box.width * 3 // 10, "red" if number in RED else "black"
    pip = cell * 4 // 5
    start = (box.width - 3 * cell) // 2
    for column, row in PIPS[number]:
        around = Box(box.x + start + column * cell, box.y + start + row * cell, cell, cell)
        picture.add(Shape("disc", around.centred(pip, pip), ink, "ink"))
