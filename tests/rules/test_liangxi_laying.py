"""Open tiles of Liangxi beside the melds: wild tiles that come back, and shown tiles."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Move
from rules.mahjong.liangxi.laying import swaps
from rules.mahjong.liangxi.terms import Terms
from tests.mahjong_seats import dealt, holding, tiles
from tests.playing import TABLES

HOUSE = next(table for table in TABLES if table.game.key == "liangxi")

SWAPS = [
    ("for the wind it stands for", "2z", "8p 13z", [("2z", "8p")]),
    ("not for a wind where it stands for a nine", "2z", "1p 8p 9p 134z", []),
    ("for the nine", "9s", "1p 8p 9p 134z", [("9s", "8p")]),
]


@pytest.mark.parametrize(
    ("hand", "xi", "wanted"),
    [row[1:] for row in SWAPS],
    ids=[row[0] for row in SWAPS],
)
def test_a_wild_tile_comes_back(hand: str, xi: str, wanted: list[tuple[str, str]]) -> None:
    assert list(swaps(tiles(hand), tiles(xi), ("7p", "8p"), "any")) == wanted


def test_a_dealt_tile_can_be_shown_and_win() -> None:
    terms = Terms.parse("dengji")
    first: dict[str, Any] = {"phase": "turn", "dealer": 0, "draws": (0,) * 4, "terms": terms}
    state = holding(dealt(HOUSE, 0), "123m 456p 789s 22z 78m 5z", **first)
    state = HOUSE.game.apply(state, 0, Move("expose", ("5z",))).state
    assert Move("win") in HOUSE.game.legal(state, 0)
