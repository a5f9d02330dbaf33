"""The connection to the database and the one task that writes to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Insert, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], Any]


@dataclass(frozen=True, slots=True)
class Row:
    """A row to be inserted; rows of one statement that wait together go to the database at once."""

    insert: Insert
    values: Mapping[str, Any]


class DuplicateError(Exception):
    """Another write has taken the same key: a press that arrived twice, a channel in use."""


class Database:
    """Reads at once, and writes all that waits at one moment in one transaction.

    The writer task lives only while there is something to write; nobody is answered before the
    commit. `url` is an SQLAlchemy address such as `sqlite+aiosqlite:///paifuda.sqlite`.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, hide_parameters=True, pool_reset_on_return=None)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _set_pragmas)
        self._waiting: list[tuple[Work | Row, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Finish what waits and let the connections go."""
        if self._writer:
            await self._writer
        await self._engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction and return after the commit; DuplicateError on a clash."""
        done: T = await self._waits(work)
        return done

    async def add(self, row: Row) -> None:
        """Insert a row and return after the commit; DuplicateError when its key is taken."""
        await self._waits(row)

    def soon(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do the work in a transaction for which nobody needs to wait."""
        return self._waits(work)

    def _waits(self, work: Work | Row) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        return done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                results = await self._commit([work for work, _ in batch])
            except Exception as error:
                if len(batch) == 1:
                    _settle(batch[0][1], error)
                    continue
                for work, done in batch:  # one of them clashed: each in its own transaction
                    await self._write_alone(work, done)
            else:
                for (_, done), result in zip(batch, results, strict=True):
                    _settle(done, result)
        self._writer = None

    async def _write_alone(self, work: Work | Row, done: asyncio.Future[Any]) -> None:
        try:
            _settle(done, (await self._commit([work]))[0])
        except Exception as error:
            _settle(done, error)

    async def _commit(self, batch: list[Work | Row]) -> list[Any]:
        async with self._engine.begin() as connection:
            return await connection.run_sync(_carry_out, batch)


def _carry_out(connection: Connection, batch: list[Work | Row]) -> list[Any]:
    """Insert all rows, a statement at a time, then do the other work; what each gave."""
    rows: dict[Insert, list[Mapping[str, Any]]] = {}
    for work in batch:
        if isinstance(work, Row):
            rows.setdefault(work.insert, []).append(work.values)
    for insert, values in rows.items():
        connection.execute(insert, values)
    return [None if isinstance(work, Row) else work(connection) for work in batch]


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.cancelled():
        return
    match result:
        case IntegrityError():
            done.set_exception(DuplicateError(str(result.orig)))
        case Exception():
            done.set_exception(result)
        case _:
            done.set_result(result)


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("bot.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
