"""Quanzhou (泉州) as a rule set of the mahjong table.

Source: XM is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules.game import Seat
from rules.mahjong.variant import AtOnce
from rules.mahjong.win import Win
from rules.mahjong.xiamen.options import QuanzhouOptions
from rules.mahjong.xiamen.rules import Xiamen
from rules.mahjong.xiamen.score import EIGHT, QUANZHOU, QUANZHOU_WAYS, Scale
from rules.mahjong.xiamen.state import XiamenState

OPEN_AS_CLOSED = replace(QUANZHOU, open_pung_as_closed=True)


class Quanzhou(Xiamen[QuanzhouOptions]):
    """The mahjong of Quanzhou: Xiamen's with other multiples; only three golds win at
    the opening.
    """

    key = "quanzhou"
    title = "Quanzhou"
    version = 5
    endings: tuple[str, ...] = (*(way.name for way in QUANZHOU_WAYS), "draw", "foul")
    presets: Mapping[str, Any] = MappingProxyType({"quanzhou": QuanzhouOptions()})
    ways = QUANZHOU_WAYS
    scale = QUANZHOU

    def scale_of(self, options: QuanzhouOptions) -> Scale:
        """Return the worth of wins and water; a house rule counts open pungs as concealed.

        XM: 明刻の水を暗刻と同じにする人がいる.
        """
        return OPEN_AS_CLOSED if options.open_pung_as_closed else self.scale

    def at_once(self, state: XiamenState, seat: Seat) -> AtOnce | None:
        """Return the win of a seat with all eight flowers; otherwise None.

        XM: 花牌を8枚集めたら,手牌の形に関係なく直ちに3倍の上がり.
        """
        eight = len(state.flowers[seat]) == 8 and seat not in state.dead
        return AtOnce(EIGHT) if eight else None

    def grown(self, before: int, win: Win | None, options: QuanzhouOptions) -> int:
        """Return the dealer's next base: one more than `before`, or where the house rule says so,
        more by the multiplier of the win (None: nobody won).

        XM: 親の連荘時の底は,連荘ごとに1増やす.
        """
        by_win = win.multiplier if win and options.dealer_step == "multiplier" else 1
        return before + by_win
