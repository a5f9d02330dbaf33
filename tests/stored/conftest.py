"""Scenes start from an up-to-date database, and no work is done in threads."""

import pytest


@pytest.fixture(autouse=True)
def _begin(quiet: None) -> None:
    """Request the fixtures that every test here needs."""
