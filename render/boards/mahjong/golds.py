"""What stands beside the rules of Xiamen and Quanzhou: five sets, gold and white, what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from render.boards.growing import GAP, Growing
from render.boards.mahjong.samples import SHOWN, marked, sets_of, whole
from render.boards.scene import Leaf
from render.boards.scores import Row
from render.layout import MAHJONG
from render.look import Say
from rules.mahjong import appraise
from rules.mahjong.sheets import variant
from rules.mahjong.tiles import PLANTS, WHITE, Tiles
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
"""Five sets and a pair: a gold fills the pung, white plays the indicator's tile."""

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
"""What has water, the kind of meld it is where it is one, and its number of tiles."""


def pages(key: str, say: Say) -> tuple[Leaf, ...]:
    """The sets of a win, and what it pays."""
    return _win(say), _worth(key, say)


# --- The shape of a win -------------------------------------------------------------------------


def _win(say: Say) -> Leaf:
    """The sets one by one, a whole hand, and what gold and white play in it."""
    page = Growing(say)
    page.line(say("guide-five-sets"), bold=True)
    sets_of(page)
    page.line(say("guide-whole"), bold=True)
    whole(page, HAND, INDICATOR)
    for name, tile in (("wild", INDICATOR), ("white", WHITE)):
        page.line(say(f"guide-{name}"))
        start = page.band(MAHJONG[SHOWN], below=2 * GAP).split(SHOWN, 0)[0]
        marked(page, (tile,), start, INDICATOR)
    return page.leaf


# --- What a win is worth ------------------------------------------------------------------------


def _worth(key: str, say: Say) -> Leaf:
    """Who pays what: the base, the water and the multiples."""
    page = Growing(say)
    page.line(say("guide-pays"), bold=True)
    page.line(say("guide-base"))
    page.line(say(f"guide-stays-{key}"))
    page.line(say("guide-water"), bold=True)
    heads = Row("", (say("guide-suited"), say("guide-honour")))
    page.rows([heads, *(_set(key, say, *one) for one in WORTH)])
    singles = {"flower": PLANTS[:1], "four-flowers": PLANTS}
    each = [(name, _water(key, "plants", flowers=tiles)) for name, tiles in singles.items()]
    each.append(("one-gold", _water(key, "gold") // len(GOLDS)))
    page.rows([Row(say(f"guide-{name}"), (str(points),)) for name, points in each])
    page.line(say("guide-times-of"), bold=True)
    times = cast(Xiamen[Any], variant(key)).scale.multipliers
    page.rows([Row(say(f"guide-{name}"), (f"×{by}",)) for name, by in times.items()])
    return page.leaf


def _set(key: str, say: Say, name: str, kind: str, count: int) -> Row:
    """The water of a set of suited tiles and of one of honours."""
    both = ((tile,) * count for tile in ("2m", "1z"))
    points = (
        _water(key, name, melds=({"type": kind, "tiles": tiles},))
        if kind
        else _water(key, name, hand=tiles)
        for tiles in both
    )
    return Row(say(f"water-{name}"), tuple(map(str, points)))


def _water(key: str, name: str, hand: Tiles = (), melds: Sequence[Any] = (), **lies: Any) -> int:
    """What the rules count for one element of a hand that may win whatever it is."""
    held = (*GOLDS, *hand, *SINGLE)[: variant(key).size - 3 * len(melds)]
    sheet = {"dealer": 0, "winner": 0, "hand": held, "melds": melds, "win": THREE_GOLDS, **lies}
    win = appraise(key, {**sheet, "wild": {"indicator": INDICATOR}}).sheet.win
    return sum(element.points for element in win.elements if element.name == name)
