"""What people have answered to problems, in the database: each of a person counts once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from bot.domain.league.ratings import Rating
from bot.store.learning import schema

S = schema.solutions


class Solution(NamedTuple):
    """What somebody has answered to a problem, `day`: the ordinal of the day it was that of."""

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


class Row(NamedTuple):
    """A line of a table: how many problems of days somebody has answered, and solved."""

    user: int
    right: int
    answered: int


def of_person(connection: Connection, user: int) -> list[Solution]:
    """All that somebody has answered, the first one first."""
    found = select(S).where(S.c.user == user).order_by(S.c.number)
    return [Solution(**row) for row in connection.execute(found).mappings()]


def rating(solutions: Sequence[Solution]) -> Rating:
    """How strong somebody seems after their answers."""
    if not solutions:
        return Rating()
    return Rating(solutions[-1].mu, solutions[-1].sigma, len(solutions))


def add(connection: Connection, solution: Solution) -> None:
    """Write an answer; its key refuses a second one of that person to the problem."""
    connection.execute(S.insert().values(**solution._asdict()))


def of_days(connection: Connection, guild: int, first: date, until: date) -> list[Row]:
    """Who has answered problems of some days on a server, the best first."""
    right, answered = func.sum(S.c.right), func.count()
    found = select(S.c.user, right, answered).where(S.c.guild == guild, S.c.user > 0)
    found = found.where(S.c.day >= first.toordinal(), S.c.day < until.toordinal())
    rows = connection.execute(found.group_by(S.c.user).order_by(right.desc(), answered, S.c.user))
    return [Row(user, int(solved), int(number)) for user, solved, number in rows]
