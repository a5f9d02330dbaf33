"""The engines of a database: connections that write, and connections that can only read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

HIDDEN: dict[str, Any] = {"hide_parameters": True, "pool_reset_on_return": None}
"""Options of every pool: errors show no values, returned connections are not rolled back."""
LOG = 8_000_000
"""Bytes that SQLite's log keeps: a log that a long read has let grow is cut once it is free."""


def of_file(url: URL, *, writes: bool) -> Engine:
    """Return the engine of an SQLite database; without `writes`, it only reads an existing file."""
    plain = url.set(drivername="sqlite")
    if not writes:
        file = Path(url.database or "")
        return create_engine(plain, creator=lambda: read_only(file), **HIDDEN)
    engine = create_engine(plain, **HIDDEN)
    event.listen(engine, "connect", set_pragmas)
    return engine


def of_server(url: URL, *, writes: bool) -> tuple[AsyncEngine, ...]:
    """Return the engine that reads PostgreSQL and, with `writes`, also the engine that writes."""
    pool = partial(create_async_engine, url, **HIDDEN)
    reading = pool()
    reading.update_execution_options(isolation_level="REPEATABLE READ")
    if writes:
        return reading, pool(pool_size=1, max_overflow=0)
    reading.update_execution_options(postgresql_readonly=True)
    return (reading,)


def read_only(file: Path) -> sqlite3.Connection:
    """Open an existing SQLite database for reading, and leave every file as it was.

    If a log lies beside the database, as with a running or a killed bot, SQLite may only read.
    Otherwise it makes an empty log while it reads, and can delete that only if it may write.
    """
    log = file.with_name(f"{file.name}-wal")
    mode = "ro" if log.exists() and log.stat().st_size else "rw"
    address = f"{file.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, check_same_thread=False)
    connection.execute("PRAGMA query_only=ON")
    return connection


@contextmanager
def reaching() -> Iterator[None]:
    """Raise SQLAlchemyError for an error of the network on the way to a server."""
    try:
        yield
    except OSError as error:
        raise SQLAlchemyError(str(error)) from error


def set_pragmas(connection: Any, _record: Any) -> None:
    """Prepare a connection that writes: everything is on the disk when a commit returns."""
    cursor = connection.cursor()
    bound = f"journal_size_limit={LOG}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", bound):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
