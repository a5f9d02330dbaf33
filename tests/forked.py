"""Processes forked from one that has imported the bot, so that each starts within milliseconds."""

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
"""A function by which a process sends its test some objects that can be pickled."""
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""The statement that counts the sessions of a PostgreSQL database without the one that asks."""


class Forked:
    """A process that does some work, and its messages to its test."""

    def __init__(self, work: Callable[..., None], *what: object) -> None:
        """Start `work(tell, *what)`, a function of a module."""
        self._told, telling = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=_work, args=(telling, work, what), daemon=True)
        self.process.start()
        telling.close()

    def hear(self) -> tuple[Any, ...]:
        """Return the next messages; nothing once the process has ended, even
        in the middle of one.
        """
        try:
            told: tuple[Any, ...] = self._told.recv()
        except (EOFError, OSError):
            return ()
        return told

    def end(self) -> int | None:
        """Wait for the end of the process and return the exit code."""
        self.process.join()
        return self.process.exitcode

    def kill(self) -> None:
        """Kill the process without warning."""
        self.process.kill()
        self.process.join()


def _work(telling: Any, work: Callable[..., None], what: tuple[object, ...]) -> None:
    work(lambda *told: telling.send(told), *what)


async def left(url: str) -> None:
    """Wait until a server has noticed that the processes which used a database are dead.

    Until then, the session of a killed process can still commit its work.
    """
    if make_url(url).get_backend_name() != "postgresql":
        return
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        while await connection.scalar(text(OTHERS)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await engine.dispose()
