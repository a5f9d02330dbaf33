"""The pages that illustrate the rules of Xiamen and Quanzhou: five sets, gold, water, payments.

*Water* is the unit in which these games count the sets and flowers of a hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, cast

from render.boards.family import Maker
from render.boards.growing import GAP, Growing
from render.boards.mahjong.samples import SHOWN, marked, whole
from render.boards.scene import Leaf
from render.boards.scores import Row
from render.boards.telling import pieces_named
from render.layout import MAHJONG
from render.look import Say
from rules.mahjong import appraise
from rules.mahjong.sheets import variant
from rules.mahjong.tiles import PLANTS, WHITE, Tiles
from rules.mahjong.xiamen.options import GoldOptions
from rules.mahjong.xiamen.rules import Xiamen

INDICATOR = "5s"
HAND: tuple[Tiles, ...] = (
    ("2m", "3m", "4m"),
    ("7p", INDICATOR, "7p"),
    ("1z",) * 3,
    ("4s", WHITE, "6s"),
    ("7p", "8p", "9p"),
    ("8s", "8s"),
)
"""Five sets and a pair: a gold fills the pung, and white stands for the indicator's tile."""

GOLDS = (INDICATOR,) * 3
SINGLE = ("3m", "5m", "7m", "9m", "1p", "3p", "5p", "7p", "9p", "1s", "3s", "7s", "9s")
"""Tiles that have no water."""
THREE_GOLDS = {"source": "sanjindao"}

WORTH = (
    ("open-pung", "pung", 3),
    ("closed-pung", "", 3),
    ("open-kong", "kong", 4),
    ("added-kong", "added", 4),
    ("closed-kong", "concealed", 4),
)
"""The sets with water: the name of each, the kind of its meld (empty in the hand), its number of
tiles.
"""


# --- The shape of a win -------------------------------------------------------------------------


def _gold(key: str, options: Any, say: Say) -> Leaf:
    """Draw the page on the gold, and on the tile the white dragon stands for."""
    page = Growing(say)
    for name, tiles in (("wild", GOLDS), ("white", (WHITE, INDICATOR))):
        page.line(say(f"guide-{name}"))
        start = page.band(MAHJONG[SHOWN], below=2 * GAP).split(SHOWN, 0)[0]
        marked(page, tiles, start, (INDICATOR,) if name == "wild" else ())
        page.told.append(pieces_named(say, tiles))
    return page.leaf


def _win(key: str, options: Any, say: Say) -> Leaf:
    """Draw a whole hand in which a gold and a white dragon stand for others."""
    page = Growing(say)
    page.line(say("guide-five-sets"), bold=True)
    page.line(say("guide-whole"))
    whole(page, HAND, (INDICATOR,))
    return page.leaf


# --- Worth of a win -----------------------------------------------------------------------------


def _worth(key: str, options: GoldOptions, say: Say) -> Leaf:
    """Draw the page on the water of sets and of single tiles."""
    page = Growing(say)
    page.line(say("guide-water"), bold=True)
    heads = Row("", (say("guide-suited"), say("guide-honour")))
    page.rows([heads, *(_set(key, options, say, *row) for row in WORTH)])
    singles = {"flower": PLANTS[:1], "four-flowers": PLANTS}
    each = [(name, _water(key, options, "plants", flowers=own)) for name, own in singles.items()]
    each.append(("one-gold", _water(key, options, "gold") // len(GOLDS)))
    page.rows([Row(say(f"guide-{name}"), (str(points),)) for name, points in each])
    return page.leaf


def _times(key: str, options: GoldOptions, say: Say) -> Leaf:
    """Draw the page on payments: the base of each seat, and the multiples."""
    page, rule_set = Growing(say), cast(Xiamen[Any], variant(key))
    page.line(say("guide-pays"), bold=True)
    stays = rule_set.grown(rule_set.base, None, options)
    bases = (("child", 1), ("dealer", rule_set.base), ("stays", stays))
    page.rows(
        [Row(say(f"guide-base-{name}"), (str(by * options.base_scale),)) for name, by in bases]
    )
    page.line(say("guide-times-of"), bold=True)
    page.rows([Row(say(f"guide-{way.name}"), (f"×{way.times}",)) for way in variant(key).ways])
    return page.leaf


def _set(key: str, options: GoldOptions, say: Say, name: str, kind: str, count: int) -> Row:
    """Return the water of a set of suited tiles and of one of honours."""
    both = ((tile,) * count for tile in ("2m", "1z"))
    points = (
        _water(key, options, name, melds=({"type": kind, "tiles": tiles},))
        if kind
        else _water(key, options, name, hand=tiles)
        for tiles in both
    )
    return Row(say(f"water-{name}"), tuple(map(str, points)))


def _water(
    key: str,
    options: GoldOptions,
    name: str,
    hand: Tiles = (),
    melds: Sequence[Any] = (),
    **lies: Any,
) -> int:
    """Return the water of one element, counted by the rules in a hand that may win in any shape."""
    held = (*GOLDS, *hand, *SINGLE)[: variant(key).size - 3 * len(melds)]
    sheet = {"dealer": 0, "winner": 0, "hand": held, "melds": melds, "win": THREE_GOLDS, **lies}
    gold = {"wild": {"indicator": INDICATOR}}
    win = appraise(key, {**sheet, **gold}, asdict(options)).sheet.win
    return sum(element.points for element in win.elements if element.name == name)


PAGES: Mapping[str, Maker] = {"gold": _gold, "win": _win, "water": _worth, "times": _times}
