"""An owner's commands on a whole database: each is told in a sentence, with an exit code."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from inspect import unwrap
from pathlib import Path
from typing import Any

import discord
import pytest
import typer
from typer.testing import CliRunner, Result

from bot.chat.backups import Backups
from bot.config import load
from bot.console.commands import GROUPS, app
from bot.services.tables.tables import Tables
from bot.services.upkeep import keeping
from bot.store import Database
from bot.store.lock import held
from tests.bot.world.lone_tables import GUILD
from tests.bot.world.matches import opened, played


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A folder with a database: a match that is over, and one that runs."""
    address = f"sqlite+aiosqlite:///{tmp_path}/club.sqlite"

    async def make() -> None:
        database = Database(address)
        await database.open()
        tables = Tables(database)
        await played(tables, 4)
        await opened(tables, 10)
        tables.timers.stop()
        await database.close()

    asyncio.run(make())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAIFUDA_DATABASE", address)
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    return address


def paifuda(*words: object) -> Result:
    found = CliRunner().invoke(app, [str(word) for word in words])
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found


def test_a_database_is_copied_restored_and_never_overwritten(home: str, tmp_path: Path) -> None:
    told = paifuda("database", "backup", "today.backup")
    assert (told.exit_code, told.stdout) == (
        0,
        "The copy today.backup opens: 2 deals, no faults.\n",
    )
    assert "already, and it stays" in paifuda("database", "backup", "today.backup").stderr
    assert "already, and it stays" in paifuda("database", "restore", "today.backup").stderr
    with held(home):
        assert (
            "Another Paifuda works"
            in paifuda("database", "restore", "today.backup", "--replace").stderr
        )
    (tmp_path / "club.sqlite").unlink()
    told = paifuda("database", "restore", "today.backup")
    assert (told.exit_code, told.stdout) == (
        0,
        "today.backup is in its place: 2 deals, no faults.\n",
    )
    assert paifuda("rebuild").exit_code == 0
    assert paifuda("database", "restore", "none.backup", "--replace").exit_code == 2
    (tmp_path / "no.backup").write_text("hello")
    assert (
        "no copy of a database" in paifuda("database", "restore", "no.backup", "--replace").stderr
    )


@pytest.mark.usefixtures("home")
def test_a_copy_with_a_fault_in_it_is_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "club.sqlite", isolation_level=None)) as spoilt:
        spoilt.execute("UPDATE entries SET delta = delta + 7 WHERE id = 1")
    told = paifuda("database", "backup", "today.backup")
    assert told.exit_code == 1
    assert told.stdout.startswith("table 1, deal 1: ")


@pytest.mark.usefixtures("home")
def test_old_matches_lose_their_moves_and_cannot_be_exported() -> None:
    told = paifuda("database", "prune", "--before", "2000-01-01")
    assert told.stdout == "0 matches: 0 moves are gone; their payments stay.\n"
    assert "1 matches: " in paifuda("database", "prune", "--before", "2100-01-01").stdout
    assert "no longer kept" in paifuda("export", 1).stderr
    told = paifuda("rebuild")
    assert told.exit_code == 0
    assert "Not checked: 2 deals" in told.stdout


@pytest.mark.usefixtures("home")
def test_a_server_is_forgotten_if_the_operator_is_sure() -> None:
    assert "add --yes" in paifuda("forget", "--guild", GUILD).stderr
    assert "rows of server 1 are gone" in paifuda("forget", "--guild", GUILD, "--yes").stdout
    assert "There is no table 1" in paifuda("export", 1).stderr


@pytest.mark.usefixtures("home")
def test_servers_that_are_gone_are_named_and_forgotten_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: list[int] = [GUILD]

    async def guilds(*_: Any, **__: Any) -> AsyncIterator[discord.Object]:
        for one in there:
            yield discord.Object(one)

    async def login(*_: Any) -> None:
        """Discord knows the token."""

    monkeypatch.setattr(discord.Client, "fetch_guilds", guilds)
    monkeypatch.setattr(discord.Client, "login", login)
    assert paifuda("sweep").stdout == "0 servers, 0 of them silent for 365 days.\n"
    there.clear()
    assert "1 servers, 0 of them silent" in paifuda("sweep", "--yes").stdout
    with closing(sqlite3.connect(tmp_path / "club.sqlite", isolation_level=None)) as kept:
        kept.execute("UPDATE tables SET opened_at = '2020-01-01 00:00:00'")
    assert "server 1: last table 2020-01-01\n1 servers, 1 of" in paifuda("sweep").stdout
    assert "rows are gone" in paifuda("sweep", "--yes").stdout
    assert paifuda("sweep").stdout == "0 servers, 0 of them silent for 365 days.\n"


