"""A hand of mahjong that lies open below the table: one line, the drawn tile apart."""

from __future__ import annotations

from render.boards.mahjong.groups import SIZES, line, line_width, put
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.telling import signs
from render.boards.opened import Rows
from render.layout import MAHJONG, Box, Picture

LARGEST = SIZES[0]


def shape(scene: MahjongScene) -> tuple[int, int]:
    """One hand a row: it may have seventeen tiles."""
    return 1, MAHJONG[LARGEST]


def lay(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """The tiles of a seat from the left."""
    if not scene.view.hand:
        return
    assert scene.view.seat is not None
    tiles, apart = scene.hand(scene.view.seat)
    wide = (size for size in SIZES if line_width(len(tiles), bool(apart), size) <= box.width)
    size = next(wide, SIZES[-1])
    put(picture, scene, line(tiles, apart, size, box, f"opened {scene.view.seat}"))


ROWS = Rows(shape, lay, signs)
