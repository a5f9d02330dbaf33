"""The test whether a reading meets the terms of a limited hand (限定局).

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.shape import Shape
from rules.mahjong.tiles import DRAGONS, OUTER, SUITS, WINDS

MET: Mapping[str, Callable[[Hand, Shape], bool]] = {
    "shouba-yi": lambda hand, _: hand.held == 1,
    "xianpeng": lambda hand, _: hand.held == 1,
    "shouba-si": lambda hand, _: hand.held == 4,
    "dengji": lambda _, shape: len(shape.suits) == len(SUITS),
    "quandaiyao": lambda _, shape: _outside(shape),
    "wuse": lambda hand, shape: not hand.xi and _five_colours(shape),
}
"""The tests of a hand and its reading, by restriction; other restrictions concern all readings."""
COLOURS: Mapping[str, tuple[str, ...]] = {
    "sise": ("sise-qionghu",),
    "sanse": ("sise-qionghu", "sanse-qionghu", "qing-sanse-qionghu"),
    "duizhe": ("sise-qionghu", "sanse-qionghu", "qing-sanse-qionghu"),
    "daozhe": ("sise-qionghu", "sanse-qionghu", "qing-sanse-qionghu"),
    "qing-sanse": ("qing-sanse-qionghu",),
    "erse": ("erse-qionghu",),
}
"""The pointless hands that may win under a restriction; under any other restriction all may.

LX of 三色窮和: 字牌の有無は問いません.
"""


def meets(hand: Hand, shape: Shape) -> bool:
    """Whether a reading is within the terms of its deal."""
    met = MET.get(hand.terms.form) if hand.terms else None
    return met is None or met(hand, shape)


def _outside(shape: Shape) -> bool:
    """Whether a reading is a 全帯幺: a 1, 9 or honour in each set and in the pair."""
    return not any(OUTER.isdisjoint(group.tiles) for group in (*shape.sets, shape.pair))


def _five_colours(shape: Shape) -> bool:
    """Whether a reading has all five colours (the suits, winds and dragons), the xi left out.

    LX: 喜を除いた牌に,筒索萬風三元の5種類が全部そろっていないとあがれない.
    """
    tiles = frozenset(shape.tiles)
    return len(shape.suits) == len(SUITS) and not (
        tiles.isdisjoint(WINDS) or tiles.isdisjoint(DRAGONS)
    )
