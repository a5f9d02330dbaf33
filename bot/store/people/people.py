"""People in the database: each read whole, and written by difference."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, select

from bot.domain.people import calendar
from bot.domain.people.calendar import Habit, Span
from bot.domain.people.person import Person
from bot.store import schema
from bot.store.database import OvertakenError
from bot.store.ledger import posting

OWN = schema.preferences
AWAY = schema.vacations
CHOICES = select(OWN).where(OWN.c.user.in_(bindparam("users", expanding=True)))
VACATIONS = select(AWAY).where(AWAY.c.user.in_(bindparam("users", expanding=True)))
VACATIONS = VACATIONS.order_by(AWAY.c.first)
"""The choices and the vacations of people; each statement is built once."""
USUAL = Habit.__slots__
"""The parts of a habit, each stored in a column."""
FACTS = ("face", "layout", "cloth", "rule", "confirm", "controls")
"""Choices of a person that have a column each."""


def person(connection: Connection, user: int) -> Person:
    """Return a person with their choices."""
    return persons(connection, [user])[user]


def persons(connection: Connection, users: Collection[int]) -> dict[int, Person]:
    """Return people with their choices; those that no longer exist are reset to their defaults."""
    asked = {"users": [*users]}
    known = {row["user"]: dict(row) for row in connection.execute(CHOICES, asked).mappings()}
    away: dict[int, list[Span]] = {}
    for one in connection.execute(VACATIONS, asked):
        away.setdefault(one.user, []).append(Span(one.first, one.last))
    return {user: _person(user, known.get(user), away.get(user, ())) for user in users}


def _person(user: int, row: Mapping[str, Any] | None, away: Iterable[Span]) -> Person:
    if row is None:
        return Person(user, vacations=tuple(away))
    habit = calendar.sound(Habit(**{name: row[name] for name in USUAL}))
    facts = {name: row[name] for name in (*FACTS, "edition")}
    return Person(user, habit, tuple(away), **facts)


def save(connection: Connection, before: Person, after: Person) -> None:
    """Write a person's changes; OvertakenError if another process wrote them first."""
    facts = {name: getattr(after.habit, name) for name in USUAL}
    facts |= {name: getattr(after, name) for name in FACTS}
    edition = before.edition + 1
    if before.edition:
        read = (OWN.c.user == after.user) & (OWN.c.edition == before.edition)
        done = connection.execute(OWN.update().where(read).values(**facts, edition=edition))
    else:
        insert: Any = posting.INSERTS[connection.dialect.name](OWN)
        insert = insert.values(user=after.user, **facts, edition=edition)
        done = connection.execute(insert.on_conflict_do_nothing())
    if done.rowcount != 1:
        raise OvertakenError
    _save_vacations(connection, before, after)


def _save_vacations(connection: Connection, before: Person, after: Person) -> None:
    old, new = set(before.vacations), set(after.vacations)
    mine = AWAY.c.user == after.user
    for span in old - new:
        same = mine & (AWAY.c.first == span.first) & (AWAY.c.last == span.last)
        connection.execute(AWAY.delete().where(same))
    for span in sorted(new - old):
        connection.execute(AWAY.insert().values(user=after.user, **span._asdict()))
