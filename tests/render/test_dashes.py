"""A line through points is cut into strokes."""

from __future__ import annotations

import pytest

from render.dashes import strokes

Points = list[tuple[float, float]]


@pytest.mark.parametrize(
    ("points", "dashes", "expected"),
    [
        ([(0, 0), (9, 0)], (), [[(0, 0), (9, 0)]]),
        ([(0, 0), (10, 0)], (4, 2), [[(0, 0), (4, 0)], [(6, 0), (10, 0)]]),
        ([(1, 2), (1, 10)], (3, 3), [[(1, 2), (1, 5)], [(1, 8), (1, 10)]]),
        ([(0, 0), (3, 4), (9, 4)], (2, 4), [[(0, 0), (1.2, 1.6)], [(4, 4), (6, 4)]]),
        ([(0, 0), (0, 5), (5, 5)], (7, 1), [[(0, 0), (0, 5), (2, 5)], [(3, 5), (5, 5)]]),
    ],
    ids=["whole", "level", "upright", "slanting", "round a corner"],
)
def test_a_line_is_cut_into_strokes(
    points: Points, dashes: tuple[int, ...], expected: list[Points]
) -> None:
    found = [[(round(x, 6), round(y, 6)) for x, y in line] for line in strokes(points, dashes)]
    assert found == expected
