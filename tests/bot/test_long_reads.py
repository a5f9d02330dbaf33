"""Long queries: a person's wait for each other, so that other people get their turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.domain.ledger.reading import Part
from bot.domain.shards import server
from bot.logs import PERSON
from bot.services.ledger import exports
from bot.store import Connection, Database
from bot.store.ledger import ranges
from tests.bot.world.large_league import GUILD, filled

MANY = 20
"""The number of long queries of one person."""
MOST = 100
"""The largest number of lines of a file that are made while nobody else gets a turn."""


@pytest.mark.both
async def test_nobody_waits_for_all_long_queries_of_another_person(database: Database) -> None:
    course = list[int]()

    async def asks(person: int) -> None:
        def query(connection: Connection) -> None:
            if connection.dialect.name == "postgresql" and person == 1:
                connection.exec_driver_sql("SELECT pg_sleep(0.01)")
            course.append(person)

        PERSON.set(person)
        await database.read_long(query)

    await asyncio.gather(*(asks(person) for person in [1] * MANY + [2]))
    assert sorted(course) == [1] * MANY + [2]
    assert course.index(2) < MANY / 2


@pytest.mark.both
async def test_others_get_their_turn_while_a_file_is_made(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(database, 20, 2_000)
    turns, waits = Counter[str](), True

    async def others() -> None:
        while waits:
            turns["in a row"] = 0
            await asyncio.sleep(0)

    told = exports._told

    def noted(row: Mapping[Any, Any]) -> dict[str, Any]:
        turns["rows"] += 1
        turns["in a row"] += 1
        turns["longest"] = max(turns["longest"], turns["in a row"])
        return told(row)

    def pause(seconds: float) -> None:
        assert seconds > 0
        turns["in a row"] = 0

    monkeypatch.setattr(exports, "_told", noted)
    monkeypatch.setattr(ranges, "sleep", pause)
    task = asyncio.ensure_future(others())
    file = await exports.Exports(database).made(Part(server(GUILD)), "entries", "csv")
    waits = False
    await task
    assert len(file.content.splitlines()) == 1 + turns["rows"] == 1 + 2 * 1_000
    assert turns["longest"] <= MOST
