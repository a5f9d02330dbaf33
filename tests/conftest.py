"""Measure in every test how long the event loop is held; run some tests on both databases."""

import gc

import pytest
from hypothesis import HealthCheck, settings

from bot.words import Words

settings.register_profile(
    "gate",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("gate")
"""Use the same random examples in every run, and give busy machines time for them."""

pytest_plugins = [
    "tests.lanes",
    "tests.compiling",
    "tests.holding",
    "tests.bot.world.caches",
    "tests.bot.world.baseline",
    "tests.bot.world.lone_fixtures",
    "tests.bot.world.postgres_server",
    "tests.bot.discord.room_fixtures",
    "tests.faults.fault_fixtures",
]

gc.disable()
"""Stop collecting garbage while tests are collected: there is none, and it took a third of the
time.
"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests marked `both` once on SQLite and once on PostgreSQL."""
    if metafunc.definition.get_closest_marker("both") and "home" in metafunc.fixturenames:
        metafunc.parametrize("home", ["sqlite", "postgres"], indirect=True)


def pytest_collection_finish() -> None:
    """Let a missing sentence fail from now on, and exclude the tests from the search for garbage.

    If it were an error earlier, a game without words would stop the tests that list what it lacks.
    """
    Words.strict = True
    gc.freeze()
    gc.set_threshold(SELDOM, RARELY)
    gc.enable()


SELDOM = 10_000
"""The number of new objects after which garbage is collected."""
RARELY = 100
"""The number of such collections after which older objects are searched, too."""
