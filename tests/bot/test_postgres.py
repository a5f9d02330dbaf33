"""PostgreSQL: one bot a database, transactions that are repeated, a writer readers leave be."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from random import Random

import pytest
from lone_tables import GUILD, Clock, opened, stored
from matches import step
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from test_two_processes import (  # noqa: F401
    test_the_deck_on_the_disk_is_the_one_that_was_dealt,
    test_two_who_join_through_two_processes_both_sit,
    two,
)

from bot.services.ledger import rebuilding
from bot.services.tables.tables import Tables
from bot.store import Database, DuplicateError
from bot.store import database as store
from bot.store.ledger import ledgers
from bot.store.lock import HeldError
from bot.store.session import LostError, session

pytest_plugins = ["lone_fixtures", "postgres_fixtures"]
pytestmark = pytest.mark.usefixtures("unhurried", "secrets")

HOLDS = """
import asyncio, sys
from bot.store.session import session

async def hold():
    async with session(sys.argv[1]):
        print("held", flush=True)
        await asyncio.sleep(60)

asyncio.run(hold())
"""


@pytest.fixture
async def database(postgres: str) -> AsyncIterator[Database]:
    found = Database(postgres)
    yield found
    await found.close()


def other(address: str) -> subprocess.Popen[str]:
    """Another process that holds the database."""
    asked = [sys.executable, "-c", HOLDS, address]
    found = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True)
    assert found.stdout
    assert found.stdout.readline() == "held\n"
    return found


# --- One bot a database ---------------------------------------------------------------------------


async def test_a_second_bot_is_refused_until_the_first_is_killed(postgres: str) -> None:
    first = other(postgres)
    with pytest.raises(HeldError, match="club"):
        async with session(postgres):
            pass
    first.kill()
    first.wait()
    async with session(postgres, patient=True) as hold:
        assert hold.stands
        with pytest.raises(HeldError):
            async with session(postgres):
                pass


async def test_whoever_waits_goes_on_as_soon_as_the_other_lets_go(postgres: str) -> None:
    async with session(postgres):
        waiting = asyncio.create_task(_hold(postgres))
        await asyncio.sleep(0.1)
        assert not waiting.done()
    await asyncio.wait_for(waiting, 5)


async def _hold(postgres: str) -> None:
    async with session(postgres, patient=True):
        pass


async def test_whoever_loses_the_session_stops_at_once(postgres: str, server: str) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"

    async def hold() -> None:
        async with session(postgres) as held:
            await asyncio.create_task(_cut(server, cut))
            try:
                await asyncio.sleep(60)
            finally:
                assert not held.stands

    with pytest.raises(LostError, match="club"):
        await asyncio.wait_for(hold(), 5)
    async with session(postgres):
        pass


async def _cut(server: str, sql: str) -> None:
    engine = create_async_engine(server.format("postgres"), poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text(sql))
    await engine.dispose()


# --- Transactions ---------------------------------------------------------------------------------

ADD = "INSERT INTO preferences (\"user\", face) VALUES (:user, 'a')"
MARK = 'UPDATE preferences SET face = :face WHERE "user" = :user'


async def test_transactions_that_wait_for_each_other_are_both_done(
    database: Database, postgres: str
) -> None:
    rival = Database(postgres)
    await database.write(lambda c: [c.execute(text(ADD), {"user": n}) for n in (1, 2)])
    tried = 0

    def marking(face: str, *users: int) -> store.Work:
        def work(connection: Connection) -> None:
            nonlocal tried
            tried += 1
            for user in users:
                connection.execute(text(MARK), {"face": face, "user": user})
                connection.execute(text("SELECT pg_sleep(0.2)"))

        return work

    await asyncio.gather(database.write(marking("b", 1, 2)), rival.write(marking("c", 2, 1)))
    assert tried == 3
    faces = 'SELECT face FROM preferences ORDER BY "user"'
    found = await database.read(lambda c: [*c.execute(text(faces)).scalars()])
    assert found in (["b", "b"], ["c", "c"])
    await rival.close()


async def test_what_got_in_the_way_of_a_batch_is_repeated_and_what_clashed_is_told(
    database: Database,
) -> None:
    tries = 0

    def odd(connection: Connection) -> int:
        nonlocal tries
        tries += 1
        if tries < 3:
            connection.execute(text("DO $$BEGIN RAISE SQLSTATE '40001'; END$$"))
        return tries

    add = {"user": 5}
    works = [odd, *[lambda c: c.execute(text(ADD), add) and None] * 2]
    done = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [type(one) for one in done] == [int, type(None), DuplicateError]


async def test_what_always_gets_in_the_way_is_told_in_the_end(database: Database) -> None:
    tries = 0

    def never(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(text("DO $$BEGIN RAISE SQLSTATE '40P01'; END$$"))

    with pytest.raises(store.DBAPIError):
        await database.write(never)
    assert tries == store.TRIES
    await database.write(lambda c: c.execute(text(ADD), {"user": 9}) and None)


async def test_a_write_waits_for_no_reader(database: Database) -> None:
    slow = "SELECT pg_sleep(0.5)"
    reading = [
        asyncio.create_task(database.read(lambda c: c.execute(text(slow)).scalar() and None))
        for _ in range(40)
    ]
    await asyncio.sleep(0.1)
    await database.write(lambda c: c.execute(text(ADD), {"user": 3}) and None)
    assert not reading[-1].done()
    await asyncio.gather(*reading)


# --- A match --------------------------------------------------------------------------------------


async def test_a_match_is_played_paid_and_counted_as_the_moves_say(database: Database) -> None:
    tables, rng = Tables(database, Clock()), Random(4)
    table = await opened(tables, "mushi", 2, clock="days")
    while table.phase == "playing":
        table = await step(tables, table, rng)
    assert await stored(database) == table
    deals, faults = await database.read(rebuilding.rebuild)
    assert (deals, faults) == (1, [])
    ranked = await database.read(lambda c: ledgers.standings(c, GUILD, 0))
    assert sorted(one.user for one in ranked) == [1, 2]
    assert sum(one.points for one in ranked) == 0
