"""What waits at the tables: deadlines, answers kept until a beat, standing orders, plans."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from bot.clocks import Running
from bot.match import Moment, Table
from bot.orders import Order
from bot.plans import Plan
from bot.store import people, schema
from rules import Move, Seat

WINDOW = "window"
"""The kind of deadline at which a claim window closes."""


def due(connection: Connection, table: int) -> datetime | None:
    """When the open window of a table closes."""
    d = schema.deadlines
    found = connection.execute(select(d.c.due).where(d.c.table == table, d.c.kind == WINDOW))
    at = found.scalar()
    return people.in_utc(at) if at else None


def save_due(connection: Connection, table: Table, now: datetime) -> None:
    """Write when the window of a table closes; what was kept for another one is dropped."""
    for of in (schema.deadlines, schema.answers):
        connection.execute(of.delete().where(of.c.table == table.id))
    if table.due and table.deal:
        deal, ply = table.deal.window
        row = {"table": table.id, "kind": WINDOW, "deal": deal, "ply": ply}
        connection.execute(schema.deadlines.insert().values(**row, due=table.due, seen=now))


def save_seen(connection: Connection, channels: Collection[int], now: datetime) -> None:
    """Write that the bot runs while something is due in these channels."""
    d, t = schema.deadlines, schema.tables
    mine = select(t.c.id).where(t.c.channel.in_(channels))
    connection.execute(d.update().where(d.c.table.in_(mine)).values(seen=now))


def credit(connection: Connection, now: datetime) -> list[tuple[int, datetime]]:
    """Put off all that is due by the time since the bot was last seen; channels with new times."""
    d, t = schema.deadlines, schema.tables
    found = select(d, t.c.channel).join(t, t.c.id == d.c.table)
    put_off = []
    for row in connection.execute(found).all():
        later = now + (people.in_utc(row.due) - people.in_utc(row.seen))
        mine = (d.c.table == row.table) & (d.c.kind == row.kind)
        connection.execute(d.update().where(mine).values(due=later, seen=now))
        put_off.append((row.channel, later))
    return put_off


def clocks(connection: Connection, table: int) -> tuple[Running, ...]:
    """The clocks of the seats of a table; none before its match, or without a clock."""
    c = schema.clocks
    rows = connection.execute(select(c).where(c.c.table == table).order_by(c.c.seat))
    return tuple(
        Running(row.left, people.in_utc(row.since) if row.since else None, bool(row.over))
        for row in rows
    )


def save_clocks(connection: Connection, table: Table) -> None:
    """Write the clocks of the seats of a table."""
    c = schema.clocks
    connection.execute(c.delete().where(c.c.table == table.id))
    rows = [
        {"table": table.id, "seat": seat, "left": o.left, "since": o.since, "over": int(o.over)}
        for seat, o in enumerate(table.clocks)
    ]
    if rows:
        connection.execute(c.insert(), rows)


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
