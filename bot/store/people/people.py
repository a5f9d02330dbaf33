"""People in the database: each is read whole, and written by difference."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, select

from bot.domain.people import calendar
from bot.domain.people.calendar import Habit, Span
from bot.domain.people.person import Person
from bot.store.difference import Form, Part, Rows, fields
from bot.store.people import schema

OWN = schema.preferences
AWAY = schema.vacations
CHOICES = select(OWN).where(OWN.c.user.in_(bindparam("users", expanding=True)))
VACATIONS = select(AWAY).where(AWAY.c.user.in_(bindparam("users", expanding=True)))
VACATIONS = VACATIONS.order_by(AWAY.c.first)
"""The queries for the choices and the vacations of people; each statement is built once."""
USUAL = Habit.__slots__
"""The parts of a habit (when and how to reach a person), each stored in a column."""
FACTS = (
    *("face", "layout", "cloth", "rule", "confirm", "controls", "weekly", "summed"),
    *("appears", "page"),
)
"""Choices of a person that have a column each."""


def person(connection: Connection, user: int) -> Person:
    """Return a person with their choices."""
    return persons(connection, [user])[user]


def persons(connection: Connection, users: Collection[int]) -> dict[int, Person]:
    """Return people with their choices; parts of a habit that no longer exist are the defaults."""
    asked = {"users": [*users]}
    known = {row["user"]: dict(row) for row in connection.execute(CHOICES, asked).mappings()}
    away: dict[int, list[Span]] = {}
    for vacation in connection.execute(VACATIONS, asked):
        away.setdefault(vacation.user, []).append(Span(vacation.first, vacation.last))
    return {user: _person(user, known.get(user), away.get(user, ())) for user in users}


def _person(user: int, row: Mapping[str, Any] | None, away: Iterable[Span]) -> Person:
    if row is None:
        return Person(user, vacations=tuple(away))
    habit = calendar.sound(Habit(**{name: row[name] for name in USUAL}))
    facts = {name: row[name] for name in (*FACTS, "edition")}
    return Person(user, habit, tuple(away), **facts)


def _facts(person: Person) -> dict[str, Any]:
    return fields(*USUAL)(person.habit) | fields(*FACTS)(person)


def _vacations(person: Person) -> Rows:
    return {(span.first, span.last): {} for span in sorted(person.vacations)}


AWAY_PART = Part(AWAY, lambda person: person.vacations, _vacations, ("user", "first", "last"))
FORM = Form(OWN, person, _facts, (AWAY_PART,), number="user", late=True)
"""The stored form of a person: a row of their own with their choices, and their vacations.

The row is written with the first change, even if that is only a vacation or a summary they have
read.
"""
