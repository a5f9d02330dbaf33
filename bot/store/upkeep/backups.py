"""Copies of a database as files, by SQLite's backup interface or PostgreSQL's programs."""

from __future__ import annotations

import ctypes
import errno
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from glob import escape
from pathlib import Path
from secrets import token_hex
from shutil import copyfile, rmtree
from tempfile import TemporaryDirectory

from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.database import Database
from bot.store.engines import read_only
from bot.store.migrating import NewerError, StrangerError, is_current
from bot.store.opening import find, is_made, looked_at
from bot.store.upkeep.copying import OccupiedError, complete, occupied

OTHERS = 0o077
"""The permissions that no file of the bot gives to other users of the machine."""
PART = ".part"
"""The end of the name of a copy that is being made."""
CHECK = ".check-"
"""The middle of the name of a folder in which a copy is checked: the copy's name comes before it,
random characters after it.
"""
COPY = "copy.sqlite"
"""The name of the copy in that folder."""
SCRATCH = "paifuda_check"
"""The beginning of the name of a database in which a dump is checked.

The time in seconds since 1970 follows, and a random number.
"""
LEFT = 24 * 3600
"""Seconds after which the database or the folder of a check counts as left by a killed process."""
ASIDE = "before-restore"
"""The end of the name under which a restore keeps the earlier database."""
SCHEMA = "paifuda_before_restore"
"""The schema in which a restore keeps the earlier tables of PostgreSQL."""


class BackupError(Exception):
    """A copy cannot be made or restored; the text says why."""


def make(address: str, file: Path) -> None:
    """Copy a database into a new file, as `draft` does."""
    complete(draft(address, file), file)


def draft(address: str, file: Path) -> Path:
    """Copy a database into a new file beside `file`, even while a bot uses it, and return that.

    OccupiedError if `file` exists, OSError if it cannot be made, BackupError if the copy fails.
    """
    if file.exists():
        raise OccupiedError(file)
    find(address)
    url, beside = make_url(address), file.with_name(f"{file.name}{PART}")
    delete_part(beside)
    try:
        beside.touch()
        if url.get_backend_name() == "sqlite":
            _copy(Path(url.database or ""), beside)
        else:
            own = ("--format=custom", "--no-owner", f"--exclude-schema={SCHEMA}*")
            run_program(url, "pg_dump", *own, "--file", beside)
    except BaseException:
        delete_part(beside)
        raise
    return beside


def delete_part(part: Path) -> None:
    """Delete an unfinished copy, also one that a killed process has left."""
    for file in (part, part.with_name(f"{part.name}-journal")):
        file.unlink(missing_ok=True)


def unfinished(address: str, beside: Path) -> list[Path]:
    """Return files and folders that a command is writing, or that a killed one has left.

    They are looked for beside a database and in the folder of its backups, `beside`.
    """
    own, places = escape(name(address)), {beside, folder(address) or beside}
    ends = (f"{own}.new", f"{own}*{PART}", f"*.backup{PART}", f"*{CHECK}????????")
    return sorted({file for place in places for end in ends for file in place.glob(end)})


def _copy(source: Path, target: Path) -> None:
    with (
        closing(read_only(source)) as here,
        closing(sqlite3.connect(target)) as there,
    ):
        try:
            here.backup(there)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL:  # the disk of the copy
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from None
            raise
        assert_whole(there)


def assert_whole(connection: sqlite3.Connection) -> None:
    """Check that an SQLite database is whole; BackupError if it is damaged."""
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise BackupError(f"it is damaged ({found})")


def name(address: str) -> str:
    """Return the name of a database from its address."""
    return Path(make_url(address).database or "").name


def folder(address: str) -> Path | None:
    """Return the folder of a database that is a file; None for a database on a server."""
    url = make_url(address)
    file = url.get_backend_name() == "sqlite" and url.database
    return Path(file).absolute().parent if file else None


async def is_occupied(address: str) -> bool:
    """Whether a database contains anything."""
    if not is_made(make_url(address)):
        return False
    async with looked_at(address) as database:
        return await database.read(occupied)


