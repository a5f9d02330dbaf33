"""One bot a PostgreSQL database: a lock on a session that dies with its process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, make_url, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.lock import HeldError

KEY = int.from_bytes(b"paifuda")
"""What the lock is called within its database."""
AGAIN = 0.5
"""After so many seconds whoever is patient asks again."""
BEAT = 5.0
"""Every so many seconds the session is felt, and must answer within as many."""


class LostError(Exception):
    """The session that held a database is gone; the text is the database's name."""


@dataclass
class Hold:
    """Whether this process may work with its database still."""

    stands: bool = True


@asynccontextmanager
async def session(address: str, *, patient: bool = False) -> AsyncIterator[Hold]:
    """Hold a PostgreSQL database by its SQLAlchemy address; HeldError while another process does.

    `patient`: wait until the other has let it go. Whatever is done while it is held is cancelled
    when the session is lost, and ends with LostError. Other databases are not held.
    """
    url, hold = make_url(address), Hold()
    if url.get_backend_name() != "postgresql":
        yield hold
        return
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    connection = await _connected(engine)
    doing = asyncio.current_task()
    assert doing
    watch: asyncio.Task[None] | None = None
    try:
        await _take(connection, url.database or "", patient)
        watch = asyncio.create_task(_watch(connection, hold, doing))
        yield hold
    except BaseException:
        if hold.stands:
            raise
        doing.uncancel()
        raise LostError(url.database) from None
    finally:
        if watch:
            watch.cancel()
        with suppress(SQLAlchemyError, OSError):
            await (connection.close() if hold.stands else connection.invalidate())
        await engine.dispose()


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    try:
        return await engine.connect()
    except OSError as error:
        raise SQLAlchemyError(str(error)) from error


async def _take(connection: AsyncConnection, name: str, patient: bool) -> None:
    """Take the lock, once it is free."""
    while not await connection.scalar(select(func.pg_try_advisory_lock(KEY))):
        if not patient:
            raise HeldError(name)
        await asyncio.sleep(AGAIN)


async def _watch(connection: AsyncConnection, hold: Hold, doing: asyncio.Task[Any]) -> None:
    """Feel the session until it is gone; then nothing is to be done any more."""
    gone = asyncio.Event()
    driven = (await connection.get_raw_connection()).driver_connection
    assert driven
    driven.add_termination_listener(lambda _: gone.set())
    with suppress(SQLAlchemyError, OSError, TimeoutError):
        while not gone.is_set():
            await asyncio.wait_for(connection.scalar(select(1)), BEAT)
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), BEAT)
    hold.stands = False
    doing.cancel()
