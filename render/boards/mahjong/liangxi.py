"""The pages that illustrate the rules of Liangxi: wilds, xi, big hands, small points, payment."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from typing import Any, NamedTuple, cast

from render.boards.family import Maker
from render.boards.growing import GAP, Growing
from render.boards.mahjong import stories
from render.boards.mahjong.samples import APART, HELD, SMALL, laid, marked
from render.boards.mahjong.telling import spelled
from render.boards.scene import Leaf
from render.boards.scores import Row
from render.layout import MAHJONG, Box
from render.look import Say
from rules import RuleError
from rules.mahjong import appraise
from rules.mahjong.liangxi import small
from rules.mahjong.liangxi.names import LIMIT
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.wilds import wild_kinds
from rules.mahjong.tiles import Tiles
from rules.mahjong.win import Win, total
from rules.points import signed

# --- Wilds and xi -------------------------------------------------------------------------------

TURNED = ("2s", "9p", "3z", "6z")
TURNED_UP = "4s"
"""The indicator of the hand that is added up."""
XIS: Mapping[str, tuple[Tiles, Tiles]] = {
    "wind": (("1z", "2z", "4z"), ()),
    "nine": (("9m", "9p", "9s"), ()),
    "one": (("1m", "1p", "1s"), ()),
    "wind-nine": (("1z", "3z", "4z", "9m", "9p", "9s"), ()),
    "wild": (("1z", "1s", "3p"), ("3p",)),
}
"""A xi of each kind, and one with a one and a wild tile."""


CANNOT = (
    ("claim", ("3s", "5s"), ("3s",)),
    ("set", ("3s", "4s", "3s"), ("3s", "4s")),
    ("discard", ("4s",), ("4s",)),
)
"""The moves that wild tiles do not allow, with examples."""


def _wilds(key: str, options: LiangxiOptions, say: Say) -> Leaf:
    """Draw the page on wild tiles: those that an indicator makes wild, and their limits."""
    page = Growing(say)
    page.line(say("guide-wilds"), bold=True)
    for turned in (TURNED[:2], TURNED[2:]):
        made = {tile: wild_kinds(tile, options.wild_rule) for tile in turned}
        band = page.band(MAHJONG[HELD], below=GAP)
        for (tile, wilds), box in zip(made.items(), band.split(band.width // 2, 0), strict=True):
            for tiles, x in (((tile,), box.x), (wilds, box.x + HELD + APART)):
                marked(page, tiles, Box(x, box.y, HELD, box.height), () if x == box.x else wilds)
            page.told.append(f"{spelled(say, [tile])}: {spelled(say, wilds)}")
    for name, tiles, wilds in CANNOT:
        page.line(say(f"guide-cannot-{name}"))
        _hand(page, [tiles], wilds)
    return page.leaf


def _xis(key: str, options: LiangxiOptions, say: Say) -> Leaf:
    """Draw the xi, each laid open."""
    page = Growing(say)
    page.line(say("guide-xis"), bold=True)
    for name, (tiles, wilds) in XIS.items():
        page.line(say(f"guide-xi-{name}"))
        _hand(page, [tiles], wilds)
    return page.leaf


def _hand(page: Growing, groups: Sequence[Tiles], wilds: Tiles = (), size: int = HELD) -> None:
    """Draw groups of tiles a little apart, and add their names to the words of the page."""
    laid(page, groups, wilds, size)
    page.told.append(spelled(page.say, (tile for tiles in groups for tile in tiles)))


# --- Big hands ----------------------------------------------------------------------------------


class Sample(NamedTuple):
    """An example of a named hand: its concealed tiles, the winning tile, and the open tiles.

    `how` has more fields of its sheet, `house` the house rules it needs.
    """

    name: str
    hand: str
    tile: str = ""
    melds: str = ""
    xi: str = ""
    how: Mapping[str, Any] = {}
    house: Mapping[str, Any] = {}

    @property
    def sheet(self) -> dict[str, Any]:
        """The hand as data; unless `how` differs, it wins on a discard and is not the dealer's."""
        laid = [{"type": _kind(meld), "tiles": tiles(meld)} for meld in self.melds.split()]
        win = {"tile": self.tile or None, "source": "discard", "from": 2}
        about = {"dealer": 0, "winner": 1, "seat_wind": "2z", "round_wind": "1z"}
        own = {"hand": tiles(self.hand), "melds": laid, "xi": tiles(self.xi), "win": win}
        return {**about, **own, **self.how}

    @property
    def groups(self) -> list[Tiles]:
        """The tiles of the hand: xi, melds, concealed tiles, winning tile."""
        every = (self.xi, *self.melds.split(), self.hand, self.tile)
        return [tiles(row) for row in every if row]

    def win(self, options: LiangxiOptions) -> Win | None:
        """Return the worth of the hand under house rules and its own; None if it may not win."""
        house = {**asdict(options), **self.house}
        try:
            return cast(Win, appraise("liangxi", self.sheet, house).sheet.win)
        except RuleError:
            return None


