"""Processes that share a database play on when one of them is killed: nothing is lost or doubled.

In the gate two processes have a few tables; the long lane has four of them, and there nobody
replaces one that is killed, too.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select

from bot.chat.client import Paifuda
from bot.chat.panels import doors
from bot.config import Settings
from bot.store import schema
from bot.words import words
from tests.faults.hall import same
from tests.faults.witness import check_books, stored_logs
from tests.sockets.discord_server import Discord, Somebody
from tests.sockets.pressing import Party
from tests.sockets.processes import started
from tests.volume import FIRST, LONG, volume

PROCESSES = 4 if LONG else 2
TABLES = volume(6, 40)
MOVES = 4
"""How many moves are made at each table before somebody is killed, and how many afterwards."""
GAMES = ("tiengow", "xiamen", "dalian", "changchun")
EN = words("en")
WAIT = 1800.0
"""Seconds after which what is waited for never comes."""


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord behind sockets, with a shard for each process."""
    async with Discord(PROCESSES) as found:
        yield found


async def until(holds: Callable[[], bool], seconds: float = WAIT) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def children(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes that a process has started and that still run."""
    file = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(number) for number in file.read_text().split()]


def lives(process: int) -> bool:
    """Whether a process is still there, and not merely waits to be noted."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def party(discord: Discord, at: int) -> Party:
    """Four people at a table of a server of their own."""
    people = [Somebody(1000 * at + seat, f"P{at}.{seat}") for seat in range(1, 5)]
    guild, game = ((1000 + at) << 22) | 1, GAMES[at % len(GAMES)]
    return Party(discord, guild, 10_000_000 + at, people, Random(FIRST + at), game)


def presses(connection: Connection) -> Counter[int]:
    """How many moves each press has made."""
    return Counter(connection.execute(select(schema.moves.c.press)).scalars())


async def check(url: str, parties: list[Party]) -> None:
    """Acknowledged moves are there once, the books agree, and every table is shown as it is."""
    client = Paifuda(Settings(database=url, emoji=False))
    database = client.services.database
    try:
        made = await database.read(presses)
        for one in parties:
            assert [made[move.press] for move in one.moves] == [1] * len(one.moves)
        await database.read(stored_logs)
        await check_books(database)
        for one in parties:
            table = await client.services.tables.shown_in(one.channel)
            shown = str((await doors.message(client, table, EN)).options()["content"])
            await until(lambda one=one, shown=shown: same(one.said, shown))  # type: ignore[misc]
    finally:
        await database.close()


async def played(discord: Discord, url: str, kill: Callable[[], None]) -> None:
    """Play at all tables while a process is killed, until every shard is back."""
    await until(lambda: len(discord.sockets) == PROCESSES)
    parties = [party(discord, at) for at in range(TABLES)]
    await asyncio.gather(*(one.open() for one in parties))
    await asyncio.gather(*(one.play(MOVES) for one in parties))
    playing = asyncio.gather(*(one.play(2 * MOVES) for one in parties))
    await asyncio.sleep(0.5)
    kill()
    await until(lambda: len(discord.sockets) < PROCESSES)
    await until(lambda: len(discord.sockets) == PROCESSES)
    await asyncio.wait_for(playing, WAIT)
    await check(url, parties)


async def test_a_killed_process_is_replaced_without_loss_or_doubling(
    discord: Discord, postgres: str, tmp_path: Path
) -> None:
    with (tmp_path / "log").open("wb") as log:
        bot = started(discord.place, postgres, "--processes", str(PROCESSES), log=log)
        try:
            await played(discord, postgres, lambda: os.kill(children(bot)[0], signal.SIGKILL))
            bot.send_signal(signal.SIGTERM)
            left = children(bot)
            assert bot.wait(WAIT) == 0
            assert not any(map(lives, left))
        finally:
            bot.kill()


@pytest.mark.long
async def test_after_a_database_restart_all_are_back(
    discord: Discord, postgres: str, restart: Callable[[], None], tmp_path: Path
) -> None:
    with (tmp_path / "log").open("wb") as log:
        bot = started(discord.place, postgres, "--processes", str(PROCESSES), log=log)
        try:
            await played(discord, postgres, restart)
            left = children(bot)
            assert len(left) == PROCESSES
        finally:
            bot.kill()
            bot.wait()
        await until(lambda: not any(map(lives, left)))


@pytest.mark.long
async def test_the_shard_of_a_killed_process_is_taken_over(
    discord: Discord, postgres: str, tmp_path: Path
) -> None:
    with (tmp_path / "log").open("wb") as log:
        bots = [
            started(discord.place, postgres, log=log, shards=f"{at}/{PROCESSES}")
            for at in range(PROCESSES)
        ]
        try:
            await played(discord, postgres, bots[1].kill)
        finally:
            for bot in bots:
                bot.kill()
