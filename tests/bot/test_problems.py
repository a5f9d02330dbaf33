"""Problems: their answers found again, and what is kept of those of people."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from typer.testing import CliRunner, Result

from bot.console.commands import app
from bot.console.problems import agrees
from bot.domain.league.ratings import Rating
from bot.domain.lessons.problems import hands, problem, scoring
from bot.domain.lessons.problems.deciding import FINDERS
from bot.domain.lessons.problems.making import OF_GAME, made
from bot.domain.lessons.problems.problem import GRADES, Days, Problem
from bot.services.lessons.problems import Problems
from bot.services.tables.halls import Halls
from bot.store import Database
from bot.words import LANGUAGES, words
from rules import GAMES
from tests.bot.world.lone_tables import Clock
from tests.volume import FIRST, LONG, part

DAY = date(2026, 11, 24)
FILE = "bot/domain/lessons/problems/problems.jsonl"


LAST = {f"{one.game}-{one.kind}": one for one in problem.every().values()}
"""The last problem of each game and kind."""
FOUND = [one for one in LAST.values() if one.kind not in FINDERS]
DECIDED = [one for one in problem.every().values() if one.kind in FINDERS]
FOUND += part([one for one in DECIDED if one.kind not in hands.FINDERS], 120)
FOUND += [one for one in DECIDED if one.kind in hands.FINDERS][FIRST % 20 :: 20] if LONG else []
"""Problems to compute again: a few of those that are played out, which takes long.

