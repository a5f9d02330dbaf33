"""What processes of the bot carry: tables of four people who all play, behind real sockets.

    PYTHONPATH=.:tests:tests/bot:tests/faults:tests/sockets python tests/benchmarks/scale/load.py \\
        --database sqlite+aiosqlite:////tmp/scale.sqlite --processes 1 --tables 1000

A line of figures: moves a second, presses a second and the seconds to their acknowledgement, memory
of each process, what the database does for a move. The people are in this process and take a part
of the same processors. A hand is opened for each move, and every picture is drawn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from discord_server import Discord, Somebody
from pressing import Party
from processes import started
from sqlalchemy import Connection, text

from bot.domain.tables.table import Player
from bot.services.tables.tables import Tables
from bot.store import Database

GAMES = ("tiengow", "xiamen", "dalian", "changchun")
COMPUTING = """
SELECT xact_commit, tup_inserted, tup_updated, tup_deleted,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint
FROM pg_stat_database WHERE datname = current_database()
"""
"""What a PostgreSQL server has done since it began: commits, rows, bytes of its log."""


@dataclass
class Load:
    """How much is played on how much."""

    database: str
    processes: int
    tables: int
    people: int
    seconds: float
    log: str

    def guild(self, at: int) -> int:
        """A server for each table."""
        return (100_000 + at) << 22 | 1


def players(at: int) -> list[Somebody]:
    """Four people of a table's own."""
    return [Somebody(10 * at + seat, f"P{at}.{seat}") for seat in range(1, 5)]


async def seeded(load: Load) -> None:
    """Deal the first deal at every table, without a Discord."""
    database = Database(load.database)
    await database.open()
    tables = Tables(database)
    gate = asyncio.Semaphore(40)

    async def one(at: int) -> None:
        async with gate:
            first, *others = [Player(one.user, one.name) for one in players(at)]
            game, clock = GAMES[at % len(GAMES)], "days"
            seats = (load.guild(at), 10**9 + at, first, game)
            table = await tables.lobbies.open(*seats, seats=4, clock=clock)
            for other in others:
                await tables.lobbies.join(table.id, other, other.user)
            await tables.playing.start(table.id, first.user, at)

    await asyncio.gather(*map(one, range(load.processes * load.tables)))
    tables.timers.stop()
    await database.close()


def memory(process: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(one.split()[1]) / 1024 for one in lines if one.startswith("VmRSS"))


def worked(process: int) -> float:
    """Seconds of a processor that a process has had, with those it has started."""
    parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, parts[11:15])) / os.sysconf("SC_CLK_TCK")


async def done(database: str) -> list[int]:
    """What the database has done until now; nothing where it does not tell."""
    if not database.startswith("postgresql"):
        return []
    found = Database(database)

    def read(connection: Connection) -> list[int]:
        return [int(one) for one in connection.execute(text(COMPUTING)).one()]

    try:
        return await found.read(read)
    finally:
        await found.close()


async def played(load: Load, discord: Discord) -> tuple[list[Party], float]:
    """Everybody plays for a while, each person of ours at tables of their own; how long it took."""
    every = load.processes * load.tables
    parties = [
        Party(discord, load.guild(at), 10**9 + at, players(at), Random(at)) for at in range(every)
    ]
    workers, end = load.people * load.processes, time.monotonic() + load.seconds
    began = time.monotonic()

    async def work(number: int) -> None:
        own, rng = parties[number::workers], Random(number)
        while time.monotonic() < end:
            one = rng.choice(own)
            if not one.board:
                await discord.command(one.guild, one.channel, one.people[0], "table show")
            elif not await one.move():
                await asyncio.sleep(0.05)

    await asyncio.gather(*map(work, range(workers)))
    return parties, time.monotonic() - began


async def measured(load: Load) -> dict[str, Any]:
    """A load from an empty database to its figures."""
    await seeded(load)
    async with Discord(load.processes) as discord:
        with Path(load.log).open("wb") as log:  # noqa: ASYNC230
            bots = [
                started(
                    discord.place,
                    load.database,
                    log=log,
                    log_level="warning",
                    shards=f"{at}/{load.processes}" if load.processes > 1 else "auto",
                )
                for at in range(load.processes)
            ]
            try:
                began = time.monotonic()
                while len(discord.sockets) < load.processes:
                    assert time.monotonic() < began + 120
                    await asyncio.sleep(0.1)
                start = time.monotonic() - began
                before, cpu = await done(load.database), sum(worked(bot.pid) for bot in bots)
                parties, seconds = await played(load, discord)
                after, cpu = await done(load.database), sum(worked(bot.pid) for bot in bots) - cpu
                used = [memory(bot.pid) for bot in bots]
            finally:
                for bot in bots:
                    bot.kill()
    took = sorted(second for one in parties for second in one.seconds)
    moves = sum(len(one.moves) for one in parties)
    cut = quantiles(took, n=100)
    return {
        "database": load.database.split(":")[0],
        "processes": load.processes,
        "tables": load.processes * load.tables,
        "start_s": round(start, 1),
        "moves": moves,
        "moves_s": round(moves / seconds, 1),
        "presses_s": round(len(took) / seconds, 1),
        "p50_ms": round(1000 * cut[49]),
        "p99_ms": round(1000 * cut[98]),
        "cpu_ms_a_press": round(1000 * cpu / (len(took) or 1), 1),
        "failed": sum(one.failed for one in parties),
        "tables_touched": sum(bool(one.board) for one in parties),
        "memory_mb": [round(one) for one in used],
        "per_move": [round((b - a) / max(1, moves), 1) for a, b in zip(before, after, strict=True)],
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True, help="an empty one")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1000, help="for each process")
    parser.add_argument("--people", type=int, default=8, help="who press at once, a process")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--log", default=os.devnull)
    print(json.dumps(asyncio.run(measured(Load(**vars(parser.parse_args()))))))


if __name__ == "__main__":
    main()
