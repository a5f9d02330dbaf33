"""The seats asked for a claim are told in words: an answer that moves no
piece changes no picture.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import render
import rules
from bot.words import words
from tests.render import deals
from tests.render.walls import NAMES, RANDOM, states

EN = words("en")
SAKURA = deals.Table("sakura", "sakura", 4, 4)
KEYS = ("xiamen", "changchun", "liangxi", "sakura")


@cache
def dealt(key: str) -> list[Any]:
    """The states of random deals of a game."""
    if key == "sakura":
        return [state for seed in range(12) for state in deals.deal(seed, SAKURA)]
    return [*states(key, RANDOM[1])]


def answers(key: str) -> list[tuple[Any, Any]]:
    """The states before and after each answer that leaves the window open."""
    return [
        (before, after)
        for before, after in pairwise(dealt(key))
        if before.phase == after.phase and after.to_act < before.to_act
    ]


@pytest.mark.parametrize("key", KEYS)
def test_an_answer_changes_nothing_that_is_pictured(key: str) -> None:
    game, found = rules.game(key), answers(key)
    assert found
    for before, after in found:
        for seat in (None, *range(4)):
            one, other = (render.seen(game.view(state, seat)) for state in (before, after))
            assert one == other


@pytest.mark.parametrize("key", KEYS)
def test_neither_picture_nor_words_tell_who_has_yet_to_answer(key: str) -> None:
    game, (before, after) = rules.game(key), answers(key)[0]
    say, views = EN.at(key), [rules.game(key).view(state, None) for state in (before, after)]
    first, second = (render.table(one, NAMES, say) for one in views)
    assert first == second
    assert len({render.describe(one, NAMES, say) for one in views}) == 1
    hands = {render.hand(game.view(state, 0), NAMES, say) for state in (before, after)}
    assert len(hands) == 1
