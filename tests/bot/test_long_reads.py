"""Long queries: a person's wait for each other, so that other people get their turn."""

from __future__ import annotations

import asyncio

import pytest

from bot.logs import PERSON
from bot.store import Connection, Database

MANY = 20
"""The number of long queries of one person."""


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
