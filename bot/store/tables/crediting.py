"""Deadlines of tables: found before they are due, and extended after the bot was away."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Table,
    bindparam,
    case,
    func,
    select,
    union,
    union_all,
)

from bot.domain.people.calendar import Allowance, Calendar
from bot.domain.shards import ALL, Shards
from bot.domain.tables.clocks import Running, clock_of
from bot.domain.tables.table import KEPT_LOST
from bot.store import schema
from bot.store.people import people
from bot.store.sharding import at_tables, within
from bot.store.tables import heartbeats, pending
from bot.store.tables.heartbeats import Heartbeats

BATCH = 500
"""The largest number of tables extended in one transaction, so that others need not wait long."""

_D, _C, _T = schema.deadlines, schema.clocks, schema.tables
_LATER = _T.c.edition + 1
PUT_OFF = (
    _T.update()
    .where(_T.c.id == bindparam("number"))
    .values(
        edition=_LATER,
        turned=_LATER,
        shown=case((_T.c.shown == _T.c.turned, _LATER), else_=_T.c.shown),
    )
)
"""The update that raises editions: processes read the tables again; their messages stay valid."""
PUT_OFF_WINDOW = _D.update().where(
    _D.c.table == bindparam("number"), _D.c.kind == bindparam("which")
)
PUT_OFF_CLOCK = _C.update().where(_C.c.table == bindparam("number"), _C.c.seat == bindparam("of"))


class Credit(NamedTuple):
    """An extended deadline of a table: by how long, and until when."""

    table: int
    away: timedelta
    due: datetime


class Credited(NamedTuple):
    """Extended deadlines; `last` is the number of the last table, None if no more follow."""

    credits: Sequence[Credit]
    last: int | None


def give_back(
    connection: Connection, now: datetime, least: timedelta, after: int, shards: Shards = ALL
) -> Credited:
    """Extend the deadlines of up to `BATCH` tables by the time the bot was away, and return them.

    It takes tables numbered above `after` on servers of `shards`, with deadlines last seen at least
    `least` ago. After the last of them it notes the absence and writes a heartbeat.
    """
    beats, then = heartbeats.read(connection), now - least
    late = beats.late(shards, then)
    unseen = _Unseen(beats, now, then, after)
    numbers: Sequence[int] = []
    if late.mine:
        numbers = connection.scalars(_next(late), unseen.values | {"most": BATCH}).all()
    credits = _put_off(connection, unseen._replace(until=numbers[-1]), late) if numbers else []
    if len(numbers) < BATCH:
        heartbeats.note_absences(connection, beats, now, late)
        heartbeats.beat(connection, now, shards)
        return Credited(credits, None)
    return Credited(credits, numbers[-1])


def _put_off(connection: Connection, unseen: _Unseen, shards: Shards) -> list[Credit]:
    """Extend unseen deadlines; return each table's longest absence and first deadline."""
    windows, clocks = _windows(connection, unseen, shards), _clocks(connection, unseen, shards)
    found: dict[int, Credit] = {}
    for credit in (late.credit for late in (*windows, *clocks)):
        known = found.get(credit.table, credit)
        found[credit.table] = Credit(
            credit.table, max(credit.away, known.away), min(credit.due, known.due)
        )
    changed = [{"number": number} for number in found]
    for statement, rows in (
        (PUT_OFF, changed),
        (PUT_OFF_WINDOW, [window.row for window in windows]),
        (PUT_OFF_CLOCK, [clock.row for clock in clocks]),
    ):
        if rows:
            connection.execute(statement, rows)
    return [*found.values()]


class _Late(NamedTuple):
    """An extended deadline, with the row to write."""

    credit: Credit
    row: dict[str, Any]


class _Unseen(NamedTuple):
    """The search for deadlines that no heartbeat has seen since `then`.

    It goes through the tables with numbers above `after`, up to `until` if that is given. A row
    keeps the time it was written, so `beats` tells whether a later heartbeat has seen it.
    """

    beats: Heartbeats
    now: datetime
    then: datetime
    after: int
    until: int | None = None

    @property
    def values(self) -> dict[str, Any]:
        """The parameters of the queries."""
        return {"now": self.now, "then": self.then, "after": self.after, "until": self.until}

    def rows(self, connection: Connection, found: Select[Any]) -> Iterator[tuple[Any, datetime]]:
        """Yield the rows that were not seen since `then`, each with the time it was last seen."""
        for row in connection.execute(found, self.values):
            seen = self.beats.since(row.guild, row.seen)
            if seen <= self.then and seen < self.now:
                yield row, seen


@cache
def _unseen(of: Table, shards: Shards) -> ColumnElement[bool]:
    """Return the condition for deadlines last seen by `then`, at tables numbered above `after`."""
    found = (of.c.seen <= bindparam("then")) & (of.c.seen < bindparam("now"))
    return found & of.c.due.is_not(None) & (of.c.table > bindparam("after")) & at_tables(of, shards)


