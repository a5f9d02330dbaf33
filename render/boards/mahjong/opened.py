"""A hand of mahjong that lies open below the table: in lines, the drawn tile apart."""

from __future__ import annotations

from render.boards.mahjong.groups import SIZE, line, lines, put
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.telling import spelled
from render.boards.opened import Rows
from render.layout import MAHJONG, Box, Picture

APART = 4
"""Pixels between the lines of a hand."""


def columns(scene: MahjongScene) -> int:
    """Return the number of hands in a row."""
    return 1


def height(scene: MahjongScene, width: int) -> int:
    """Return the height of a hand in as few lines as fit a width; 0 without tiles."""
    if not scene.view.hand:
        return 0
    assert scene.view.seat is not None
    count = len(lines(scene.hand(scene.view.seat), SIZE, width))
    return count * (MAHJONG[SIZE] + APART) - APART


def lay(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """Draw the tiles of a seat from the left."""
    if not scene.view.hand:
        return
    assert scene.view.seat is not None
    y = box.y
    for tiles, apart in lines(scene.hand(scene.view.seat), SIZE, box.width):
        row = Box(box.x, y, box.width, MAHJONG[SIZE])
        put(picture, scene, line(tiles, apart, SIZE, row, f"opened {scene.view.seat}"))
        y = row.bottom + APART


ROWS = Rows(columns, height, lay, spelled)
