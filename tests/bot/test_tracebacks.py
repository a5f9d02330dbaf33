"""An error that comes again and again has one traceback a minute, and one line otherwise."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from bot import logs, tracebacks
from bot.tracebacks import Sparing


def full() -> None:
    """Write on a full disk."""
    raise OperationalError("INSERT INTO moves", {}, OSError("database or disk is full"))


def busy() -> None:
    """Fail in another place."""
    raise OperationalError("INSERT INTO moves", {}, OSError("database is locked"))


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None], float], list[str]]:
    """Log a failure at a time, and return its lines."""
    stream, own, now = io.StringIO(), logging.Logger("paifuda"), [0.0]
    handler = logging.StreamHandler(stream)
    handler.addFilter(Sparing())
    handler.setFormatter(logs.TextLines("%(line)s"))
    own.addHandler(handler)
    monkeypatch.setattr(tracebacks, "time", SimpleNamespace(monotonic=lambda: now[0]))

    def failed(work: Callable[[], None], at: float) -> list[str]:
        now[0], before = at, stream.tell()
        try:
            work()
        except OperationalError:
            logs.Log(own).exception("failed", channel=5)
        return stream.getvalue()[before:].splitlines()

    return failed


def test_a_failing_disk_writes_a_traceback_a_minute(
    fails: Callable[[Callable[[], None], float], list[str]],
) -> None:
    line = "failed channel=5 because=\"OSError('database or disk is full')\""
    assert len(fails(full, 0.0)) > 3
    assert [fails(full, at) for at in (0.5, 30.0, 59.9)] == [[line]] * 3
    assert len(fails(busy, 59.9)) > 3
    assert len(fails(full, 60.0)) > 3
    assert fails(full, 61.0) == [line]
