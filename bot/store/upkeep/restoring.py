"""Restoring a copy in the place of a database, which is kept; the copy is checked first."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection
from contextlib import closing
from itertools import count, dropwhile, takewhile
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from sqlalchemy import URL, make_url

from bot.store.declared import metadata
from bot.store.migrating import FIRST, KNOWN, NEWEST
from bot.store.upkeep.backups import ASIDE, SCHEMA, BackupError, assert_whole, run_program
from bot.store.upkeep.copying import flush_folder

MAGIC = {"sqlite": b"SQLite format 3\0", "postgresql": b"PGDMP"}
"""The first bytes of a copy of each kind."""
VERSION = "alembic_version"
FORMER = ("habits",)
"""Tables that only earlier releases have had."""
SOON = 1.0
"""Seconds a restore waits for another program that reads the database."""
OURS = (*metadata.tables, *FORMER, VERSION)


class CopyError(BackupError):
    """A copy cannot take the place of a database; the text says why."""


# --- Looking --------------------------------------------------------------------------------------


def look(address: str, file: Path) -> None:
    """Check a copy and change nothing; CopyError unless it is whole, ours and not too new."""
    kind = make_url(address).get_backend_name()
    with file.open("rb") as copy:
        if not copy.read(16).startswith(MAGIC[kind]):
            raise CopyError(f"{file} is no copy of a database of this kind")
    names, versions = _in_file(file) if kind == "sqlite" else _in_dump(file)
    if not names >= FIRST | {VERSION} or len(versions) != 1:
        raise CopyError(f"{file} is the database of another program")
    (version,) = versions
    if version > NEWEST:
        raise CopyError(f"a newer Paifuda has written {file} ({version}, {NEWEST})")
    if version not in KNOWN:
        raise CopyError(f"{file} is the database of another program")


def _in_file(file: Path) -> tuple[set[str], list[str]]:
    """Return the tables in a copy from SQLite, and the rows that name its last migration.

    CopyError if the file is damaged or in use.
    """
    log = _beside(file, "-wal")
    if log.exists() and log.stat().st_size:
        raise CopyError(f"{file} is in use and no copy; `paifuda database backup` makes one")
    address = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as copy:
            assert_whole(copy)
            made = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            names = {name for (name,) in made}
            found = copy.execute(f"SELECT version_num FROM {VERSION}") if VERSION in names else ()
            return names, [version for (version,) in found]
    except (BackupError, sqlite3.DatabaseError) as error:
        raise CopyError(f"{file} is damaged ({error})") from None


def _in_dump(file: Path) -> tuple[set[str], list[str]]:
    """Return the tables in a copy from PostgreSQL, and the rows that name its last migration.

    CopyError if the copy is damaged, which is found because the whole copy is read.
    """
    try:
        run_program(None, "pg_restore", "--file", os.devnull, file)
        listed = run_program(None, "pg_restore", "--list", file).splitlines()
        kept = ("--data-only", "--table", VERSION, "--file", "-", file)
        told = run_program(None, "pg_restore", *kept).splitlines()
    except BackupError as error:
        raise CopyError(str(error)) from None
    words = [line.split() for line in listed]
    names = {line[5] for line in words if line[3:4] == ["TABLE"] and line[4] != "DATA"}
    rows = [*dropwhile(lambda line: not line.startswith("COPY "), told)][1:]
    return names, [*takewhile(lambda line: line != "\\.", rows)]


# --- Putting in place -----------------------------------------------------------------------------


def restore(address: str, file: Path) -> str | None:
    """Put a checked copy in the place of a database, in one step; CopyError if that fails.

    Nobody may work with the database meanwhile. Return the name under which the earlier database is
    kept; None if there was none.
    """
    url = make_url(address)
    try:
        if url.get_backend_name() == "sqlite":
            return _replace_file(Path(url.database or ""), file)
        return _replace_tables(url, file)
    except OSError as error:
        raise CopyError(f"{error.filename or file}: {error.strerror}") from None
    except BackupError as error:
        raise CopyError(str(error)) from None


def delete_kept(address: str) -> None:
    """Delete every database that a restore has kept."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        database = Path(url.database or "")
        for old in (path for path in database.parent.iterdir() if _is_aside(path, database)):
            old.unlink()
        return
    for name in _schemas(url):
        run_program(url, "psql", "-Xqc", f"DROP SCHEMA {name} CASCADE")


def _free(name: str, taken: Collection[str]) -> str:
    """Return an unused name, so that a database kept by an earlier restore is not overwritten."""
    numbered = (f"{name}_{number}" for number in count(2))
    return name if name not in taken else next(name_ for name_ in numbered if name_ not in taken)