def tiles(text: str) -> Tiles:
    """Read tiles as players write them: `123m 55z`."""
    found = re.findall(r"([1-9]+)([mpsz])", text)
    return tuple(number + suit for numbers, suit in found for number in numbers)


def _kind(text: str) -> str:
    return "pung" if len(set(tiles(text))) == 1 else "chow"


DEALT = {"dealer": 1, "win": {"tile": None, "source": "dealt"}}
FIRST_DISCARD = {"flags": ["dihu"], "win": {"tile": "5p", "source": "discard", "from": 0}}
NOTHING = "–"
"""The entry for a hand that may not win under the house rules."""
BIG = (
    Sample("qingyise", "11m345m678m56z", "7z", "123m"),
    Sample("huo-qinglong", "123456m78m22m", "9m", "555m"),
    Sample("si-qinglong", "123m456m55m22m", "5m", "789m", house={"naming": "forced"}),
    Sample("huo-hunlong", "123p456p78p55p", "9p", "333z"),
    Sample("si-hunlong", "12333789s66z", "3s", "456s"),
    Sample("huo-hualong", "123s456p79m567z88m", "8m"),
    Sample("si-hualong", "456p79s22s", "8s", "123m", "124z"),
    Sample("qingyise-qing-duidui", "88m66m", "6m", "222m 777m", "134z"),
    Sample("qingyise-hun-duidui", "999p44p66p", "6p", "111p 222p"),
    Sample("hunse-qing-duidui", "888p33m66s", "6s", "222s 555m"),
    Sample("hunse-hun-duidui", "888p55m99s", "9s", "111m 333s"),
    Sample("yaojiudui", "99s11s222z", "9s", "999m 111p"),
    Sample("dasanyuan", "567z567z56z22s", "7z", "", "123z"),
    Sample("xiaosanyuan", "567z57z234p66z", "6z", "123m"),
    Sample("qixiaodui", "11m66m55p22s44s33z7z", "7z"),
    Sample("quanqiuren", "2s", "2s", "777z 123p 789p", "134z"),
    Sample("tianhu", "123p234s99s567z", "", "", "123z", DEALT),
    Sample("dihu", "234m567m34p789s44p", "5p", how=FIRST_DISCARD),
    Sample("shisanbukao", "369m15p26s122345z", "6z"),
    Sample("shisanyao", "19m19p19s1234567z", "4z"),
    Sample("sise-qionghu", "22s345p77z", "2s", "666m 123m"),
    Sample("sanse-qionghu", "34s456m66z", "5s", "333z 234p"),
    Sample("qing-sanse-qionghu", "34m789m222p44s", "5m", "123s"),
    Sample("erse-qionghu", "23s555s77s", "4s", "234m 999m", house={"two_suit_qionghu": True}),
)
"""An example of each big hand."""


