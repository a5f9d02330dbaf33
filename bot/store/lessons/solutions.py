"""People's answers to problems, one for each problem, and the problem of each day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from bot.domain.league.ratings import Rating
from bot.domain.lessons.problems.problem import Days, Solved
from bot.domain.tables import fair
from bot.store.adding import once
from bot.store.lessons import schema

S, D, M = schema.solutions, schema.problem_days, schema.problem_marks


class Solution(NamedTuple):
    """A person's answer to a problem.

    `day` is the ordinal of the day whose problem it was; 0 if it was the problem of no day.
    """

    user: int
    problem: str
    number: int
    guild: int
    day: int
    choice: int
    right: int
    at: datetime
    mu: float
    sigma: float


def of_person(connection: Connection, user: int) -> list[Solution]:
    """Return all answers of a person, the first one first."""
    found = select(S).where(S.c.user == user).order_by(S.c.number)
    return [Solution(**row) for row in connection.execute(found).mappings()]


def rating(solutions: Sequence[Solution]) -> Rating:
    """Return the rating of a person after these answers."""
    if not solutions:
        return Rating()
    return Rating(solutions[-1].mu, solutions[-1].sigma, len(solutions))


def add(connection: Connection, solution: Solution) -> None:
    """Write an answer; its key refuses a second answer of that person to the problem."""
    connection.execute(S.insert().values(**solution._asdict()))


def mark(connection: Connection, user: int, today: date, secret: Callable[[], str]) -> bool:
    """Mark that a person answers the problem of today.

    Return whether they had not done so before; a mark outlives a deletion of their data. `secret`
    gives the salt of a day without one, in hexadecimal digits.
    """
    day = today.isoformat()
    unsalted = D.update().where(D.c.day == day, D.c.salt == "")
    connection.execute(unsalted.values(salt=secret()))
    salt = connection.execute(select(D.c.salt).where(D.c.day == day)).scalar_one()
    return connection.execute(once(M), {"day": day, "mark": fair.mark(salt, user)}).rowcount > 0


def of_days(connection: Connection, guild: int, first: date, until: date) -> list[Solved]:
    """Return the people who answered problems of the day on a server, the best first.

    The days are those from `first` up to `until`, which is not among them.
    """
    right, answered = func.sum(S.c.right), func.count()
    found = select(S.c.user, right, answered).where(S.c.guild == guild, S.c.user > 0)
    found = found.where(S.c.day >= first.toordinal(), S.c.day < until.toordinal())
    rows = connection.execute(found.group_by(S.c.user).order_by(right.desc(), answered, S.c.user))
    return [Solved(user, int(solved), int(number)) for user, solved, number in rows]


# --- Days -----------------------------------------------------------------------------------------


def drawn(connection: Connection) -> dict[date, str]:
    """Return the keys of the problems that have been drawn, by day."""
    rows = connection.execute(select(D.c.day, D.c.problem))
    return {date.fromisoformat(day): key for day, key in rows}


def draw(connection: Connection, today: date, secret: Callable[[], str]) -> None:
    """Draw the problems of the days to come; days that have a problem keep it.

    The marks of earlier days are deleted, with the salts that lead from them to people.
    `secret` gives a new secret in hexadecimal digits for each draw.
    """
    ahead = Days(drawn(connection)).ahead(today, secret)
    rows = [{"day": day.isoformat(), "problem": key} for day, key in ahead.items()]
    if rows:
        connection.execute(once(D), rows)
    past = (D.c.day < today.isoformat()) & (D.c.salt != "")
    connection.execute(D.update().where(past).values(salt=""))
    connection.execute(M.delete().where(M.c.day < today.isoformat()))
