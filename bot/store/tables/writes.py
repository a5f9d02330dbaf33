"""Writes besides the difference of two tables: a new table, substitutes, a server's choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection

from bot.domain.tables.table import Table
from bot.store import schema
from bot.store.adding import once
from bot.store.database import write_rows
from bot.store.difference import first_rows
from bot.store.ledger import books
from bot.store.people import schema as of_people
from bot.store.tables import difference
from rules import Seat


def add_table(connection: Connection, table: Table, now: datetime) -> int:
    """Write a newly opened table and return its number."""
    facts = {**difference.settings(table), "guild": table.guild, "game": table.key}
    insert = schema.tables.insert().values(**facts, version=table.game.version, opened_at=now)
    number = int(connection.execute(insert.returning(schema.tables.c.id)).scalar_one())
    write_rows(connection, first_rows(difference.PARTS, replace(table, id=number), now))
    return number


def add_substitution(connection: Connection, before: Table, seat: Seat) -> None:
    """Write who had a seat until the running or next deal; only the first such person is kept."""
    old = before.players[seat]
    assert old
    facts = {"deal": before.current, "user": old.user, "name": old.name}
    connection.execute(once(books.substitutions), {"table": before.id, "seat": seat, **facts})


def choose(
    connection: Connection, guild: int, chosen: Mapping[str, str], usual: Mapping[str, str]
) -> None:
    """Write choices of a server; other choices stay, or begin as the `usual` ones in a new row."""
    s = of_people.servers
    if not connection.execute(s.update().where(s.c.guild == guild).values(chosen)).rowcount:
        connection.execute(s.insert().values(guild=guild, **{**usual, **chosen}))
