"""Hands that win when they are dealt: 七支牌 and 八支牌.

Source: B as in `rules.tiengow.deal`.
"""

from __future__ import annotations

from rules.tiengow.combinations import PARTNERS, Tiles
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import NOTHING, Factor
from rules.tiengow.tiles import HEAVEN, MILITARY, RANK, civil, pips

DEALT_SEVEN: Factor = ("dealt-seven", 2)
DEALT_EIGHT: Factor = ("dealt-eight", 4)

RED = (1, 4)
"""The numbers whose pips are red."""


def dealt_hand(hand: Tiles, house: TienGowOptions) -> Factor:
    """Return the name and the factor of a dealt hand; `NOTHING` if it does not win.

    B: 赤い目が1つで他は全て白い目, 8枚中7枚が武牌: 七支牌. 全て白い目, 8枚全てが武牌,
    文武混合牌が4種類存在する: 八支牌.
    """
    if not house.dealt_hands:
        return NOTHING
    military = sum(tile in MILITARY for tile in hand)
    reds = sum(red(tile, house) for tile in hand)
    if reds == 0 or military == len(hand) or _all_mixed(hand):
        return DEALT_EIGHT
    return DEALT_SEVEN if reds == 1 or military == len(hand) - 1 else NOTHING


def red(tile: str, house: TienGowOptions) -> int:
    """Return the amount of red on a tile, counted in pips or in halves with red pips."""
    if tile == HEAVEN:
        return (6 if house.red_unit == "pip" else 2) if house.six_six_red else 0
    if house.red_unit == "face":
        return sum(half in RED for half in pips(tile))
    return sum(half for half in pips(tile) if half in RED)


def _all_mixed(hand: Tiles) -> bool:
    """Whether a hand holds heaven-nine, earth-eight, man-seven and goose-five."""
    strengths = {RANK[tile] for tile in hand if not civil(tile)}
    return set(PARTNERS) <= set(hand) and set(PARTNERS.values()) <= strengths
