"""The figures beside the cards: plates, discs, arrows and the marks of the four classes."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import ImageDraw

Drawer = Callable[[ImageDraw.ImageDraw, int, int], None]
"""A function that draws white on a black canvas, four times as large as it will be seen."""

Point = tuple[float, float]
ROUND = 48
FRAME = 16


def _plate(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.rounded_rectangle((0, 0, width - 1, height - 1), min(ROUND, height // 3), 255)


def _frame(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.rounded_rectangle((0, 0, width - 1, height - 1), min(ROUND, height // 3), None, 255, FRAME)


def _card(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.rounded_rectangle((0, 0, width - 1, height - 1), height // 10, 255)


def _die(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.rounded_rectangle((0, 0, width - 1, height - 1), height // 5, 255)


def _disc(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.ellipse((0, 0, width - 1, height - 1), 255)


def _circle(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.ellipse((0, 0, width - 1, height - 1), None, 255, width // 5)


def _polygon(*points: Point) -> Drawer:
    """Return a function that draws a polygon; its points are parts of the width and height."""

    def drawn(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
        draw.polygon([(x * width, y * height) for x, y in points], 255)

    return drawn


HEAD = ((0.5, 1.0), (0.0, 0.42), (0.26, 0.42), (0.26, 0.0), (0.74, 0.0), (0.74, 0.42), (1.0, 0.42))
SMALL = (
    (0.5, 0.86),
    (0.2, 0.51),
    (0.36, 0.51),
    (0.36, 0.1),
    (0.64, 0.1),
    (0.64, 0.51),
    (0.8, 0.51),
)
"""The outline of an arrow, and that of a smaller arrow within it."""

WAYS: dict[str, Callable[[float, float], Point]] = {
    "down": lambda x, y: (x, y),
    "up": lambda x, y: (x, 1 - y),
    "left": lambda x, y: (1 - y, x),
    "right": lambda x, y: (y, x),
    "down right": lambda x, y: _leaning(x - 0.5, y - 0.5),
    "down left": lambda x, y: _leaning(0.5 - y, x - 0.5),
}


def _leaning(x: float, y: float) -> Point:
    """Return a point relative to the middle, turned by half a right angle."""
    return 0.5 + (x + y) * 0.68, 0.5 + (y - x) * 0.68


def _star(outer: float, inner: float, x: float = 0.5, y: float = 0.5) -> tuple[Point, ...]:
    return tuple(
        (x + r * sin(turn * pi / 5), y - r * cos(turn * pi / 5))
        for turn, r in enumerate((outer, inner) * 5)
    )


def _corner(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Draw the upper right half of a square, rounded as a tile is."""
    only_this = (False, True, False, False)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), width * 3 // 8, 255, corners=only_this)
    draw.polygon(((0, 0), (0, height), (width, height)), 0)


def _corner_star(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Draw the long edge of a corner and a star within it."""
    draw.line((0, 0, width, height), 255, width // 10)
    _polygon(*_star(0.24, 0.1, 0.66, 0.35))(draw, width, height)


def _dot(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    draw.ellipse((width * 0.36, height * 0.36, width * 0.64, height * 0.64), 255)


FIGURES: dict[str, Drawer] = {
    "plate": _plate,
    "frame": _frame,
    "card": _card,
    "die": _die,
    "disc": _disc,
    "circle": _circle,
    "square": _polygon((0, 0), (1, 0), (1, 1), (0, 1)),
    **{way: _polygon(*(turned(*point) for point in HEAD)) for way, turned in WAYS.items()},
    **{f"small {way}": _polygon(*(turned(*p) for p in SMALL)) for way, turned in WAYS.items()},
    "head": _polygon((0.1, 0.0), (1.0, 0.5), (0.1, 1.0)),
    "bar": _polygon((0, 0), (1, 0), (1, 1), (0, 1)),
    "triangle": _polygon((0.5, 0), (1, 0.95), (0, 0.95)),
    "wedge": _polygon((0, 0.05), (1, 0.05), (0.5, 1)),
    "diamond": _polygon((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    "star": _polygon(*_star(0.55, 0.24)),
    "corner": _corner,
    "corner star": _corner_star,
    "bright": _polygon(*_star(0.4, 0.16)),
    "animal": _polygon((0.5, 0.14), (0.8, 0.5), (0.5, 0.86), (0.2, 0.5)),
    "ribbon": _polygon((0.36, 0.16), (0.64, 0.16), (0.64, 0.84), (0.36, 0.84)),
    "junk": _dot,
}
