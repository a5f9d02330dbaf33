"""What waits at the tables: deadlines, answers kept until a beat, standing orders, plans."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import asdict
from datetime import datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, select

from bot.domain.people.calendar import Allowance
from bot.domain.tables.clocks import Running, clock_of
from bot.domain.tables.orders import Order
from bot.domain.tables.premoves import Plan
from bot.domain.tables.table import Moment, Table
from bot.store import schema
from bot.store.league import leagues
from bot.store.ledger import posting
from bot.store.people import calendars
from rules import Move, Seat

WINDOW = "window"
"""The kind of deadline at which a claim window closes."""


def due(connection: Connection, table: int) -> datetime | None:
    """When the open window of a table closes."""
    d = schema.deadlines
    found = connection.execute(select(d.c.due).where(d.c.table == table, d.c.kind == WINDOW))
    at: datetime | None = found.scalar()
    return at


def save_due(connection: Connection, table: Table, now: datetime) -> None:
    """Write when the window of a table closes; what was kept for another one is dropped."""
    for of in (schema.deadlines, schema.answers):
        connection.execute(of.delete().where(of.c.table == table.id))
    if table.due and table.deal:
        deal, ply = table.deal.window
        row = {"table": table.id, "kind": WINDOW, "deal": deal, "ply": ply}
        connection.execute(schema.deadlines.insert().values(**row, due=table.due, seen=now))


def allowance(connection: Connection, season: int | None) -> Allowance:
    """The days of vacation that count at a table: those of its season, or those of a year."""
    if season is None:
        return Allowance()
    found = leagues.season(connection, season)
    return Allowance(found.charter.terms.vacation_days, found.opened_at)


def save_seen(connection: Connection, channels: Collection[int], now: datetime) -> None:
    """Write that the bot runs while something is due in these channels."""
    t = schema.tables
    mine = select(t.c.id).where(t.c.channel.in_(channels))
    for of in (schema.deadlines, schema.clocks):
        due = of.c.table.in_(mine) & of.c.due.is_not(None)
        connection.execute(of.update().where(due).values(seen=now))


class Credit(NamedTuple):
    """What was due in a channel and is put off: by how long, and until when."""

    channel: int
    away: timedelta
    due: datetime


def credit(connection: Connection, now: datetime) -> list[Credit]:
    """Put off all that is due by the time since the bot was last seen; each channel once."""
    found: dict[int, Credit] = {}
    for one in (*_credit_windows(connection, now), *_credit_clocks(connection, now)):
        known = found.get(one.channel, one)
        found[one.channel] = Credit(one.channel, max(one.away, known.away), min(one.due, known.due))
    return [*found.values()]


def _credit_windows(connection: Connection, now: datetime) -> Iterator[Credit]:
    d, t = schema.deadlines, schema.tables
    found = select(d, t.c.channel).join(t, t.c.id == d.c.table)
    for row in connection.execute(found).all():
        away = now - row.seen
        mine = (d.c.table == row.table) & (d.c.kind == row.kind)
        later = row.due + away
        connection.execute(d.update().where(mine).values(due=later, seen=now))
        yield Credit(row.channel, away, later)


def _credit_clocks(connection: Connection, now: datetime) -> Iterator[Credit]:
    """A clock is charged until the bot was last seen, and runs from now on."""
    c, s, t = schema.clocks, schema.seats, schema.tables
    found = select(c, s.c.user, t.c.channel, t.c.clock, t.c.season).where(c.c.since.is_not(None))
    found = found.join(s, (s.c.table == c.c.table) & (s.c.seat == c.c.seat))
    for row in connection.execute(found.join(t, t.c.id == c.c.table)).all():
        seen = row.seen
        own = calendars.calendar(connection, row.user).within(allowance(connection, row.season))
        calendar = clock_of(row.clock).calendar(own)
        one = _running(row).charged(seen, calendar).started(now, calendar)
        assert one.due
        mine = (c.c.table == row.table) & (c.c.seat == row.seat)
        connection.execute(c.update().where(mine).values(**asdict(one), seen=now))
        yield Credit(row.channel, now - seen, one.due)


def clocks(connection: Connection, table: int) -> tuple[Running, ...]:
    """The clocks of the seats of a table; none before its match, or without a clock."""
    c = schema.clocks
    rows = connection.execute(select(c).where(c.c.table == table).order_by(c.c.seat))
    return tuple(_running(row) for row in rows)


def _running(row: Any) -> Running:
    return Running(row.left, row.since, row.due, bool(row.over))


def clocked(connection: Connection, user: int) -> list[int]:
    """The channels in which somebody's clock runs."""
    c, s, t = schema.clocks, schema.seats, schema.tables
    found = select(t.c.channel).join(c, c.c.table == t.c.id)
    found = found.join(s, (s.c.table == c.c.table) & (s.c.seat == c.c.seat))
    return [*connection.execute(found.where(s.c.user == user, c.c.since.is_not(None))).scalars()]


