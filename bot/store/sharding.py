"""Select the rows of servers of some shards, and tell other processes of changes."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Table, exists, func, literal_column, select, true

from bot.domain.shards import Shards
from bot.store import schema

HEARD = "paifuda"
"""The channel of PostgreSQL on which processes notify each other."""
What = Literal["table", "person"]


def within(guild: ColumnElement[Any], shards: Shards) -> ColumnElement[bool]:
    """Return the condition that a server is in some shards; it always holds for all shards."""
    if shards.whole:
        return true()
    return (guild.bitwise_rshift(literal_column("22")) % shards.count).in_(sorted(shards.mine))


def at_tables(of: Table, shards: Shards) -> ColumnElement[bool]:
    """Return the condition that the table of a row is on a server in some shards."""
    if shards.whole:
        return true()
    t = schema.tables.alias()  # an alias, because the query may use the table itself
    return exists().where(t.c.id == of.c.table, within(t.c.guild, shards))


def tell(connection: Connection, kind: What, number: int) -> None:
    """Tell the other processes, with the commit, that a table or a person has changed."""
    connection.execute(select(func.pg_notify(HEARD, f"{kind} {number}")))
