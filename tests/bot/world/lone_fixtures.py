"""The fixtures for tables without Discord: a database, and a time that a test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Database
from bot.timers import Timers
from tests.bot.world.lone_tables import Clock


class Silent:
    """A timer that never rings: the test does what comes due."""

    def cancel(self) -> None:
        """Do nothing, because no timer is set."""


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Timers, "_later", lambda *_: Silent())


@pytest.fixture
async def database(home: str) -> AsyncIterator[Database]:
    found = Database(home)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()
