"""Copy one table to many by SQL: each in its own channel, with its own people."""

from __future__ import annotations

from sqlalchemy import Connection, Table, text

from bot.store import schema

APART = {"id": 1, "table": 1, "channel": 1, "user": 10, "owner": 10, "message": 1}
"""The difference between the numbers of two neighbouring tables."""
COPIED = (
    schema.tables,
    *(schema.seats, schema.deals, schema.moves, schema.clocks, schema.deadlines, schema.notices),
)
COUNTED = """
WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < :last)
INSERT INTO {table} ({names}) SELECT {values} FROM {table}, copies WHERE "{key}" = :number
"""


def multiply(connection: Connection, number: int, count: int) -> None:
    """Copy the table with this number, the highest one, until there are `count`, on SQLite."""
    for of in COPIED:
        connection.execute(text(_copying(of)), {"number": number, "last": count - 1})


def _copying(of: Table) -> str:
    names = [column.name for column in of.columns]
    values = (f'"{name}" + n * {APART[name]}' if name in APART else f'"{name}"' for name in names)
    return COUNTED.format(
        table=of.name,
        names=", ".join(f'"{name}"' for name in names),
        values=", ".join(values),
        key="id" if of is schema.tables else "table",
    )
