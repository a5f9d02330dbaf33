"""How long the event loop is held is measured in every test; some run on either database."""

import pytest

pytest_plugins = ["holding", "postgres_fixtures"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked `both` run once on SQLite and once on PostgreSQL."""
    if metafunc.definition.get_closest_marker("both") and "home" in metafunc.fixturenames:
        metafunc.parametrize("home", ["sqlite", "postgres"], indirect=True)
