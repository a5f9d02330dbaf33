"""A multiple is told beside all its factors, or beside none."""

from __future__ import annotations

import re
from math import prod
from typing import Any

import pytest

import rules
from bot.words import LANGUAGES, winning, words
from rules import Line
from tests import rare_changchun, rare_liangxi, rare_mahjong
from tests.bot.truths.mahjong import ended, stories, winner

STORIES = {
    "xiamen": rare_mahjong,
    "quanzhou": rare_mahjong,
    "changchun": rare_changchun,
    "dalian": rare_changchun,
    "liangxi": rare_liangxi,
}


def won(key: str) -> list[Any]:
    """The worth of every stacked hand that wins."""
    options = next(iter(rules.game(key).presets.values()))
    states = ended(key, options, stories(STORIES[key]))
    return [state.result.sheet.win for state in states if winner(state) is not None]


def factor(line: Line) -> int:
    """The number by which a line multiplies; 1 if it adds points."""
    found = [int(word[1:]) for word in line.detail if re.fullmatch(r"×\d+", word)]
    return prod(found)


@pytest.mark.parametrize("key", STORIES)
def test_a_multiple_stands_beside_all_its_factors(key: str) -> None:
    for win in won(key):
        for language in LANGUAGES:
            say = words(language).at(key)
            told = winning.win(say, win)
            before, _, times = told.partition("×")
            named = [line for line in win.lines if winning.named(say, line.reason) in before]
            product = prod(map(factor, named))
            assert not times or product == int(times) == win.multiplier, (told, win.lines)
