"""A private PostgreSQL server for the tests, in a folder, where PostgreSQL is installed."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.store import Database

NAME, EMPTY = "club", "bare"
ALONE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""The query that ends all other sessions of a session's database."""
EMPTY_AGAIN = """
DO $$
DECLARE name text; has bool; filled text[] := '{}';
BEGIN
    PERFORM set_config('client_min_messages', 'warning', true);
    FOR name IN SELECT format('%I', tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    LOOP
        EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO has;
        IF has THEN filled := filled || name; END IF;
    END LOOP;
    IF filled <> '{}' THEN
        EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE';
    END IF;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false)
        FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$
"""
"""The statement that empties the tables in which a test has written: each costs a millisecond."""
HASTY = (
    *("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"),
    "listen_addresses=",
)
"""Settings with which the server never waits for the disk, and listens only in the folder."""


def _programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = str(found[-1]) if found else shutil.which("initdb")
    return Path(path).parent if path else None


def _somebody() -> str | None:
    """Return the user to run the server as, None for the present one: PostgreSQL refuses to be run
    by root.
    """
    if os.geteuid():
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server, to which the name of a database is appended."""
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
            _psql(address, "postgres", f"CREATE DATABASE {NAME}")
            yield address
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


async def _migrate(template: str) -> None:
    """Make every later database up to date and empty."""
    database = Database(template)
    await database.open()
    await database.close()


@pytest.fixture
def postgres(server: str) -> str:
    """The address of an empty database without connections."""
    _psql(server, NAME, ALONE, EMPTY_AGAIN)
    return server.format(NAME)


@pytest.fixture
def restart(server: str) -> Callable[[], None]:
    """Return a function that restarts the server, as an upgrade does."""
    programs, folder = _programs(), Path(str(make_url(server).query["host"]))

    def restarted() -> None:
        assert programs
        run = [str(programs / "pg_ctl"), "-D", str(folder / "data"), "-w", "-m", "fast", "restart"]
        out = subprocess.DEVNULL
        subprocess.run(run, user=_somebody(), check=True, stdout=out, stderr=out, cwd=folder)

    return restarted


@pytest.fixture
def empty(server: str) -> str:
    """The address of a database without any tables."""
    made = f"CREATE DATABASE {EMPTY} TEMPLATE template0"
    _psql(server, "postgres", f"DROP DATABASE IF EXISTS {EMPTY} WITH (FORCE)", made)
    return server.format(EMPTY)


@pytest.fixture
def bare(home: str, request: pytest.FixtureRequest) -> str:
    """The address of a database without any tables, of the kind that `home` is."""
    found: str = home if "sqlite" in home else request.getfixturevalue("empty")
    return found


def _psql(server: str, name: str, *asked: str) -> None:
    """Run statements in one of a server's databases."""
    programs, host = _programs(), make_url(server).query["host"]
    assert programs
    psql = [str(programs / "psql"), "-qX", "-h", str(host), "-U", "paifuda", "-d", name]
    subprocess.run([*psql, *(f"-c{one}" for one in asked)], check=True, stdout=subprocess.DEVNULL)
