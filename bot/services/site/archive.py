"""The public archive of the problems of past days, with their answers."""

from __future__ import annotations

from datetime import date

from bot.domain.lessons.problems.problem import LATELY, Days
from bot.domain.people.calendar import DAY
from bot.domain.site import values
from bot.store import Connection
from bot.store.lessons import solutions


def problems(connection: Connection, today: date) -> tuple[values.PastProblem, ...]:
    """Return the problems of the last days, the latest first: nobody is asked these any more."""
    days = Days(solutions.drawn(connection))
    past = (today - back * DAY for back in range(1, LATELY))
    return tuple(
        values.PastProblem(day, days.of(day))
        for day in past
        if day in days.drawn and days.key(day) in days.over(today)
    )
