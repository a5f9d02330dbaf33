"""Everything stored about one person: counted and handed out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, String, cast, func, select

from bot.store import given, schema
from bot.store.declared import metadata
from bot.store.ledger import books

NUMBERS = ("owner", "user", "by")
"""The names of columns that hold the number of a person."""
PEOPLE: tuple[Column[Any], ...] = tuple(
    column
    for name in given.PERSON
    for column in metadata.tables[name].columns
    if column.name in NUMBERS
)
"""Every column that holds the number of a person, in the order of an export."""
MENTIONS = "mentions"
"""The key under which the texts that mention a person are counted."""
TEXTS: tuple[Column[Any], ...] = (
    *(books.audit.c.about, books.audit.c.why),
    *(books.entries.c.why, books.entries.c.match),
)
"""Texts that may contain a person's number; people get the texts with their own number."""


def counted(connection: Connection, user: int) -> dict[str, int]:
    """Count the rows about a person in each table, and the texts that mention them."""
    found: dict[str, int] = {}
    for column in PEOPLE:
        rows = select(func.count()).where(column == user)
        number = int(connection.execute(rows).scalar_one())
        found[column.table.name] = found.get(column.table.name, 0) + number
    texts = [select(func.count()).where(holds(text, user)) for text in TEXTS]
    found[MENTIONS] = sum(int(connection.execute(text).scalar_one()) for text in texts)
    return found


def rows(connection: Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row that names a person, and their moves, with the columns they may export."""
    found: dict[str, list[dict[str, Any]]] = {}
    for column in PEOPLE:
        told = select(*given.to_person(column.table))
        own = connection.execute(told.where(column == user)).mappings()
        found.setdefault(column.table.name, []).extend(dict(row) for row in own)
    for text in TEXTS:
        told = select(*given.to_person(text.table))
        own = connection.execute(told.where(holds(text, user))).mappings()
        found[f"{text.table.name} {text.name}"] = [dict(row) for row in own]
    found["moves"] = [dict(row) for row in _moves(connection, user)]
    return {name: some for name, some in found.items() if some}


def _moves(connection: Connection, user: int) -> Iterator[Any]:
    m, s = schema.moves, schema.seats
    found = select(*given.to_person(m)).join(s, (s.c.table == m.c.table) & (s.c.seat == m.c.seat))
    yield from connection.execute(found.where(s.c.user == user)).mappings()


def holds(text: Column[Any], user: int) -> ColumnElement[bool]:
    """Return the condition that a text contains the number of a person."""
    return cast(text, String).contains(str(user), autoescape=True)
