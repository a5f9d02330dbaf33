"""A rule book tells what play gives: each payment, each multiplier and each next dealer."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

import render
import rules
from bot.words import LANGUAGES, Words, book, words
from rules import RuleError, choices
from tests.bot.truths import flowers, koikoi, liangxi, northern, southern, tiengow
from tests.bot.truths.fact import Fact, Number, Row, Truth
from tests.volume import seeds

TRUTHS: dict[str, Truth] = {
    **flowers.TRUTHS,
    "koikoi": koikoi.TRUTH,
    "tiengow": tiengow.TRUTH,
    **southern.TRUTHS,
    **northern.TRUTHS,
    **liangxi.TRUTHS,
}


@cache
def houses(key: str) -> tuple[Any, ...]:
    """Each preset of a game, and house rules drawn at random."""
    game = rules.game(key)
    return (*game.presets.values(), *(_drawn(key, seed) for seed in seeds(2, 60)))


def _drawn(key: str, seed: int) -> Any:
    """House rules that go together, each with a value drawn at random."""
    game, rng = rules.game(key), Random(seed)
    usual = next(iter(game.presets.values()))
    while True:
        wanted = TRUTHS[key].drawn
        every = (one for one in choices(usual) if wanted is None or one.name in wanted)
        drawn = {one.name: rng.choice(one.values) for one in every}
        options = replace(usual, **drawn)
        try:
            game.check(options, game.seats[-1])
        except RuleError:
            continue
        return options


@cache
def given(key: str, options: Any) -> frozenset[Fact]:
    """All that play gives under house rules."""
    return frozenset(TRUTHS[key].played(options))


def told(key: str, options: Any, say: Words) -> dict[str, str]:
    """The text of each page that teaches."""
    return {page.name: page.text for page in book.taught(rules.game(key), options, say)}


def test_every_game_has_its_truth() -> None:
    assert [*TRUTHS] == [game.key for game in rules.GAMES]


CASES = [
    pytest.param(key, language, id=f"{key}-{language}") for key in TRUTHS for language in LANGUAGES
]


@pytest.mark.parametrize(("key", "language"), CASES)
def test_the_rows_of_a_picture_are_those_of_play(key: str, language: str) -> None:
    say, truth = words(language).at(key), TRUTHS[key]
    for options in houses(key):
        rows = [fact for fact in given(key, options) if isinstance(fact, Row)]
        for pictures, pattern in truth.rows.items():
            plans = (render.guide_plan(key, one, options, say)[1] for one in pictures.split())
            lines = [line for plan in plans for line in plan.splitlines()]
            found = [(line, re.search(pattern, line)) for line in lines]
            shown = {one[1] if one.re.groups else line for line, one in found if one}
            assert shown == {fact.line(say) for fact in rows if fact.picture == pictures}, options


@pytest.mark.parametrize(("key", "language"), CASES)
def test_the_text_of_a_page_has_numbers_of_play(key: str, language: str) -> None:
    say, truth = words(language).at(key), TRUTHS[key]
    for options in houses(key):
        facts, pages = given(key, options), told(key, options, say)
        for page, pattern in truth.numbers.items():
            numbers = {
                fact.entry for fact in facts if isinstance(fact, Number) and fact.page == page
            }
            assert {*re.findall(pattern, pages[page])} == numbers, (page, options)
        for phrase, by_language in truth.phrases.items():
            assert (by_language[language] in pages[phrase.page]) == (phrase in facts), options
