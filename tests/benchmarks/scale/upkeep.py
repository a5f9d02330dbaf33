"""How long the owner's commands take as the database grows, as rows for docs/operations.md.

 python -m tests.benchmarks.scale.upkeep 1000 10000

Each number of tables is a stored database of release 0.1.0, copied for as many servers as that
takes. Times are seconds of processor, so other programs on the machine change them little.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.chat.client import Paifuda
from bot.config import Settings
from bot.program import PROGRAM
from tests.stored.releases import HERE

STORED = HERE / "0.1.0" / "tables.sqlite.gz"
SERVER = 1 << 22
"""The distance between the numbers of two copies: of servers, channels, messages and people."""
SHIFTED = {
    **dict.fromkeys(("guild", "channel", "message", "owner", "user"), SERVER),
    **dict.fromkeys(("table", "slip", "of"), 1_000_000),
}
"""How much larger a number is in each further copy, by column."""
ROWS = {"tables", "slips", "entries"}
"""The tables whose own numbers, `id`, are shifted as those that point to them."""
ONCE = {"alembic_version"}
NAMES = ("tables", "size", "migration", "start", "doctor", "backup", "restore", "prune")


def fill(file: Path, tables: int) -> int:
    """Write a database with at least this many tables; return their number."""
    file.write_bytes(gzip.decompress(STORED.read_bytes()))
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = OFF")
        own: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
        last = -(-tables // own) - 1
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names if last else ():
            if name not in ONCE:
                database.execute(copying(database, name), {"last": last})
        database.execute("UPDATE tables SET phase = 'over' WHERE phase = 'between'")
        database.execute("PRAGMA journal_mode = WAL")
        return own * (last + 1)


def copying(database: sqlite3.Connection, name: str) -> str:
    """Return the statement that copies the rows of a table for servers 1 to :last."""
    columns = [row[1] for row in database.execute(f'PRAGMA table_info("{name}")')]
    by = SHIFTED | ({"id": SHIFTED["table"]} if name in ROWS else {})
    values = [f't."{one}" + n * {by[one]}' if one in by else f't."{one}"' for one in columns]
    if "id" in columns and name not in ROWS:
        values[columns.index("id")] = "NULL"
    return (
        "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < :last)"
        f' INSERT INTO "{name}" SELECT {", ".join(values)} FROM "{name}" t, c'
    )


def spent(who: int, work: Callable[[], object]) -> float:
    """Return the seconds of processor that some work takes, of this process or its children."""
    before = resource.getrusage(who)
    work()
    after = resource.getrusage(who)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


async def start(settings: Settings) -> str:
    """Return the processor time of a start until its services are ready, as `1.2 s`."""
    client = Paifuda(settings)
    began = time.process_time()
    await client.services.reopen()
    found = f"{time.process_time() - began:.1f} s"
    due = asyncio.all_tasks() - {asyncio.current_task()}
    for task in due:
        task.cancel()
    await asyncio.gather(*due, return_exceptions=True)
    await client.services.rest()
    await client.services.database.close()
    return found


def measured(tables: int, folder: Path) -> Iterator[str]:
    """Yield the cells of a row, measured on a database with at least this many tables."""
    file = folder / "club.sqlite"
    yield f"{fill(file, tables):,}"
    address = f"sqlite+aiosqlite:///{file}"
    environment = {**os.environ, "PAIFUDA_DATABASE": address, "PAIFUDA_BACKUP": "daily"}

    def run(*words: str) -> str:
        def work() -> None:
            ended = subprocess.run(
                [*PROGRAM, *words], env=environment, cwd=folder, capture_output=True
            )
            assert ended.returncode == 0 or words == ("doctor",), ended.stderr

        return f"{spent(resource.RUSAGE_CHILDREN, work):.1f} s"

    database = Paifuda(Settings(database=address)).services.database

    async def migrate() -> None:
        await database.open()
        await database.close()

    migration = spent(resource.RUSAGE_SELF, lambda: asyncio.run(migrate()))
    begun = asyncio.run(start(Settings(database=address)))
    yield f"{file.stat().st_size / 1e6:.0f} MB"
    yield f"{migration:.1f} s"
    yield begun
    yield run("doctor")
    yield run("database", "backup", "copy")
    yield run("database", "restore", "copy", "--replace")
    yield run("database", "prune", "--before", f"{datetime.now(UTC).year + 1}-01-01")


def main() -> None:
    """Print a row for each number of tables on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", type=int, nargs="+")
    print("|", " | ".join(NAMES), "|")
    for tables in parser.parse_args().tables:
        with TemporaryDirectory() as folder:
            print("|", " | ".join(measured(tables, Path(folder))), "|", flush=True)


if __name__ == "__main__":
    main()
