"""A person's strength by the problems they have solved, and their row of days with a solution."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from itertools import count

from bot.domain.league import ratings
from bot.domain.league.ratings import Rating
from bot.domain.people.calendar import DAY

STRENGTH: Mapping[str, float] = {"easy": 19.0, "middle": 25.0, "hard": 31.0}
"""The rating at which a problem of each grade counts as an opponent."""
CERTAIN = 1.0
"""The uncertainty of the strength of a problem: so small that answers do not change it."""


def rated(before: Rating, grade: str, *, right: bool) -> Rating:
    """Return the rating after an answer, counted as a match that the right answer wins."""
    opponent = Rating(STRENGTH[grade], CERTAIN)
    return ratings.rated([before, opponent], [1, 2] if right else [2, 1])[0]


def streak(solved: Iterable[date], today: date) -> int:
    """Count the days in a row on which a person solved something; today may still be unsolved."""
    days = {*solved}
    last = today if today in days else today - DAY
    return next(number for number in count() if last - number * DAY not in days)


def month(day: date) -> tuple[date, date]:
    """Return the first day of a month, and the first day of the next month."""
    first = day.replace(day=1)
    return first, (first + 31 * DAY).replace(day=1)