@cache
def _next(shards: Shards) -> Select[Any]:
    """Return the query for the next tables with deadlines that may be unseen."""
    every = union(*(select(of.c.table).where(_unseen(of, shards)) for of in (_D, _C))).subquery()
    return select(every.c.table).order_by(every.c.table).limit(bindparam("most", type_=Integer))


def _until(of: Table, shards: Shards) -> ColumnElement[bool]:
    return _unseen(of, shards) & (of.c.table <= bindparam("until"))


@cache
def _windows_unseen(shards: Shards) -> Select[Any]:
    read = select(_D, _T.c.guild).join(_T, _T.c.id == _D.c.table)
    return read.where(_until(_D, shards))


@cache
def _clocks_unseen(shards: Shards) -> Select[Any]:
    s = schema.seats
    read = select(_C, s.c.user, _T.c.clock, _T.c.season, _T.c.guild).where(_until(_C, shards))
    read = read.join(s, (s.c.table == _C.c.table) & (s.c.seat == _C.c.seat))
    return read.join(_T, _T.c.id == _C.c.table)


def _windows(connection: Connection, unseen: _Unseen, shards: Shards) -> list[_Late]:
    found = []
    for row, seen in unseen.rows(connection, _windows_unseen(shards)):
        away = unseen.now - seen
        due = row.due + away
        written = {"number": row.table, "which": row.kind, "due": due, "seen": unseen.now}
        found.append(_Late(Credit(row.table, away, due), written))
    return found


def _clocks(connection: Connection, unseen: _Unseen, shards: Shards) -> list[_Late]:
    """Return unseen clocks, charged up to when the bot was last known to run, and restarted now."""
    found, running = [], [*unseen.rows(connection, _clocks_unseen(shards))]
    own = _particular(connection, {row.user for row, _ in running if row.user})
    seasons = {row.season for row, _ in running if row.user in own}
    granted = {season: pending.allowance(connection, season) for season in seasons}
    for row, seen in running:
        calendar = _counting(row, own, granted)
        clock = Running(row.left, row.since, row.due, bool(row.over))
        clock = clock.put_off(seen, unseen.now, calendar)
        assert clock.due
        written = {"number": row.table, "of": row.seat, **asdict(clock), "seen": unseen.now}
        found.append(_Late(Credit(row.table, unseen.now - seen, clock.due), written))
    return found


def _particular(connection: Connection, users: Collection[int]) -> dict[int, Calendar]:
    """Return the calendars of the people whose time does not always count."""
    every = {person.user: person.calendar for person in people.persons(connection, users).values()}
    return {
        user: calendar
        for user, calendar in every.items()
        if calendar.vacations or calendar.habit.wakes != calendar.habit.sleeps
    }


def _counting(
    row: Any, own: Mapping[int, Calendar], granted: Mapping[int | None, Allowance]
) -> Calendar:
    """Return the calendar of the person on a seat; for most people, every hour counts.

    `granted` has the days of vacation that count, by season; None stands for no season.
    """
    if (found := own.get(row.user)) is None:
        return Calendar()
    return clock_of(row.clock).calendar(found.within(granted[row.season]))


# --- Deadlines that come soon ---------------------------------------------------------------------


def due(
    connection: Connection, until: datetime, shards: Shards = ALL
) -> tuple[list[tuple[int, datetime]], datetime | None]:
    """Return the tables with something due by a time, and the next later time at any table (None:
    none).

    Due is a deadline, or the end of the time for which a table in a lost channel is kept.
    """
    lost, near, later = _dues(shards)
    given_up = [(row.id, row.lost_at + KEPT_LOST) for row in connection.execute(lost)]
    found = [(row.table, row.due) for row in connection.execute(near, {"until": until})]
    then = [connection.execute(first, {"until": until}).scalar() for first in later]
    then += [at for _, at in given_up if at > until]
    found += [(number, at) for number, at in given_up if at <= until]
    return found, min((at for at in then if at), default=None)


@cache
def _dues(shards: Shards) -> tuple[Select[Any], Select[Any], list[Select[Any]]]:
    """Return the queries for lost tables, near deadlines, and the first later deadlines."""
    lost = select(_T.c.id, _T.c.lost_at).where(_T.c.lost_at.is_not(None), _T.c.phase != "over")
    lost = lost.where(within(_T.c.guild, shards))
    until: BindParameter[datetime] = bindparam("until")
    every = union_all(
        *(
            select(of.c.table, of.c.due).where(of.c.due <= until, at_tables(of, shards))
            for of in (_D, _C)
        )
    ).subquery()
    first = func.min(every.c.due).label("due")
    later = [
        select(of.c.due).where(of.c.due > until, at_tables(of, shards)).order_by(of.c.due).limit(1)
        for of in (_D, _C)
    ]
    return lost, select(every.c.table, first).group_by(every.c.table), later
