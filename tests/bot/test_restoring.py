"""A copy is looked at before it takes a database's place, and that one is kept."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from typer.testing import CliRunner

from bot.console import exits
from bot.console.commands import app
from bot.services.upkeep import keeping
from bot.store import Database
from bot.store.migrating import MIGRATIONS
from bot.store.upkeep import backups, restoring
from bot.store.upkeep.backups import SCHEMA
from bot.store.upkeep.restoring import OURS, CopyError
from tests.bot.test_upkeep import club, programs, rows
from tests.bot.world.baseline import address

__all__ = ["programs"]
pytestmark = [pytest.mark.usefixtures("unhurried", "secrets", "programs")]
Change = Callable[[Path], None]


async def do(home: str, *what: str) -> None:
    """Do something in a database, unseen by the program."""
    database = Database(home)
    await database.write(lambda c: [c.execute(text(one)) for one in what] and None)
    await database.close()


async def ask(home: str, what: str) -> list[Any]:
    """Every first value of what is found in a database."""
    database = Database(home)
    found = await database.read(lambda c: [*c.execute(text(what)).scalars()])
    await database.close()
    return found


# --- What is refused ------------------------------------------------------------------------------


def within(file: Path, *what: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as found:
        for one in what:
            found.execute(one)


def newer(file: Path) -> None:
    within(file, "UPDATE alembic_version SET version_num = '9999'")


def of_no_release(file: Path) -> None:
    within(file, "UPDATE alembic_version SET version_num = '0000'")


def another_program(file: Path) -> None:
    file.unlink()
    within(file, "CREATE TABLE notes (words TEXT)")


def another_of_alembic(file: Path) -> None:
    another_program(file)
    within(file, "CREATE TABLE alembic_version (version_num)")
    within(file, "INSERT INTO alembic_version VALUES ('0003')")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scratched(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[8192:12288] = b"\x55" * 4096
    file.write_bytes(whole)


def in_use(file: Path) -> None:
    file.with_name(f"{file.name}-wal").write_bytes(b"x")


REFUSED: dict[Change, str] = {
    newer: "a newer Paifuda has written",
    of_no_release: "is the database of another program",
    another_program: "is the database of another program",
    another_of_alembic: "is the database of another program",
    empty: "is no copy of a database of this kind",
    cut: "is damaged",
    scratched: "is damaged",
    in_use: "is in use and no copy",
}


def digests(folder: Path) -> dict[str, str]:
    """Every file of a folder, byte for byte."""
    files = (one for one in folder.iterdir() if one.suffix != ".lock")
    return {one.name: hashlib.sha256(one.read_bytes()).hexdigest() for one in files}


@pytest.mark.parametrize(("change", "why"), REFUSED.items(), ids=[one.__name__ for one in REFUSED])
async def test_a_refused_copy_leaves_the_database_byte_for_byte(
    tmp_path: Path, change: Change, why: str
) -> None:
    kept, copies = tmp_path / "kept", tmp_path / "copies"
    kept.mkdir()
    copies.mkdir()
    home, file = address(kept / "bot.sqlite"), copies / "copy"
    await club(home)
    await keeping.make(home, file)
    change(file)
    before = digests(kept), digests(copies)
    with pytest.raises(CopyError, match=why):
        await keeping.restore(home, file, replace=True)
    assert (digests(kept), digests(copies)) == before


async def test_the_command_says_what_was_restored_and_what_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, file = address(tmp_path / "bot.sqlite"), tmp_path / "copy"
    await club(home)
    await keeping.make(home, file)
    monkeypatch.setenv("PAIFUDA_DATABASE", home)
    monkeypatch.chdir(tmp_path)
    whole = file.read_bytes()
    another_program(file)
    asked = ["database", "restore", str(file), "--replace"]
    found = await asyncio.to_thread(CliRunner().invoke, app, asked)
    assert (found.exit_code, found.stdout) == (exits.FAULTS, "")
    assert found.stderr.startswith("Nothing was restored, and the database is as it was: ")
    file.write_bytes(whole)
    found = await asyncio.to_thread(CliRunner().invoke, app, asked)
    kept = "; what was there is kept as bot.sqlite.before-restore until the next backup: 2 deals"
    assert (found.exit_code, kept in found.stdout) == (0, True), found.output


VERSION = "UPDATE alembic_version SET version_num = '{}'"


async def test_a_dump_that_is_refused_changes_nothing(
    empty: str, server: str, tmp_path: Path
) -> None:
    await club(empty)
    (known,) = await ask(empty, "SELECT version_num FROM alembic_version")
    files = [tmp_path / name for name in ("newer", "other", "cut")]
    await do(empty, VERSION.format("9999"))
    backups.make(empty, files[0])
    await do(empty, VERSION.format(known))
    backups.make(server.format("postgres"), files[1])
    backups.make(empty, files[2])
    cut(files[2])
    before = await rows(empty)
    for file, why in zip(files, ("a newer", "another program", "pg_restore"), strict=True):
        with pytest.raises(CopyError, match=why):
            await keeping.restore(empty, file, replace=True)
        assert await rows(empty) == before
        assert restoring._schemas(make_url(empty)) == []


# --- What was there -------------------------------------------------------------------------------


@pytest.mark.both
async def test_the_replaced_database_is_kept_until_the_next_backup(
    bare: str, tmp_path: Path
) -> None:
    await club(bare)
    first, last = tmp_path / "first.backup", tmp_path / "last.backup"
    await keeping.make(bare, first)
    before = await rows(bare)
    await do(bare, "UPDATE tables SET owner = 7777")
    for kept in ("", "_2"):
        restored = await keeping.restore(bare, first, replace=True)
        assert restored.kept
        assert restored.kept.endswith(f"restore{kept}")
        assert await rows(bare) == before
    assert {*await owners(bare, tmp_path, "")} == {7777}
    assert 7777 not in await owners(bare, tmp_path, "_2")
    await keeping.make(bare, last)
    for kept in ("", "_2"):
        with pytest.raises((FileNotFoundError, CopyError)):
            await owners(bare, tmp_path, kept)


async def owners(home: str, folder: Path, end: str) -> list[int]:
    """The owners of the tables in a database that was set aside; an error where there is none."""
    if "sqlite" in home:
        file = folder / f"bot.sqlite.before-restore{end}"
        restoring.look(home, file)
        return await ask(address(file), "SELECT owner FROM tables")
    if f"{SCHEMA}{end}" not in restoring._schemas(make_url(home)):
        raise FileNotFoundError
    return await ask(home, f"SELECT owner FROM {SCHEMA}{end}.tables")


async def test_nothing_is_kept_where_nothing_was(home: str, tmp_path: Path) -> None:
    await club(home)
    await keeping.make(home, tmp_path / "club.backup")
    restored = await keeping.restore(
        address(tmp_path / "new.sqlite"), tmp_path / "club.backup", replace=False
    )
    assert restored.kept is None
    assert restored.check
    assert await rows(address(tmp_path / "new.sqlite")) == await rows(home)


async def test_tables_of_others_stay_and_those_of_newer_releases_go(
    empty: str, tmp_path: Path
) -> None:
    await club(empty)
    backups.make(empty, tmp_path / "club.backup")
    await do(empty, "CREATE TABLE notes (words TEXT)", "INSERT INTO notes VALUES ('mine')")
    await do(empty, "CREATE TABLE novelty (number INTEGER REFERENCES tables (id))")
    await keeping.restore(empty, tmp_path / "club.backup", replace=True)
    assert await ask(empty, "SELECT words FROM notes") == ["mine"]
    assert await ask(empty, f"SELECT number FROM {SCHEMA}.novelty") == []
    assert await ask(empty, "SELECT to_regclass('public.novelty')") == [None]


def test_every_table_there_ever_was_is_ours() -> None:
    scripts = (Path(str(MIGRATIONS)) / "versions").glob("*.py")
    made = {name for one in scripts for name in re.findall(MADE, one.read_text("utf-8"))}
    assert made - {*PASSING} <= {*OURS}


MADE = r'create_table\(\s*"(\w+)"'
PASSING = ("lines",)
"""Tables that were there within one migration only."""


# --- Stopped on the way ---------------------------------------------------------------------------

STOPPED = """
import json, os, shutil, sqlite3, sys
from contextlib import closing
from pathlib import Path
from bot.store.upkeep import restoring

