"""A hand of flower cards that lies open below the table."""

from __future__ import annotations

from render.boards.flowers.scene import FlowerScene
from render.boards.opened import Rows
from render.boards.telling import pieces_named
from render.layout import CARDS, Box, Picture, fan

APART = 8
"""Pixels between two cards, if there is room."""


def columns(scene: FlowerScene) -> int:
    """Return the number of hands in a row: one for two players."""
    return 1 if len(scene.view.playing) == 2 else 2


def height(scene: FlowerScene, width: int) -> int:
    """Return the height of a hand, 0 without cards: they are smaller if more than two play."""
    if not scene.view.hand:
        return 0
    return CARDS[64 if columns(scene) == 1 else 48]


def lay(picture: Picture, box: Box, scene: FlowerScene) -> None:
    """Draw the cards of a seat from the left; they overlap if they must."""
    cards = scene.view.hand
    if not cards:
        return
    size = next(size for size, high in CARDS.items() if high == box.height)
    step = min(size + APART, (box.width - size) // max(len(cards) - 1, 1))
    start, zone = Box(box.x, box.y, size, box.height), f"opened {scene.view.seat}"
    picture.add(*fan(cards, start, step, zone, scene.kinds))


ROWS = Rows(columns, height, lay, pieces_named)
