"""What stands beside the rules of mahjong: the tiles, the shape of a win, what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from render.boards.growing import GAP, Growing
from render.boards.scene import Leaf
from render.boards.scores import Row
from render.boards.telling import pieces_named
from render.layout import MAHJONG, Box, fan, gold
from render.look import Say
from rules.mahjong import appraise
from rules.mahjong.sheets import variant
from rules.mahjong.tiles import HONOURS, PLANTS, SEASONS, SUITED, WHITE, Tiles
from rules.mahjong.xiamen.rules import Xiamen

SHOWN = 84
"""The width of the tiles."""
SMALL = 48
"""The width of those of a hand."""
APART = 8
"""Between two tiles or sets."""

INDICATOR = "5s"
SETS: tuple[tuple[str, Tiles], ...] = (
    ("chow", ("2m", "3m", "4m")),
    ("pung", ("7p",) * 3),
    ("kong", ("1z",) * 4),
    ("pair", ("8s",) * 2),
)
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


def guide(key: str, say: Say) -> tuple[Leaf, ...]:
    """The tiles by suit, the sets of a win, and what it pays."""
    return _tiles(say), _win(say), _worth(key, say)


# --- The tiles ----------------------------------------------------------------------------------


def _tiles(say: Say) -> Leaf:
    """Every kind once, each suit in a row."""
    page = Growing(say)
    for at, name in enumerate(("characters", "dots", "bamboo")):
        page.line(say(f"guide-{name}"), bold=True)
        _row(page, SUITED[9 * at : 9 * at + 9])
    for name, tiles in (("honours", HONOURS), ("seasons", SEASONS), ("plants", PLANTS)):
        page.line(say(f"guide-{name}"), bold=True)
        page.line(pieces_named(say, tiles))
        _row(page, tiles)
    return page.leaf


def _row(page: Growing, tiles: Tiles) -> None:
    """Tiles side by side."""
    band = page.band(MAHJONG[SHOWN], below=2 * GAP)
    start = Box(band.x, band.y, SHOWN, band.height)
    page.picture.add(*fan(tiles, start, SHOWN + APART, tiles[0]))


# --- The shape of a win -------------------------------------------------------------------------


def _win(say: Say) -> Leaf:
    """The sets one by one, a whole hand, and what gold and white play in it."""
    page = Growing(say)
    page.line(say("guide-five-sets"), bold=True)
    for name, tiles in SETS:
        page.line(say(f"guide-{name}"))
        _row(page, tiles)
    page.line(say("guide-whole"), bold=True)
    band = page.band(MAHJONG[SMALL], below=2 * GAP)
    x = band.x
    for tiles in HAND:
        _marked(page, tiles, Box(x, band.y, SMALL, band.height))
        x += SMALL * len(tiles) + APART
    page.told.append(pieces_named(say, (tile for tiles in HAND for tile in tiles)))
    for name, tile in (("wild", INDICATOR), ("white", WHITE)):
        page.line(say(f"guide-{name}"))
        _marked(page, (tile,), page.band(MAHJONG[SHOWN], below=2 * GAP).split(SHOWN, 0)[0])
    return page.leaf


def _marked(page: Growing, tiles: Tiles, start: Box) -> None:
    """Tiles that touch, the golden ones marked."""
    for sprite in fan(tiles, start, start.width, f"{start}"):
        page.picture.add(sprite)
        if sprite.name == INDICATOR:
            page.picture.add(*gold(sprite))


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
