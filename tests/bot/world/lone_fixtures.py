"""The fixtures of tables of the service alone: a database, and a time that a test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Database
from bot.timers import Timers
from tests.bot.world.lone_tables import Clock


class Silent:
    """A timer that never rings: what is due is done by the test."""

    def cancel(self) -> None:
        """Nothing was to ring."""


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
