"""Special kongs of different tiles, and the points that every kong earns at once.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.game import Line, Seat, pay
from rules.mahjong.state import SEATS, Meld, others
from rules.mahjong.tiles import DRAGONS, WINDS, Tiles


class Special(NamedTuple):
    """A kong of different tiles: the tiles, and how many are drawn when it is laid down."""

    tiles: Tiles
    draws: int = 0


SPECIALS: Mapping[str, Special] = MappingProxyType(
    {
        "xuanfeng": Special(WINDS, 1),
        "xigang": Special(DRAGONS),
        "yaodan": Special(("1m", "1p", "1s")),
        "jiudan": Special(("9m", "9p", "9s")),
    }
)
"""The special kongs by name: 旋風槓, 喜槓, 幺蛋 and 九蛋, in this order.

CD: 旋風槓…この4枚をさらし,山の末尾から手牌を1枚補充できます.
"""


def special(tiles: Tiles) -> str:
    """Return the name of the special kong that some tiles belong to, or an empty text."""
    return next(
        (name for name, kong in SPECIALS.items() if tiles and {*tiles} <= {*kong.tiles}), ""
    )


DADAN = ("1p", "1s", *DRAGONS)
"""The kinds of which a kong earns twice as much (大蛋).

CD: 一索,一筒,中,發または白4枚をカンしたら,大蛋です.
"""
SHARES = {"concealed": 2}
"""The share of each of three payers for a kong, in rates; 1 for kinds not listed."""
NAMES = {"kong": "open", "added": "added", "concealed": "closed"}


def money(seat: Seat, meld: Meld, rate: int, great: Tiles) -> Line:
    """Return the line for a kong, or for a tile added to one; kongs of the `great` kinds count
    double.

    CD: 暗槓とさらした組に牌を足すカンは,他の3人1人ずつから…明槓は,捨てた人から3人分の点を.
    """
    twice = meld.tiles[0] in great and not meld.is_xi
    share = rate * SHARES.get(meld.kind, 1) * (2 if twice else 1)
    payers = (meld.source,) * 3 if meld.kind == "kong" else others(seat)
    name = meld.kind if meld.is_xi else f"{NAMES[meld.kind]}-{'dadan' if twice else 'kong'}"
    payments = ((payer, seat, share) for payer in payers if payer is not None)
    return pay(name, SEATS, *payments, detail=meld.tiles)
