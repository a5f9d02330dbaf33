"""The viewer's own cards, as large as the rest of the table allows."""

from __future__ import annotations

from contextlib import suppress

from render.boards.around import GAP
from render.boards.flowers.field import BETWEEN, WIDTHS, largest
from render.boards.flowers.scene import FlowerScene
from render.boards.flowers.seating import Seating, seating, split_middle
from render.boards.flowers.stock import heap
from render.layout import CARDS, RING, Box, NoRoomError, Picture, Sprite, fan, rows

SIZES = (132, 96)
"""The widths of the viewer's own cards, the best first."""


def laid(scene: FlowerScene, inner: Box) -> tuple[Seating, int]:
    """Lay out the seats, and return them with the width of the viewer's own cards; 0 without any.

    The cards are large if they then do not overlap and nothing else becomes smaller.
    """
    large, least = SIZES
    cards = len(scene.view.hand)
    if not cards:
        return seating(scene, inner, 0), 0
    usual = seating(scene, inner, _high(least))
    if cards * (large + BETWEEN) - BETWEEN <= inner.width - 2 * RING:
        with suppress(NoRoomError):
            seated = seating(scene, inner, _high(large))
            if _sizes(scene, seated) == _sizes(scene, usual):
                return seated, large
    return usual, least


def _high(size: int) -> int:
    """Return the height kept free for a hand below the table."""
    return GAP + CARDS[size] + RING


def _sizes(scene: FlowerScene, seated: Seating) -> object:
    """Return the sizes of captures, field and stock in a layout, to compare two layouts."""
    middle = seated.middle
    size, _ = largest(scene, WIDTHS, split_middle(scene, middle)[1])
    return [place.spread for place in seated.places], size, heap(scene, middle.height)


def draw_held(picture: Picture, inner: Box, scene: FlowerScene, size: int) -> None:
    """Draw the hand at the lower edge of a table, in one line; the cards overlap if they must."""
    cards, high = scene.view.hand, CARDS[size]
    area = Box(inner.x + RING, inner.bottom - RING - high, inner.width - 2 * RING, high)
    step = min(size + BETWEEN, (area.width - size) // max(len(cards) - 1, 1))
    start = area.centred(size + step * (len(cards) - 1), high)
    picture.add(*fan(cards, Box(start.x, start.y, size, high), step, "hand", scene.kinds))


def draw_hand(picture: Picture, area: Box, scene: FlowerScene, size: int) -> None:
    """Draw the viewer's own cards, apart from each other; NoRoomError if they do not fit."""
    cards = scene.view.hand
    boxes = rows([size] * len(cards), CARDS[size], area, BETWEEN)
    if boxes is None:
        raise NoRoomError(f"{len(cards)} cards do not fit {area}")
    picture.add(
        *(
            Sprite(card, box, "hand", sign=scene.kinds[card])
            for card, box in zip(cards, boxes, strict=True)
        )
    )
