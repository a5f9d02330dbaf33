"""What hands of Liangxi are worth: the worked vectors and the printed examples."""

from __future__ import annotations

from typing import Any

import pytest
from liangxi_hands import VECTORS, counted, expected, moved, of_vector, points

WINS = [name for name, one in VECTORS.items() if one["kind"] == "win_score"]


@pytest.mark.parametrize("name", WINS)
def test_a_worked_hand(name: str) -> None:
    vector: dict[str, Any] = VECTORS[name]
    win = of_vector(vector)
    assert points(win) == vector["expect"]["total"]
    assert counted(win) == expected(vector)
    assert moved(win) == vector["expect"]["payments"]
    assert all(sum(line.deltas) == 0 for line in win.lines)
