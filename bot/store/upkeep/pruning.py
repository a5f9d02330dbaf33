"""Deletion of old data: the moves of old matches, and servers that are gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Table, func, select, update

from bot.domain.shards import NOWHERE
from bot.store import schema
from bot.store.declared import metadata
from bot.store.ledger import books
from bot.store.schema import PRUNED


def finished(connection: Connection, before: datetime) -> list[int]:
    """Return the matches that were over before a time, and whose moves are still there.

    A match ended with its results; a match without results ended with its last move.
    """
    t, m, r = schema.tables, schema.moves, books.results
    ended = select(r.c.at).where(r.c.table == t.c.id).limit(1).scalar_subquery()
    last = select(m.c.at).where(m.c.table == t.c.id).order_by(m.c.deal.desc(), m.c.ply.desc())
    played = last.limit(1).scalar_subquery()
    over = select(t.c.id).where(t.c.phase == "over", played.is_not(None))
    found = over.where(func.coalesce(ended, played) < before).order_by(t.c.id)
    return [*connection.execute(found).scalars()]


def moves(connection: Connection, match: int) -> int:
    """Return the number of moves of a match."""
    m = schema.moves
    return connection.execute(select(func.count()).where(m.c.table == match)).scalar_one()


def prune(connection: Connection, matches: Sequence[int]) -> int:
    """Delete moves and reviews of matches, but no payments; return the number of moves."""
    d, m = schema.deals, schema.moves
    gone = update(d).where(d.c.table.in_(matches)).values(version=PRUNED, digest=None)
    connection.execute(gone)
    j = schema.judgements
    connection.execute(j.delete().where(j.c.table.in_(matches)))
    return connection.execute(m.delete().where(m.c.table.in_(matches))).rowcount


def servers(connection: Connection) -> dict[int, datetime | None]:
    """Return every server with stored data, and when a table was last opened there (None:
    never).
    """
    t = schema.tables
    found = select(t.c.guild, func.max(t.c.opened_at)).group_by(t.c.guild)
    last: Mapping[int, datetime] = {row[0]: row[1] for row in connection.execute(found)}
    every = [table for table in metadata.sorted_tables if "guild" in table.c]
    known = {
        guild
        for table in every
        for guild in connection.execute(select(table.c.guild).distinct()).scalars()
    }
    return {guild: last.get(guild) for guild in sorted(known - {NOWHERE})}


def forget(connection: Connection, guild: int) -> int:
    """Delete all data of a server and return the number of rows."""
    gone = 0
    for table in reversed(metadata.sorted_tables):
        mine = _of(table, guild)
        if mine is not None:
            gone += connection.execute(table.delete().where(mine)).rowcount
    return gone


def _of(table: Table, guild: int) -> ColumnElement[bool] | None:
    """Return the condition for a server's rows of a table, by their own column or that of a parent.

    Return None if the table has nothing to do with servers.
    """
    if "guild" in table.c:
        return table.c.guild == guild
    for key in table.foreign_keys:
        mine = _of(key.column.table, guild)
        if mine is not None:
            return key.parent.in_(select(key.column).where(mine))
    return None
