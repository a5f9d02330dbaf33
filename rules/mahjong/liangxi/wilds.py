"""The tiles made wild (混) by the indicator, the tile that is turned up."""

from __future__ import annotations

from collections.abc import Mapping

from rules.mahjong.tiles import DRAGONS, WINDS, Tiles, in_order

STEPS: Mapping[str, tuple[int, ...]] = {
    "up2": (1, 2),
    "down2": (-1, -2),
    "updown": (-1, 0, 1),
    "designated": (),
}
"""The places of the wild kinds, counted from the indicator, by house rule.

LX: 上2枚…2が出たら3と4; 下2枚…2が出たら1と9; 上下…2が出たら123.
"""


def wild_kinds(indicator: str, rule: str) -> Tiles:
    """Return the kinds that an indicator makes wild.

    LX: 三元牌の1つなら,残り2つの三元牌が混です.
    """
    circle = next(row for row in (WINDS, DRAGONS, _suit(indicator)) if indicator in row)
    place = circle.index(indicator)
    return in_order({circle[(place + step) % len(circle)] for step in STEPS[rule]})


def _suit(tile: str) -> Tiles:
    return tuple(f"{number}{tile[1]}" for number in range(1, 10))
