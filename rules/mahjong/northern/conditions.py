"""The conditions of a win in Changchun and Dalian: each with a name and its source.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from rules.mahjong.northern.hand import Shape
from rules.mahjong.northern.options import DalianOptions
from rules.mahjong.tiles import DRAGONS, OUTER, SUITS, Tiles


class Condition(NamedTuple):
    """A condition of a win: its name, the refusal of a hand without it, and its source.

    `found` gives the tiles by which a hand meets it, an empty tuple if it needs no tiles, and None
    if the hand fails it.
    """

    name: str
    text: str
    source: str
    found: Callable[[Shape], Tiles | None]


def _group(shape: Shape, *kinds: str) -> Tiles | None:
    """Return the tiles of the first set of one of these kinds; None without such a set."""
    return next((group.tiles for group in shape.sets if group.kind in kinds), None)


def _of_each_suit(shape: Shape) -> Tiles | None:
    found = {tile[1]: tile for tile in reversed(shape.tiles)}
    return tuple(found[suit] for suit in SUITS) if found.keys() >= {*SUITS} else None


def _outside(shape: Shape) -> Tiles | None:
    return next(((tile,) for tile in shape.tiles if tile in OUTER), None)


def _pung(shape: Shape) -> Tiles | None:
    own = (shape.pair,) * 2 if shape.pair in DRAGONS else None
    return _group(shape, "pung", "xi") or own


def _lone(shape: Shape) -> Tiles:
    """Return the pair of a hand that had one tile left; of another hand, nothing."""
    return (shape.pair,) * 2 if shape.single else ()


def _unless(wrong: bool) -> Tiles | None:
    """Return None if a condition is broken, otherwise an empty tuple: no tile in particular meets
    it.
    """
    return None if wrong else ()


THREE_SUITS = Condition(
    "three-suits",
    "A win needs all three suits.",
    "CD: 萬索筒の3種類がすべてある",
    _of_each_suit,
)
OUTSIDE = Condition(
    "outside",
    "A win needs a 1, a 9, a wind or a dragon.",
    "CD: 1,9,字牌のどれかがある",
    _outside,
)
PUNG = Condition(
    "pung",
    "Four chows win only with a pair of dragons.",
    "CD: 4面子ともに順子のときは,頭は中,發,白のどれか.なお,特殊な槓は槓子とみなす.",
    _pung,
)
SINGLE_PUNGS = Condition(
    "single-pungs",
    "With one tile left in hand you need four pungs or kongs.",
    "CD: 裸単騎は,対対胡でなければならない",
    lambda shape: None if shape.single and "chow" in shape.kinds else _lone(shape),
)

OPENED = Condition(
    "opened",
    "A win needs a claimed chow, pung or kong.",
    "CD: 泣かないと(開門しないと)上がれない.[門清を避ける]",
    lambda shape: shape.claimed,
)
CHOW = Condition(
    "chow",
    "A win needs a chow.",
    "CD: 順子が一つもない手も不可.[対対胡を避ける]",
    lambda shape: _group(shape, "chow"),
)
PAIR = Condition(
    "pair",
    "The pair of a winning hand cannot be 2s or 8s.",
    "CD: 2と8は頭にできない.[将を避ける]",
    lambda shape: (shape.pair,) * 2 if shape.pair[1] == "z" or shape.pair[0] not in "28" else None,
)
NOT_SINGLE = Condition(
    "not-single",
    "You cannot win with one tile left in hand.",
    "CD: 裸単騎はできない.[手把一を避ける]",
    lambda shape: _unless(shape.single),
)
NO_DRAGONS = Condition(
    "no-dragons",
    "Under these house rules a winning hand cannot hold a pung or kong of dragons.",
    "CD: 中發白の刻子があってはならないという人がいる.[番牌を避ける]",
    lambda shape: _unless(not shape.pungs.isdisjoint(DRAGONS)),
)
NO_WINDS = Condition(
    "no-winds",
    "Under these house rules a winning hand cannot hold a pung or kong of your own wind or the "
    "round’s.",
    "CD: 自分と場の風の刻子があってはならないという人がいる.[番牌を避ける]",
    lambda shape: _unless(not shape.pungs.isdisjoint(shape.values)),
)
NO_FOUR = Condition(
    "no-four",
    "Under these house rules a winning hand cannot hold four identical tiles, not even as a kong.",
    "CD: 同じ牌が4枚手の中にあってはならない(四帰一を避けるため)という人もいます.",
    lambda shape: _unless(max(Counter(shape.tiles).values()) > 3),
)

CHANGCHUN = (THREE_SUITS, OUTSIDE, PUNG, SINGLE_PUNGS)
DALIAN = (OPENED, PUNG, CHOW, PAIR, THREE_SUITS, OUTSIDE, NOT_SINGLE)


def of_dalian(house: DalianOptions) -> tuple[Condition, ...]:
    """Return the conditions of Dalian, with those that the house rules add."""
    added = (
        (house.no_dragon_pung, NO_DRAGONS),
        (house.no_value_wind_pung, NO_WINDS),
        (house.no_four_same, NO_FOUR),
    )
    return (*DALIAN, *(condition for asked, condition in added if asked))
