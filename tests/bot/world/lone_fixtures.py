"""The fixtures for tables without Discord: a database, and a time that a test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import count
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.domain.shards import ALL
from bot.domain.tables import fair
from bot.services.services import Services
from bot.services.stage import Stage
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


@pytest.fixture
def services(database: Database, clock: Clock) -> Services:
    stage = MagicMock(spec=Stage)
    stage.reachable.return_value = ALL
    return Services(database, clock, stage)


@pytest.fixture
def numbered_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the secrets 1, 2, 3 and so on."""
    secrets = (f"{number:064x}" for number in count(1))
    monkeypatch.setattr(fair, "draw_secret", lambda: next(secrets))


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of works that each commit has written."""
    found: list[int] = []
    commit = Database._commit

    async def counted(self: Database, batch: Sequence[Any]) -> list[Any]:
        found.append(len(batch))
        return await commit(self, batch)

    monkeypatch.setattr(Database, "_commit", counted)
    return found
