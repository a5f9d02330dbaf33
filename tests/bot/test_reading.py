"""Commands that read change nothing: of each command the table tells how it meets a database."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from threading import Timer
from typing import Any, Literal, NamedTuple

import discord
import pytest
import typer
from filelock import FileLock
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner, Result

from bot.console import doctor, exits
from bot.console.commands import app
from bot.site import catalogue
from bot.site.shelf import Fixed
from bot.store import Database, connected, migrating
from bot.store.lock import held
from bot.store.session import holding, is_held
from bot.store.upkeep import backups
from tests.bot.discord.room import Room
from tests.bot.world.baseline import address
from tests.stored.releases import RELEASES

OLDER = "This database is of an older release (0006, "
OTHER = "Another Paifuda works with club.sqlite already"
NONE = (
    "There is no club.sqlite in {folder}: run this in the bot's folder, or correct the address of"
    " the database."
)


class Row(NamedTuple):
    """One way to call a command, and how it meets a database."""

    words: str
    kind: Literal["reads", "looks", "writes", "migrates"]
    """Whether it reads a database of this release, looks at one of any release, writes to one of
    this release, or brings it up to date.
    """


TABLE = {
    "export": [Row("1", "reads")],
    "rebuild": [Row("", "reads"), Row("--write", "writes")],
    "database prune": [
        Row("--before 2100-01-01 --dry-run", "reads"),
        Row("--before 2100-01-01", "writes"),
    ],
    "sweep": [Row("", "reads"), Row("--yes", "writes")],
    "announce": [Row("", "reads"), Row("hello", "writes"), Row("--clear", "writes")],
    "maintenance": [Row("", "reads"), Row("on --until 10m", "writes"), Row("off", "writes")],
    "exclude": [Row("", "reads"), Row("7", "writes"), Row("7 --lift", "writes")],
    "block": [Row("", "reads"), Row("7", "writes"), Row("7 --lift", "writes")],
    "site": [Row("../pages", "reads")],
    "forget": [Row("--guild 1 --yes", "writes")],
    "doctor": [Row("", "looks")],
    "database backup": [Row("../today.backup", "looks")],
    "database restore": [Row("../kept.backup --replace", "migrates")],
    "database move": [
        Row("sqlite+aiosqlite:///club.sqlite sqlite+aiosqlite:///moved.sqlite", "migrates")
    ],
    "run": [Row("", "migrates")],
}
"""Every command that meets the database of the settings, or one that is named."""
WITHOUT = (
    *("replay", "verify", "appraise"),
    *("developer duel", "developer calibrate", "developer problems"),
)
"""The commands that have no database; `local` has one of its own."""


def commands() -> Iterator[tuple[str, Any]]:
    """Every command with its words, except for earlier names."""
    group: Any = typer.main.get_command(app)
    for name, command in group.commands.items():
        inner = getattr(command, "commands", None)
        if not command.hidden:
            yield from (
                ((f"{name} {one}", it) for one, it in inner.items()) if inner else [(name, command)]
            )


# --- Commands -------------------------------------------------------------------------------------


def test_every_command_tells_how_it_meets_a_database() -> None:
    assert {name for name, _ in commands()} == {*TABLE, *WITHOUT, "local"}
    configured = {name for name, one in commands() if any(p.name == "config" for p in one.params)}
    assert configured | {"database move"} == {*TABLE}


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of a database in the folder of the commands, which have no token.

    The site has the pages that a database adds, without books and drawings.
    """
    file = tmp_path / "club" / "club.sqlite"
    file.parent.mkdir()
    monkeypatch.chdir(file.parent)
    monkeypatch.delenv("PAIFUDA_TOKEN", raising=False)
    monkeypatch.setenv("PAIFUDA_DATABASE", "sqlite+aiosqlite:///club.sqlite")
    monkeypatch.setattr(doctor, "abroad", _nothing)
    monkeypatch.setattr(discord.Client, "login", _nothing)
    monkeypatch.setattr(discord.Client, "fetch_guilds", _nowhere)
    monkeypatch.setattr(catalogue, "fixed", lambda *_, **__: ())
    monkeypatch.setattr(catalogue, "Drawings", lambda: Fixed({}))
    return file


async def _nothing(*_: object) -> list[doctor.Finding]:
    return []


async def _nowhere(*_: object, **__: object) -> AsyncIterator[discord.Object]:
    for guild in range(0):
        yield discord.Object(guild)


def old(file: Path) -> None:
    """Lay a database of the first release."""
    file.write_bytes(gzip.decompress((RELEASES[0] / "season.sqlite.gz").read_bytes()))
    file.chmod(0o600)


def killed(file: Path) -> None:
    """Leave a database as a killed bot does: its last changes are in the log beside it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as bot:
        bot.execute("PRAGMA user_version = 1")
        left = kept(file)
    assert left[f"{file.name}-wal"]
    for name, content in left.items():
        file.with_name(name).write_bytes(content)


def kept(file: Path) -> dict[str, bytes]:
    """Every file beside a database, byte for byte, except for SQLite's shared memory."""
    files = file.parent.iterdir()
    return {one.name: one.read_bytes() for one in files if not one.name.endswith("-shm")}


def paifuda(name: str, row: Row, tmp_path: Path) -> Result:
    """Call a command; the files that it is meant to make or read are outside of the folder."""
    (tmp_path / "today.backup").unlink(missing_ok=True)
    found = CliRunner().invoke(app, [*name.split(), *row.words.split()])
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found


