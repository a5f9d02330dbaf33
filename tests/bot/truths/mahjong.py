"""Stacked deals of mahjong played to their end, and the facts that the books of all five share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

from rules import Line, Seat
from tests.bot.truths.fact import Fact, Phrase
from tests.playing import TABLES, Trial, tried

NUMBER = "[×+−]?[0-9]+$"
"""The pattern of a number at the end of a row."""
STAYS = Phrase("turn", "stays")
STAYED = {
    "en": "The dealer stays after winning or after a drawn deal.",
    "ja": "親は、上がるか流局すれば連荘します。",
    "zh-Hant": "就連莊。",
    "zh-Hans": "就连庄。",
}
PHRASES = {STAYS: STAYED}
"""Words that every mahjong has."""


def stories(of: ModuleType) -> list[Trial]:
    """Return every stacked deal of a module that asks for no house rules of its own."""
    every = {id(one): one for one in vars(of).values() if isinstance(one, Trial)}
    return [one for one in every.values() if not one.house]


def ended(key: str, options: Any, trials: Sequence[Trial]) -> list[Any]:
    """Return the last state of the deal of each trial."""
    table = next(table for table in TABLES if table.game.key == key)
    return [[*tried(table._replace(options=options), trial)][-1][2].state for trial in trials]


def winner(state: Any) -> Seat | None:
    """Return the seat that has won a deal; None if nobody has."""
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
    """Return the points that a line brings its receiver."""
    return max(line.deltas)
