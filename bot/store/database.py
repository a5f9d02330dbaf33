"""The connection to the database, and the single task that writes to it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Delete, Engine, Insert, Update, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot import logs
from bot.domain.shards import ALL, Shards
from bot.logs import PERSON
from bot.store import engines
from bot.store.migrating import begin, is_behind, migrate

log = logs.named("paifuda")

T = TypeVar("T")
MANY = 1000
"""How many works may wait `beside` other writes before they get a transaction of their own."""
Work = Callable[[Connection], Any]

READERS = 4
"""The largest number of short reads of SQLite at the same time."""
LONG = 2
"""The largest number of long reads of PostgreSQL at the same time; short ones need connections."""
PASSING = frozenset({"40001", "40P01"})
"""PostgreSQL's codes for transactions that blocked each other: a second try may succeed."""
TRIES = 5
WAIT = 0.05
"""How often a transaction that was blocked is tried, and the most seconds between two tries."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row to be written; waiting rows with the same statement go to the database together.

    If a row that `guards` the others finds nothing to change, none of them is written.
    """

    statement: Insert | Update | Delete
    values: Mapping[str, Any]
    guards: bool = False


class OvertakenError(Exception):
    """Another process changed a row between reading and writing it."""


class DuplicateError(Exception):
    """Another write has taken the same key: a press that arrived twice, or a channel in use."""


