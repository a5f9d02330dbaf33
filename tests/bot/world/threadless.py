"""In place of threads: what they would do is done in the event loop, always in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import aiosqlite.core

from tests.holding import aside


class Inline:
    """In place of the thread of a connection and of its queue: what waits is done in the loop.

    So what happens at one moment always happens in the same order, however busy the machine is.
    """

    daemon = True

    def start(self) -> None:
        """There is nothing to start."""

    def put_nowait(self, work: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Do it as soon as the loop comes to it, at once where there is none."""
        future, function = work
        if future:
            future.get_loop().call_soon(self._do, future, function)
        else:
            function()

    def _do(self, future: asyncio.Future[Any], function: Callable[[], Any]) -> None:
        try:
            with aside():
                result = function()
        except Exception as error:
            aiosqlite.core.set_exception(future, error)
        else:
            aiosqlite.core.set_result(future, result)


class Here:
    """In place of the pool of processes of the worker: the work is done at once."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self._at_once = AtOnce()

    def schedule(
        self, work: Callable[..., Any], args: tuple[Any, ...], timeout: float
    ) -> Future[Any]:
        """The outcome of work that is done."""
        return self._at_once.submit(work, *args)

    def stop(self) -> None:
        """There is nothing to stop."""

    def join(self) -> None:
        """There is nothing to wait for."""


class AtOnce(Executor):
    """An executor in place of the writer's thread: the caller does the work."""

    def submit(self, work: Callable[..., Any], /, *what: Any, **more: Any) -> Future[Any]:
        """The outcome of work that is done."""
        done: Future[Any] = Future()
        try:
            with aside():
                done.set_result(work(*what, **more))
        except Exception as error:
            done.set_exception(error)
        return done
