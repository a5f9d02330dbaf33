"""Pending facts of tables: deadlines, answers before a window closes, standing orders, plans."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from bot.domain.people.calendar import Allowance
from bot.domain.tables.ahead.decisions import Answer, Marks, Order, Plan
from bot.domain.tables.clocks import Running
from bot.store import schema
from bot.store.league import leagues
from bot.store.tables.difference import WINDOW
from bot.store.tables.statements import rows
from rules import Move, Seat


def due(connection: Connection, table: int) -> datetime | None:
    """Return the time at which the open window of a table closes; None without one."""
    deadlines = rows(connection, schema.deadlines, table)
    return next((row.due for row in deadlines if row.kind == WINDOW), None)


def allowance(connection: Connection, season: int | None) -> Allowance:
    """Return the days of vacation that count in a season; without one, the default."""
    if season is None:
        return Allowance()
    found = leagues.season(connection, season)
    return Allowance(found.charter.terms.vacation_days, found.opened_at)


def clocks(connection: Connection, table: int) -> tuple[Running, ...]:
    """Return the clocks of the seats of a table; empty before its match, or without a clock."""
    return tuple(_running(row) for row in rows(connection, schema.clocks, table, "seat"))


def _running(row: Any) -> Running:
    return Running(row.left, row.since, row.due, bool(row.over))


def clocked(connection: Connection, user: int) -> list[int]:
    """Return the numbers of the tables at which a person's clock runs."""
    c, s = schema.clocks, schema.seats
    found = select(c.c.table).join(s, (s.c.table == c.c.table) & (s.c.seat == c.c.seat))
    return [*connection.execute(found.where(s.c.user == user, c.c.since.is_not(None))).scalars()]


def answers(connection: Connection, table: int) -> dict[Seat, Answer]:
    """Return the answers kept until the claim window of a table closes, by seat."""
    found = rows(connection, schema.answers, table)
    return {row.seat: Answer(row.deal, row.ply, Move.parse(row.move)) for row in found}


def orders(connection: Connection, table: int) -> dict[Seat, Order]:
    """Return the standing orders at a table, by seat."""
    found = rows(connection, schema.orders, table)
    return {row.seat: Order(row.text, row.scope, row.deal, row.ply) for row in found}


def rules(connection: Connection, table: int) -> dict[Seat, str]:
    """Return the standing rules that hold at a table, by seat."""
    return {row.seat: row.text for row in rows(connection, schema.rules, table)}


def marks(connection: Connection, table: int, *, draft: bool = False) -> dict[Seat, Marks]:
    """Return the marks at a table by seat; with `draft`, those that come with the next discard."""
    found = rows(connection, schema.marks, table)
    return {row.seat: Marks(row.text, row.deal, row.ply) for row in found if row.draft == draft}


def sat_at(connection: Connection, user: int) -> list[int]:
    """Return the numbers of a person's tables that are not over."""
    t, s = schema.tables, schema.seats
    found = select(t.c.id).join(s, s.c.table == t.c.id)
    mine = found.where(s.c.user == user, t.c.phase != "over").order_by(t.c.id)
    return [*connection.execute(mine).scalars()]


def plans(connection: Connection, table: int) -> dict[tuple[Seat, str], Plan]:
    """Return the plans at a table, by seat and subject."""
    found = (
        Plan(
            *(row.seat, row.deal, row.ply, Move.parse(row.move)),
            *(tuple(row.needs.split()), row.expected, row.about, row.scope),
        )
        for row in rows(connection, schema.plans, table)
    )
    return {plan.key: plan for plan in found}


def votes(connection: Connection, table: int) -> dict[str, dict[Seat, bool]]:
    """Return the votes at a table on each question, by seat."""
    found: dict[str, dict[Seat, bool]] = {}
    for row in rows(connection, schema.votes, table):
        found.setdefault(row.about, {})[row.seat] = bool(row.aye)
    return found