class Database:
    """The database: reads run in parallel, and all writes that are waiting share a transaction.

    The writer task lives only while there is something to write, and a write returns after the
    commit. Writes have a connection of their own, however many reads there are. SQLite works in
    threads: a whole query or transaction goes there at once, because each statement would otherwise
    wait for the event loop. On PostgreSQL, a transaction that collided with another is repeated.

    `url` is an SQLAlchemy address such as `sqlite+aiosqlite:///paifuda.sqlite`. This process works
    only for the servers of its `shards`. Without `writes`, the database can only be read.
    """

    shards: Shards = ALL

    def __init__(self, url: str, *, writes: bool = True) -> None:
        self.url = make_url(url)
        self._file: Engine | None = None
        self._server: tuple[AsyncEngine, ...] = ()
        if self.url.get_backend_name() == "sqlite":
            self._file = engines.of_file(self.url, writes=writes)
        else:
            self._server = engines.of_server(self.url, writes=writes)
        self._writes, self._reads = ThreadPoolExecutor(1), ThreadPoolExecutor(READERS)
        self._long_reads, self._long = ThreadPoolExecutor(1), asyncio.Semaphore(LONG)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: list[tuple[Work | Sequence[Row], asyncio.Future[Any]]] = []
        self._beside: dict[Hashable, Work | Sequence[Row]] = {}
        self._writer: asyncio.Task[None] | None = None
        self.timed: Callable[[float, int], None] = lambda *_: None
        """The function called with the seconds of each transaction and the number of its works."""

    async def open(self, before: Callable[[], None] = lambda: None) -> None:
        """Create the tables, or call `before` and migrate them, while no other process does so.

        NewerError if a newer release has written them, StrangerError if another program has.
        """
        if self._file:
            await _aside(self._writes, _written, self._file, migrate, before)
        for pool in self._server[1:]:
            with engines.reaching():
                async with pool.begin() as connection:
                    if await connection.run_sync(is_behind):
                        await asyncio.to_thread(before)
                    await connection.run_sync(migrate)

    async def close(self) -> None:
        """Finish the waiting writes and close the connections."""
        if self._beside:
            self._waits(())
        if self._writer:
            await self._writer
        for threads in (self._reads, self._long_reads):
            threads.shutdown()
        if self._file:
            await _aside(self._writes, self._file.dispose)
        self._writes.shutdown()
        for pool in self._server:
            await pool.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query and return its result; all its statements see the database at one moment."""
        return await self._read(self._reads, query)

    async def respond(self) -> None:
        """Send an empty query; raise the error if the database cannot answer."""
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1"))

    async def read_long(self, query: Callable[[Connection], T]) -> T:
        """Run a query that may take seconds; short reads do not wait for it.

        A person has one such query at a time, so nobody waits for all queries of another person.
        """
        lock = asyncio.Lock()
        if person := PERSON.get():
            lock = self._turns.setdefault(person, lock)
        async with lock, self._long:
            return await self._read(self._long_reads, query)

    async def _read(self, threads: ThreadPoolExecutor, query: Callable[[Connection], T]) -> T:
        if self._file:
            return await _aside(threads, _found, self._file, query)
        with engines.reaching():
            async with self._server[0].connect() as connection:
                return await connection.run_sync(query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction; return its result. DuplicateError if a key is taken."""
        done: T = await self._waits(work)
        return done

    async def put(self, rows: Sequence[Row]) -> None:
        """Write rows in a transaction; return after the commit. OvertakenError if a guard fails."""
        await self._waits(rows)

    def beside(self, key: Hashable, work: Work | Sequence[Row]) -> None:
        """Do work together with the next transaction, replacing waiting work that has the same key.

        The work gets a transaction of its own only when `MANY` works wait, or when the database is
        closed. A failure is only logged.
        """
        self._beside[key] = work
        if len(self._beside) >= MANY:
            self._waits(())

    def _waits(self, work: Work | Sequence[Row]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        return done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            beside, self._beside = self._beside, {}
            works = [*beside.values(), *(work for work, _ in batch)]
            began = time.perf_counter()
            try:
                results = await self._commit(works)
            except Exception as error:
                results = [error] if len(works) == 1 else await self._commit_apart(works)
            self.timed(time.perf_counter() - began, len(works))
            for result in results[: len(beside)]:
                if isinstance(result, Exception):
                    log.warning("not written beside other work", exc_info=result)
            for (_, done), result in zip(batch, results[len(beside) :], strict=True):
                _settle(done, result)
        self._writer = None

    async def _commit_apart(self, works: Sequence[Work | Sequence[Row]]) -> list[Any]:
        """Do each of some failed works in a savepoint; return the result or error of each."""
        try:
            return (await self._commit([begin, *map(_apart, works)]))[1:]
        except Exception as error:
            return [error] * len(works)

    async def _commit(self, batch: Sequence[Work | Sequence[Row]]) -> list[Any]:
        if self._file:
            return await _aside(self._writes, _written, self._file, _carry_out, batch)
        for left in reversed(range(TRIES)):
            try:
                with engines.reaching():
                    async with self._server[-1].begin() as connection:
                        return await connection.run_sync(_carry_out, batch)
            except DBAPIError as error:
                if not left or not _passes(error):
                    raise
            await asyncio.sleep(random.uniform(0, WAIT))
        raise AssertionError("the last try gives what it finds or raises")


async def _aside(threads: ThreadPoolExecutor, work: Callable[..., T], *given: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work, *given)


def _found(file: Engine, query: Callable[[Connection], T]) -> T:
    """Run a query of SQLite in a transaction, so that all its statements see the same snapshot."""
    with file.connect() as connection:
        connection.exec_driver_sql("BEGIN")
        return query(connection)


def _written(file: Engine, work: Callable[..., T], *given: Any) -> T:
    with file.begin() as connection:
        return work(connection, *given)


def write_rows(connection: Connection, rows: Iterable[Row]) -> None:
    """Write rows in an open transaction, grouped by statement; OvertakenError if a guard fails."""
    of: dict[Insert | Update | Delete, list[Row]] = {}
    for row in rows:
        of.setdefault(row.statement, []).append(row)
    sums = connection.dialect.supports_sane_multi_rowcount
    for statement, some in of.items():
        values, guards = [row.values for row in some], some[0].guards
        groups = [values] if sums or not guards else [[value] for value in values]
        for group in groups:
            done = connection.execute(statement, group)
            if guards and done.rowcount != len(group):
                raise OvertakenError


def _carry_out(connection: Connection, batch: Sequence[Work | Sequence[Row]]) -> list[Any]:
    """Write all rows, a statement at a time, then do the other work; return the results."""
    write_rows(connection, (row for work in batch if not callable(work) for row in work))
    return [work(connection) if callable(work) else None for work in batch]


def _apart(work: Work | Sequence[Row]) -> Work:
    """Return work that runs in a savepoint: its failure undoes nothing else, and is returned.

    An error after which the whole transaction is tried again is raised.
    """

    def tried(connection: Connection) -> Any:
        try:
            with connection.begin_nested():
                return _carry_out(connection, [work])[0]
        except Exception as error:
            if _passes(error):
                raise
            return error

    return tried


def _passes(error: Exception) -> bool:
    """Whether a transaction failed because it collided with another one."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in PASSING


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
