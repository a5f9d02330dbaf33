"""What the five mahjongs pay: the stacked deals of every ending, and what each brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any

from rules import Line, Seat
from rules.points import signed
from tests import rare_changchun, rare_liangxi, rare_mahjong
from tests.bot.truths.fact import Fact, Phrase, Row, Truth
from tests.playing import TABLES, Trial, tried

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


def _southern(key: str, options: Any) -> Iterator[Fact]:
    """Yield the multiple of each way to win, and the base of each payer."""
    states = ended(key, options, stories(rare_mahjong))
    yield from succession(states)
    for state in states:
        yield from _paid(state)
    drawn = next(state.result.carry for state in states if state.result.ending == "draw")
    again = replace(rare_mahjong.ON_DISCARD, carry={"base": drawn.base})
    (state,) = ended(key, options, [again])
    assert winner(state) == state.dealer
    yield Row("times", "guide-base-stays", str(-min(state.result.lines[0].deltas)))


def _paid(state: Any) -> Iterator[Fact]:
    """Yield the base of each payer, and the multiple that the payment shows."""
    lines = {line.reason: line.deltas for line in state.result.lines}
    if "base" not in lines:
        return
    won = winner(state)
    for seat, points in enumerate(lines["base"]):
        if seat != won and state.carry.base == 2:
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
WINS = (rare_liangxi.SMALL, rare_liangxi.HEAVEN, rare_liangxi.LIMITED, rare_liangxi.NOBODY)


def _liangxi(key: str, options: Any) -> Iterator[Fact]:
    """Yield what each seat pays for a hand, as if it had the points of the page."""
    states = ended(key, options, WINS)
    yield from succession(states)
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


PHRASES = {STAYS: STAYED}
TRUTHS = {
    **{
        key: Truth(
            partial(_southern, key), {"times": NUMBER}, phrases=PHRASES, drawn=("base_scale",)
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
    "liangxi": Truth(partial(_liangxi, "liangxi"), {"paying": NUMBER}, phrases=PHRASES, drawn=()),
}
