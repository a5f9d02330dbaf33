"""What people have chosen about being reached, and when they are away, in the database."""

from __future__ import annotations

from collections.abc import Collection
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


def particular(connection: Connection, users: Collection[int]) -> dict[int, Calendar]:
    """The calendars of those among some people whose time does not always count."""
    h, v = schema.habits, schema.vacations
    awake = select(h).where(h.c.user.in_(users), h.c.wakes != h.c.sleeps)
    habits = {
        row["user"]: Habit(**{name: row[name] for name in Habit.__slots__})
        for row in connection.execute(awake).mappings()
    }
    spans: dict[int, list[Span]] = {}
    away = select(v.c.user, v.c.first, v.c.last).where(v.c.user.in_(users)).order_by(v.c.first)
    for row in connection.execute(away):
        spans.setdefault(row.user, []).append(Span(row.first, row.last))
    return {
        user: Calendar(habits.get(user, Habit()), tuple(spans.get(user, ())))
        for user in habits.keys() | spans.keys()
    }


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
