"""Hands of Liangxi as sheets and as rows of a table, and the translation of the vectors' words into
those of the code.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import score
from rules.mahjong.liangxi.sheets import from_sheet
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.state import Meld
from rules.mahjong.tiles import in_order
from rules.mahjong.win import Win

FILE = Path(__file__).with_name("vectors") / "mahjong.json"
VECTORS = {
    one["id"]: one
    for one in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]
    if one["ruleset"] == "liangxi"
}
WORDS = {
    "hun x1": "hun",
    "hun x2": "hun",
    "hun x3": "hun",
    "hun x4": "hun",
    "wind_pung 3z": "wind-pung",
    "dragon_pung 7z": "dragon-pung",
    "honour_pung 7z": "honour-pung",
    "xi_plus_3": "xi-added",
    "qionghu": "sise-qionghu",
}
"""The words of the vectors that differ from the code's."""
HOUSE = LiangxiOptions()


def rows(names: str, *table: tuple[Any, ...]) -> pytest.MarkDecorator:
    """Make a test for each row, named by the row's first column, a sentence."""
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:50] for row in table])


def meld(text: str, claimed: str | None = None) -> Meld:
    """A meld by its kind and tiles."""
    kind, *tiles = text.split()
    return Meld(kind, in_order(tiles), 3 if kind != "concealed" else None, claimed)


def hand(tiles: str, *melds: str, **how: Any) -> Hand:
    """A hand of seat 1, not the dealer, whose last tile wins; by default a discard of seat 2."""
    *concealed, last = tiles.split()
    tile = None if how.get("source") == "dealt" else last
    concealed += [] if tile else [last]
    how.setdefault("giver", 2 if how.get("source", "discard") in ("discard", "rob_kong") else None)
    for name in ("xi", "winds", "exposed"):
        how[name] = tuple(how.get(name, "").split())
    how["wilds"] = frozenset(how.get("wilds", "").split())
    if isinstance(how.get("terms"), str):
        how["terms"] = Terms.parse(how["terms"])
    laid = tuple(map(meld, melds))
    how = {"seat": 1, "dealer": 0, **how}
    return Hand(concealed=in_order(concealed), melds=laid, tile=tile, **how)


def won(one: Hand, **house: Any) -> Win:
    return score(one, replace(HOUSE, **house))


def spelt(text: str) -> dict[str, int]:
    """Read elements and their points from the form they have in a row: `hun 2, xi 1`."""
    pairs = (one.rsplit(" ", 1) for one in text.split(", ") if one)
    return {name: int(value) for name, value in pairs}


def points(win: Win) -> int:
    return sum(element.points for element in win.elements)


def counted(win: Win) -> Counter[str]:
    """Return the points of each element of a win."""
    found: Counter[str] = Counter()
    for element in win.elements:
        found[element.name] += element.points
    return found


def moved(win: Win) -> list[int]:
    """Return what each seat gains by a win."""
    return [sum(line.deltas[seat] for line in win.lines) for seat in range(4)]


def of_vector(vector: Mapping[str, Any]) -> Win:
    """Score a vector's hand under its house rules."""
    house = replace(HOUSE, **vector.get("options", {}))
    return score(from_sheet(vector, house), house)


def expected(vector: Mapping[str, Any]) -> Counter[str]:
    """Return the lines that a vector expects, in the code's words."""
    lines = vector["expect"]["lines"]
    found: Counter[str] = Counter()
    for name, value in lines:
        found[WORDS.get(name, name.replace("_", "-"))] += value
    return found
