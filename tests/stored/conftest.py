"""Scenes start from a database that is ready, and nothing is done in threads."""

import pytest


@pytest.fixture(autouse=True)
def _begin(
    _translated: None,
    _inline: None,
    _lasting: None,
    databases: object,
    still: None,
) -> None:
    """Request what holds in each test here."""
