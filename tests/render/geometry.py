"""Conditions on every picture: everything is inside it, and nothing covers anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice

from render.boards.scene import LETTERS
from render.fonts import fitted
from render.layout import RING, Box, Picture, Ring, Shape, Sprite, Text


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def box_of(sprites: list[Sprite]) -> Box:
    """The smallest box around these sprites."""
    x, y = min(s.box.x for s in sprites), min(s.box.y for s in sprites)
    right, bottom = max(s.box.right for s in sprites), max(s.box.bottom for s in sprites)
    return Box(x, y, right - x, bottom - y)


def is_plate(shape: Shape) -> bool:
    """Whether a shape is a name plate."""
    return (shape.kind, shape.ink) == ("plate", "plate")


def assert_inside(picture: Picture, where: object) -> None:
    """Assert that all pieces, rings, figures and words are within the margin."""
    inner = picture.inner
    for item in picture.items:
        if isinstance(item, Sprite | Ring | Shape | Text):
            far = RING if isinstance(item, Ring) else 0
            assert inner.x <= item.box.x - far, (item, where)
            assert inner.y <= item.box.y - far, (item, where)
            assert item.box.right + far <= inner.right, (item, where)
            assert item.box.bottom + far <= inner.bottom, (item, where)


def assert_apart(boxes: Iterable[Box], where: object) -> None:
    """Assert that no box covers another; a box that begins below another does not cover it."""
    ordered = sorted(boxes, key=lambda one: one.y)
    for below, one in enumerate(ordered, 1):
        bottom = one.bottom
        for other in islice(ordered, below, None):
            if other.y >= bottom:
                break
            assert not overlap(one, other), (one, other, where)


def assert_words_lie_apart(picture: Picture, layout: str) -> None:
    """Assert that words and shapes are inside the margin, and that words are large enough and
    apart.
    """
    inner = picture.inner
    right, bottom = inner.right, inner.bottom
    texts = [item for item in picture.items if isinstance(item, Text)]
    for item in texts:
        assert item.size >= LETTERS[layout]
        assert inner.x <= item.box.x
        assert item.box.right <= right
        assert item.box.bottom <= bottom
    assert_apart((item.box for item in texts), texts)
    for shape in (item for item in picture.items if isinstance(item, Shape)):
        assert inner.x <= shape.box.x
        assert shape.box.right <= right
        assert shape.box.bottom <= bottom


def is_cut(item: Text, language: str) -> bool:
    """Whether words are too long for their box."""
    how = item.words, item.size, 700 if item.bold else 500
    return fitted(*how, item.box.width, language) != fitted(*how, 10_000, language)


def ringed(picture: Picture) -> Counter[str]:
    """The pieces of the hand that are ringed."""
    rings = [item.box for item in picture.items if isinstance(item, Ring)]
    return Counter(s.name for s in picture.sprites if s.zone == "hand" and s.box in rings)
