"""What stands beside the rules of Changchun and Dalian: conditions, kongs, treasure, doublings."""

from __future__ import annotations

from typing import Any, cast

from render.boards.growing import GAP, Growing
from render.boards.mahjong.samples import SMALL, marked, sets_of, whole
from render.boards.scene import Leaf, signed
from render.boards.scores import Row
from render.layout import MAHJONG, Box
from render.look import Say
from rules import Seat
from rules.mahjong import appraise
from rules.mahjong.northern.kongs import DADAN, SPECIALS, money
from rules.mahjong.northern.rules import Northern
from rules.mahjong.sheets import variant
from rules.mahjong.state import Meld
from rules.mahjong.tiles import Tiles
from rules.mahjong.variant import Element, Win

HAND: tuple[Tiles, ...] = (
    ("1s", "1s", "1s"),
    ("2m", "3m", "4m"),
    ("4p", "5p", "6p"),
    ("7s", "8s", "9s"),
    ("3z", "3z"),
)
"""Four sets and a pair that win in both cities; the first was claimed."""
SEAT: Seat = 1


def pages(key: str, say: Say) -> tuple[Leaf, ...]:
    """What a win must have, what kongs bring, how the treasure is found, what doubles."""
    one = cast(Northern[Any], variant(key))
    return _win(key, say), _kongs(one, say), _doubles(one, say)


# --- What wins ----------------------------------------------------------------------------------


def _win(key: str, say: Say) -> Leaf:
    """The sets, a whole hand, and each condition with the tiles that meet it."""
    page = Growing(say)
    page.line(say("guide-four-sets"), bold=True)
    sets_of(page)
    page.line(say("guide-whole-northern"), bold=True)
    whole(page, HAND)
    page.line(say("guide-conditions"), bold=True)
    for condition in _sample(key).met:
        _condition(page, condition)
    return page.leaf


def _sample(key: str) -> Win:
    """What the hand that is shown is worth."""
    claimed, *own, pair = HAND
    sheet = {
        "dealer": 0,
        "winner": SEAT,
        "hand": [*(tile for tiles in own for tile in tiles), pair[0]],
        "melds": [{"type": "pung", "tiles": claimed, "from": 0, "claimed": claimed[0]}],
        "win": {"tile": pair[1], "source": "self_draw"},
    }
    return cast(Win, appraise(key, sheet).sheet.win)


def _condition(page: Growing, condition: Element) -> None:
    """What a hand must have, and the tiles of the sample by which it does."""
    page.line("· " + page.say(f"condition-{condition.name}"))
    if condition.tiles:
        band = page.band(MAHJONG[SMALL], below=GAP)
        marked(page, condition.tiles, Box(band.x + GAP, band.y, SMALL, band.height))


# --- What kongs bring ---------------------------------------------------------------------------

KONGS = (("kong", 0), ("added", 0), ("concealed", None))


def _kongs(one: Northern[Any], say: Say) -> Leaf:
    """What each kong brings at once, and the special ones."""
    page = Growing(say)
    page.line(say("guide-kongs"), bold=True)
    page.rows([_kong(one, say, Meld(kind, ("5m",) * 4, giver)) for kind, giver in KONGS])
    if one.great:
        page.line(say("guide-great"), bold=True)
        whole(page, [(tile,) for tile in DADAN])
        page.rows([_kong(one, say, Meld(kind, ("7z",) * 4, giver)) for kind, giver in KONGS])
    page.line(say("guide-special"), bold=True)
    for kind in one.specials:
        page.rows([_kong(one, say, Meld(kind, SPECIALS[kind].tiles))])
        whole(page, [SPECIALS[kind].tiles])
    page.line(say("guide-treasure"), bold=True)
    for number in range(1, 8):
        page.line(say(f"guide-treasure-{number}"))
    return page.leaf


def _kong(one: Northern[Any], say: Say, meld: Meld) -> Row:
    """The name of a kong, and what it brings in all."""
    line = money(SEAT, meld, 1, one.great)
    return Row(say(f"line-{line.reason}"), (signed(line.deltas[SEAT]),))


# --- What doubles -------------------------------------------------------------------------------


def _doubles(one: Northern[Any], say: Say) -> Leaf:
    """How often what each pays is doubled."""
    page = Growing(say)
    page.line(say("guide-rate"), bold=True)
    doubles = one.scale(next(iter(one.presets.values()))).doubles
    page.rows([Row(say(f"guide-{name}"), (f"×{2**count}",)) for name, count in doubles.items()])
    return page.leaf
