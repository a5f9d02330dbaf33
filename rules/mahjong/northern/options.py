"""The house rules of Changchun and Dalian mahjong.

Source: CD is the description of both at kzpn200.blogspot.com (in Japanese).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.options import Options, option


@dataclass(frozen=True)
class NorthernOptions(Options):
    """The house rules that both cities have."""

    rounds: int = option(
        (1, 2, 3, 4),
        "Rounds",
        "The match ends when everybody has been dealer this many times.",
        "The source names no length.",
    )
    rate: int = option(
        (1, 2, 3, 5, 10),
        "Rate",
        "What each of the others pays for a win before it is doubled; kongs are paid in it, too.",
        "CD: 以下の番数のうち当てはまるものすべての回数だけレートを2倍します.",
    )
    treasure_gone: str = option(
        ("discards", "seen"),
        "A new treasure",
        "When three tiles like the treasure have been discarded, a new one is found. Tiles in "
        "open sets do not count, or count too.",
        "CD: 宝牌が3枚捨てられたら,再度サイコロを振って,新しい宝牌を決め",
    )
    single_wait: str = option(
        ("any", "only"),
        "Closed, edge and single waits",
        "They double when the hand can be read that way, or only when no other tile wins.",
        "CD: カンチャン、ペンチャン、単騎待ち.1番(x2).",
    )


@dataclass(frozen=True)
class ChangchunOptions(NorthernOptions):
    """The house rules of Changchun."""

    concealed: str = option(
        ("claims", "special"),
        "What ends a concealed hand",
        "Only claiming a tile does; or laying down a special kong does too.",
        "CD: 門清.1番(x2).門前です.",
    )
    claim_added: bool = option(
        (True, False),
        "An added tile allows a pung",
        "A tile added to a special kong may be claimed for a pung, or only robbed.",
        "CD: 上がり>ポン>カン>チーと,ポンがカンより優先されます; they meet on such a tile alone.",
    )


@dataclass(frozen=True)
class DalianOptions(NorthernOptions):
    """The house rules of Dalian."""

    no_dragon_pung: bool = option(
        (False, True),
        "A pung of dragons forbids a win",
        "A hand with a pung or kong of dragons cannot win.",
        "CD: 中發白の刻子があってはならないという人がいる.[番牌を避ける]",
    )
    no_value_wind_pung: bool = option(
        (False, True),
        "A pung of your wind or the round’s forbids a win",
        "A hand with a pung or kong of the player’s wind or the round’s cannot win.",
        "CD: 自分と場の風の刻子があってはならないという人がいる.[番牌を避ける]",
    )
    no_four_same: bool = option(
        (False, True),
        "Four identical tiles forbid a win",
        "A hand with four identical tiles anywhere, kongs included, cannot win.",
        "CD: 同じ牌が4枚手の中にあってはならない(四帰一を避けるため)という人もいます.",
    )
