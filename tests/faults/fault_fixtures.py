"""The fixtures of these tests: the fate of a process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.store import Database
from tests.faults.fate import Fate


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    """The fate of the process in this test."""
    found = Fate()

    def doomed(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def done(*what: Any, **more: Any) -> Any:
            return await found.passed(lambda: work(*what, **more))

        return done

    monkeypatch.setattr(Database, "_commit", doomed(Database._commit))
    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(transport, "request", doomed(transport.request))
    return found