def _big(samples: Sequence[Sample], key: str, options: LiangxiOptions, say: Say) -> Leaf:
    """Draw the page of big hands: an example of each, the points of its name, its whole worth."""
    page = Growing(say)
    page.line(say("guide-big"), bold=True)
    page.line(say("guide-big-more", limit=LIMIT))
    rows = [_valued(sample, options, say) for sample in samples]
    page.rows([Row("", (say("guide-big-name"), say("guide-big-hand")))], rows)
    for sample, row in zip(samples, rows, strict=True):
        page.rows([row], rows)
        page.y -= 2 * GAP
        _hand(page, sample.groups, size=SMALL)
    return page.leaf


def _valued(sample: Sample, options: LiangxiOptions, say: Say) -> Row:
    """Return the row of a hand: the points of its name and its worth."""
    win, named = sample.win(options), sample.win(replace(options, min_points=1))
    points = {element.name: str(element.points) for element in named.elements} if named else {}
    sums = (points.get(sample.name, NOTHING), str(total(win.elements)) if win else NOTHING)
    return Row(say(f"water-{sample.name}"), sums)


def _to_add(options: LiangxiOptions) -> Sample:
    """Return a hand of a xi and chows, with two wild tiles if the indicator makes some."""
    wild, *_, other = wild_kinds(TURNED_UP, options.wild_rule) or ("5m", "6s")
    how = {"wild": {"indicator": TURNED_UP}}
    return Sample("sum", f"234m34m{wild}{other}7s88p", "8s", "", "124z", how)


def _sum(key: str, options: LiangxiOptions, say: Say) -> Leaf:
    """Draw the page with one hand and each of its points."""
    page = Growing(say)
    page.line(say("guide-sum"), bold=True)
    sample = _to_add(options)
    _hand(page, sample.groups, wild_kinds(TURNED_UP, options.wild_rule))
    page.line(say("guide-sum-parts"))
    win = sample.win(options)
    if win is None:
        page.line(say("guide-sum-none"))
        return page.leaf
    rows = [Row(say(f"water-{element.name}"), (str(element.points),)) for element in win.elements]
    page.rows([*rows, Row(say("guide-sum-all"), (str(total(win.elements)),), True)])
    return page.leaf


# --- Small points and payment -------------------------------------------------------------------


def _small(key: str, options: LiangxiOptions, say: Say) -> Leaf:
    """Draw the page on elements of one point."""
    page = Growing(say)
    page.line(say("guide-small"), bold=True)
    for name in small.NAMES:
        page.y -= GAP // 2
        page.line("· " + say(f"guide-small-{name}"))
    return page.leaf


POINTS = 12


def _paying(key: str, options: LiangxiOptions, say: Say) -> Leaf:
    """Draw the page on payment: who pays how much for a hand, and who pays for all."""
    page = Growing(say)
    page.line(say("guide-paying"), bold=True)
    page.line(say("guide-paying-1"))
    names = (say("guide-paying-winner"), say("guide-paying-dealers"), say("guide-paying-other"))
    child, dealer = _paid(0, options), _paid(1, options)
    page.rows(
        [
            Row("", names),
            Row(say("guide-paying-child", points=POINTS), (child[1], child[0], child[2])),
            Row(say("guide-paying-dealer", points=POINTS), (dealer[1], "", dealer[2])),
        ]
    )
    return page.leaf


def _paid(dealer: int, options: LiangxiOptions) -> tuple[str, ...]:
    """Return each seat's gain when the second seat wins `POINTS` points."""
    sheet = BIG[0].sheet | {"dealer": dealer, "limited": {"name": f"free points={POINTS}"}}
    return tuple(map(signed, appraise("liangxi", sheet, asdict(options) | {"stick": 0}).deltas(4)))


THIRD = -(-len(BIG) // 3)
"""The number of hands on one page: few enough for the words beside a picture."""
PAGES: Mapping[str, Maker] = {
    "wilds": _wilds,
    "xis": _xis,
    "sum": _sum,
    "big-1": partial(_big, BIG[:THIRD]),
    "big-2": partial(_big, BIG[THIRD : 2 * THIRD]),
    "big-3": partial(_big, BIG[2 * THIRD :]),
    "small": _small,
    **stories.PAGES,
    "paying": _paying,
}
"""The pages of the rule book, by name."""
