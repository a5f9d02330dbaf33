"""A person's strength by the problems they have solved, and how many days in a row they solved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from itertools import count

from bot.domain.league import ratings
from bot.domain.league.ratings import Rating
from bot.domain.people.calendar import DAY

STRENGTH: Mapping[str, float] = {"easy": 19.0, "middle": 25.0, "hard": 31.0}
"""The strength of a problem of each grade, when it counts as an opponent."""
CERTAIN = 1.0
"""The uncertainty of a problem's strength, so small that answers do not change it."""


USUAL, SCALE = 1500, 30
"""The points of a usual rating, and the points for one unit of strength."""
MEASURED = 10
"""The number of answers from which a rating is named by one of `WORDS`."""
WORDS = ((1800, "expert"), (1650, "strong"), (1500, "skilled"), (1350, "learner"), (0, "novice"))
"""The names of ratings, each with its least points."""
DOUBTED = 150
"""The margin of a rating, in points, up to which no margin is shown."""
FIRST = 3
"""The number of easy problems that a person is asked first."""
FITTING = ((1600, ("middle", "hard")), (1400, ("easy", "middle")), (0, ("easy",)))
"""The grades of problems a person is asked, by the least points of their rating."""


def points(mu: float) -> int:
    """Return a strength as points, in numbers like those of chess ratings."""
    return round(USUAL + SCALE * (mu - Rating().mu))


def doubt(rating: Rating) -> int:
    """Return the margin of a rating in points if it is large enough to be shown, otherwise 0."""
    margin = round(SCALE * rating.margin)
    return margin if margin > DOUBTED else 0


def word(rating: Rating) -> str:
    """Return the name for a rating."""
    if rating.matches < MEASURED:
        return "newcomer"
    return next(word for least, word in WORDS if points(rating.mu) >= least)


def fitting(rating: Rating) -> tuple[str, ...]:
    """Return the grades of problems that fit a person: at first easy, later by the rating."""
    if rating.matches < FIRST:
        return ("easy",)
    return next(grades for least, grades in FITTING if points(rating.mu) >= least)


def rated(before: Rating, grade: str, *, right: bool) -> Rating:
    """Return the rating after an answer; a right answer counts as a won match."""
    opponent = Rating(STRENGTH[grade], CERTAIN)
    return ratings.rated([before, opponent], [1, 2] if right else [2, 1])[0]


def streak(solved: Iterable[date], today: date) -> int:
    """Count the days in a row on which a person solved a problem; today may still be missing."""
    days = {*solved}
    last = today if today in days else today - DAY
    return next(number for number in count() if last - number * DAY not in days)


def month(day: date) -> tuple[date, date]:
    """Return the first day of the month of this day, and the first day of the next month."""
    first = day.replace(day=1)
    return first, (first + 31 * DAY).replace(day=1)