At mahjong it takes longest, so these are left to the long lane.
"""


@pytest.mark.parametrize("one", FOUND, ids=lambda one: f"{one.game}-{one.kind}-{one.key}")
def test_both_reckonings_find_the_answer(one: Problem) -> None:
    assert agrees(one)


def test_each_problem_is_well_formed() -> None:
    every = problem.every()
    assert len(every) >= 1000
    assert {one.game for one in every.values()} == {game.key for game in GAMES}
    for one in every.values():
        assert 0 <= one.right < len(one.choices) == len({*one.choices})
        assert one.grade in GRADES
        assert problem.read(problem.written(one)) == one
        assert all(f"problem-ask-{one.kind}" in words(language) for language in LANGUAGES)


def test_each_problem_was_computed_by_the_present_rules() -> None:
    """`test_versions.py` finds rules that change without a new version."""
    for one in problem.every().values():
        renew = f"`paifuda developer problems --renew --game {one.game} --make {FILE}`"
        assert one.version == one.rules.version, f"compute the problems again: {renew}"


OLD = replace(LAST["xiamen-waits"], version=LAST["xiamen-waits"].version - 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (OLD, LAST["xiamen-waits"]),
        (replace(OLD, facts=("1m",)), LAST["xiamen-waits"]),
        (replace(OLD, log=f"{OLD.log};discard 0z"), None),
        (replace(OLD, log="", facts=()), None),
    ],
    ids=["as before", "other answer", "refused move", "nothing to ask"],
)
def test_a_problem_of_earlier_rules_is_computed_again(
    old: Problem, new: Problem | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = LAST["mushi-take"]
    monkeypatch.setattr(problem, "every", lambda: {one.key: one for one in (other, old)})
    words = ["developer", "problems", "--renew", "--game", "xiamen", "--make", tmp_path / "new"]
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.output.startswith(f"1 of 2 problems have changed, and {int(not new)}")
    written = (tmp_path / "new").read_text(encoding="utf-8").splitlines()
    assert [*map(problem.read, written)] == [one for one in (other, new) if one]


def test_games_without_estimates_ask_decisions_and_sums_are_easy() -> None:
    every = problem.every().values()
    found = Counter(one.game for one in every if one.kind in FINDERS)
    for game in ("mushi", "sakura", "koikoi", "tiengow"):
        assert found[game] >= 60
        assert {one.kind for one in every if one.game == game} == {*OF_GAME[game]}
    assert {one.grade for one in every if one.kind == "take"} == {"easy"}
    asked = Counter((one.game, one.seed, one.seat, one.log) for one in every if one.kind in FINDERS)
    assert {*asked.values()} == {1}


UNLIKELY = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5}
"""The chi-square that one in a thousand fair draws exceeds, by degrees of freedom."""


def test_the_right_answer_is_offered_at_each_place_as_often() -> None:
    places = defaultdict[tuple[str, int], Counter[int]](Counter)
    for one in problem.every().values():
        assert sorted(one.order) == [*range(len(one.choices))]
        for of in ("", one.kind, one.game):
            places[of, len(one.choices)][one.order.index(one.right)] += 1
    for (of, number), found in places.items():
        even = found.total() / number
        chi_square = sum((found[place] - even) ** 2 / even for place in range(number))
        assert chi_square < UNLIKELY[number - 1], (of, number, found)


def test_a_deal_gives_the_same_problem_again() -> None:
    one = problem.every()[made("sakura", "take", 3).key]  # type: ignore[union-attr]
    assert made("sakura", "take", 3) == one


def test_an_easy_wait_never_stands_out() -> None:
    """Only an early problem of Liangxi does, as stored problems stay."""
    plain = [
        one
        for one in problem.every().values()
        if one.kind == "race" and hands.stands_out(problem.position(one), one.question)
    ]
    assert {one.key for one in plain if one.grade == "easy"} == {"d3d29e"}
    assert {one.grade for one in plain} == {*GRADES}


JUDGED = LAST["xiamen-waits"]
PLACE = [JUDGED.game, JUDGED.kind, JUDGED.seed, JUDGED.seat, JUDGED.log]


def judged(folder: Path, line: str) -> Result:
    """Judge a position in a file."""
    (folder / "places").write_text(line, encoding="utf-8")
    words = ["developer", "problems", "--places", folder / "places", "--make", folder / "made"]
    return CliRunner().invoke(app, [str(word) for word in words])


def test_a_judged_position_gives_the_problem_of_its_deal(tmp_path: Path) -> None:
    assert judged(tmp_path, json.dumps(PLACE)).exit_code == 0
    assert problem.read((tmp_path / "made").read_text(encoding="utf-8").strip()) == JUDGED


def test_a_broken_run_leaves_the_earlier_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "made").write_text("earlier", encoding="utf-8")
    monkeypatch.setattr(problem, "written", Mock(side_effect=KeyboardInterrupt))
    assert judged(tmp_path, json.dumps(PLACE)).exit_code != 0
    assert (tmp_path / "made").read_text(encoding="utf-8") == "earlier"


@pytest.mark.parametrize(
    "line",
    [
        "no JSON",
        "7",
        json.dumps(PLACE[:4]),
        json.dumps(["go", *PLACE[1:]]),
        json.dumps([PLACE[0], "lead", *PLACE[2:]]),
        json.dumps([*PLACE[:2], "first", *PLACE[3:]]),
        json.dumps([*PLACE[:3], 4, PLACE[4]]),
        json.dumps([*PLACE[:4], 7]),
        json.dumps([*PLACE[:4], "discard 0z"]),
    ],
)
def test_a_line_that_is_no_position_gets_a_sentence(tmp_path: Path, line: str) -> None:
    refused = judged(tmp_path, line)
    assert isinstance(refused.exception, SystemExit)
    assert "no position" in refused.output.replace("\n", " ")
    assert not (tmp_path / "made").exists()


NUMBERS = count(1)


def draw() -> str:
    """A secret, another one each time."""
    return sha256(str(next(NUMBERS)).encode()).hexdigest()


def drawn(days: Days, today: date) -> Days:
    return Days({**days.drawn, **days.ahead(today, draw)})


def test_next_days_follow_from_secrets_and_earlier_days_stay() -> None:
    days, other = (drawn(Days({}), DAY) for _ in range(2))
    assert len(days.drawn) == problem.AHEAD + 1
    for back in range(60):
        assert days.key(DAY - timedelta(days=back)) == problem.of_old(DAY - timedelta(days=back))
    coming = [days.key(DAY + timedelta(days=one)) for one in range(1, problem.AHEAD + 1)]
    assert {*coming} == days.coming(DAY)
    assert len(days.coming(DAY) & other.coming(DAY)) < 30
    assert len(days.coming(DAY) & {problem.of_old(day) for day in days.drawn}) < 30


def test_a_year_has_no_problem_twice() -> None:
    days = Days({})
    for week in range(60):
        days = drawn(days, DAY + timedelta(weeks=week))
    for first in range(0, 330, 30):
        year = [
            days.key(DAY + timedelta(days=first + one)) for one in range(-200, problem.REST - 200)
        ]
        assert len({*year}) == problem.REST


def test_problems_added_or_removed_move_no_drawn_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fewer = dict([*problem.every().items()][100:])
    whole = problem.every()
    monkeypatch.setattr(problem, "every", lambda: fewer)
    days = drawn(Days({}), DAY)
    before = [days.key(day) for day in days.drawn]
    monkeypatch.setattr(problem, "every", lambda: whole)
    later = drawn(days, DAY + timedelta(days=30))
    assert [later.key(day) for day in days.drawn] == before
    assert len(later.drawn) == len(days.drawn) + 30


@pytest.mark.both
async def test_days_stay_as_they_were_drawn_in_every_process(home: str, clock: Clock) -> None:
    found = []
    for _ in range(2):
        database = Database(home)
        await database.open()
        problems = Problems(database, clock, cast("Halls", None), cast("Any", None))
        found.append(await problems.days())
        await database.close()
        clock.now += timedelta(days=1)
    first, later = found
    assert len(later.drawn) == len(first.drawn) + 1
    assert later.drawn.items() > first.drawn.items()


def test_the_problem_of_the_day_comes_before_unsolved_ones() -> None:
    solved, days = set[str](), drawn(Days({}), DAY)
    assert problem.another(1, solved, DAY, None, days) == days.of(DAY)
    for _ in range(80):
        one = problem.another(1, solved, DAY, "koikoi", days)
        if one.key in solved:
            break
        assert one.game == "koikoi"
        assert one.key not in days.over(DAY)
        solved.add(one.key)
    mine = [one for one in problem.every().values() if one.game == "koikoi"]
    assert len(solved) >= min(80, len(mine) - 60)


@pytest.mark.parametrize("game", [None, *(game.key for game in GAMES)])
def test_nobody_is_offered_a_problem_of_a_day_to_come(game: str | None) -> None:
    days, every = drawn(Days({}), DAY), {*problem.every()}
    for user in range(12):
        for solved in (set[str](), every - days.coming(DAY), every):
            one = problem.another(user, solved, DAY, game, days)
            assert one.key not in days.coming(DAY)


def test_new_people_get_easy_problems_then_fitting_ones() -> None:
    days = drawn(Days({}), DAY)
    for matches, mu, grades in (
        (0, 25.0, {"easy"}),
        (2, 40.0, {"easy"}),
        (3, 21.0, {"easy"}),
        (3, 25.0, {"easy", "middle"}),
        (30, 29.0, {"middle", "hard"}),
    ):
        fitting = scoring.fitting(Rating(mu, 3.0, matches))
        assert {*fitting} == grades
        solved = {days.key(DAY)}
        asked = {problem.another(user, solved, DAY, None, days, fitting) for user in range(40)}
        assert {one.grade for one in asked} == grades
    first = problem.another(1, set(), DAY, None, days, ("easy",))
    assert first.grade == "easy"


@pytest.mark.parametrize(
    ("rating", "shown"),
    [
        (Rating(), (1500, 500, "newcomer")),
        (Rating(31.0, 4.0, 9), (1680, 240, "newcomer")),
        (Rating(31.0, 4.0, 10), (1680, 240, "strong")),
        (Rating(19.0, 2.5, 90), (1320, 0, "novice")),
        (Rating(35.0, 2.0, 200), (1800, 0, "expert")),
    ],
)
def test_a_rating_is_a_number_with_a_word(rating: Rating, shown: tuple[int, int, str]) -> None:
    assert (scoring.points(rating.mu), scoring.doubt(rating), scoring.word(rating)) == shown


def test_right_answers_raise_the_rating_and_hard_ones_more() -> None:
    start = Rating()
    after = [scoring.rated(start, grade, right=True).mu for grade in GRADES]
    assert start.mu < after[0] < after[1] < after[2]
    assert scoring.rated(start, "easy", right=False).mu < start.mu


@pytest.mark.parametrize(
    ("back", "days"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2, 4), 3), ((2, 3), 0), ((1, 2), 2)]
)
def test_a_streak_lasts_while_no_day_is_left_out(back: tuple[int, ...], days: int) -> None:
    assert scoring.streak((DAY - timedelta(days=one) for one in back), DAY) == days


def test_a_month_ends_where_the_next_begins() -> None:
    assert scoring.month(date(2026, 12, 31)) == (date(2026, 12, 1), date(2027, 1, 1))