@asynccontextmanager
async def opened(address: str, file: Path, beside: Path) -> AsyncIterator[Database | None]:
    """Restore a copy into a new database, and yield that; for SQLite it is a file in `beside`.

    Yield None if that cannot be done: the copy is of another release, or PostgreSQL lets this role
    create no database.
    """
    url = make_url(address)
    _clear_folders(beside)
    with TemporaryDirectory(dir=beside, prefix=f"{file.name.removesuffix(PART)}{CHECK}") as folder:
        if url.get_backend_name() == "sqlite":
            copy = Path(folder) / COPY
            copyfile(file, copy)
            async with _looked_at(url.set(database=str(copy))) as database:
                yield database
            return
        await _clear(url)
        scratch = url.set(database=f"{SCRATCH}_{int(time.time())}_{token_hex(4)}")
        if not await _ask(url, f"CREATE DATABASE {scratch.database} TEMPLATE template0"):
            yield None
            return
        try:
            run_program(scratch, "pg_restore", "--no-owner", "--dbname", _spelt(scratch), file)
            async with _looked_at(scratch) as database:
                yield database
        finally:
            await _ask(url, f"DROP DATABASE {scratch.database}")


def _clear_folders(beside: Path) -> None:
    """Delete the folders that killed checks have left, each of which holds a copy and no more."""
    for folder in beside.glob(f"*{CHECK}????????"):
        with suppress(OSError):  # another process has just deleted it
            names = {file.name for file in folder.iterdir()}
            is_ours = all(name.startswith(COPY) for name in names)
            if is_ours and folder.stat().st_mtime < time.time() - LEFT:
                rmtree(folder)


async def _clear(url: URL) -> None:
    """Delete the databases that killed processes have left on a server, unless one is in use."""
    names = run_program(url, "psql", "-XAtc", "SELECT datname FROM pg_database").split()
    for name in names:
        made = name.removeprefix(f"{SCRATCH}_").partition("_")[0]
        if name.startswith(SCRATCH) and made.isdecimal() and int(made) < time.time() - LEFT:
            await _ask(url, f'DROP DATABASE "{name}"')


@asynccontextmanager
async def _looked_at(url: URL) -> AsyncIterator[Database | None]:
    address = url.render_as_string(hide_password=False)
    async with looked_at(address) as database:
        try:
            current = await database.read(is_current)
        except (NewerError, StrangerError):
            current = False
        yield database if current else None


async def _ask(url: URL, query: str) -> bool:
    """Send a command to a server outside any transaction, and return whether it succeeded."""
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with suppress(DBAPIError):
        async with engine.connect() as connection:
            await connection.execute(text(query))
            return True
    return False


def _spelt(url: URL) -> str:
    """Write an address as PostgreSQL's own programs read it; the password is passed separately."""
    asked = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, asked)
    return plain.render_as_string(hide_password=False)


PDEATHSIG = 1
"""Linux's number for the signal that a process gets when its parent ends, as prctl(2) has it."""
SYSTEM = ctypes.CDLL(None) if sys.platform == "linux" else None


def _end_with_parent() -> None:
    """Let the program that is about to begin end with its parent."""
    assert SYSTEM
    SYSTEM.prctl(PDEATHSIG, signal.SIGTERM)


def run_program(url: URL | None, program: str, *given: object) -> str:
    """Run one of PostgreSQL's programs and return its output; BackupError if it fails.

    `url` is the database it works on; None if it only reads a file. On Linux the program ends with
    this process, even if this process is killed.
    """
    asked: Sequence[str] = [program, *map(str, given)]
    if url and program != "pg_restore":
        asked = [*asked, "--dbname", _spelt(url)]
    secret = {"PGPASSWORD": str(url.password)} if url and url.password else {}
    try:
        done = subprocess.run(
            asked,
            env={**os.environ, **secret},
            capture_output=True,
            text=True,
            preexec_fn=_end_with_parent if sys.platform == "linux" else None,
        )
    except FileNotFoundError:
        raise BackupError(
            f"the program {program} is missing; install PostgreSQL's client"
        ) from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"{program} failed"]
        raise BackupError(next((line for line in said if "ERROR:" in line), said[-1]))
    return done.stdout
