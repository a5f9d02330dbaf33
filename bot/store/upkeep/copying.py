"""Copy a whole database row by row into an empty one; each may be SQLite or PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Table, func, insert, inspect, make_url, select, text
from sqlalchemy import table as clause
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.declared import metadata
from bot.store.migrating import check_encoding, migrate

T = TypeVar("T")
MANY = 5000
"""The largest number of rows in memory at a time."""
Told = Callable[[str, int, int], None]
"""A function that is told the table, the number of its rows copied so far, and their total."""


class OccupiedError(Exception):
    """The target is a database with rows or an existing file; the text is its name."""


class UnequalError(Exception):
    """A copy differs from its original; the text says where."""


async def between(source: str, target: str, work: Callable[[Connection, Connection], T]) -> T:
    """Do work with a database and a new one; a failure leaves nothing of the new one.

    OccupiedError if the new one is an SQLite file that exists, EncodingError if it is not in UTF-8.
    """
    with _afresh(target) as made:
        one, other = (create_async_engine(url, poolclass=NullPool) for url in (source, made))

        async with one.connect() as reading, other.begin() as writing:

            def both(there: Connection) -> T:
                check_encoding(there)
                migrate(there)
                here = reading.sync_connection
                assert here
                return work(here, there)

            return await writing.run_sync(both)


@contextmanager
def _afresh(target: str) -> Iterator[str]:
    """Yield the address to write to: for SQLite a file beside the target, renamed once complete.

    OccupiedError if the target is a file that exists.
    """
    url = make_url(target)
    if url.get_backend_name() != "sqlite":
        yield target
        return
    file = Path(url.database or "")
    if file.exists():
        raise OccupiedError(file.name)
    beside = file.with_name(f"{file.name}.new")
    beside.unlink(missing_ok=True)
    try:
        yield url.set(database=str(beside)).render_as_string(hide_password=False)
        complete(beside, file)
    finally:
        beside.unlink(missing_ok=True)


def complete(part: Path, file: Path) -> None:
    """Give a file that was written beside its place its name; it is on the disk before that.

    So a file with that name is whole, even if the power fails.
    """
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)
    flush_folder(file.parent)


def flush_folder(folder: Path) -> None:
    """Flush a folder where the system can, so that the disk keeps a new name."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def rows(connection: Connection, table: Table) -> int:
    """Return the number of rows of a table."""
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def occupied(connection: Connection) -> bool:
    """Whether a database holds a row: in PostgreSQL in one of our tables, in an SQLite file in any
    table.
    """
    names = {*inspect(connection).get_table_names()} - {"alembic_version"}
    if connection.dialect.name != "sqlite":
        names &= {*metadata.tables}
    every = (select(text("1")).select_from(clause(name)).limit(1) for name in names)
    return any(connection.execute(statement).first() for statement in every)


def copy(source: Connection, target: Connection, told: Told) -> None:
    """Copy every row; OccupiedError if the target has any, UnequalError if one is missing."""
    if occupied(target):
        raise OccupiedError(target.engine.url.database)
    for table in metadata.sorted_tables:
        count = rows(source, table)
        _copy_rows(source, target, table, count, told)
        if (found := rows(target, table)) != count:
            raise UnequalError(f"{table.name}: {found} rows of {count}")
        if target.dialect.name == "postgresql":
            _go_on_counting(target, table)


def _copy_rows(
    source: Connection, target: Connection, table: Table, count: int, told: Told
) -> None:
    order = [*table.primary_key.columns]
    done = 0
    told(table.name, done, count)
    found = source.execution_options(yield_per=MANY).execute(select(table).order_by(*order))
    for some in found.mappings().partitions(MANY):
        target.execute(insert(table), [dict(row) for row in some])
        told(table.name, done := done + len(some), count)


def _go_on_counting(target: Connection, table: Table) -> None:
    """Set the sequence of a table to its highest number, which was copied and not drawn from it."""
    column = table.autoincrement_column
    if column is None or column.foreign_keys:
        return
    last = f'(SELECT max("{column.name}") FROM "{table.name}")'
    sequence = f"pg_get_serial_sequence('\"{table.name}\"', '{column.name}')"
    target.execute(text(f"SELECT setval({sequence}, {last}) WHERE {last} IS NOT NULL"))
