"""Curves of points for a drawing, and some of their points for a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.domain.site.values import Curve

WIDTH, HEIGHT, EDGE = 720, 260, 12
"""The size of the drawing, and the distance of the curves from its edges, in pixels."""
POINTS, ROWS = 80, 8
"""The largest number of points on a curve, and of lines in the table beside it."""


class Drawing(NamedTuple):
    """A drawing of curves, with a table of some of their points.

    `lines` has the coordinates of each person's curve, as text for SVG. `high` and `low` are the
    points at the upper and lower edge, and `zero` is the height of 0 points. `rows` are the table's
    lines: a day, and everybody's points.
    """

    width: int
    height: int
    high: int
    low: int
    zero: float
    lines: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]


def drawing(curve: Curve) -> Drawing | None:
    """Return the drawing of the curves of points; None if there is no result yet."""
    if not curve.times:
        return None
    some = _thinned(range(len(curve.points)), POINTS)
    every = [curve.points[place] for place in some]
    low = min(0, *(point for points in every for point in points))
    high = max(0, *(point for points in every for point in points))
    scale = (HEIGHT - 2 * EDGE) / ((high - low) or 1)
    step = (WIDTH - 2 * EDGE) / max(1, len(every) - 1)

    def y(points: int) -> float:
        return round(EDGE + (high - points) * scale, 1)

    lines = tuple(
        " ".join(
            f"{round(EDGE + place * step, 1)},{y(points[who])}"
            for place, points in enumerate(every)
        )
        for who in range(len(curve.people))
    )
    rows = tuple(
        (curve.times[place].date().isoformat(), curve.points[place + 1])
        for place in _thinned(range(len(curve.times)), ROWS)
    )
    return Drawing(WIDTH, HEIGHT, high, low, y(0), lines, rows)


def _thinned(every: Sequence[int], most: int) -> list[int]:
    """Return some of the values at even distances; the first and the last are always among them."""
    last = len(every) - 1
    if last < most:
        return list(every)
    return [every[round(place * last / (most - 1))] for place in range(most)]
