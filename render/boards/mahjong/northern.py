"""The pages that illustrate the rules of Changchun and Dalian: wins, kongs, treasure, doublings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, cast

from render.boards.family import Maker
from render.boards.growing import Growing
from render.boards.mahjong.samples import laid, whole
from render.boards.scene import Leaf
from render.boards.scores import Row
from render.look import Say
from rules import Seat
from rules.mahjong import appraise
from rules.mahjong.northern.kongs import DADAN, SPECIALS, money
from rules.mahjong.northern.options import NorthernOptions
from rules.mahjong.northern.rules import Northern
from rules.mahjong.sheets import variant
from rules.mahjong.state import Meld
from rules.mahjong.tiles import Tiles
from rules.mahjong.win import Element, Win
from rules.points import signed

HAND: tuple[Tiles, ...] = (
    ("1s", "1s", "1s"),
    ("2m", "3m", "4m"),
    ("4p", "5p", "6p"),
    ("7s", "8s", "9s"),
    ("3z", "3z"),
)
"""Four sets and a pair that win in both cities; the first was claimed."""
DISCARDED: Tiles = ("6z",)
"""The discard that leaves the sample waiting for its pair."""
TREASURE: Tiles = ("8m",)
"""A treasure for which the sample does not wait."""
SEAT: Seat = 1


# --- Winning hands ------------------------------------------------------------------------------


def _win(key: str, options: NorthernOptions, say: Say) -> Leaf:
    """Draw a whole hand, and each condition with the tiles that meet it."""
    page = Growing(say)
    page.line(say("guide-four-sets"), bold=True)
    page.line(say("guide-whole-northern"), bold=True)
    whole(page, HAND)
    page.line(say("guide-conditions"), bold=True)
    for condition in _sample(key, options).met:
        _condition(page, condition)
    return page.leaf


def _sample(key: str, options: NorthernOptions) -> Win:
    """Return the worth of the sample hand."""
    claimed, *own, pair = HAND
    sheet = {
        "dealer": 0,
        "winner": SEAT,
        "hand": [*(tile for tiles in own for tile in tiles), pair[0]],
        "melds": [{"type": "pung", "tiles": claimed, "from": 0, "claimed": claimed[0]}],
        "win": {"tile": pair[1], "source": "self_draw"},
    }
    return cast(Win, appraise(key, sheet, asdict(options)).sheet.win)


def _condition(page: Growing, condition: Element) -> None:
    """Write a condition of a win, and draw the tiles by which the sample meets it."""
    page.line("· " + page.say(f"condition-{condition.name}"))
    if condition.tiles:
        laid(page, [condition.tiles])


# --- Points of kongs ----------------------------------------------------------------------------

KONGS = (("kong", 0), ("added", 0), ("concealed", None))


def _kongs(key: str, options: NorthernOptions, say: Say) -> Leaf:
    """Draw the page on the points that each kong earns at once, and on special kongs."""
    page, rule_set = Growing(say), cast(Northern[Any], variant(key))

    def brings(kind: str, tiles: Tiles, giver: Seat | None = None) -> Row:
        line = money(SEAT, Meld(kind, tiles, giver), options.rate, rule_set.great)
        return Row(say(f"line-{line.reason}"), (signed(line.deltas[SEAT]),))

    page.line(say("guide-kongs"), bold=True)
    page.rows([brings(kind, ("5m",) * 4, giver) for kind, giver in KONGS])
    if rule_set.great:
        page.line(say("guide-great"), bold=True)
        whole(page, [(tile,) for tile in DADAN])
        page.rows([brings(kind, ("7z",) * 4, giver) for kind, giver in KONGS])
    page.line(say("guide-special"), bold=True)
    for kind in rule_set.specials:
        page.rows([brings(kind, SPECIALS[kind].tiles)])
        whole(page, [SPECIALS[kind].tiles])
    return page.leaf


def _ready(key: str, options: NorthernOptions, say: Say) -> Leaf:
    """Draw a hand that a discard leaves waiting."""
    page = Growing(say)
    *sets, pair = HAND
    for name, tiles in (("discarded", [DISCARDED]), ("treasure-wait", [*sets, pair[:1]])):
        page.line(say(f"guide-{name}"), bold=True)
        whole(page, tiles)
    return page.leaf


def _treasure(key: str, options: NorthernOptions, say: Say) -> Leaf:
    """Draw a hand that waits, and the treasures that win with it."""
    page = Growing(say)
    *sets, pair = HAND
    page.line(say("guide-treasure-wait"), bold=True)
    whole(page, [*sets, pair[:1]])
    for name, tiles in (("chongbao", pair[:1]), ("mobao", TREASURE)):
        page.line(say(f"guide-{name}"))
        whole(page, [tiles])
    return page.leaf


# --- Doublings ----------------------------------------------------------------------------------


def _doubles(key: str, options: NorthernOptions, say: Say) -> Leaf:
    """Draw the page on the doublings of payments."""
    page = Growing(say)
    page.line(say("guide-rate"), bold=True)
    doubles = cast(Northern[Any], variant(key)).scale(options).doubles
    page.rows([Row(say(f"guide-{name}"), (f"×{2**count}",)) for name, count in doubles.items()])
    return page.leaf


PAGES: Mapping[str, Maker] = {
    "win": _win,
    "ready": _ready,
    "treasure": _treasure,
    "kongs": _kongs,
    "doubles": _doubles,
}
