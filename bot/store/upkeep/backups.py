"""Copies of a database as files: SQLite's own by its backup, PostgreSQL's by its own programs."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.database import Database
from bot.store.declared import metadata
from bot.store.migrating import is_current
from bot.store.upkeep.copying import OccupiedError, occupied

MAGIC = {"sqlite": b"SQLite format 3\0", "postgresql": b"PGDMP"}
"""How a copy of each kind begins."""
EVERY = ", ".join(f'"{name}"' for name in (*metadata.tables, "alembic_version"))
EMPTIES = f"DROP TABLE IF EXISTS {EVERY} CASCADE"
SCRATCH = "paifuda_check"


class BackupError(Exception):
    """A copy that cannot be made or given back; the text says why."""


def find(address: str) -> None:
    """Look whether there is a database; FileNotFoundError where it is a file that is not there."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        Path(url.database or "").stat()


def make(address: str, file: Path) -> None:
    """Copy a database into a new file, also while a bot works with it; BackupError."""
    if file.exists():
        raise OccupiedError(file)
    find(address)
    url, beside = make_url(address), file.with_name(f"{file.name}.part")
    try:
        if url.get_backend_name() == "sqlite":
            _copy(Path(url.database or ""), beside)
        else:
            _run(url, "pg_dump", "--format=custom", "--no-owner", "--file", beside)
        beside.rename(file)
    finally:
        beside.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
        _assert_whole(there)


def _assert_whole(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise BackupError(f"it is damaged ({found})")


def give_back(address: str, file: Path) -> None:
    """Put a copy in the place of a database, whole or not at all; BackupError.

    Nobody may work with it meanwhile.
    """
    url = make_url(address)
    kind = url.get_backend_name()
    with file.open("rb") as copy:
        if not copy.read(16).startswith(MAGIC[kind]):
            raise BackupError(f"{file} is no copy of a database of this kind")
    if kind == "sqlite":
        _replace(Path(url.database or ""), file)
        return
    with TemporaryDirectory() as folder:
        script = Path(folder) / "script.sql"
        _run(None, "pg_restore", "--no-owner", "--file", script, file)
        quiet = ("-X", "-q", "-1", "-v", "ON_ERROR_STOP=1")
        _run(url, "psql", *quiet, "-c", EMPTIES, "-f", script)


def _replace(database: Path, file: Path) -> None:
    beside = database.with_name(f"{database.name}.new")
    copyfile(file, beside)
    try:
        with closing(sqlite3.connect(beside)) as copy:
            _assert_whole(copy)
        for more in ("-wal", "-shm"):
            database.with_name(f"{database.name}{more}").unlink(missing_ok=True)
        beside.rename(database)
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{file} is damaged ({error})") from None
    finally:
        beside.unlink(missing_ok=True)


def name(address: str) -> str:
    """What a database is called, without its password."""
    return Path(make_url(address).database or "").name


def is_made(url: URL) -> bool:
    """Whether there is a database; whether a server has one only it can tell."""
    return url.get_backend_name() != "sqlite" or Path(url.database or "").exists()


async def is_occupied(address: str) -> bool:
    """Whether there is anything in a database."""
    if not is_made(make_url(address)):
        return False
    database = Database(address)
    try:
        await database.open()
        return await database.read(occupied)
    finally:
        await database.close()


@asynccontextmanager
async def opened(address: str, file: Path) -> AsyncIterator[Database | None]:
    """What a copy holds, given back elsewhere; None where it cannot be looked at here.

    So it is where the copy is older than this release, or where PostgreSQL lets this role make no
    database of its own.
    """
    url = make_url(address)
    with TemporaryDirectory(dir=file.parent) as folder:
        if url.get_backend_name() == "sqlite":
            beside = url.set(database=str(Path(folder) / "copy.sqlite"))
            copyfile(file, Path(folder) / "copy.sqlite")
            async with _looked_at(beside) as database:
                yield database
            return
        scratch = url.set(database=f"{SCRATCH}_{os.getpid()}")
        if not await _ask(url, f"CREATE DATABASE {scratch.database} TEMPLATE template0"):
            yield None
            return
        try:
            _run(scratch, "pg_restore", "--no-owner", "--dbname", _spelt(scratch), file)
            async with _looked_at(scratch) as database:
                yield database
        finally:
            await _ask(url, f"DROP DATABASE {scratch.database}")


@asynccontextmanager
async def _looked_at(url: URL) -> AsyncIterator[Database | None]:
    database = Database(url.render_as_string(hide_password=False))
    try:
        yield database if await database.read(is_current) else None
    finally:
        await database.close()


async def _ask(url: URL, what: str) -> bool:
    """Whether a server does something that it does in no transaction."""
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with suppress(DBAPIError):
        async with engine.connect() as connection:
            await connection.execute(text(what))
            return True
    return False


def _spelt(url: URL) -> str:
    """An address as PostgreSQL's own programs read it; the password is told apart."""
    asked = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, asked)
    return plain.render_as_string(hide_password=False)


def _run(url: URL | None, program: str, *what: object) -> None:
    """Run one of PostgreSQL's programs; BackupError tells what it says."""
    asked: Sequence[str] = [program, *map(str, what)]
    if url and program != "pg_restore":
        asked = [*asked, "--dbname", _spelt(url)]
    secret = {"PGPASSWORD": str(url.password)} if url and url.password else {}
    try:
        done = subprocess.run(asked, env={**os.environ, **secret}, capture_output=True, text=True)
    except FileNotFoundError:
        raise BackupError(
            f"the program {program} is missing; install PostgreSQL's client"
        ) from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"{program} failed"]
        raise BackupError(said[-1])
