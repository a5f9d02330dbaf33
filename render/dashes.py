"""A line through points cut into strokes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, pairwise
from math import dist

Point = tuple[float, float]


def strokes(points: Sequence[Point], dashes: Sequence[int]) -> Iterator[list[Point]]:
    """Yield the strokes of a line; `dashes` has the lengths of strokes and gaps in turn, repeated.

    Without dashes the line is one stroke. A stroke goes round the corners of the line.
    """
    if not dashes:
        yield list(points)
        return
    turns = cycle(enumerate(map(float, dashes)))
    at, left = next(turns)
    stroke = [points[0]]
    for start, end in pairwise(points):
        long = dist(start, end)
        done = 0.0
        while long - done > left:
            done += left
            reached = _between(start, end, done / long)
            if at % 2 == 0:
                yield [*stroke, reached]
            stroke = [reached]
            at, left = next(turns)
        left -= long - done
        stroke.append(end)
    if at % 2 == 0:
        yield stroke


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
