"""Fixtures for every test of the bot: people at play, and a log with its fields."""

import pytest

from bot import logs


@pytest.fixture(autouse=True)
def _begin(at_play: None, _asked: None) -> None:
    """Request the fixtures that every test here needs."""


@pytest.fixture
def caplog(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Return the log with lines as the bot writes them, which contain the fields, too."""
    caplog.handler.setFormatter(logs.TextLines(logs.TEXT))
    return caplog
