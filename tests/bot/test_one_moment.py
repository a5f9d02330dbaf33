"""A table is read as it stood at one moment, also where another process writes in mid-read."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.util import await_only

from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import reads
from tests.bot.world.caches import engines
from tests.bot.world.lone_tables import GUILD, HERE, Clock
from tests.bot.world.matches import PEOPLE

pytestmark = pytest.mark.both


async def deal(tables: Tables, number: int) -> None:
    """Begin the match of a table."""
    await tables.playing.start(number, PEOPLE[0].user, 2000)


def at_once(reader: Database, work: Coroutine[Any, Any, object]) -> None:
    """Do work in the middle of a read: in its greenlet, or beside the thread that reads SQLite."""
    if reader._file:
        with ThreadPoolExecutor(1) as other:
            other.submit(asyncio.run, work).result()
    else:
        await_only(work)


async def test_a_table_is_read_whole(home: str, clock: Clock) -> None:
    """Between each two statements of a read another process deals; no part of that is seen."""
    reader, writer = Database(home), Database(home)
    await reader.open()
    tables = Tables(writer, clock)
    asked = 0
    while True:
        channel, statements = HERE + asked, 0
        table = await tables.lobbies.open(GUILD, channel, PEOPLE[0], "mushi", seats=2)
        table = await tables.lobbies.join(table.id, PEOPLE[1], 1001)

        def dealt_in_mid_read(*_: Any, number: int = table.id, when: int = asked) -> None:
            nonlocal statements
            if statements == when:
                at_once(reader, deal(tables, number))
            statements += 1

        reading = engines(reader)[0]
        event.listen(reading, "after_cursor_execute", dealt_in_mid_read)
        found = await reader.read(partial(reads.by_id, number=table.id))
        event.remove(reading, "after_cursor_execute", dealt_in_mid_read)
        after = await tables.at(table.id)
        assert found in (table, after), asked
        asked += 1
        if asked == statements:
            break
    assert asked > 5
    for database in (reader, writer):
        await database.close()
