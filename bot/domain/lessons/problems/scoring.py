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


USUAL, SCALE = 1500, 30
"""The points of a usual rating, and the points of one unit of strength."""
MEASURED = 10
"""The number of answers from which a rating gets a word of its own."""
WORDS = ((1800, "expert"), (1650, "strong"), (1500, "skilled"), (1350, "learner"), (0, "novice"))
"""The words of ratings, by the least points of each."""
DOUBTED = 150
"""The margin of a rating, in points, up to which it is not shown."""
FIRST = 3
"""The number of easy problems that a person is asked first."""
FITTING = ((1600, ("middle", "hard")), (1400, ("easy", "middle")), (0, ("easy",)))
"""The grades of problems that a person is asked, by the least points of the rating."""


def points(mu: float) -> int:
    """Return a strength in points, as people know them from chess."""
    return round(USUAL + SCALE * (mu - Rating().mu))


def doubt(rating: Rating) -> int:
    """Return the margin of a rating in points, while it is large; otherwise 0."""
    margin = round(SCALE * rating.margin)
    return margin if margin > DOUBTED else 0


def word(rating: Rating) -> str:
    """Return the word for a rating."""
    if rating.matches < MEASURED:
        return "newcomer"
    return next(word for least, word in WORDS if points(rating.mu) >= least)


def fitting(rating: Rating) -> tuple[str, ...]:
    """Return the grades of problems that fit a person: easy ones first, later by the rating."""
    if rating.matches < FIRST:
        return ("easy",)
    return next(grades for least, grades in FITTING if points(rating.mu) >= least)


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
