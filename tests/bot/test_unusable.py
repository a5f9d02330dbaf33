"""A database that cannot be used: every command says so, and `doctor` finds it before a start does.

A test that needs missing rights runs in a thread that has given up those of root.
"""

from __future__ import annotations

import asyncio
import ctypes
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
import typer
from sqlalchemy import text
from typer.testing import CliRunner, Result

from bot.console import exits
from bot.console.commands import app
from bot.console.frame import mendable
from bot.store import Database
from bot.store.lock import held
from bot.store.migrating import KNOWN
from tests.bot.test_reading import TABLE, club, paifuda, rows
from tests.bot.world.baseline import address

T = TypeVar("T")
__all__ = ["club"]
VERSION = 0x20080522
"""Version 3 of Linux's interface for rights, as capset(2) has it."""
OVERRIDES = 0b110
"""The rights by which root reads and writes files that nobody may: CAP_DAC_OVERRIDE and
CAP_DAC_READ_SEARCH.
"""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the rights are those of Linux")


def _unprivileged(work: Callable[[], T]) -> T:
    """Do work in a thread that opens only files whose permissions allow it, even as root."""
    system = ctypes.CDLL(None, use_errno=True)

    def done() -> T:
        header = (ctypes.c_uint32 * 2)(VERSION, 0)
        rights = (ctypes.c_uint32 * 6)()
        assert system.capget(header, rights) == 0
        for at in range(2):  # effective and permitted ones
            rights[at] &= ~OVERRIDES
        assert system.capset(header, rights) == 0
        return work()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(done).result()


def _whole(file: Path, migrated: Path) -> None:
    shutil.copyfile(migrated, file)
    file.chmod(0o600)


def _read_only_file(file: Path, migrated: Path) -> None:
    _whole(file, migrated)
    file.chmod(0o400)


def _read_only_folder(file: Path, migrated: Path) -> None:
    _whole(file, migrated)
    file.parent.chmod(0o500)


def _empty_read_only_folder(file: Path, _: Path) -> None:
    file.parent.chmod(0o500)


def _closed_file(file: Path, migrated: Path) -> None:
    _whole(file, migrated)
    file.chmod(0)


def _closed_folder(file: Path, migrated: Path) -> None:
    _whole(file, migrated)
    file.parent.chmod(0)


def _folder(file: Path, _: Path) -> None:
    file.mkdir()


def _text(file: Path, _: Path) -> None:
    file.write_text("Hello, this is no database." * 100)


def _of_another_program(file: Path, _: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE users (id INTEGER)")
    file.chmod(0o600)


def _migrated_by_another(file: Path, _: Path) -> None:
    """Lay a database of another program that uses Alembic, too, with an equal number."""
    _of_another_program(file, _)
    _number(file, KNOWN[0])


def _named_by_another(file: Path, _: Path) -> None:
    _of_another_program(file, _)
    _number(file, "ae1027a6acf")


def _number(file: Path, number: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.execute("INSERT INTO alembic_version VALUES (?)", (number,))


def _below_a_file(file: Path, _: Path) -> None:
    file.parent.rmdir()
    file.parent.write_text("hello")


UNUSABLE: Mapping[str, Callable[[Path, Path], None]] = {
    "a file that can only be read": _read_only_file,
    "a folder that can only be read": _read_only_folder,
    "a folder that can only be read, without a file": _empty_read_only_folder,
    "a closed file": _closed_file,
    "a closed folder": _closed_folder,
    "a folder in place of the file": _folder,
    "a text": _text,
    "a file in place of the folder": _below_a_file,
    "a database of another program": _of_another_program,
    "a database that another program has migrated": _migrated_by_another,
    "a database that another program has named": _named_by_another,
}
"""The functions that lay a database which no bot can use."""
READABLE = {"a file that can only be read"}
"""The databases that can at least be read."""
ABSENT = {"a folder that can only be read, without a file", "a file in place of the folder"}
"""The ways in which there is no database."""


@pytest.fixture(params=UNUSABLE)
def unusable(
    request: pytest.FixtureRequest, club: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The name of a database that cannot be used, and that lies in its place."""
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.setenv("PAIFUDA_DATABASE", f"sqlite+aiosqlite:///{club}")
    monkeypatch.chdir(club.parent.parent)
    UNUSABLE[request.param](club, migrated)
    yield request.param
    if club.parent.is_dir():
        club.parent.chmod(0o700)


MARK = "UPDATE alembic_version SET version_num = version_num"


def _started(place: str) -> int:
    """Hold a database, open it and write, as a bot does; return the exit code."""

    async def work() -> None:
        database = Database(place)
        try:
            await database.open()
            await database.write(lambda c: c.execute(text(MARK)) and None)
        finally:
            await database.close()

    try:
        with mendable(exits.SETTINGS), held(place):
            asyncio.run(work())
    except typer.Exit as error:
        return error.exit_code
    return 0


def test_doctor_finds_what_a_start_would_refuse(unusable: str, club: Path, tmp_path: Path) -> None:
    def both() -> tuple[Result, int]:
        return paifuda("doctor", TABLE["doctor"][0], tmp_path), _started(address(club))

    looked, code = _unprivileged(both)
    assert (looked.exit_code, code) == (exits.FAULTS, exits.SETTINGS), looked.output
    assert "WRONG  " in looked.stdout


def _newer(file: Path, migrated: Path) -> None:
    _whole(file, migrated)
    with closing(sqlite3.connect(file, isolation_level=None)) as found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize("lay", [_of_another_program, _migrated_by_another, _newer])
def test_no_page_is_served_of_a_foreign_database(
    club: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch, lay: Callable[[Path, Path], None]
) -> None:
    monkeypatch.setenv("PAIFUDA_SITE", "127.0.0.1:0")
    lay(club, migrated)
    told = CliRunner().invoke(app, ["site"])
    assert told.exit_code == exits.SETTINGS, told.output


def _dumped(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as found:
        return [*found.iterdump()]


@pytest.mark.parametrize("lay", [_of_another_program, _migrated_by_another, _named_by_another])
def test_a_database_of_another_program_stays_as_it_is(
    club: Path, lay: Callable[[Path, Path], None]
) -> None:
    lay(club, club)
    before = _dumped(club)
    assert _started(address(club)) == exits.SETTINGS
    assert _dumped(club) == before


def test_a_command_refuses_it_in_a_sentence(unusable: str, tmp_path: Path) -> None:
    def every() -> list[tuple[str, Result]]:
        some = rows("reads", "writes")
        return [(f"{name} {row.words}", paifuda(name, row, tmp_path)) for name, row in some]

    for words, told in _unprivileged(every):
        if unusable in READABLE and told.exit_code == 0:
            continue  # there was nothing to write
        if unusable in READABLE and words.startswith("export"):
            continue  # there is no such table
        if words.startswith("site") and unusable in ABSENT:
            continue  # its pages on rules need no database
        assert told.exit_code == exits.SETTINGS, (words, told.output)
        assert told.stderr.count("\n") == 1, (words, told.stderr)
