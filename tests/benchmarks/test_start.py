"""A start: an empty database, and ten thousand tables whose clocks run, in processes of their own.

Their modules are compiled already, as those of a bot that is installed. What is measured ends when
all services have reopened, the commands are worded in every language and the first table was looked
at: from then on a press is answered.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any

import pytest
import simcord
from pytest_benchmark.fixture import BenchmarkFixture
from sqlalchemy import update

from bot.chat.client import Paifuda
from bot.config import Settings
from bot.domain.tables.player import Player
from bot.services.tables.tables import Tables
from bot.store import Database, schema
from tests.benchmarks.budget import held
from tests.bot.discord.limits import limited
from tests.bot.discord.room import Room
from tests.bot.people import crowd
from tests.bot.world.many_tables import multiply

TABLES, ROUNDS = 10_000, 5
AWAY = timedelta(hours=3)
BOARDS, LOOK = 50, 0.1
"""The boards that a stop has left out of date, and the seconds between two looks at them."""

START = """
import asyncio, json, sys, time
from pathlib import Path

from bot.__main__ import imported

imported()

from bot.chat.client import Paifuda
from bot.config import Settings

async def start():
    client = Paifuda(Settings(database=sys.argv[1], emoji=False))

    async def worded(*, guild=None):
        for command in client.tree.get_commands(guild=guild):
            await command.get_translated_payload(client.tree, client.tree.translator)
        return []

    client.tree.sync = worded
    await client.setup_hook()
    if sys.argv[2:]:
        await client.services.tables.at(int(sys.argv[2]))
    status = dict(line.split(":\t") for line in Path("/proc/self/status").read_text().splitlines())
    memory = int(status["VmHWM"].split()[0])  # ru_maxrss is at least that of the parent process
    print(json.dumps({"cpu": time.process_time(), "memory": memory / 1024}))
    await client.services.rest()
    await client.services.database.close()

asyncio.run(start())
"""


def started(compiled: Path, database: str, *look: str) -> dict[str, float]:
    """Seconds of CPU and megabytes of a process that has started."""
    command = [sys.executable, "-W", "ignore", "-c", START, database, *look]
    env = {**os.environ, "PYTHONPYCACHEPREFIX": str(compiled), "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    found: dict[str, float] = json.loads(done.stdout)
    return found


async def stored(address: str, count: int) -> None:
    """Tables with the clock that tables have whose openers name none, last seen a while ago."""
    database = Database(address)
    await database.open()
    if count:
        tables = Tables(database, lambda: datetime.now(UTC) - AWAY)
        table = await tables.lobbies.open(1, 9, Player(1, "Aki"), "mushi", clock="days")
        table = await tables.lobbies.join(table.id, Player(2, "Ben"), 12)
        table = await tables.playing.start(table.id, 1, 11)
        tables.timers.stop()
        await database.write(lambda c: multiply(c, table.id, count))
    await database.close()


def test_ten_thousand_tables_beside_none(
    benchmark: BenchmarkFixture, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty: list[dict[str, float]] = []
    full: list[dict[str, float]] = []

    def run() -> None:
        none = f"sqlite+aiosqlite:///{tmp_path}/none.sqlite"
        asyncio.run(stored(none, 0))
        started(tmp_path, none)  # compiles what is imported
        for turn in range(ROUNDS):
            many = f"sqlite+aiosqlite:///{tmp_path}/many{turn}.sqlite"
            asyncio.run(stored(many, TABLES))
            empty.append(started(tmp_path, none))
            full.append(started(tmp_path, many, "1"))

    benchmark.pedantic(run, rounds=1)  # type: ignore[no-untyped-call]
    figures: dict[str, Any] = {
        "empty": median(one["cpu"] for one in empty),
        "full": median(one["cpu"] for one in full),
        "none": median(one["memory"] for one in empty),
        "memory": median(one["memory"] for one in full),
    }
    more = figures["full"] - figures["empty"]
    benchmark.extra_info.update(figures)
    beside = f"an empty start of {figures['empty']:.2f} s and {figures['none']:.0f} MB"
    held(capsys, "start-cpu", more, beside=beside)
    held(capsys, "start-memory", figures["memory"], beside=beside)


async def boards_shown(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> float:
    """Seconds of Discord's clock from a start until every board has been edited."""
    async with simcord.run(Paifuda(settings)) as env:
        room = Room(env, settings)
        await crowd.hall(env, room, BOARDS, monkeypatch)
        stale = update(schema.tables).values(shown=-1)
        await room.client.services.database.write(lambda c: c.execute(stale))
        limits, started = limited(env, monkeypatch), env.now()
        await room.restart()
        while limits.edits() < BOARDS:
            await env.advance_time(LOOK)
        return (env.now() - started).total_seconds()


def test_boards_that_a_stop_left_out_of_date(
    benchmark: BenchmarkFixture,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/stale.sqlite", emoji=False)
    found: list[float] = []
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: found.append(asyncio.run(boards_shown(settings, monkeypatch))), rounds=1
    )
    held(capsys, "start-boards", found[0])
