"""The three lanes: the gate, the quick lane (`-m "not slow"`), the long lane (`PAIFUDA_LONG=1`)."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from types import ModuleType

import pytest

from tests import english, sources
from tests.volume import FIRST, LONG, SEED


def pytest_report_header() -> str:
    """Tell the lane and the first seed."""
    lane = f"long lane, {LONG} times the full numbers" if LONG else "gate, small numbers"
    more = "" if LONG else "; PAIFUDA_LONG=1 runs the full ones, and the tests marked `long`"
    return f"lane: {lane}, first seed {FIRST} ({SEED}){more}"


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are processors for `-n auto`.

    Some tests wait for a server, a killed process or a clock; others are run meanwhile.
    """
    return (os.cpu_count() or 1) + 1


FOLDERS = frozenset(("stored", "faults", "sockets"))
"""The folders whose tests are slow."""


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test is left out of the quick lane.

    It is slow by its folder; because it works with PostgreSQL; as a further round of a random test,
    or a further row of a table that is played through a simulated Discord: the quick lane plays the
    first; or because a mark says so, where it plays whole matches or starts processes.
    """
    row, used = getattr(item, "callspec", None), getattr(item, "fixturenames", ())
    given = row.params if row else {}
    return (
        item.get_closest_marker("slow") is not None
        or not FOLDERS.isdisjoint(item.path.parts)
        or "server" in used
        or given.get("home") == "postgres"
        or given.get("seed", FIRST) not in (0, FIRST)
        or ("simcord_env" in used and any(row.indices.values() if row else ()))
    )


@cache
def parses(module: ModuleType) -> bool:
    """Return whether a module looks into sentences or code, parsed at the first look."""
    return any(
        value is sources or value is english or getattr(value, "__module__", "") == sources.__name__
        for value in vars(module).values()
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of the long lane unless it runs, and run slow tests first.

    So no worker waits in the end for the last test of another. Before them one worker runs the
    tests that look into parsed files, which the others then need not parse, too.
    """
    if not LONG:
        left_out = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
    for item in filter(is_slow, items):
        item.add_marker("slow")
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[bool, bool]:
    module = getattr(item, "module", None)
    return not (module and parses(module)), not item.get_closest_marker("slow")


def repeating(failed: Iterable[str]) -> list[str]:
    """Return the commands that repeat failed tests with the same seeds."""
    long = f"PAIFUDA_LONG={LONG} " if LONG else ""
    return [f"{long}{SEED}={FIRST} pytest '{test}'" for test in dict.fromkeys(failed)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the command that repeats each failed test."""
    reports = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
    if reports:
        terminalreporter.section("to repeat")
        for line in repeating(one.nodeid for one in reports):
            terminalreporter.line(line)