def _replace_file(database: Path, file: Path) -> str | None:
    beside = _beside(database, ".new")
    try:
        copyfile(file, beside)
        with beside.open("rb+") as written:
            os.fsync(written.fileno())
        kept = _keep_file(database)
        beside.replace(database)
        flush_folder(database.parent)
    finally:
        beside.unlink(missing_ok=True)
    return kept


def _keep_file(database: Path) -> str | None:
    """Give a database a second name and return it, None without a database; the first name stays
    until the new database takes its place.

    SQLite would read a log that lies beside it into the new database. So the log is written into
    the old database first. If the old database is damaged, its log is kept with it under the second
    name.
    """
    others = [path.name for path in database.parent.iterdir() if _is_aside(path, database)]
    taken = {name.removesuffix("-wal") for name in others}
    aside = database.with_name(_free(f"{database.name}.{ASIDE}", taken))
    log, kept = _beside(database, "-wal"), _beside(aside, "-wal")
    if log.exists() and log.stat().st_size:
        _link(log, kept)
    there = database.exists()
    try:
        damaged = there and not _write_back(database)
    except CopyError:
        kept.unlink(missing_ok=True)
        raise
    if not damaged:
        kept.unlink(missing_ok=True)
    for rest in (log, _beside(database, "-shm")):
        rest.unlink(missing_ok=True)
    if there:
        _link(database, aside)
    return aside.name if there else None


def _write_back(database: Path) -> bool:
    """Write the log of a database into it, and return whether it is undamaged.

    CopyError while another program reads it.
    """
    try:
        with closing(sqlite3.connect(database, timeout=SOON)) as old:
            busy, *_ = old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError as error:
        raise CopyError(f"{database.name} cannot be set aside ({error})") from None
    except sqlite3.DatabaseError:
        return False
    if busy:
        raise CopyError(f"another program reads {database.name}")
    return True


def _link(file: Path, other: Path) -> None:
    """Give a file a second name; where the disk has no hard links, copy it."""
    try:
        os.link(file, other)
    except OSError:
        part = _beside(other, ".part")
        copyfile(file, part)
        part.replace(other)


def _is_aside(file: Path, database: Path) -> bool:
    return file.name.startswith(f"{database.name}.{ASIDE}")


def _beside(file: Path, end: str) -> Path:
    return file.with_name(f"{file.name}{end}")


# --- PostgreSQL -----------------------------------------------------------------------------------

NAMES = ", ".join(f"'{name}'" for name in OURS)
OWN = f"""
WITH RECURSIVE own(oid) AS (
    SELECT oid FROM pg_class
    WHERE relkind = 'r' AND relname IN ({NAMES}) AND relnamespace = current_schema()::regnamespace
    UNION SELECT conrelid FROM pg_constraint JOIN own ON confrelid = own.oid WHERE contype = 'f'
)
SELECT oid::regclass FROM own JOIN pg_class USING (oid)
WHERE relnamespace = current_schema()::regnamespace
"""
"""The query for our own tables and for tables that refer to them, as those of a newer release do.

Other programs keep their tables.
"""
KEPT = f"SELECT nspname FROM pg_namespace WHERE nspname ~ '^{SCHEMA}(_[0-9]+)?$' ORDER BY 1"
CHECK = """
RESET search_path;
DO $$ BEGIN
    ASSERT (SELECT count(*) FROM alembic_version) = 1, 'the copy was not restored whole';
END $$
"""


def _replace_tables(url: URL, file: Path) -> str | None:
    """Set our tables aside and restore a copy, in one transaction.

    Return the schema that keeps our tables; None if there were none.
    """
    own, aside = _asked(url, OWN), _free(SCHEMA, _schemas(url))
    kept = [
        f"CREATE SCHEMA {aside}",
        *(f"ALTER TABLE {own_table} SET SCHEMA {aside}" for own_table in own),
    ]
    with TemporaryDirectory() as folder:
        script = Path(folder) / "script.sql"
        run_program(None, "pg_restore", "--no-owner", "--file", script, file)
        quiet = ("-X", "-q", "-1", "-v", "ON_ERROR_STOP=1")
        first = ("-c", "; ".join(kept)) if own else ()
        run_program(url, "psql", *quiet, *first, "-f", script, "-c", CHECK)
    return aside if own else None


def _schemas(url: URL) -> list[str]:
    """Return the schemas in which restores have kept tables."""
    return _asked(url, KEPT)


def _asked(url: URL, question: str) -> list[str]:
    return run_program(url, "psql", "-XAtc", question).split()
