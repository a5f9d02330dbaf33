"""The worked hands of mahjong, scored as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import RuleError
from rules.mahjong import appraise
from rules.mahjong.sheets import variants

FILE = Path(__file__).with_name("vectors") / "mahjong.json"
KEYS = {one.key for one in variants()}
VECTORS: list[dict[str, Any]] = [
    one
    for one in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]
    if one["ruleset"] in KEYS and "win" in one
]

NAMES = {"sanjindao_initial": "sanjindao-opening"}
"""How the worked hands call some wins."""
LINES = {"kanzhang": "wait_kanchan", "mobao": "duibao", "chongbao": "duibao"}
"""How they call what doubles the payments of all."""
SENTENCES = {
    "all_chows": "lacks-pung",
    "missing_suit": "lacks-three-suits",
    "no_yaojiu": "lacks-outside",
    "not_opened": "lacks-opened",
    "dragon_pung": "lacks-no-dragons",
    "four_same": "lacks-no-four",
}
"""How they call the reasons why a hand may not win."""


@pytest.mark.parametrize("vector", VECTORS, ids=lambda one: one["id"])
def test_a_worked_hand_is_worth_what_it_says(vector: dict[str, Any]) -> None:
    expect, rules = vector["expect"], vector.get("options", {})
    if expect.get("verdict") == "illegal":
        with pytest.raises(RuleError) as refused:
            appraise(vector["ruleset"], vector, rules)
        sentence = refused.value.sentence
        assert sentence == SENTENCES.get(expect.get("reason"), sentence) != ""
        return
    result = appraise(vector["ruleset"], vector, rules)
    win = result.sheet.win
    assert list(result.deltas(4)) == expect["payments"]
    assert win.multiplier == expect.get("multiplier", win.multiplier)
    name = expect.get("name", win.name)
    assert win.name == NAMES.get(name, name)
    elements = [(one.name, one.points) for one in win.elements if one.name != "zimo"]
    worth = sum(points for _, points in elements)
    assert worth == expect.get("doubles_common", expect.get("water", worth))
    if "doubles_common" in expect:
        told = sorted([LINES.get(name, name), points] for name, points in elements)
        assert told == sorted(expect["lines"])
