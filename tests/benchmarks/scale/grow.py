"""How the cost of a start and of ledger pages grows with idle servers and with entries.

 python -m tests.benchmarks.scale.grow --database URL \\
  --servers 100000 --entries 1000000

A deal has four `--entries`, of 1,000 people on one server. It prints a line of JSON; times are in
milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import time
from collections.abc import Awaitable, Callable
from statistics import median
from typing import Any

from sqlalchemy import Connection, text

from bot.chat.client import Paifuda
from bot.config import Settings
from bot.services.ledger.ledger import Scope
from bot.store import Database
from bot.store.ledger import books

COUNTING = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {last}) "
GUILD, PEOPLE, DEAL = 77 << 22, 1000, 4
HALLS = "INSERT INTO halls (guild, threads) SELECT CAST(n AS BIGINT) * 4194304, 1 FROM c"
LOOKS = (
    "INSERT INTO servers (guild, layout, cloth, face)"
    " SELECT CAST(n AS BIGINT) * 4194304, 'wide', 'green', 'plain' FROM c"
)
SLIPS = (
    "INSERT INTO slips (id, guild, kind, game, ruleset, stake, server, tally, why, at)"
    f" SELECT n, {GUILD}, 'deal', 'tiengow', '', 1, 1, 1, '', {{at}} FROM c"
)
ENTRIES = (
    'INSERT INTO entries (slip, guild, "user", seat, reason, delta)'
    f" SELECT n, {GUILD}, 1 + (n + {{seat}} * 7) % {PEOPLE}, {{seat}}, 'win', {{delta}} FROM c"
)
INDEXES = sorted(books.postings.indexes | books.entries.indexes, key=lambda one: str(one.name))
"""The indexes that are made once all rows are there, which is much faster."""
RUNS = 15


def fill(connection: Connection, servers: int, deals: int) -> None:
    """Write a number of servers and of deals that are already paid."""
    if connection.dialect.name == "postgresql":
        # no foreign key is looked up for each of them
        connection.execute(text("SET LOCAL session_replication_role = replica"))
    for into in (HALLS, LOOKS) if servers else ():
        connection.execute(text(COUNTING.format(last=servers) + into))
    if deals:
        for index in INDEXES:
            index.drop(connection)
        counting = COUNTING.format(last=deals)
        kind = "TIMESTAMPTZ " if connection.dialect.name == "postgresql" else ""
        at = f"{kind}'2026-01-01 00:00:00'"
        connection.execute(text(counting + SLIPS.format(at=at)))
        for seat, delta in enumerate((3, -1, -1, -1)):
            connection.execute(text(counting + ENTRIES.format(seat=seat, delta=delta)))
        for index in INDEXES:
            index.create(connection)


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Return the median duration of some runs, in milliseconds."""
    found = []
    for _ in range(RUNS):
        began = time.perf_counter()
        await work()
        found.append(1000 * (time.perf_counter() - began))
    return round(median(found), 1)


async def measured(address: str, servers: int, entries: int) -> dict[str, Any]:
    """Fill an empty database, measure, and return the figures by name."""
    database = Database(address)
    await database.open()
    await database.write(lambda c: fill(c, servers, entries // DEAL))
    if "postgresql" in address:
        await database.write(lambda c: c.execute(text("ANALYZE")))
    await database.close()
    client = Paifuda(Settings(database=address, emoji=False))
    began = time.process_time()
    await client.services.reopen()
    start = round(1000 * (time.process_time() - began), 1)
    ledger = client.services.ledger
    found: dict[str, Any] = {"servers": servers, "entries": entries, "start_cpu_ms": start}
    found["page_ms"] = await timed(lambda: ledger.page(GUILD, Scope("server", GUILD)))
    found["player_ms"] = await timed(lambda: ledger.page(GUILD, Scope("player", 5)))
    found["curve_ms"] = await timed(lambda: ledger.curve(GUILD, [5]))
    found["meeting_ms"] = await timed(lambda: ledger.between(GUILD, 5, 12))
    found["memory_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    await client.services.rest()
    await client.services.database.close()
    return found


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True, help="an empty one")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--entries", type=int, default=0)
    asked = parser.parse_args()
    print(json.dumps(asyncio.run(measured(asked.database, asked.servers, asked.entries))))


if __name__ == "__main__":
    main()