laid, file, folder = map(Path, sys.argv[1:])
STEPS = {"open", "os.rename", "os.link", "os.remove", "shutil.copyfile", "sqlite3.connect"}

def value(database):
    with closing(sqlite3.connect(database)) as found:
        (well,) = found.execute("PRAGMA integrity_check").fetchone()
        return well, found.execute("SELECT value FROM club").fetchone()[0]

def stopped(at, database):
    steps = 0

    def count(event, what):
        nonlocal steps
        steps += event in STEPS
        if steps == at:
            os._exit(9)

    sys.addaudithook(count)
    restoring.restore(f"sqlite+aiosqlite:///{database}", file)
    os._exit(0)

found, code = [], 9
while code:
    here = folder / str(len(found))
    shutil.copytree(laid, here)
    database = here / "bot.sqlite"
    if not (child := os.fork()):
        stopped(len(found) + 1, database)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    aside = here / "bot.sqlite.before-restore"
    found.append([code, value(database), value(aside) if aside.exists() else None])
print(json.dumps(found))
"""


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="processes are not forked here")
def test_a_stop_at_any_step_leaves_one_whole_database(tmp_path: Path) -> None:
    """Its last changes stand in the log of the old database alone, as after a kill."""
    laid, file = tmp_path / "laid", tmp_path / "copy"
    laid.mkdir()
    within(file, "CREATE TABLE club AS SELECT 'new' AS value")
    with closing(sqlite3.connect(tmp_path / "bot.sqlite", isolation_level=None)) as old:
        for one in ("journal_mode = WAL", "wal_autocheckpoint = 0"):
            old.execute(f"PRAGMA {one}")
        old.execute("CREATE TABLE club AS SELECT 'older' AS value")
        old.execute("PRAGMA wal_checkpoint")
        old.execute("UPDATE club SET value = 'old'")
        for end in ("", "-wal"):
            shutil.copyfile(tmp_path / f"bot.sqlite{end}", laid / f"bot.sqlite{end}")
    asked = [sys.executable, "-c", STOPPED, str(laid), str(file), str(tmp_path / "steps")]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert len(found) > 6
    old_one, new_one = ["ok", "old"], ["ok", "new"]
    assert [database for _, database, _ in found[:3]] == [old_one] * 3
    assert all(database in (old_one, new_one) for _, database, _ in found)
    assert all(kept == old_one for _, database, kept in found if database == new_one)
    assert found[-1] == [0, new_one, old_one]


def test_files_read_by_another_program_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = tmp_path / "bot.sqlite", tmp_path / "copy"
    within(file, "CREATE TABLE club AS SELECT 'new' AS value")
    monkeypatch.setattr(restoring, "SOON", 0.0)
    within(database, "PRAGMA journal_mode = WAL", "CREATE TABLE club AS SELECT 'old' AS value")
    with closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM club").fetchall()
        within(database, "UPDATE club SET value = 'last'")
        with pytest.raises(CopyError, match=r"another program reads bot\.sqlite"):
            restoring.restore(address(database), file)
    assert not [*tmp_path.glob("*before-restore*")]
    with closing(sqlite3.connect(database)) as found:
        assert found.execute("SELECT value FROM club").fetchone() == ("last",)


def test_a_damaged_database_is_set_aside_with_its_log(tmp_path: Path) -> None:
    database, file = tmp_path / "bot.sqlite", tmp_path / "copy"
    within(file, "CREATE TABLE club AS SELECT 'new' AS value")
    database.write_bytes(b"not a database" * 100)
    log = tmp_path / "bot.sqlite-wal"
    log.write_bytes(b"nor a log")
    restoring.restore(address(database), file)
    with closing(sqlite3.connect(database)) as found:
        assert found.execute("SELECT value FROM club").fetchone() == ("new",)
    kept = tmp_path / "bot.sqlite.before-restore"
    assert kept.read_bytes() == b"not a database" * 100
    assert (tmp_path / "bot.sqlite.before-restore-wal").read_bytes() == b"nor a log"


@asynccontextmanager
async def locked(home: str, table: str) -> AsyncIterator[None]:
    """A table that nobody may change for a while."""
    engine = create_async_engine(home, poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text(f'LOCK TABLE "{table}" IN ACCESS SHARE MODE'))
        yield
    await engine.dispose()


WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.mark.parametrize("table", ["alembic_version", "moves", "tables"])
async def test_postgres_stopped_on_the_way_is_as_it_was(
    empty: str, tmp_path: Path, table: str
) -> None:
    await club(empty)
    before, file = await rows(empty), tmp_path / "club.backup"
    backups.make(empty, file)
    async with locked(empty, table):
        doing = asyncio.create_task(asyncio.to_thread(restoring.restore, empty, file))
        while not (found := await ask(empty, WAITING)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        await ask(empty, f"SELECT pg_terminate_backend({found[0]})")
        with pytest.raises(CopyError):
            await doing
    assert await rows(empty) == before
    assert restoring._schemas(make_url(empty)) == []
