"""A hand of flower cards that lies open below the table: in the order of the pack."""

from __future__ import annotations

from render.boards.flowers.scene import FlowerScene
from render.boards.opened import Rows
from render.boards.telling import pieces_named
from render.layout import CARDS, Box, Picture, fan
from rules.hanafuda.cards import in_order

APART = 8
"""Between two cards, where there is room."""


def shape(scene: FlowerScene) -> tuple[int, int]:
    """Two people have a row each, more of them share rows of smaller cards."""
    return (1, CARDS[64]) if len(scene.view.playing) == 2 else (2, CARDS[48])


def lay(picture: Picture, box: Box, scene: FlowerScene) -> None:
    """The cards of a seat from the left; they overlap where they must."""
    cards = in_order(scene.view.hand)
    size = next(size for size, high in CARDS.items() if high == box.height)
    step = min(size + APART, (box.width - size) // max(len(cards) - 1, 1))
    picture.add(*fan(cards, Box(box.x, box.y, size, box.height), step, f"opened {scene.view.seat}"))


ROWS = Rows(shape, lay, pieces_named)
