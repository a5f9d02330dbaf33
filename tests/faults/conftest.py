"""Every test of failures starts from a quiet place, as tests of the bot do."""

import pytest


@pytest.fixture(autouse=True)
def _begin(
    _translated: None,
    _hasty: None,
    _inline: None,
    _lasting: None,
    databases: object,
    refused: object,
    secrets: None,
    still: None,
) -> None:
    """Request the fixtures that every test here needs."""