def rows(*kinds: str) -> Iterator[tuple[str, Row]]:
    """The rows of the table of some kinds; all of them if none is named."""
    for name, some in TABLE.items():
        yield from ((name, row) for row in some if row.kind in kinds or not kinds)


@pytest.mark.parametrize("busy", [False, True], ids=["free", "held"])
def test_a_database_of_an_older_release_stays_as_it_is(
    club: Path, tmp_path: Path, busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    old(club)
    shutil.copyfile(club, tmp_path / "kept.backup")
    with held(address(club)) if busy else nullcontext():
        before = kept(club)
        for name, row in rows("reads", "writes", "looks", *["migrates"] * busy):
            found = paifuda(name, row, tmp_path)
            assert kept(club) == before, (name, row)
            if row.kind == "looks":
                assert found.exit_code == 0, found.output
            elif row.kind == "migrates":
                assert found.exit_code == exits.AGAIN, name
                assert found.stderr.startswith(OTHER), found.output
            else:
                assert (found.exit_code, found.stdout) == (exits.SETTINGS, ""), name
                assert found.stderr.startswith(OLDER), found.output
        assert not (tmp_path / "pages").exists()  # no page was made before the refusal


@pytest.mark.parametrize("left", ["stopped", "held", "killed"])
def test_reading_leaves_every_byte_of_a_database_of_this_release(
    club: Path, tmp_path: Path, migrated: Path, left: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    shutil.copyfile(migrated, club)
    club.chmod(0o600)
    if left == "killed":
        killed(club)
    with held(address(club)) if left == "held" else nullcontext():
        before = kept(club)
        for name, row in rows("reads", "looks"):
            found = paifuda(name, row, tmp_path)
            assert kept(club) == before, (name, row)
            assert found.exit_code == 2 * (name == "export"), found.output


def test_where_there_is_no_database_no_command_makes_one(club: Path, tmp_path: Path) -> None:
    for name, row in rows():
        found = paifuda(name, row, tmp_path)
        assert kept(club) == {}, (name, row)
        if name == "doctor":
            assert "There is no club.sqlite yet" in found.stdout
        elif name == "run":
            assert found.stderr.startswith("No token")
        elif name == "database restore":
            assert "kept.backup" in found.stderr
        elif name == "site":
            assert found.exit_code == 0  # its pages on rules need no database
        else:
            told = NONE.format(folder=Path.cwd())
            code = 2 if name == "database move" else 78  # a move names its databases as arguments
            assert (found.exit_code, found.stderr.strip()) == (code, told), name


@pytest.mark.both
async def test_a_database_that_is_read_cannot_be_written(home: str) -> None:
    made = Database(home)
    await made.open()
    await made.close()
    spoil = text("UPDATE alembic_version SET version_num = version_num")
    async with connected(home) as database:
        with pytest.raises(DBAPIError, match=r"read-?only"):
            await database.write(lambda c: c.execute(spoil) and None)
        with pytest.raises(DBAPIError, match=r"read-?only"):
            await database.read(lambda c: c.execute(spoil) and None)
    async with connected(home, writes=True) as database:
        assert await database.write(lambda c: c.execute(spoil).rowcount) == 1


@pytest.mark.both
async def test_a_look_tells_who_holds_a_database(home: str) -> None:
    made = Database(home)
    await made.open()
    await made.close()
    assert not await is_held(home)
    async with holding(home):
        assert await is_held(home)
    assert not await is_held(home)


def test_a_look_at_the_lock_refuses_no_start(tmp_path: Path) -> None:
    look = FileLock(tmp_path / "club.sqlite.lock", thread_local=False)
    look.acquire()
    Timer(0.1, look.release).start()
    with held(address(tmp_path / "club.sqlite")):
        pass


def test_a_bot_starts_while_a_backup_is_made(
    club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old(club)
    whole, started = backups.assert_whole, []

    def start(copy: sqlite3.Connection) -> None:
        with (
            held(address(club)),
            closing(sqlite3.connect(club, isolation_level=None)) as bot,
        ):
            bot.execute("CREATE TABLE novelty (number INTEGER)")
            started.append(True)
        whole(copy)

    monkeypatch.setattr(backups, "assert_whole", start)
    assert paifuda("database backup", TABLE["database backup"][0], tmp_path).exit_code == 0
    assert started


# --- A start --------------------------------------------------------------------------------------

MARK = "UPDATE alembic_version SET version_num = '{}'"


@pytest.mark.parametrize("copies", [True, False])
async def test_a_start_copies_an_earlier_database_and_deletes_older_copies(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copies: bool
) -> None:
    database = room.client.services.database
    await database.write(lambda c: c.execute(text(MARK.format("0001"))) and None)
    monkeypatch.setattr(
        migrating, "_upgrade", lambda c: c.execute(text(MARK.format(migrating.NEWEST)))
    )
    room.settings.copy_before_upgrade = copies
    for number in ("0001", "9999"):
        (tmp_path / f"bot.sqlite.before-{number}").touch()
    await room.restart()
    left = {name.rpartition("before-")[2] for name in kept(tmp_path / "bot.sqlite")}
    assert {number for number in left if number.isdecimal()} == {
        "9999",
        *[migrating.NEWEST] * copies,
    }
