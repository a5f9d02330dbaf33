"""Processes that play every game are killed without warning: what they acknowledged is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from math import ceil
from random import Random

import pytest
from sqlalchemy import func, select, text

from bot.services.tables.tables import Tables
from bot.store import Database, schema
from tests.bot.people.player_process import play_on
from tests.faults.killing import Players
from tests.faults.witness import Witness
from tests.forked import Forked, left
from tests.volume import FIRST, volume

pytestmark = pytest.mark.both

KILLS = volume(8, 40)
FEWER = ceil(KILLS / 4)
"""How many processes are killed that work with PostgreSQL: each takes longer to be checked."""
MOST = 120
"""The largest number of acts after which a player is killed."""


async def checked(url: str, witness: Witness, tried: Mapping[int, str]) -> None:
    """Find everything that was heard, then hear the present state."""
    await left(url)
    database = Database(url)
    await witness.check(database, tried, started=True)
    reread = Tables(database)
    for number in [*witness.tables]:
        witness.hear(await reread.at(number))
    await database.close()


async def made(url: str) -> None:
    """A database as the bot makes it."""
    database = Database(url)
    await database.open()
    await database.close()


def test_a_killed_process_loses_nothing_acknowledged_and_doubles_nothing(home: str) -> None:
    luck, witness = Random(f"kill {FIRST}"), Witness()
    asyncio.run(made(home))
    with Players(home) as players:
        for seed in range(FIRST, FIRST + (KILLS if "sqlite" in home else FEWER)):
            players.born(seed)
            players.listen(luck.randrange(MOST))
            time.sleep(luck.random() / 100)
            players.kill()
            for table in players.heard:
                witness.hear(table)
            asyncio.run(checked(home, witness, players.tried))


def test_of_two_processes_on_one_database_the_second_is_refused(home: str) -> None:
    asyncio.run(made(home))
    with Players(home) as first, Players(home) as second:
        first.born(FIRST)
        first.listen(1)
        second.born(FIRST + 1)
        assert second.listen(1) == "held"
        first.kill()
        asyncio.run(left(home))
        second.born(FIRST + 2)
        assert second.listen(1) == "done"
        second.kill()


async def dawdle(url: str, *statements: str) -> None:
    """Have a server do something of its own to the moves."""
    database = Database(url)
    for one in statements:
        await database.write(lambda c, one=one: c.execute(text(one)) and None)  # type: ignore[misc]
    await database.close()


SLOW = (
    "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql"
    " AS 'BEGIN PERFORM pg_sleep(0.05); RETURN NULL; END'",
    "CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON moves"
    " DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dawdle()",
)
"""Makes each commit of a move last so long that its process dies meanwhile."""


def test_a_late_commit_of_a_dead_process_is_awaited(postgres: str) -> None:
    async def counted() -> int:
        database = Database(postgres)
        count = select(func.count()).select_from(schema.moves)
        found = await database.read(lambda c: c.scalar(count))
        await database.close()
        return found or 0

    asyncio.run(dawdle(postgres, *SLOW))
    try:
        for seed in range(2):
            player = Forked(play_on, postgres, seed)
            for _ in range(3):
                player.hear()
            time.sleep(0.02)  # so the next commit is likely to have begun
            player.kill()
            asyncio.run(left(postgres))
            before = asyncio.run(counted())
            time.sleep(0.2)
            assert asyncio.run(counted()) == before
    finally:
        asyncio.run(dawdle(postgres, "DROP FUNCTION dawdle CASCADE"))
