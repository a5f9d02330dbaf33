"""The fixture for every test of failures: the same start as for tests of the bot."""

import pytest


@pytest.fixture(autouse=True)
def _begin(at_play: None) -> None:
    """Request the fixtures that every test here needs."""
