"""Every test of failures starts from a quiet place, as tests of the bot do."""

import pytest


@pytest.fixture(autouse=True)
def _begin(at_play: None) -> None:
    """Request the fixtures that every test here needs."""
