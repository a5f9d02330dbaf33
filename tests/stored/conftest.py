"""The fixture for every stored scene: an up-to-date database, and no work in threads."""

import pytest


@pytest.fixture(autouse=True)
def _begin(quiet: None) -> None:
    """Request the fixtures that every test here needs."""
