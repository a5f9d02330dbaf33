"""The archive of problems on the web: days that are over, each with its picture and its answer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import groupby

import pytest

from bot.domain.lessons.problems.problem import Problem, every
from bot.domain.site.past import PastProblem
from bot.site import problems
from bot.site.frame import Frame
from bot.site.problems import Problems
from bot.site.shelf import Site
from bot.words import LANGUAGES, words
from tests.site import Read, pages, undocumented
from tests.volume import FIRST

HOME = "https://example.org/club/"
LANGUAGE = LANGUAGES[FIRST % len(LANGUAGES)]


def of_each_kind() -> list[PastProblem]:
    """A problem of each kind, each on a day of its own."""

    def kind(one: Problem) -> str:
        return one.kind

    kinds = groupby(sorted(every().values(), key=kind), key=kind)
    firsts = [next(found) for _, found in kinds]
    day = date(2026, 11, 1)
    return [PastProblem(day + timedelta(at), one) for at, one in enumerate(firsts)]


async def test_a_problem_of_each_kind_has_a_page() -> None:
    past = of_each_kind()
    shelf = Problems(HOME, lambda: _now(past))
    files = await pages(Site((shelf,)), LANGUAGE)
    assert len(files) == 2 * (1 + len(past))
    assert undocumented(files) == {}
    for path, body in files.items():
        if path.endswith(".html"):
            assert Read(path, body).faults() == []
    for one in past:
        told = json.loads(files[f"{LANGUAGE}/problems/{one.day}.json"])
        assert told["right"] in told["answers"]
        assert told["reasons"]
        drawn = await shelf.volume(told["picture"]["path"])
        assert drawn
        assert await shelf.volume(f"{told['picture']['path']}x") is None
    shown = Read("x", files[f"{LANGUAGE}/problems/{past[0].day}.html"])
    assert len(shown.all("details")) == 1


async def _now(past: Sequence[PastProblem]) -> Sequence[PastProblem]:
    return past


async def test_the_archive_follows_the_days(monkeypatch: pytest.MonkeyPatch) -> None:
    past = of_each_kind()[:2]
    first = f"en/problems/{past[0].day}"
    shelf = Problems(HOME, lambda: _now(tuple(past)))
    assert await shelf.volume(first)
    del past[0]
    assert await shelf.volume(first)
    monkeypatch.setattr(problems, "FRESH", 0)
    shelf._until = 0
    assert await shelf.volume(first) is None
    for name in ("xx/problems/index", "en/problems", "en/problems/nothing", "en/rules/index"):
        assert await shelf.volume(name) is None


def test_without_past_days_the_archive_says_so() -> None:
    page = problems.index((), Frame("en", HOME))
    assert words("en")("site-problems-none").encode() in page.html
