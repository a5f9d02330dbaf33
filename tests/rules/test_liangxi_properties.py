"""Properties of any deal of Liangxi in which players lay down all they can."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules import Move
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.liangxi.xi import named
from rules.options import choices
from tests.playing import TABLES, shuffled
from tests.rules.liangxi_positions import LIANGXI, PLAIN

TABLE = next(one for one in TABLES if one.preset == "liangxi")
EAGER = ("xi", "add", "swap", "kong", "pung", "chow", "expose", "ready")
HOUSES = ("wild_rule", "reserve", "ones_in_xi", "declare", "qionghu_wild", "claim_wild")


def chosen(legal: tuple[Move, ...], luck: Random) -> Move:
    """A move of a player who likes to lay tiles open and to win."""
    wins = [move for move in legal if move.verb == "win"]
    melds = [move for move in legal if move.verb in EAGER]
    if wins and luck.random() < 0.3:
        return wins[0]
    return luck.choice(melds if melds and luck.random() < 0.7 else legal)


def holds(state: Any) -> None:
    """Nobody has a tile too many or too few, and open tiles are what their names say."""
    assert state.left >= 0
    for seat in range(4):
        shown = len(state.shown) if seat == state.dealer else 0
        count = len(state.hands[seat]) + shown + 3 * len(state.melds[seat])
        more = seat == state.turn and state.phase == "turn"
        assert count == 13 + more or (state.lap is not None and count == 14)
        xi = state.xi(seat)
        assert xi is None or named(xi.tiles, state.wilds, state.options.ones_in_xi)
    assert state.terms is None or Terms.parse(str(state.terms)) == state.terms


@pytest.mark.parametrize("seed", range(24))
def test_deals_in_which_much_is_laid_down(seed: int) -> None:
    luck = Random(seed)
    values = {one.name: one.values for one in choices(PLAIN) if one.name in HOUSES}
    chosen_rules: dict[str, Any] = {n: luck.choice(tuple(v)) for n, v in values.items()}
    house = replace(PLAIN, **chosen_rules)
    opening = LIANGXI.opening(house, 4)
    state: Any = LIANGXI.deal(house, opening, shuffled(TABLE, luck)).state
    moves = 0
    while state.result is None:
        seat = min(state.to_act)
        state = LIANGXI.apply(state, seat, chosen(LIANGXI.legal(state, seat), luck)).state
        moves += 1
        if state.phase in ("turn", "claim"):
            holds(state)
    assert moves <= LIANGXI.bound
    assert sorted(state.pieces) == sorted(LIANGXI.deck(house, 4))
    assert sum(state.result.deltas(4)) == 0
