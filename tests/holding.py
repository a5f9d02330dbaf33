"""How long each piece of work holds the event loop; the longest times are printed after the tests.

While the loop is held nobody else is answered. Processor time is counted, so that a busy machine
changes little. A test that holds the loop too long is run once more, and only the second run
counts: a busy machine, or work done once in a process, does not hold it twice. Not counted are work
that the bot does beside the loop and tests do in it, a test's own computations, work before anybody
is served (`open_table`), and the collection of garbage, most of which the bot avoids (`gc.freeze`
at its start).
"""

from __future__ import annotations

import asyncio
import gc
import heapq
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import get_ident
from time import perf_counter, thread_time
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

MOST = 0.05
"""The longest time in seconds that a test may hold the loop."""
SLOWER = 4
"""The factor by which a machine may be slower than the one for which that limit holds."""
LIMIT = MOST * SLOWER
TOLD = 10
STALE = 0.002
"""Seconds for which a reading of the processor time is used."""
BEFORE_ANYBODY = "open_table"
"""The name of the coroutine that opens the table in the browser; the start of the browser counts,
too.
"""
RUN = "_run"
Held = tuple[float, str, str]
"""A measurement: the seconds, the name of the test, and the work that held the loop."""

_longest: list[Held] = []
_aside = 0.0
_began = 0.0
_test = ""


@contextmanager
def aside() -> Iterator[None]:
    """Mark work that the bot would do beside the event loop."""
    global _aside
    before, began = _aside, thread_time()
    try:
        yield
    finally:
        _aside = before + thread_time() - began


def _collecting(phase: str, _: object) -> None:
    global _aside, _began
    if phase == "start":
        _began = thread_time()
    else:
        _aside += thread_time() - _began


def _timed(run: Callable[[asyncio.Handle], None]) -> Callable[[asyncio.Handle], None]:
    """Return a callback that measures `run`.

    To read the processor time takes long. So it is read again only after `STALE` seconds, and after
    a callback only if that took long by the clock; a measurement is too large by at most that time.
    """
    last = (0, 0.0, 0.0, 0.0)

    def timed(handle: asyncio.Handle) -> None:
        nonlocal last
        began, known = perf_counter(), last
        if began - known[1] > STALE or get_ident() != known[0]:
            known = last = get_ident(), began, thread_time(), _aside
        run(handle)
        if perf_counter() - began > STALE and _test:
            held = thread_time() - known[2] - (_aside - known[3])
            if len(_longest) < TOLD or held > _longest[0][0]:
                called = _called(handle)
                if called not in (BEFORE_ANYBODY, _test.rpartition("::")[2].partition("[")[0]):
                    change = heapq.heapreplace if len(_longest) == TOLD else heapq.heappush
                    change(_longest, (held, _test, called))

    return timed


def _called(handle: Any) -> str:
    """Return the name of a callback; for the step of a task, that of its coroutine."""
    task = getattr(handle._callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return getattr(task.get_coro(), "__qualname__", "")
    return getattr(handle._callback, "__qualname__", "")


def pytest_configure(config: pytest.Config) -> None:
    """Start measuring."""
    gc.callbacks.append(_collecting)
    setattr(asyncio.Handle, RUN, _timed(getattr(asyncio.Handle, RUN)))
    config.stash[EVERY] = []


EVERY = pytest.StashKey[list[Held]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Measure only the test itself, without its fixtures."""
    global _test
    _test = item.nodeid
    try:
        return (yield)
    finally:
        _test = ""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Run a test once more if it held the loop too long."""
    done = yield
    others = [one for one in _longest if one[0] <= LIMIT or one[1] != item.nodeid]
    if len(others) < len(_longest):
        _longest[:] = others
        heapq.heapify(_longest)
        runtestprotocol(item, log=False, nextitem=nextitem)
    return done


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the measurements of a worker to the process that started it."""
    found = session.config.stash[EVERY]
    found += _longest
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["held"] = found
    elif found and max(found)[0] > LIMIT:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take the measurements of another worker."""
    output = getattr(node, "workeroutput", {})
    found: list[Held] = node.config.stash[EVERY]
    found += [tuple(one) for one in output.get("held", ())]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the longest times."""
    found: list[Held] = config.stash[EVERY]
    if found:
        terminalreporter.section(f"the event loop was held longest (at most {MOST * 1000:.0f} ms)")
        for held, test, called in heapq.nlargest(TOLD, found):
            terminalreporter.line(f"{held * 1000:5.0f} ms  {called}  {test}")
        if max(found)[0] > LIMIT:
            terminalreporter.line(
                f"FAILED: the event loop was held for more than {LIMIT * 1000:.0f} ms, twice"
            )
