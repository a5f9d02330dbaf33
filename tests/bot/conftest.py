"""Every test of the bot starts from a quiet place."""

import pytest


@pytest.fixture(autouse=True)
def _begin(
    _translated: None,
    _asked: None,
    _hasty: None,
    _inline: None,
    _lasting: None,
    databases: object,
    refused: object,
    secrets: None,
    still: None,
) -> None:
    """Request the fixtures that every test here needs."""
