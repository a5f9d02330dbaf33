"""A damaged database: `doctor` finds damage that a start and most reads would not meet."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.config import Settings
from bot.console import doctor
from bot.store import Database
from tests.bot.test_restoring import within
from tests.bot.world.baseline import address

PAGE = 4096
"""Bytes of a page of an SQLite database."""
INDEX = "names_of_a_person"
WELL = "The database is whole, with its indexes."
ADDED = "INSERT INTO names VALUES (1, {person}, 'somebody')"


@pytest.fixture
def club(tmp_path: Path, migrated: Path) -> Path:
    """A database with names and free pages, all of it in one file."""
    file = tmp_path / "club.sqlite"
    shutil.copyfile(migrated, file)
    filled = ("CREATE TABLE big AS SELECT zeroblob(20000) AS filling", "DROP TABLE big")
    within(file, "PRAGMA journal_mode = DELETE", *map(added, range(9)), *filled)
    return file


def added(person: int) -> str:
    return ADDED.format(person=person)


def place(file: Path, name: str) -> int:
    """Where the first page of an index or a table begins."""
    with closing(sqlite3.connect(file)) as found:
        asked = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (root,) = found.execute(asked, (name,)).fetchone()
    return (int(root) - 1) * PAGE


def overwrite(file: Path, start: int, content: bytes) -> None:
    with file.open("rb+") as database:
        database.seek(start)
        database.write(content)


def _lost_write(file: Path) -> None:
    """Leave the page of an index as it was before the last change of its table."""
    start = place(file, INDEX)
    before = file.read_bytes()[start : start + PAGE]
    within(file, added(10))
    overwrite(file, start, before)


def _flipped_key(file: Path) -> None:
    """Change a byte of the last key that an index holds."""
    start = place(file, INDEX)
    key = file.read_bytes()[start + PAGE - 1]
    overwrite(file, start + PAGE - 1, bytes([key ^ 0xFF]))


def _empty_index(file: Path) -> None:
    overwrite(file, place(file, INDEX), bytes(PAGE))


def _empty_table(file: Path) -> None:
    overwrite(file, place(file, "names"), bytes(PAGE))


def _free_pages(file: Path) -> None:
    """Overwrite the first page of the list of free pages, which the head of the file names."""
    first = int.from_bytes(file.read_bytes()[32:36], "big")
    assert first
    overwrite(file, (first - 1) * PAGE, b"\xff" * PAGE)


def _cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-PAGE])


DAMAGES: Mapping[str, Callable[[Path], None]] = {
    "an index without the last row": _lost_write,
    "a changed key of an index": _flipped_key,
    "an overwritten index": _empty_index,
    "an overwritten table": _empty_table,
    "overwritten free pages": _free_pages,
    "a file that is cut off": _cut_off,
}
"""The functions that damage a database."""


async def findings(home: str) -> list[doctor.Finding]:
    return [finding async for finding in doctor.database(Settings(database=home))]


async def wrong(home: str) -> list[str]:
    """The faults that `doctor` finds in a database."""
    return [finding.sentence for finding in await findings(home) if not finding.well]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_doctor_finds_damage_of_any_page(club: Path, damage: str) -> None:
    DAMAGES[damage](club)
    (fault,) = await wrong(address(club))
    assert "damaged" in fault
    assert "restore a backup" in fault
    assert fault.count("\n") == 0


async def test_a_whole_database_is_called_whole(club: Path) -> None:
    assert doctor.Finding(True, WELL) in await findings(address(club))


# --- PostgreSQL -----------------------------------------------------------------------------------


@pytest.fixture
async def engine(empty: str) -> AsyncIterator[AsyncEngine]:
    """An engine for an up-to-date database."""
    made = Database(empty)
    await made.open()
    await made.close()
    engine = create_async_engine(empty, poolclass=NullPool)
    yield engine
    await engine.dispose()


async def run(engine: AsyncEngine, *statements: str) -> None:
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))


async def test_without_amcheck_the_indexes_of_postgres_are_not_judged(
    engine: AsyncEngine, empty: str
) -> None:
    told = [finding.sentence for finding in await findings(empty) if finding.well]
    assert any("CREATE EXTENSION amcheck" in sentence for sentence in told)
    assert WELL not in told


async def _install(engine: AsyncEngine) -> None:
    """Install amcheck in a schema of its own; skip a test where PostgreSQL does not have it."""
    async with engine.connect() as connection:
        has = text("SELECT 1 FROM pg_available_extensions WHERE name = 'amcheck'")
        if not (await connection.execute(has)).first():
            pytest.skip("amcheck is not installed")
    await run(engine, "CREATE SCHEMA tools", "CREATE EXTENSION amcheck SCHEMA tools")


async def test_amcheck_finds_an_index_that_lacks_a_row(engine: AsyncEngine, empty: str) -> None:
    await _install(engine)
    assert doctor.Finding(True, WELL) in await findings(empty)
    ready = f"UPDATE pg_index SET indisready = {{}} WHERE indexrelid = '{INDEX}'::regclass"
    await run(engine, ready.format(False))
    await run(engine, added(1))
    await run(engine, ready.format(True))
    (fault,) = await wrong(empty)
    assert "damaged" in fault
    assert INDEX in fault


async def test_a_role_that_may_not_use_amcheck_is_told_so(engine: AsyncEngine, empty: str) -> None:
    await _install(engine)
    await run(
        engine, "CREATE ROLE guest LOGIN", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest"
    )
    try:
        told = await findings(empty.replace("paifuda@", "guest@"))
    finally:
        await run(engine, "DROP OWNED BY guest", "DROP ROLE guest")
    assert any("this role may not use amcheck" in finding.sentence for finding in told)
    assert all(finding.well for finding in told)
