"""Replacements for threads: the event loop does their work, always in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import aiosqlite.core

from tests.holding import aside


class Inline:
    """Replaces the thread of a connection and its queue: the event loop does waiting work.

    So everything at one moment happens in the same order, however busy the machine is.
    """

    daemon = True

    def start(self) -> None:
        """Start nothing."""

    def put_nowait(self, work: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Do work as soon as the loop comes to it, or at once if no loop runs."""
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
    """Replaces the worker's pool of processes: the work is done at once."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self._at_once = AtOnce()

    def schedule(
        self, work: Callable[..., Any], args: tuple[Any, ...], timeout: float
    ) -> Future[Any]:
        """Do the work and return its outcome."""
        return self._at_once.submit(work, *args)

    def stop(self) -> None:
        """Stop nothing."""

    def join(self) -> None:
        """Wait for nothing."""


class AtOnce(Executor):
    """An executor in place of the writer's thread: the caller does the work."""

    def submit(self, work: Callable[..., Any], /, *what: Any, **more: Any) -> Future[Any]:
        """Do the work and return its outcome."""
        done: Future[Any] = Future()
        try:
            with aside():
                done.set_result(work(*what, **more))
        except Exception as error:
            done.set_exception(error)
        return done
