"""The load that processes of the bot carry: tables of four people, all playing, on real sockets.

    python -m tests.benchmarks.scale.load \\
        --database sqlite+aiosqlite:////tmp/scale.sqlite --processes 1 --tables 1000

It prints a line of figures: moves a second, presses a second and the time to their acknowledgement,
memory of each process, and the work of the database for a move. Every table is shown once before it
is measured; then a person opens a hand for each move, and every picture is drawn. The people are in
this process and take a part of the same processors. With `--pause` they think between their moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from subprocess import Popen
from typing import Any

import aiohttp
from sqlalchemy import Connection, text

from bot.domain.tables.player import Player
from bot.services.tables.tables import Tables
from bot.store import Database
from tests.sockets.discord_server import Discord, Somebody
from tests.sockets.pressing import Party
from tests.sockets.processes import started

GAMES = ("tiengow", "xiamen", "dalian", "changchun")
COUNTED = (
    "paifuda_transaction_seconds_count",
    "paifuda_transaction_seconds_sum",
    "paifuda_writes_total",
)
ROWS = """
SELECT tup_inserted, tup_updated, tup_deleted, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint
FROM pg_stat_database WHERE datname = current_database()
"""
"""The work of a PostgreSQL server since it began: rows, and bytes of its log."""


@dataclass
class Load:
    """The load to measure: the amount of play, on a number of processes and tables."""

    database: str
    processes: int
    tables: int
    people: int
    pause: float
    seconds: float
    port: int
    log: str

    def guild(self, at: int) -> int:
        """Return the server of a table: each table has a server of its own."""
        return (100_000 + at) << 22 | 1


@dataclass
class Spent:
    """The resources that processes have used up to a moment."""

    processor: float
    transactions: float
    transaction_seconds: float
    writes: float
    rows: list[int]


def players(at: int) -> list[Somebody]:
    """Return four people who only play at this table."""
    return [Somebody(10 * at + seat, f"P{at}.{seat}") for seat in range(1, 5)]


async def seeded(load: Load) -> None:
    """Deal the first deal at every table, without Discord."""
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

    await asyncio.gather(*map(one, range(load.tables)))
    tables.timers.stop()
    await database.close()


def memory(process: int) -> float:
    """Return the megabytes of memory that a process uses."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(one.split()[1]) / 1024 for one in lines if one.startswith("VmRSS"))


def worked(process: int) -> float:
    """Return the seconds of processor time of a process and of the processes it has started."""
    parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, parts[11:15])) / os.sysconf("SC_CLK_TCK")


async def rows(database: str) -> list[int]:
    """Return the work that the database has reported so far; empty if it reports none."""
    if not database.startswith("postgresql"):
        return []
    found = Database(database)

    def read(connection: Connection) -> list[int]:
        return [int(one) for one in connection.execute(text(ROWS)).one()]

    try:
        return await found.read(read)
    finally:
        await found.close()


