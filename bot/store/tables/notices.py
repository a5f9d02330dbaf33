"""Notices and invitations in the database, and messages to be deleted."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sql
from sqlalchemy import Connection, select

from bot.domain.shards import ALL, Shards
from bot.domain.tables.notice import Notice, Sent
from bot.store import schema
from bot.store.database import Row
from bot.store.sharding import at_tables
from bot.store.tables.statements import rows

_R = schema.recalls
RECALL = _R.insert()
RECALLED = _R.delete().where(
    _R.c.channel == sql.bindparam("there"), _R.c.message == sql.bindparam("gone")
)


def invited(connection: Connection, table: int) -> dict[int, datetime | None]:
    """Return the people invited to the lobby of a table, and until when (None: no longer)."""
    return {row.user: row.until for row in rows(connection, schema.invitations, table)}


def removed(connection: Connection, table: int) -> frozenset[int]:
    """Return the people the owner of a table has removed from its lobby."""
    return frozenset(row.user for row in rows(connection, schema.removals, table))


def of_table(connection: Connection, table: int) -> dict[int, Notice]:
    """Return the notices of a table, by person."""
    return {
        row.user: Notice(
            (row.deal, row.ply),
            row.due,
            row.times,
            Sent(row.channel, row.message) if row.message else None,
        )
        for row in rows(connection, schema.notices, table, "user")
    }


def of_person(connection: Connection, user: int) -> list[int]:
    """Return the numbers of the tables that wait for a person."""
    n = schema.notices
    found = select(n.c.table).where(n.c.user == user).order_by(n.c.table)
    return list(connection.execute(found).scalars())


def waiting(
    connection: Connection, until: datetime, shards: Shards = ALL
) -> tuple[list[tuple[int, datetime]], datetime | None]:
    """Return the tables with a notice due by a time, and when the next later one is due (None: none
    is).
    """
    n = schema.notices
    near = select(n.c.table, n.c.due).where(n.c.due <= until, at_tables(n, shards))
    first: dict[int, datetime] = {}
    for row in connection.execute(near.order_by(n.c.due)):
        first.setdefault(row.table, row.due)
    then = select(n.c.due).where(n.c.due > until, at_tables(n, shards)).order_by(n.c.due).limit(1)
    return [*first.items()], connection.execute(then).scalar()


def recalls(connection: Connection) -> list[Sent]:
    """Return the messages of notices that are no longer needed and may still exist."""
    rows = connection.execute(select(_R).order_by(_R.c.message))
    return [Sent(row.channel, row.message) for row in rows]


def recall(sent: Sent) -> Row:
    """Return the `Row` that notes a message to be deleted."""
    return Row(RECALL, sent._asdict())


def recalled(sent: Sent) -> Row:
    """Return the `Row` that removes the note of a message, once the message is deleted."""
    return Row(RECALLED, {"there": sent.channel, "gone": sent.message})