def lost(connection: Connection) -> list[tuple[int, datetime]]:
    """The channels that cannot be reached, since when, and whose tables are not over."""
    t = schema.tables
    found = select(t.c.channel, t.c.lost_at).where(t.c.lost_at.is_not(None), t.c.phase != "over")
    return [(row.channel, row.lost_at) for row in connection.execute(found)]


def save_clocks(connection: Connection, table: Table, before: Table, now: datetime) -> None:
    """Write those clocks of a table that have changed."""
    c = schema.clocks
    if len(table.clocks) != len(before.clocks):
        connection.execute(c.delete().where(c.c.table == table.id))
    rows = [
        {"table": table.id, "seat": seat, **asdict(one), "seen": now if one.since else None}
        for seat, one in enumerate(table.clocks)
        if before.clocks[seat : seat + 1] != (one,)
    ]
    if rows:
        connection.execute(_putting(connection.dialect.name), rows)


@cache
def _putting(dialect: str) -> Insert:
    """The statement that writes a clock in place of what it was before."""
    insert: Any = posting.INSERTS[dialect](schema.clocks)
    new = {name: insert.excluded[name] for name in ("left", "over", "since", "due", "seen")}
    putting: Insert = insert.on_conflict_do_update(index_elements=["table", "seat"], set_=new)
    return putting


def keep_answer(connection: Connection, table: int, window: Moment, seat: Seat, move: Move) -> None:
    """Write what a seat answers at the beat, in place of what it answered before."""
    row = {"deal": window[0], "ply": window[1], "move": str(move)}
    _put(connection, schema.answers, table, seat, row)


def answers(connection: Connection, table: int, window: Moment) -> dict[Seat, Move]:
    """What is kept for a window, by seat."""
    a = schema.answers
    mine = (a.c.table == table) & (a.c.deal == window[0]) & (a.c.ply == window[1])
    rows = connection.execute(select(a.c.seat, a.c.move).where(mine))
    return {row.seat: Move.parse(row.move) for row in rows}


def give_order(connection: Connection, table: int, seat: Seat, order: Order | None) -> None:
    """Write the standing order of a seat in place of another; None: it has none."""
    _put(connection, schema.orders, table, seat, asdict(order) if order else None)


def orders(connection: Connection, table: int) -> dict[Seat, Order]:
    """The standing orders at a table, by seat."""
    o = schema.orders
    rows = connection.execute(select(o).where(o.c.table == table))
    return {row.seat: Order(row.text, row.scope, row.deal, row.ply) for row in rows}


def keep_plan(connection: Connection, table: int, seat: Seat, plan: Plan | None) -> None:
    """Write what a seat means to do next in place of another plan; None: it has none."""
    if plan is None:
        _put(connection, schema.plans, table, seat, None)
        return
    moment = {"deal": plan.deal, "ply": plan.ply}
    row = {"move": str(plan.move), "needs": " ".join(plan.needs), "expected": plan.expected}
    _put(connection, schema.plans, table, seat, moment | row)


def plans(connection: Connection) -> list[tuple[int, Plan]]:
    """Every plan at a table that is played, with the number of the table."""
    p, s, t = schema.plans, schema.seats, schema.tables
    mine = (s.c.table == p.c.table) & (s.c.seat == p.c.seat)
    found = select(p, s.c.user).join(s, mine).join(t, t.c.id == p.c.table)
    return [
        (
            row.table,
            Plan(
                *(row.seat, row.user, row.deal, row.ply),
                *(Move.parse(row.move), tuple(row.needs.split()), row.expected),
            ),
        )
        for row in connection.execute(found.where(t.c.phase == "playing"))
    ]


def _put(
    connection: Connection, of: Any, table: int, seat: Seat, row: dict[str, Any] | None
) -> None:
    """The one row of a seat."""
    connection.execute(of.delete().where(of.c.table == table, of.c.seat == seat))
    if row:
        connection.execute(of.insert().values(table=table, seat=seat, **row))
