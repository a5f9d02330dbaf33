"""Problems: their answers found again, and what is kept of those of people."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from bot.console.problems import agrees
from bot.domain.league.ratings import Rating
from bot.domain.problems import problem, scoring
from bot.domain.problems.making import made
from bot.domain.problems.problem import GRADES, Problem
from bot.words import LANGUAGES, words
from rules import GAMES

DAY = date(2026, 11, 24)


LAST = {f"{one.game}-{one.kind}": one for one in problem.every().values()}
"""The last problem of each game and kind."""


@pytest.mark.parametrize("one", LAST.values(), ids=LAST)
def test_both_reckonings_find_the_answer(one: Problem) -> None:
    assert agrees(one)


def test_each_is_well_formed() -> None:
    every = problem.every()
    assert len(every) >= 1000
    assert {one.game for one in every.values()} == {game.key for game in GAMES}
    for one in every.values():
        assert 0 <= one.right < len(one.choices) == len({*one.choices})
        assert one.grade in GRADES
        assert problem.read(problem.written(one)) == one
        assert all(f"problem-ask-{one.kind}" in words(language) for language in LANGUAGES)


def test_the_place_of_the_right_answer_tells_nothing() -> None:
    for name in LAST:
        own = [one for one in problem.every().values() if f"{one.game}-{one.kind}" == name]
        places = Counter(one.right for one in own)
        assert max(places.values()) < 0.7 * len(own), name


def test_a_deal_gives_the_same_problem_again() -> None:
    one = problem.every()[made("sakura", "take", 3).key]  # type: ignore[union-attr]
    assert made("sakura", "take", 3) == one


def test_everybody_has_the_same_problem_on_a_day_and_a_year_has_no_two() -> None:
    days = [problem.of_day(DAY + timedelta(days=number)).key for number in range(365)]
    assert len({*days}) == 365


def test_somebody_is_asked_the_problem_of_the_day_first_then_what_they_have_not_solved() -> None:
    solved: set[str] = set()
    assert problem.another(1, solved, DAY, None) == problem.of_day(DAY)
    for _ in range(80):
        one = problem.another(1, solved, DAY, "koikoi")
        if one.key in solved:
            break
        assert one.game == "koikoi"
        assert one.key not in problem.over(DAY)
        solved.add(one.key)
    mine = [one for one in problem.every().values() if one.game == "koikoi"]
    assert len(solved) >= min(80, len(mine) - 30)


def test_a_right_answer_raises_the_rating_and_a_hard_one_raises_it_more() -> None:
    start = Rating()
    after = [scoring.rated(start, grade, right=True).mu for grade in GRADES]
    assert start.mu < after[0] < after[1] < after[2]
    assert scoring.rated(start, "easy", right=False).mu < start.mu


@pytest.mark.parametrize(
    ("back", "days"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2, 4), 3), ((2, 3), 0), ((1, 2), 2)]
)
def test_a_streak_is_as_long_as_no_day_is_left_out(back: tuple[int, ...], days: int) -> None:
    assert scoring.streak((DAY - timedelta(days=one) for one in back), DAY) == days


def test_a_month_ends_where_the_next_begins() -> None:
    assert scoring.month(date(2026, 12, 31)) == (date(2026, 12, 1), date(2027, 1, 1))
