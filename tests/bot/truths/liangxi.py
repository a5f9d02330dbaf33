"""Payments of Liangxi: every named hand, every small point, who pays, and false wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import score
from rules.points import signed
from tests import rare_liangxi
from tests.bot.truths.fact import Fact, Number, Phrase, Row, Truth, said
from tests.bot.truths.mahjong import NUMBER, PHRASES, ended, succession, winner
from tests.rules.liangxi_hands import hand
from tests.rules.test_liangxi_elements import SMALL

POINTS = 12
"""The points of the example on the page about payment."""
HONOURS = rare_liangxi.drawn("2z 2z 2z 1m 2m 3m 3m 4m 5m 5m 6m 7m 8m", "8m")
"""A hand of one suit with a pung of honours."""
WINS = (rare_liangxi.SMALL, rare_liangxi.HEAVEN, rare_liangxi.LIMITED, rare_liangxi.NOBODY)


def _liangxi(key: str, options: Any) -> Iterator[Fact]:
    """Yield what each seat pays for a hand, as if it had the points of the page."""
    checked = replace(options, declare="checked")
    states = ended(key, checked, WINS)
    yield from succession(states)
    if any(line.reason == "deposit" for state in states for line in state.result.lines):
        yield Phrase("pays", "stake")
    (fed, honours) = ended(key, replace(checked, min_points=1), (rare_liangxi.FED, HONOURS))
    assert sum(points < 0 for points in fed.result.deltas(4)) == 1
    yield Phrase("pays", "fed")
    yield from _named(options)
    (less,) = [one.points for one in honours.result.sheet.win.elements if one.points < 0]
    yield Number("big", str(-less))
    yield from _false_wins(key, options)
    for state in states:
        lines = {line.reason: line for line in state.result.lines}
        if "points" in lines:
            unit = int(*lines["points"].detail)
            both = zip(lines["points"].deltas, lines["dealer"].deltas, strict=True)
            gained = [signed(sum(one) * POINTS // unit) for one in both]
            won, dealer = state.result.sheet.winner, state.dealer
            child = next(seat for seat in range(4) if seat not in (won, dealer))
            seats = [won, child] if won == dealer else [won, dealer, child]
            who = "dealer" if won == dealer else "child"
            entry = " ".join(gained[seat] for seat in seats)
            yield Row("paying", f"guide-paying-{who}", entry, (("points", POINTS),))


def _false_wins(key: str, options: Any) -> Iterator[Fact]:
    """Yield which deal a player with a false win pays for, if one can be declared."""
    false, then_none = rare_liangxi.FALSE_WIN, rare_liangxi.FALSE_WIN_THEN_NOBODY
    limits = replace(options, limited_hands=True)  # these deals begin with the dealer's limits
    won, nobody = ended(key, limits, (replace(false, house={}), replace(then_none, house={})))
    if won.liable is not None:
        assert winner(won) != won.liable
        now = sum(points < 0 for points in won.result.deltas(4)) == 1
        later = won.result.carry.liable, nobody.result.carry.liable
        kinds = {
            (True, False, False): "same",
            (False, True, True): "next",
            (True, False, True): "same or next",
        }
        yield Phrase("pays", kinds[now, later[0] is not None, later[1] is not None])


# --- Named hands and small points ---------------------------------------------------------------

BIG = "big-1 big-2 big-3"
"""The pictures with the named hands."""
SINGLE_DRAWN = hand(
    "9p 9p",
    "pung 1z 1z 1z",
    "chow 3s 4s 5s",
    "pung 9m 9m 9m",
    "chow 2m 3m 4m",
    source="self_draw",
)
"""A hand of a single tile that draws another."""


def _named(options: Any) -> Iterator[Fact]:
    """Yield every named hand with its points, and every element of one point."""
    usual = LiangxiOptions()
    drawn = {name: getattr(usual, name) for name in DRAWN}
    yield from _elements(replace(options, min_points=1, **drawn))


@cache
def _elements(options: Any) -> frozenset[Row]:
    """Return the rows of all elements, under house rules that let every hand win."""
    found, big = set[Row](), set[str]()
    for state in ended("liangxi", options, [one for one, *_ in rare_liangxi.ENDINGS.values()]):
        win = state.result.sheet and state.result.sheet.win
        for element in win.elements if win else ():
            if element.points >= 10 and element.name != "limited":
                big.add(element.name)
                found.add(Row(BIG, f"water-{element.name}", str(element.points)))
    for held in (SINGLE_DRAWN, *(row[1] for row in SMALL)):
        for element in score(held, options).elements:
            if element.points > 0 and element.name not in big:
                found.add(Row("small", f"guide-small-{element.name}"))
    return frozenset(found)


DRAWN = ("declare", "chombo_scope", "limited_hands", "stick")
"""The house rules to draw; no hand is worth more or less under them."""
WORDS = {
    **PHRASES,
    **said("pays", "stake", "The dealer’s stake", "限定局の供託", "限定局押的分", "限定局押的分"),
    **said("pays", "fed", "four tiles in hand", "手牌が4枚の人に", "只剩四張的人", "只剩四张的人"),
    **said(
        "pays",
        "same",
        "pays for everybody in this deal.",
        "この局の点を1人で",
        "一人包賠這一局的分",
        "一人包赔这一局的分",
    ),
    **said(
        "pays",
        "next",
        "pays for everybody in the next deal.",
        "、次の局の点を1人で",
        "一人包賠下一局的分",
        "一人包赔下一局的分",
    ),
    **said(
        "pays",
        "same or next",
        "in this deal, or in the next if nobody wins this one.",
        "この局（誰も上がらなければ次の局）の点を1人で",
        "這一局（沒人胡就是下一局）的分",
        "这一局（没人胡就是下一局）的分",
    ),
}
TRUTHS = {
    "liangxi": Truth(
        partial(_liangxi, "liangxi"),
        {"paying": NUMBER, BIG: "^(.+ [0-9]+) (?:[0-9]+|–)$", "small": "^· (.+)$"},
        numbers={"big": "10"},
        phrases=WORDS,
        drawn=DRAWN,
    ),
}
