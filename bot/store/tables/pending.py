"""What waits at the tables: deadlines, answers kept until a beat, standing orders, plans."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from bot.domain.people.calendar import Allowance
from bot.domain.tables.advance import Answer, Marks, Order, Plan
from bot.domain.tables.clocks import Running, clock_of
from bot.store import schema
from bot.store.league import leagues
from bot.store.people import people
from bot.store.tables.difference import WINDOW
from rules import Move, Seat


def due(connection: Connection, table: int) -> datetime | None:
    """When the open window of a table closes."""
    d = schema.deadlines
    found = connection.execute(select(d.c.due).where(d.c.table == table, d.c.kind == WINDOW))
    at: datetime | None = found.scalar()
    return at


def allowance(connection: Connection, season: int | None) -> Allowance:
    """The days of vacation that count at a table: those of its season, or those of a year."""
    if season is None:
        return Allowance()
    found = leagues.season(connection, season)
    return Allowance(found.charter.terms.vacation_days, found.opened_at)


def save_seen(connection: Connection, tables: Collection[int], now: datetime) -> None:
    """Write that the bot runs while something is due at these tables."""
    for of in (schema.deadlines, schema.clocks):
        due = of.c.table.in_(tables) & of.c.due.is_not(None)
        connection.execute(of.update().where(due).values(seen=now))


class Credit(NamedTuple):
    """What was due at a table and is put off: by how long, and until when."""

    table: int
    away: timedelta
    due: datetime


def credit(connection: Connection, now: datetime, least: timedelta = timedelta()) -> list[Credit]:
    """Put off all that is due by the time since the bot was last seen; each table once.

    Only what was not seen for at least so long.
    """
    last = now - least
    _raise_editions(connection, now, last)
    found: dict[int, Credit] = {}
    for one in (*_credit_windows(connection, now, last), *_credit_clocks(connection, now, last)):
        known = found.get(one.table, one)
        found[one.table] = Credit(one.table, max(one.away, known.away), min(one.due, known.due))
    return [*found.values()]


def _raise_editions(connection: Connection, now: datetime, last: datetime) -> None:
    """Whoever has read a table before something there is put off has to read it again."""
    t, d, c = schema.tables, schema.deadlines, schema.clocks
    windows = select(d.c.table).where(d.c.seen < now, d.c.seen <= last)
    running = select(c.c.table).where(c.c.since < now, c.c.seen <= last)
    put_off = t.c.id.in_(windows) | t.c.id.in_(running)
    connection.execute(t.update().where(put_off).values(edition=t.c.edition + 1))


def _credit_windows(connection: Connection, now: datetime, last: datetime) -> Iterator[Credit]:
    d = schema.deadlines
    for row in connection.execute(select(d).where(d.c.seen <= last)).all():
        away = now - row.seen
        mine = (d.c.table == row.table) & (d.c.kind == row.kind)
        later = row.due + away
        connection.execute(d.update().where(mine).values(due=later, seen=now))
        yield Credit(row.table, away, later)


def _credit_clocks(connection: Connection, now: datetime, last: datetime) -> Iterator[Credit]:
    """A clock is charged until the bot was last seen, and runs from now on."""
    c, s, t = schema.clocks, schema.seats, schema.tables
    found = select(c, s.c.user, t.c.clock, t.c.season)
    found = found.where(c.c.since.is_not(None), c.c.seen <= last)
    found = found.join(s, (s.c.table == c.c.table) & (s.c.seat == c.c.seat))
    for row in connection.execute(found.join(t, t.c.id == c.c.table)).all():
        seen = row.seen
        own = people.person(connection, row.user).calendar.within(allowance(connection, row.season))
        calendar = clock_of(row.clock).calendar(own)
        one = _running(row).charged(seen, calendar).started(now, calendar)
        assert one.due
        mine = (c.c.table == row.table) & (c.c.seat == row.seat)
        connection.execute(c.update().where(mine).values(**asdict(one), seen=now))
        yield Credit(row.table, now - seen, one.due)


def clocks(connection: Connection, table: int) -> tuple[Running, ...]:
    """The clocks of the seats of a table; none before its match, or without a clock."""
    c = schema.clocks
    rows = connection.execute(select(c).where(c.c.table == table).order_by(c.c.seat))
    return tuple(_running(row) for row in rows)


def _running(row: Any) -> Running:
    return Running(row.left, row.since, row.due, bool(row.over))


def clocked(connection: Connection, user: int) -> list[int]:
    """The tables at which somebody's clock runs."""
    c, s = schema.clocks, schema.seats
    found = select(c.c.table).join(s, (s.c.table == c.c.table) & (s.c.seat == c.c.seat))
    return [*connection.execute(found.where(s.c.user == user, c.c.since.is_not(None))).scalars()]


def lost(connection: Connection) -> list[tuple[int, datetime]]:
    """The tables that are not over whose channels cannot be reached, and since when."""
    t = schema.tables
    found = select(t.c.id, t.c.lost_at).where(t.c.lost_at.is_not(None), t.c.phase != "over")
    return [(row.id, row.lost_at) for row in connection.execute(found)]


def answers(connection: Connection, table: int) -> dict[Seat, Answer]:
    """What is kept until the beat of a window, by seat."""
    a = schema.answers
    rows = connection.execute(select(a).where(a.c.table == table))
    return {row.seat: Answer(row.deal, row.ply, Move.parse(row.move)) for row in rows}


def orders(connection: Connection, table: int) -> dict[Seat, Order]:
    """The standing orders at a table, by seat."""
    o = schema.orders
    rows = connection.execute(select(o).where(o.c.table == table))
    return {row.seat: Order(row.text, row.scope, row.deal, row.ply) for row in rows}


def rules(connection: Connection, table: int) -> dict[Seat, str]:
    """The standing rules that hold at a table, by seat."""
    r = schema.rules
    return {row.seat: row.text for row in connection.execute(select(r).where(r.c.table == table))}


def marks(connection: Connection, table: int, *, draft: bool = False) -> dict[Seat, Marks]:
    """What is marked at a table, or is to be with the next discard, by seat."""
    m = schema.marks
    rows = connection.execute(select(m).where(m.c.table == table, m.c.draft == int(draft)))
    return {row.seat: Marks(row.text, row.deal, row.ply) for row in rows}


def sat_at(connection: Connection, user: int) -> list[int]:
    """The tables somebody sits at that are not over."""
    t, s = schema.tables, schema.seats
    found = select(t.c.id).join(s, s.c.table == t.c.id)
    mine = found.where(s.c.user == user, t.c.phase != "over").order_by(t.c.id)
    return [*connection.execute(mine).scalars()]


def plans(connection: Connection, table: int) -> dict[Seat, Plan]:
    """What is planned at a table, by seat."""
    p = schema.plans
    rows = connection.execute(select(p).where(p.c.table == table))
    return {
        row.seat: Plan(
            *(row.seat, row.deal, row.ply, Move.parse(row.move)),
            *(tuple(row.needs.split()), row.expected),
        )
        for row in rows
    }


def votes(connection: Connection, table: int) -> dict[str, dict[Seat, bool]]:
    """What has been said at a table to each thing that was put to the vote, by seat."""
    v, found = schema.votes, dict[str, dict[Seat, bool]]()
    for row in connection.execute(select(v).where(v.c.table == table)):
        found.setdefault(row.about, {})[row.seat] = bool(row.aye)
    return found
