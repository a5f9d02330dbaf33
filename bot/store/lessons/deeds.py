"""A person's deeds: lessons, games, today's deals and problems, matches with other people."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date

from sqlalchemy import Connection, select

from bot.domain.lessons.onward import Deeds
from bot.domain.lessons.problems import problem
from bot.store.adding import once
from bot.store.contests import schema as contests
from bot.store.ledger import books
from bot.store.lessons import schema, solutions


def of_person(connection: Connection, user: int, today: date) -> Deeds:
    """Return a person's deeds; `today` is the day in UTC."""
    a, d = books.accounts, contests.dailies
    own = select(a.c.game).where(a.c.user == user, a.c.deals > 0, a.c.game != "").distinct()
    day = select(d.c.game).where(d.c.day == today.isoformat(), d.c.user == user)
    lately = (
        solution for solution in solutions.of_person(connection, user) if _is_of(solution, today)
    )
    every = problem.every()
    return Deeds(
        learned=learned(connection, user),
        played=frozenset(connection.execute(own).scalars()),
        begun=frozenset(connection.execute(day).scalars()),
        solved=frozenset(
            every[solution.problem].game for solution in lately if solution.problem in every
        ),
        met=_met(connection, user),
    )


def learned(connection: Connection, user: int) -> frozenset[str]:
    """Return the positions of lessons that a person has answered correctly."""
    own = schema.learned
    return frozenset(connection.execute(select(own.c.position).where(own.c.user == user)).scalars())


def learn(connection: Connection, user: int, position: str) -> None:
    """Write that a person has answered a position correctly; a second time changes nothing."""
    connection.execute(once(schema.learned).values(user=user, position=position))


def have_played(connection: Connection, users: Collection[int]) -> frozenset[int]:
    """Return the people among some who have finished a deal or for whom a result was entered."""
    a = books.accounts
    found = select(a.c.user).where(a.c.user.in_(users), a.c.deals > 0).distinct()
    return frozenset(connection.execute(found).scalars())


def _is_of(solution: solutions.Solution, today: date) -> bool:
    return solution.at.astimezone(UTC).date() == today


def _met(connection: Connection, user: int) -> bool:
    """Whether a person has finished a match with another person."""
    mine, theirs = books.results.alias(), books.results.alias()
    found = select(theirs.c.user).join(mine, mine.c.table == theirs.c.table)
    found = found.where(mine.c.user == user, theirs.c.user != user, theirs.c.user > 0)
    return connection.execute(found.limit(1)).first() is not None
