"""Processes forked from one that has imported the bot, so that each begins within milliseconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["pytest", "bot.chat.client", "tests.faults.player"])
Tell = Callable[..., None]
"""How a process tells its test some things that can be pickled."""
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""How many sessions a PostgreSQL database has besides the one that asks."""


class Forked:
    """A process that does some work, and what it tells its test meanwhile."""

    def __init__(self, work: Callable[..., None], *what: object) -> None:
        """Start `work(tell, *what)`, a function of a module."""
        self._told, telling = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=_work, args=(telling, work, what), daemon=True)
        self.process.start()
        telling.close()

    def hear(self) -> tuple[Any, ...]:
        """Return the next things it tells; nothing once it has ended, be it in mid-word."""
        try:
            told: tuple[Any, ...] = self._told.recv()
        except (EOFError, OSError):
            return ()
        return told

    def end(self) -> int | None:
        """Wait for its end and return the exit code."""
        self.process.join()
        return self.process.exitcode

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.join()


def _work(telling: Any, work: Callable[..., None], what: tuple[object, ...]) -> None:
    work(lambda *told: telling.send(told), *what)


async def left(url: str) -> None:
    """Wait until a server has noticed that the processes that worked with a database are dead.

    The session of a killed process may still commit what it had begun.
    """
    if make_url(url).get_backend_name() != "postgresql":
        return
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        while await connection.scalar(text(OTHERS)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await engine.dispose()