async def counted(port: int) -> list[float]:
    """Return a process's counts of its transactions."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as told,
    ):
        lines = (await told.text()).splitlines()
    found = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return [float(found[name]) for name in COUNTED]


async def spent(load: Load, bots: list[Popen[bytes]]) -> Spent:
    """Return the resources that the processes have used until now."""
    each = [await counted(load.port + at) for at in range(load.processes)]
    cpu = sum(worked(bot.pid) for bot in bots)
    transactions, waited, writes = map(sum, zip(*each, strict=True))
    return Spent(cpu, transactions, waited, writes, await rows(load.database))


async def shown(parties: list[Party]) -> None:
    """Show every table, so that it is in memory and has a message."""
    gate = asyncio.Semaphore(8)

    async def one(party: Party) -> None:
        async with gate:
            while not party.board:
                await party.discord.command(
                    party.guild, party.channel, party.people[0], "table show"
                )

    await asyncio.gather(*map(one, parties))


async def played(load: Load, parties: list[Party]) -> float:
    """Let everybody play for a while, each person at their own tables; return how long it took."""
    began = time.monotonic()

    async def work(number: int) -> None:
        own, rng = parties[number :: load.people], Random(number)
        while time.monotonic() < began + load.seconds:
            if not await rng.choice(own).move():
                await asyncio.sleep(0.05)
            elif load.pause:
                await asyncio.sleep(rng.expovariate(1 / load.pause))

    await asyncio.gather(*map(work, range(load.people)))
    return time.monotonic() - began


async def until(holds: Callable[[], bool], seconds: float = 120) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


@asynccontextmanager
async def running(load: Load, discord: Discord) -> AsyncIterator[list[Popen[bytes]]]:
    """Start the processes, and wait until they are connected to Discord."""
    with Path(load.log).open("wb") as log:  # noqa: ASYNC230
        bots = [
            started(
                discord.place,
                load.database,
                log=log,
                log_level="warning",
                metrics=f"127.0.0.1:{load.port + at}",
                shards=f"{at}/{load.processes}" if load.processes > 1 else "auto",
            )
            for at in range(load.processes)
        ]
        try:
            await until(lambda: len(discord.sockets) == load.processes)
            yield bots
        finally:
            for bot in bots:
                bot.kill()


async def measured(load: Load) -> dict[str, Any]:
    """Measure a load, from an empty database to its figures."""
    await seeded(load)
    async with Discord(load.processes) as discord:
        parties = [
            Party(discord, load.guild(at), 10**9 + at, players(at), Random(at))
            for at in range(load.tables)
        ]
        began = time.monotonic()
        async with running(load, discord) as bots:
            start = time.monotonic() - began
            await shown(parties)
            warm = time.monotonic() - began - start
            before, own = await spent(load, bots), time.process_time()
            seconds = await played(load, parties)
            after, own = await spent(load, bots), time.process_time() - own
            used = [memory(bot.pid) for bot in bots]
    about = {"start_s": start, "shown_s": warm, "people_cpu": own / seconds, "memory_mb": used}
    return about | figures(load, parties, seconds, before, after)


def figures(
    load: Load, parties: list[Party], seconds: float, before: Spent, after: Spent
) -> dict[str, Any]:
    """Return the figures that were measured between two moments."""
    took = [second for one in parties for second in one.seconds]
    moves, cut = sum(len(one.moves) for one in parties), quantiles(took, n=100)
    transactions = after.transactions - before.transactions
    waited = after.transaction_seconds - before.transaction_seconds
    return {
        "database": load.database.split(":")[0],
        "processes": load.processes,
        "tables": load.tables,
        "moves_s": moves / seconds,
        "presses_s": len(took) / seconds,
        "p50_ms": 1000 * cut[49],
        "p99_ms": 1000 * cut[98],
        "cpu": (after.processor - before.processor) / seconds,
        "cpu_ms_a_press": 1000 * (after.processor - before.processor) / (len(took) or 1),
        "failed": sum(one.failed for one in parties),
        "transactions_a_move": transactions / moves,
        "transaction_ms": 1000 * waited / transactions,
        "writes_a_move": (after.writes - before.writes) / moves,
        "rows_a_move": [(b - a) / moves for a, b in zip(before.rows, after.rows, strict=True)],
        "load": os.getloadavg()[0],
    }


def rounded(one: Any) -> Any:
    """Round figures for reading."""
    match one:
        case float():
            return round(one, 1)
        case list():
            return [rounded(each) for each in one]
        case dict():
            return {name: rounded(each) for name, each in one.items()}
    return one


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True, help="an empty one")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--people", type=int, default=8, help="who press at once")
    parser.add_argument("--pause", type=float, default=0, help="seconds between two moves of one")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--port", type=int, default=9160, help="the first one of their metrics")
    parser.add_argument("--log", default=os.devnull)
    print(json.dumps(rounded(asyncio.run(measured(Load(**vars(parser.parse_args())))))))


if __name__ == "__main__":
    main()