@pytest.mark.slow
async def test_the_schedule_copies_in_a_process_with_the_same_configuration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/club.sqlite"
    database = Database(address)
    await database.open()
    await database.close()
    (tmp_path / "config.toml").write_text("the file of another program")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PAIFUDA_DATABASE", raising=False)
    (tmp_path / "own.toml").write_text(f'database = "{address}"\nbackup = "daily"\n')
    settings = load(tmp_path / "own.toml")
    settings.backup_folder = tmp_path / "new" / "kept"
    task = asyncio.create_task(Backups(settings).by_schedule())
    while not keeping.copies(settings.backup_folder):  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    (file,) = keeping.copies(settings.backup_folder)
    assert await keeping.check(address, file, tmp_path) == (0, [], 0)


def test_a_person_is_excluded_from_the_bot_and_let_in(home: str) -> None:
    assert paifuda("exclude").stdout == ""
    assert paifuda("exclude", 7, "--why", "spam").stdout == "7 is excluded for good: spam\n"
    told = paifuda("exclude", 8, "--time", "week").stdout
    assert re.fullmatch(r"8 is excluded until \d{4}-\d\d-\d\d \d\d:\d\d UTC\n", told)
    assert paifuda("exclude").stdout == f"{told}7 is excluded for good: spam\n"
    assert paifuda("exclude", 7, "--lift").stdout == "7 is let in again.\n"
    assert paifuda("exclude", 7, "--lift").stdout == "7 is not excluded.\n"
    assert paifuda("exclude").stdout == told
    assert paifuda("exclude", 9, "--time", "year").exit_code == 2


def test_a_server_is_blocked_listed_and_served_again(
    home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIFUDA_BLOCKED_SERVERS", "[9, 4]")
    shown = "".join(f"{server} is blocked by the setting `blocked_servers`.\n" for server in (4, 9))
    assert paifuda("block").stdout == shown
    assert paifuda("block", 7).stdout == "7 is blocked\n"
    assert paifuda("block", 8, "--why", "scams").stdout == "8 is blocked: scams\n"
    assert paifuda("block", 7, "--why", "spam").stdout == "7 is blocked: spam\n"
    paifuda("forget", "--guild", 7, "--yes")
    assert paifuda("block").stdout == f"7 is blocked: spam\n8 is blocked: scams\n{shown}"
    assert paifuda("block", 7, "--lift").stdout == "7 is served again.\n"
    assert paifuda("block", 7, "--lift").stdout == "7 is not blocked.\n"
    assert paifuda("block").stdout == f"8 is blocked: scams\n{shown}"


@pytest.mark.parametrize("command", ["exclude", "block"])
def test_too_long_a_reason_is_refused_and_nothing_is_written(home: str, command: str) -> None:
    told = paifuda(command, 7, "--why", "x" * 201)
    assert told.exit_code == 2
    assert "at most 200 characters" in told.stderr
    assert paifuda(command).stdout == ""
    assert paifuda(command, 7, "--why", "x" * 200).stdout.endswith(f": {'x' * 200}\n")


def test_the_people_of_the_setting_are_listed(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIFUDA_EXCLUDED", "[9, 4]")
    shown = [f"{user} is excluded by the setting `excluded`.\n" for user in (4, 9)]
    assert paifuda("exclude").stdout == "".join(shown)


# --- Names of commands ----------------------------------------------------------------------------


def test_every_earlier_name_of_a_command_works_without_being_listed() -> None:
    every: Any = typer.main.get_command(app)
    below = {name: one for group in GROUPS for name, one in every.commands[group].commands.items()}
    earlier = {name: one for name, one in every.commands.items() if one.hidden}
    assert set(earlier) == {"backup", "restore", "prune", "duel", "problems"}
    for name, one in earlier.items():
        assert unwrap(one.callback) is unwrap(below[name].callback)
    assert not earlier.keys() & re.findall(r"^\W*(\w+)", paifuda("--help").stdout, re.MULTILINE)


@pytest.mark.parametrize("command", ["forget", "sweep"])
def test_a_command_that_deletes_takes_both_words_for_yes(command: str) -> None:
    every: Any = typer.main.get_command(app)
    assert ["--yes", "--sure"] in [one.opts for one in every.commands[command].params]


def test_a_shell_completes_the_commands_of_a_group() -> None:
    asked = {"COMP_WORDS": "paifuda database ", "COMP_CWORD": "2"}
    asked["_PAIFUDA_COMPLETE"] = "complete_bash"
    told = CliRunner().invoke(app, [], prog_name="paifuda", env=asked)
    assert told.stdout.split() == ["backup", "restore", "prune", "move"]
