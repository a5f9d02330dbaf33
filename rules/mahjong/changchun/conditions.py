"""What a hand must be to win in Changchun and Dalian: named conditions, each with its sentence.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from rules.mahjong.changchun.hand import Shape
from rules.mahjong.changchun.options import DalianOptions
from rules.mahjong.tiles import DRAGONS, SUITS


class Condition(NamedTuple):
    """What a hand must be: its name, what is said where it is not met, and its source."""

    name: str
    text: str
    source: str
    met: Callable[[Shape], bool]


THREE_SUITS = Condition(
    "three-suits",
    "All three suits must be in the hand.",
    "CD: 萬索筒の3種類がすべてある",
    lambda shape: set(SUITS) <= {tile[1] for tile in shape.tiles},
)
OUTSIDE = Condition(
    "outside",
    "A 1, a 9, a wind or a dragon must be in the hand.",
    "CD: 1,9,字牌のどれかがある",
    lambda shape: any(tile[0] in "19" or tile[1] == "z" for tile in shape.tiles),
)
PUNG = Condition(
    "pung",
    "Four runs win only with a pair of dragons.",
    "CD: 4面子ともに順子のときは,頭は中,發,白のどれか.なお,特殊な槓は槓子とみなす.",
    lambda shape: shape.kinds != {"chow"} or shape.pair in DRAGONS,
)
NO_BARE_SINGLE = Condition(
    "all-pungs",
    "Whoever has one tile left wins only with four pungs or kongs.",
    "CD: 裸単騎は,対対胡でなければならない",
    lambda shape: not shape.single or "chow" not in shape.kinds,
)

OPENED = Condition(
    "opened",
    "The hand must have claimed a chow, pung or kong.",
    "CD: 泣かないと(開門しないと)上がれない.[門清を避ける]",
    lambda shape: shape.opened,
)
CHOW = Condition(
    "chow",
    "A run must be in the hand.",
    "CD: 順子が一つもない手も不可.[対対胡を避ける]",
    lambda shape: "chow" in shape.kinds,
)
PAIR = Condition(
    "pair",
    "The pair may not be a 2 or an 8.",
    "CD: 2と8は頭にできない.[将を避ける]",
    lambda shape: shape.pair[1] == "z" or shape.pair[0] not in "28",
)
NOT_SINGLE = Condition(
    "not-single",
    "Whoever has one tile left may not win.",
    "CD: 裸単騎はできない.[手把一を避ける]",
    lambda shape: not shape.single,
)
NO_DRAGONS = Condition(
    "no-dragons",
    "By these house rules no pung of dragons may be in the hand.",
    "CD: 中發白の刻子があってはならないという人がいる.[番牌を避ける]",
    lambda shape: not shape.pungs & {*DRAGONS},
)
NO_WINDS = Condition(
    "no-winds",
    "By these house rules no pung of the own or the round's wind may be in the hand.",
    "CD: 自分と場の風の刻子があってはならないという人がいる.[番牌を避ける]",
    lambda shape: not shape.pungs & {*shape.values},
)
NO_FOUR = Condition(
    "no-four",
    "By these house rules no four equal tiles may be in the hand.",
    "CD: 同じ牌が4枚手の中にあってはならない(四帰一を避けるため)という人もいます.",
    lambda shape: max(Counter(shape.tiles).values()) < 4,
)

CHANGCHUN = (THREE_SUITS, OUTSIDE, PUNG, NO_BARE_SINGLE)
DALIAN = (OPENED, PUNG, CHOW, PAIR, THREE_SUITS, OUTSIDE, NOT_SINGLE)


def of_dalian(house: DalianOptions) -> tuple[Condition, ...]:
    """The conditions of Dalian and those that the house adds."""
    added = (
        (house.no_dragon_pung, NO_DRAGONS),
        (house.no_value_wind_pung, NO_WINDS),
        (house.no_four_same, NO_FOUR),
    )
    return (*DALIAN, *(condition for asked, condition in added if asked))
