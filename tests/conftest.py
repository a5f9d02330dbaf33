"""How long the event loop is held is measured in every test; some run on either database."""

import gc

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "gate",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("gate")
"""Examples are the same every time, and a busy machine has time for them."""

pytest_plugins = [
    "tests.lanes",
    "tests.holding",
    "tests.bot.world.caches",
    "tests.bot.world.baseline",
    "tests.bot.world.lone_fixtures",
    "tests.bot.world.postgres_server",
    "tests.bot.discord.room_fixtures",
    "tests.faults.fault_fixtures",
]

gc.disable()
"""Nothing is garbage while tests are collected: looking for it took a third of that time."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked `both` run once on SQLite and once on PostgreSQL."""
    if metafunc.definition.get_closest_marker("both") and "home" in metafunc.fixturenames:
        metafunc.parametrize("home", ["sqlite", "postgres"], indirect=True)


def pytest_collection_finish() -> None:
    """Thousands of tests wait until it is their turn: garbage is not looked for among them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)
    gc.enable()


SELDOM = 10_000
"""The number of new objects before garbage is collected."""
