"""What people have chosen about being reached, and when they are away, in the database."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, select

from bot.domain.people.calendar import Calendar, Habit, Span
from bot.store import schema


def calendar(connection: Connection, user: int) -> Calendar:
    """A person's habit, the usual one where they chose none, and vacations, oldest first."""
    h, v = schema.habits, schema.vacations
    row = connection.execute(select(h).where(h.c.user == user)).mappings().first()
    habit = Habit(**{k: row[k] for k in Habit.__slots__}) if row else Habit()
    found = select(v.c.first, v.c.last).where(v.c.user == user).order_by(v.c.first)
    spans = [Span(one.first, one.last) for one in connection.execute(found)]
    return Calendar(habit, tuple(spans))


def save_habit(connection: Connection, user: int, habit: Habit) -> None:
    """Write what a person has chosen in place of what they chose before."""
    h = schema.habits
    connection.execute(h.delete().where(h.c.user == user))
    connection.execute(h.insert().values(user=user, **asdict(habit)))


def add_vacation(connection: Connection, user: int, span: Span) -> None:
    """Write when somebody is away."""
    row = span._asdict()
    connection.execute(schema.vacations.insert().values(user=user, **row))


def end_vacations(connection: Connection, user: int, now: datetime) -> None:
    """End the vacation somebody has now, and take back those that were to come."""
    v = schema.vacations
    connection.execute(v.delete().where(v.c.user == user, v.c.first >= now))
    running = v.update().where(v.c.user == user, v.c.last > now)
    connection.execute(running.values(last=now))
