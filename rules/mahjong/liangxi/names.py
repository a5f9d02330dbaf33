"""The big hands (大役) of Liangxi, the most particular first, and the elements each implies.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import NamedTuple

from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.shape import Shape
from rules.mahjong.tiles import DRAGONS, ENDS, OUTER, Tiles
from rules.mahjong.win import Element

LIMIT = 40
"""The points of a full hand (満貫).

LX: 満貫(40点)になったら,それ以上の小役は数えません.
"""
DEDUCTION = 10


class Name(NamedTuple):
    """A big hand: its points and source, its test on a reading, and the elements it implies.

    An `honest` name loses points by a pair or pung of honours; with a `fixed` one nothing else
    counts.
    """

    name: str
    points: int
    source: str
    met: Callable[[Shape, LiangxiOptions], bool]
    implies: tuple[str, ...] = ()
    honest: bool = False
    fixed: bool = False


# --- Dragons from 1 to 9 ------------------------------------------------------------------------


def _pure(shape: Shape, life: str) -> bool:
    """Whether a reading is a 清龍: strictly one suit, without a pung or pair of honours."""
    return shape.long == life and len(shape.suits) == 1 and not _honours(shape)


def _impure(shape: Shape, life: str) -> bool:
    """Whether a reading is a 渾龍: one suit, with a pung or pair of honours."""
    return shape.long == life and len(shape.suits) == 1 and _honours(shape)


def _mixed(shape: Shape, life: str, house: LiangxiOptions) -> bool:
    """Whether a reading is a 花龍 of this life: a dragon in a hand of several suits.

    Unless the house rule allows a dragon of one suit, the dragon itself must have several.
    """
    if not shape.long or len(shape.suits) < 2:
        return False
    if house.hualong_one_suit:
        return shape.long == life
    alive = shape.long == "huo" and mixed_runs(shape.own_chows)
    return alive if life == "huo" else not alive and mixed_runs(shape.chows)


def mixed_runs(chows: Iterable[Tiles]) -> bool:
    """Whether runs contain 123, 456 and 789 in more than one suit."""
    lows = {tiles[0] for tiles in chows}
    every = product(*(tuple(low for low in lows if low[0] == place) for place in "147"))
    return any(len({low[1] for low in three}) > 1 for three in every)


def _honours(shape: Shape) -> bool:
    return bool(shape.honour_pungs or shape.honour_pair)


# --- The table ----------------------------------------------------------------------------------


def _pungs(shape: Shape, one_suit: bool, inner: bool) -> bool:
    """Whether a reading is a 対々和 of one suit or several; `inner` excludes 1 and 9."""
    right = (len(shape.suits) == 1) == one_suit
    return shape.all_pungs and right and (not inner or OUTER.isdisjoint(shape.suited))


def _dragon_sets(shape: Shape) -> int:
    return shape.kinds.count("dragons")


def _one_suit(shape: Shape) -> bool:
    return not shape.pattern and len(shape.suits) == 1 and not shape.all_pungs


PUNGS = ("san-kezi",)
RUNS = ("lianliu", "laoshaofu")
NAMES: tuple[Name, ...] = (
    Name(
        "shisanyao",
        130,
        "十三幺(130点)",
        lambda shape, _: shape.pattern == "shisanyao",
        fixed=True,
    ),
    Name(
        "yaojiudui",
        90,
        "幺九対(90点)…字牌の刻子,雀頭があっても減点しません",
        lambda shape, _: shape.all_pungs and shape.suited.issubset(ENDS),
        PUNGS,
    ),
    Name(
        "dasanyuan",
        80,
        "三元牌の組が3組ある手です",
        lambda shape, _: _dragon_sets(shape) >= 3,
        PUNGS,
    ),
    Name(
        "xiaosanyuan",
        60,
        "三元牌の組2組と三元牌の雀頭がある手です",
        lambda shape, _: _dragon_sets(shape) >= 2 and shape.pair.tiles[0] in DRAGONS,
    ),
    Name(
        "shisanbukao",
        40,
        "十三不靠(満貫)",
        lambda shape, _: shape.pattern == "shisanbukao",
        fixed=True,
    ),
    Name(
        "qingyise-qing-duidui",
        40,
        "一九牌を使わない清一色の対々和です",
        lambda shape, _: _pungs(shape, one_suit=True, inner=True),
        PUNGS,
        honest=True,
    ),
    Name(
        "qingyise-hun-duidui",
        30,
        "清一色の対々和です",
        lambda shape, _: _pungs(shape, one_suit=True, inner=False),
        PUNGS,
        honest=True,
    ),
    Name(
        "hunse-qing-duidui",
        20,
        "一九牌を使わない対々和です",
        lambda shape, _: _pungs(shape, one_suit=False, inner=True),
        PUNGS,
        honest=True,
    ),
    Name(
        "hunse-hun-duidui",
        10,
        "(1)~(3)に相当しない対々和です",
        lambda shape, _: _pungs(shape, one_suit=False, inner=False),
        PUNGS,
        honest=True,
    ),
    Name(
        "huo-qinglong",
        40,
        "清龍(活龍40点,死龍20点)",
        lambda shape, _: _pure(shape, "huo"),
        RUNS,
    ),
    Name(
        "huo-hunlong",
        30,
        "渾龍(活龍30点,死龍15点)",
        lambda shape, _: _impure(shape, "huo"),
        RUNS,
    ),
    Name(
        "si-qinglong",
        20,
        "清龍(活龍40点,死龍20点)",
        lambda shape, _: _pure(shape, "si"),
        RUNS,
    ),
    Name(
        "si-hunlong",
        15,
        "渾龍(活龍30点,死龍15点)",
        lambda shape, _: _impure(shape, "si"),
        RUNS,
    ),
    Name(
        "huo-hualong",
        20,
        "花龍(活龍20点,死龍10点)",
        lambda shape, house: _mixed(shape, "huo", house),
    ),
    Name(
        "si-hualong",
        10,
        "花龍(活龍20点,死龍10点)",
        lambda shape, house: _mixed(shape, "si", house),
    ),
    Name(
        "qingyise",
        20,
        "三元牌の組・刻子,四風牌の刻子を入れてもよく,字牌を雀頭にしてもよいです",
        lambda shape, _: _one_suit(shape),
        honest=True,
    ),
    Name(
        "qixiaodui",
        20,
        "点数は20点固定で,小役は数えません",
        lambda shape, _: shape.pattern == "qixiaodui",
        fixed=True,
    ),
)
"""The big hands that depend on the shape."""


def named(shape: Shape, house: LiangxiOptions) -> Iterator[Name]:
    """Yield the names of a reading.

    Only some readings can have one: those of one suit, of pungs or without sets, and those with a
    straight from 1 to 9 or with two sets of dragons.
    """
    of_some = shape.pattern or shape.long or shape.all_pungs or _dragon_sets(shape) >= 2
    if of_some or len(shape.suits) == 1:
        yield from (name for name in NAMES if name.met(shape, house))


QIONGHU: tuple[str, ...] = ("sise-qionghu", "sanse-qionghu", "qing-sanse-qionghu", "erse-qionghu")
"""The names of hands without a point (窮和)."""


def deduction(name: Name, shape: Shape) -> Element | None:
    """Return the deduction from an honest name for a pung or pair of honours; None without one.

    LX: 字牌を雀頭,刻子に入れたときは,厳格でない清一色として10点減点します.
    """
    if not name.honest:
        return None
    if shape.honour_pungs:
        return Element("honour-pung", -DEDUCTION, shape.honour_pungs[0])
    return Element("honour-pair", -DEDUCTION, shape.honour_pair) if shape.honour_pair else None


def implied(hand: Hand, shape: Shape, name: Name | None) -> frozenset[str]:
    """Return the small elements that a name contains, or that its sets make certain.

    LX: 「活花龍」と「三元牌の組」の複合役なら,「平和」と「門清」は必ず含まれているので,
    後二者は数えられません.
    """
    if name is None:
        return frozenset()
    found = {*name.implies}
    kind, _, dragon = name.name.partition("-")
    if kind in ("huo", "si"):
        chows = shape.own_chows if kind == "huo" else shape.chows
        if dragon == "hualong" and not mixed_runs(chows):
            found.update(RUNS)
        if len(shape.chows) == 3 and (hand.xi or "dragons" in shape.kinds):
            found.update(("menqing",) if kind == "huo" else ())
            found.update(("pinghu",) if dragon == "hualong" else ())
    return frozenset(found)


# --- Ways to win --------------------------------------------------------------------------------

WAYS: tuple[tuple[str, int, Callable[[Hand, LiangxiOptions], bool], tuple[str, ...]], ...] = (
    ("tianhu", 40, lambda hand, _: hand.is_dealt, ("menqing",)),
    (
        "quanqiuren",
        20,
        lambda hand, _: (
            hand.held == 1 and hand.source in OF_OTHERS and all(meld.is_open for meld in hand.melds)
        ),
        ("dandiao", "shoubayi"),
    ),
    (
        "dihu",
        20,
        lambda hand, house: (
            hand.dihu and hand.seat != hand.dealer and (house.dihu_after_claims or not hand.claimed)
        ),
        (),
    ),
)
"""天和, 全求人 and 地和: they go with any shape.

LX: 親の配牌での上がりです; 裸単騎のロンあがりです;
子が,荘家の第1捨て牌か,自分の最初の自模で上がった場合です.
"""


def ways(hand: Hand, house: LiangxiOptions) -> Iterator[tuple[Element, tuple[str, ...]]]:
    """Yield the big names for how a hand was won, with the elements each implies."""
    tiles = (hand.tile,) if hand.tile else ()
    for name, points, met, implies in WAYS:
        if met(hand, house):
            yield Element(name, points, tiles), implies
