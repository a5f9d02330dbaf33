"""Every test of the bot starts from a quiet place."""

import pytest


@pytest.fixture(autouse=True)
def _begin(at_play: None, _asked: None) -> None:
    """Request the fixtures that every test here needs."""
