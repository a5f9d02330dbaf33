"""A PostgreSQL server of the tests' own, where one is installed: a private cluster in a folder."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import Database

NUMBERS = count()
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")
"""Nothing waits for the disk, and nobody listens but on a socket in the folder."""


def _programs() -> Path | None:
    """Where the programs of the newest PostgreSQL are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = str(found[-1]) if found else shutil.which("initdb")
    return Path(path).parent if path else None


def _somebody() -> str | None:
    """Who runs the server: PostgreSQL refuses to be run by root."""
    if os.geteuid():
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server, to which the name of a database is to be added."""
    pytest.importorskip("asyncpg")
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    folder, user = Path(tempfile.mkdtemp(prefix="paifuda-")), _somebody()
    if user:
        shutil.chown(folder, user)
    data = str(folder / "data")
    settings = " ".join(f"-c {one}" for one in (*HASTY, f"unix_socket_directories={folder}"))

    def run(program: str, *what: str) -> None:
        done = [str(programs / program), "-D", data, *what]
        subprocess.run(done, user=user, check=True, stdout=subprocess.DEVNULL, cwd=folder)

    try:
        run("initdb", "-A", "trust", "-U", "paifuda", "--no-sync", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", settings, "start")
        try:
            address = f"postgresql+asyncpg://paifuda@/{{}}?host={folder}"
            asyncio.run(_migrate(address.format("template1")))
            yield address
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


async def _migrate(template: str) -> None:
    """Every database that is made from now on is up to date and empty."""
    database = Database(template)
    await database.open()
    await database.close()


@pytest.fixture
async def postgres(server: str) -> str:
    """The address of a database of a test's own."""
    name = f"club{next(NUMBERS)}"
    engine = create_async_engine(
        server.format("postgres"), poolclass=NullPool, isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return server.format(name)
