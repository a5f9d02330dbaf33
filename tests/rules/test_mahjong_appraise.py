"""The worked hands of mahjong, scored as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import RuleError
from rules.mahjong import appraise
from rules.mahjong.sheets import VARIANTS

FILE = Path(__file__).with_name("vectors") / "mahjong.json"
KEYS = {one.key for one in VARIANTS}
VECTORS: list[dict[str, Any]] = [
    one
    for one in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]
    if one["ruleset"] in KEYS and "win" in one
]

NAMES = {"sanjindao_initial": "sanjindao-opening"}
"""How the worked hands call some wins."""


@pytest.mark.parametrize("vector", VECTORS, ids=lambda one: one["id"])
def test_a_worked_hand_is_worth_what_it_says(vector: dict[str, Any]) -> None:
    expect, rules = vector["expect"], vector.get("options", {})
    if expect["verdict"] == "illegal":
        with pytest.raises(RuleError) as refused:
            appraise(vector["ruleset"], vector, rules)
        assert refused.value.sentence
        return
    result = appraise(vector["ruleset"], vector, rules)
    win = result.sheet.win
    assert list(result.deltas(4)) == expect["payments"]
    assert win.multiplier == expect.get("multiplier", win.multiplier)
    assert sum(one.points for one in win.elements) == expect.get("water", 0)
    name = expect.get("name", win.name)
    assert win.name == NAMES.get(name, name)
