"""Payments of the five mahjongs: the stacked deals of every ending, and what each brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any

from rules import Line, Seat
from rules.mahjong.xiamen.rules import Xiamen
from rules.points import signed
from tests import rare_changchun, rare_liangxi, rare_mahjong
from tests.bot.truths.fact import Fact, Number, Phrase, Row, Truth, said
from tests.playing import TABLES, Trial, tried
from tests.rules.mahjong_positions import QUANZHOU, XIAMEN, legal, position

NUMBER = "[×+−]?[0-9]+$"
"""The end of a row that tells a number."""
STAYS = Phrase("turn", "stays")
STAYED = {
    "en": "The dealer stays after winning or after a drawn deal.",
    "ja": "親は、上がるか流局すれば連荘します。",
    "zh-Hant": "就連莊。",
    "zh-Hans": "就连庄。",
}


def stories(of: ModuleType) -> list[Trial]:
    """Every stacked deal of a school that asks for no house rules of its own."""
    every = {id(one): one for one in vars(of).values() if isinstance(one, Trial)}
    return [one for one in every.values() if not one.house]


def ended(key: str, options: Any, trials: Sequence[Trial]) -> list[Any]:
    """The state at the end of each deal."""
    table = next(table for table in TABLES if table.game.key == key)
    return [[*tried(table._replace(options=options), trial)][-1][2].state for trial in trials]


def winner(state: Any) -> Seat | None:
    """The seat that has won a deal."""
    win = state.result.sheet and state.result.sheet.win
    return state.result.sheet.winner if win else None


def succession(states: Sequence[Any]) -> Iterator[Fact]:
    """Yield who deals next: after a win or a draw of its own the dealer, otherwise the next."""
    for state in states:
        won, carry = winner(state), state.result.carry
        stays = won in (None, state.dealer)
        assert carry is None or carry.dealer == (state.dealer + (not stays)) % 4
    yield STAYS


def each(line: Line) -> int:
    """The points that the receiver of a line has."""
    return max(line.deltas)


# --- Xiamen and Quanzhou ------------------------------------------------------------------------


BASE = 2
"""The dealer's base after another player's deal."""
FALSE_WIN = Phrase("win", "false win")


def _southern(key: str, options: Any) -> Iterator[Fact]:
    """Yield the multiple of each way to win, and the base of each payer."""
    checked = replace(options, declare="checked")
    states = ended(key, checked, stories(rare_mahjong))
    yield from succession(states)
    for state in states:
        yield from _paid(state)
    drawn = next(state.result.carry for state in states if state.result.ending == "draw")
    again = replace(rare_mahjong.ON_DISCARD, carry={"base": drawn.base})
    again, won = ended(key, checked, [again, rare_mahjong.SELF_DRAWN])
    (false,) = ended(key, options, [replace(rare_mahjong.FOUL, house={})])
    assert winner(again) == again.dealer
    yield Row("times", "guide-base-stays", str(-min(again.result.lines[0].deltas)))
    grown = drawn.base - BASE, won.result.carry.base - BASE
    yield Phrase("times", {(2, 2): "doubled", (1, 1): "one", (1, 2): "multiplier"}[grown])
    yield from _owed(key, options)
    if false.result.ending == "foul":
        assert sorted(points < 0 for points in false.result.deltas(4)) == [False] * 3 + [True]
        assert false.result.carry.dealer == false.dealer
        yield FALSE_WIN


def _owed(key: str, options: Any) -> Iterator[Fact]:
    """Yield which of two owed tiles goes first, and how long a tile stays that was let pass."""
    nothing, east, south = frozenset[str](), frozenset({"1z"}), frozenset({"2z"})
    hand = "1z 2z 1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p"
    state = position(
        {1: hand},
        options=options,
        turn=1,
        drawn="6p",
        old=(nothing, east, nothing, nothing),
        new=(nothing, south, nothing, nothing),
    )
    game = {"xiamen": XIAMEN, "quanzhou": QUANZHOU}[key]
    if legal(state, 1, "discard", game) == {"1z"}:
        yield Phrase("turn", "older first")
    passed = position({}, options=options, turn=0, passed=(nothing, east, nothing, nothing))
    if options.pass_lock and not any(Xiamen().turned(passed, 2).passed):
        yield Phrase("claims", "skipped")


def _paid(state: Any) -> Iterator[Fact]:
    """Yield the base of each payer, and the multiple that the payment shows."""
    lines = {line.reason: line.deltas for line in state.result.lines}
    if "base" not in lines:
        return
    won = winner(state)
    for seat, points in enumerate(lines["base"]):
        if seat != won and state.carry.base == BASE:
            who = "dealer" if state.dealer in (seat, won) else "child"
            yield Row("times", f"guide-base-{who}", str(-points))
    counted = lines["base"], lines.get("water", (0,) * 4)
    once = [base + water for base, water in zip(*counted, strict=True)]
    paid = [sum(deltas) for deltas in zip(*lines.values(), strict=True)]
    (times,) = {both // one for both, one in zip(paid, once, strict=True)}
    assert paid == [times * one for one in once]
    yield Row("times", f"guide-{state.result.ending}", f"×{times}")


# --- Changchun and Dalian -----------------------------------------------------------------------


def _northern(key: str, options: Any) -> Iterator[Fact]:
    """Yield what each kong brings, and each doubling of a payment."""
    states = ended(key, options, stories(rare_changchun))
    yield from succession(states)
    for state in states:
        lines = [*state.result.lines]
        rate = next((at for at, line in enumerate(lines) if line.reason == "rate"), len(lines))
        for line in lines[:rate]:
            yield Row("kongs", f"line-{line.reason}", signed(each(line)))
        for line in lines[rate + 1 :]:
            yield Row("doubles", f"guide-{line.reason}", *line.detail)


# --- Liangxi ------------------------------------------------------------------------------------

POINTS = 12
"""The points of the hand on the page."""
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
    limits = replace(options, limited_hands=True)  # the stories begin with the dealer's limits
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


PHRASES = {STAYS: STAYED}
SOUTHERN = {
    **PHRASES,
    **said(
        "turn",
        "older first",
        "the oldest first",
        "捨て損ねた牌から",
        "先打以前欠下的",
        "先打以前欠下的",
    ),
    **said("claims", "skipped", "or is skipped", "飛ばされるまで", "或被跳過", "或被跳过"),
    **said(*FALSE_WIN, "After a false one", "間違った上がりなら", "詐胡", "诈胡"),
}
GROWN = {
    "xiamen": said(
        "times",
        "doubled",
        "base doubles with each deal the dealer stays, drawn deals included",
        "流局を含む連荘のたびに2倍になります",
        "每連莊一局，流局也算，莊家的底加倍",
        "每连庄一局，流局也算，庄家的底加倍",
    ),
    "quanzhou": {
        **said(
            "times",
            "one",
            "grows by one, drawn deals included",
            "連荘のたびに1増えます。流局も含みます",
            "底加1，流局也算",
            "底加1，流局也算",
        ),
        **said(
            "times",
            "multiplier",
            "grows by the multiplier of the win, or by one after a drawn deal",
            "上がりの倍数だけ増え、流局なら1増えます",
            "按所胡的倍數增加，流局加1",
            "按所胡的倍数增加，流局加1",
        ),
    },
}
LIANGXI = {
    **PHRASES,
    **said("pays", "stake", "The dealer’s stake", "限定局の供託", "限定局押的分", "限定局押的分"),
    **said("pays", "fed", "four tiles in hand", "手牌4枚の人に", "只剩四張的人", "只剩四张的人"),
    **said(
        "pays",
        "same",
        "pays for all in this deal.",
        "この局の点を1人で",
        "一人付這一局的分",
        "一人付这一局的分",
    ),
    **said(
        "pays",
        "next",
        "pays for all in the next deal.",
        "、次の局の点を1人で",
        "一人付下一局的分",
        "一人付下一局的分",
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
    **{
        key: Truth(
            partial(_southern, key),
            {"times": NUMBER},
            phrases={**SOUTHERN, **GROWN[key]},
            drawn=("base_scale", "declare", "dealer_step", "pass_lock"),
        )
        for key in ("xiamen", "quanzhou")
    },
    **{
        key: Truth(
            partial(_northern, key),
            {"doubles": NUMBER, "kongs": NUMBER},
            phrases=PHRASES,
            drawn=("rate",),
        )
        for key in ("changchun", "dalian")
    },
    "liangxi": Truth(
        partial(_liangxi, "liangxi"),
        {"paying": NUMBER},
        numbers={"big": "10"},
        phrases=LIANGXI,
        drawn=("declare", "chombo_scope", "limited_hands", "stick"),
    ),
}
