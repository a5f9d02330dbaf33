"""A person's strength by the problems they have solved, and their row of days with a solution."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from itertools import count

from bot.domain.league import ratings
from bot.domain.league.ratings import Rating
from bot.domain.people.calendar import DAY

STRENGTH: Mapping[str, float] = {"easy": 19.0, "middle": 25.0, "hard": 31.0}
"""A problem of a grade counts as an opponent of this strength."""
CERTAIN = 1.0
"""The uncertainty of the strength of a problem: so small that answers do not change it."""


def rated(before: Rating, grade: str, *, right: bool) -> Rating:
    """The rating after an answer: a match that is won by the right one."""
    opponent = Rating(STRENGTH[grade], CERTAIN)
    return ratings.rated([before, opponent], [1, 2] if right else [2, 1])[0]


def streak(solved: Iterable[date], today: date) -> int:
    """On how many days on end something was solved; today may still be to come."""
    days = {*solved}
    last = today if today in days else today - DAY
    return next(number for number in count() if last - number * DAY not in days)


def month(day: date) -> tuple[date, date]:
    """The first day of a month, and the first of the next."""
    first = day.replace(day=1)
    return first, (first + 31 * DAY).replace(day=1)
