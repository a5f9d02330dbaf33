"""Replacements for threads: the event loop does their work at once, so the order never varies."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from tests.holding import aside


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
