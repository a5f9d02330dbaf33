"""The qionghu of Dalian (大連 窮胡): Changchun's mahjong for hands without any merit.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from rules.game import Seat
from rules.mahjong.northern.conditions import of_dalian
from rules.mahjong.northern.kongs import SPECIALS
from rules.mahjong.northern.options import DalianOptions
from rules.mahjong.northern.rules import Northern
from rules.mahjong.northern.score import DALIAN_DOUBLES, Scale
from rules.mahjong.northern.state import NorthernState
from rules.mahjong.state import MELDS, SEATS, Meld
from rules.mahjong.tiles import WINDS, Tiles


class Dalian(Northern[DalianOptions]):
    """The qionghu of Dalian."""

    key = "dalian"
    title = "Dalian"
    version = 2
    presets: Mapping[str, Any] = MappingProxyType({"dalian": DalianOptions()})
    melds: Mapping[str, str] = MappingProxyType({**MELDS, "xi": "xigang", "xigang": "xigang"})
    specials = ("xigang",)

    def scale(self, options: DalianOptions) -> Scale:
        """Return the conditions and doubles of Dalian under these house rules."""
        return _scale(options)

    def may_expose(self, state: NorthernState, seat: Seat, kind: str) -> bool:
        """Whether a seat may lay down a special kong: after any draw, if a frozen hand keeps its
        waits.

        CD: 手に中發白が1枚ずつあるとき,この3枚の組をカンできます.
        """
        if not state.source:
            return False
        return self._keeps(state, seat, None, Meld(kind, SPECIALS[kind].tiles))

    def may_add(self, meld: Meld, tile: str) -> bool:
        """Return False: no tile can be added to a special kong.

        CD: 補充牌は引きません.
        """
        return False

    def values(self, seat: Seat, state: NorthernState) -> Tiles:
        """Return the seat's wind and the round's, which is east for the first circle of dealers.

        CD: 自分と場の風.
        """
        circle = state.carry.changes // SEATS
        return WINDS[(seat - state.dealer) % SEATS], WINDS[circle % SEATS]

    def sheet_values(self, sheet: Mapping[str, Any]) -> Tiles:
        """Return the winds that the sheet gives, or those of the seats in the east round."""
        own = WINDS[(sheet["winner"] - sheet["dealer"]) % SEATS]
        return sheet.get("seat_wind") or own, sheet.get("round_wind") or WINDS[0]


@lru_cache
def _scale(options: DalianOptions) -> Scale:
    return Scale(of_dalian(options), DALIAN_DOUBLES)
