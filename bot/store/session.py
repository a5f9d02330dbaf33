"""Hold a database: SQLite by a lock file, PostgreSQL by a session that ends with its process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import URL, Select, column, func, make_url, select, table
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.domain.shards import Hold
from bot.store.engines import reaching
from bot.store.lock import HeldError, held, is_locked

KEY = int.from_bytes(b"paifuda")
"""The key of the lock within its database."""
AGAIN = 0.5
"""Seconds between two tries of a patient process."""
BEAT = 5.0
"""Seconds between two checks of the session."""
PATIENCE = 15.0
"""Seconds within which the session must answer.

That is long enough for a busy machine, and shorter than the 25 seconds of `GONE`, before which no
other process gets the lock.
"""

GONE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""The settings with which a silent machine loses its locks after 25 seconds.

They are the seconds before the first probe, the seconds between probes, and the number of probes.
"""


class LostError(Exception):
    """The session that held a database is gone; the text is the database's name."""


class Lock(Hold):
    """The hold on a whole database, by a lock of a PostgreSQL session."""

    async def take(self, session: Session, patient: bool) -> None:
        """Take the lock; while another process has it, wait if `patient`, or raise HeldError."""
        while not await session.ask(select(func.pg_try_advisory_lock(KEY))):
            await session.wait(patient)


class Session:
    """A connection to a PostgreSQL server that several tasks share, one question at a time."""

    def __init__(self, connection: AsyncConnection, name: str) -> None:
        self._connection, self.name = connection, name
        self._asking = asyncio.Lock()

    async def ask(self, question: Select[Any]) -> Any:
        """Send a query, and return the first value of the answer."""
        async with self._asking:
            return await self._connection.scalar(question)

    async def every(self, question: Select[Any]) -> Sequence[Any]:
        """Send a query, and return all rows of the answer."""
        async with self._asking:
            found: Sequence[Any] = (await self._connection.execute(question)).all()
        return found

    async def wait(self, patient: bool) -> None:
        """Wait a moment for another process to let go; HeldError unless `patient`."""
        if not patient:
            raise HeldError(self.name)
        await asyncio.sleep(AGAIN)

    async def driven(self) -> Any:
        """Return the driver's own connection."""
        return (await self._connection.get_raw_connection()).driver_connection

    async def listen(self, channel: str, heard: Callable[[str], None]) -> None:
        """Call `heard` with each message that other processes send to a channel."""
        async with self._asking:
            await (await self.driven()).add_listener(channel, lambda *payload: heard(payload[-1]))


@asynccontextmanager
async def session(
    address: str, hold: Lock | None = None, *, patient: bool = False
) -> AsyncIterator[Hold]:
    """Hold a PostgreSQL database by its SQLAlchemy address; HeldError while another process does.

    `hold` tells what is locked, by default the whole database. With `patient`, wait until the other
    process has let go. If the session is lost, the body of the `async with` is cancelled and ends
    with LostError. Other kinds of databases are not locked.
    """
    url, hold = make_url(address), hold or Lock()
    if url.get_backend_name() != "postgresql":
        yield hold
        return
    engine = _alone(url)
    connection = await _connected(engine)
    doing = asyncio.current_task()
    assert doing
    watch: asyncio.Task[None] | None = None
    try:
        held = Session(connection, url.database or "")
        await hold.take(held, patient)
        watch = asyncio.create_task(_watch(held, hold, doing))
        yield hold
    except BaseException:
        if hold.stands:
            raise
        doing.uncancel()
        raise LostError(url.database) from None
    finally:
        if watch:
            watch.cancel()
            await asyncio.wait([watch])  # otherwise its query would be cancelled during the close
        with suppress(SQLAlchemyError, OSError):
            await (connection.close() if hold.stands else connection.invalidate())
        await engine.dispose()


def _alone(url: URL) -> AsyncEngine:
    """Return an engine for one connection outside any transaction."""
    settings = {"server_settings": GONE}
    return create_async_engine(
        url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=settings
    )


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    with reaching():
        return await engine.connect()


async def _watch(held: Session, hold: Hold, doing: asyncio.Task[Any]) -> None:
    """Check the session until it is lost; then cancel the task that works under it."""
    gone = asyncio.Event()
    (await held.driven()).add_termination_listener(lambda _: gone.set())
    with suppress(SQLAlchemyError, OSError, TimeoutError):
        while not gone.is_set():
            async with asyncio.timeout(PATIENCE):  # `wait_for` of 3.11 may swallow a cancellation
                await held.ask(select(1))
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await gone.wait()
    hold.stands = False
    doing.cancel()


@asynccontextmanager
async def holding(address: str) -> AsyncIterator[Hold]:
    """Hold an SQLite or PostgreSQL database; HeldError while another process holds it."""
    with held(address):
        async with session(address) as hold:
            yield hold


async def is_held(address: str) -> bool:
    """Whether a process holds an SQLite or PostgreSQL database.

    This check does not disturb a bot that starts meanwhile.
    """
    url = make_url(address)
    if url.get_backend_name() != "postgresql":
        return is_locked(address)
    engine = _alone(url)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(locks(1))
            return (KEY >> 32, KEY & 0xFFFFFFFF) in {(row[0], row[1]) for row in found}
    finally:
        await engine.dispose()


def locks(parts: int) -> Select[Any]:
    """Return the query for the two numbers of each advisory lock that is held in this PostgreSQL
    database.

    `parts` is 2 for keys of two numbers, and 1 for keys of one number, which is cut into halves.
    """
    names = ("classid", "objid", "objsubid", "granted", "locktype", "database")
    every = table("pg_locks", *map(column, names))
    of = table("pg_database", column("oid"), column("datname"))
    here = select(of.c.oid).where(of.c.datname == func.current_database()).scalar_subquery()
    found = select(every.c.classid, every.c.objid).where(every.c.locktype == "advisory")
    return found.where(every.c.objsubid == parts, every.c.granted, every.c.database == here)
