"""Every command with every argument spoilt ends in one sentence and an exit code, untraced."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import socket
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from shutil import copyfile
from typing import Any, get_args, get_type_hints
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
import typer
from aiohttp import web
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner, Result

from bot import __main__
from bot.config import ConfigError, TakenError
from bot.console import commands, doctor, exits, failures, local
from bot.console.commands import app
from bot.domain.lessons.problems import problem
from bot.listening import listening
from bot.site import catalogue
from bot.site.shelf import Site
from bot.store import Database
from bot.store.session import LostError
from tests import pages

CODES = {value for name, value in vars(exits).items() if name.isupper()}
FOLDER, FILE, BINARY = "folder", "file.txt", "binary"
SPOILT: dict[type, tuple[str, ...]] = {
    Path: ("/nowhere/at/all", FOLDER, f"{FILE}/below", "x" * 300, ""),
    int: ("-1", "99999999999999999999", "garbage", ""),
    datetime: ("garbage", "2026-02-31", ""),
    str: ("garbage", ""),
}
"""Wrong values by the type of the parameter."""
SOUND = {
    "run": "",
    "local": "--no-browser",
    "export": "1",
    "replay": "file.txt",
    "verify": "file.txt",
    "appraise": "file.txt",
    "rebuild": "",
    "doctor": "",
    "developer duel": "mushi random random --deals 2 --cores 1",
    "developer calibrate": "changchun --deals 2 --cores 1",
    "developer problems": "",
    "database backup": "new.backup",
    "database restore": "file.txt",
    "database prune": "--before 2000-01-01",
    "forget": "--yes --guild 1",
    "sweep": "",
    "exclude": "",
    "site": "pages",
    "announce": "hello --at 1h",
    "maintenance": "on",
    "block": "",
    "database move": "sqlite+aiosqlite:///club.sqlite sqlite+aiosqlite:///other.sqlite",
}
"""The words of each command that are sound; each is spoilt in turn."""
FREE = {
    *(("announce", "text"), ("announce", "at"), ("announce", "until"), ("maintenance", "state")),
    ("maintenance", "until"),
    ("block", "why"),
    *(("exclude", "why"), ("developer problems", "game"), ("developer problems", "kind")),
    *(
        ("site", "folder"),
        ("developer duel", "preset"),
        ("developer duel", "start"),
        ("developer calibrate", "start"),
        ("developer problems", "start"),
    ),
}
"""Parameters that may be empty, or take any text."""


def leaves() -> Iterator[tuple[str, Any]]:
    """Yield every command with its name, those of groups, too; earlier names are left out."""
    left: list[tuple[str, Any]] = [("", typer.main.get_command(app))]
    while left:
        name, command = left.pop()
        below = getattr(command, "commands", None)
        if command.hidden:
            continue
        if below is None:
            yield name.strip(), command
        else:
            left += [(f"{name} {key}", inner) for key, inner in below.items()]


COMMANDS = dict(sorted(leaves()))


def spoilt(name: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the words of a command with one parameter after the other spoilt."""
    sound, hints = SOUND[name].split(), get_type_hints(COMMANDS[name].callback)
    values = (param for param in COMMANDS[name].params if not getattr(param, "is_flag", False))
    place = 0
    for param in values:
        is_option = param.opts[0].startswith("--")
        (kind,) = ({hints[param.name], *get_args(hints[param.name])} & {*SPOILT}) or {str}
        for value in SPOILT[kind]:
            words = [*sound, param.opts[0], value]
            if not is_option:
                words = [*sound[:place], value, *sound[place + 1 :]]
            yield param.name, [*name.split(), *words]
        place += not is_option


class Ending:
    """A client that ends at once."""

    async def __aenter__(self) -> Ending:
        return self

    async def __aexit__(self, *_: object) -> None:
        """There is nothing to leave."""

    async def start(self, _: str) -> None:
        """End."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once for all tests here."""
    file = tmp_path_factory.mktemp("spoilt") / "club.sqlite"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.open()
        await database.close()

    asyncio.run(make())
    return file


@pytest.fixture
def home(club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an empty database, and files that are no copy, record or setting."""

    async def nothing(*_: object, **__: object) -> None:
        """Open no table, and know the token."""

    async def guilds(*_: Any, **__: Any) -> Any:
        for _ in ():
            yield discord.Object(0)

    async def abroad(_: object) -> list[doctor.Finding]:
        return []

    copyfile(club, tmp_path / "club.sqlite")
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FILE).write_text("hello")
    (tmp_path / BINARY).write_bytes(b"\xff\x00\xfe")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAIFUDA_DATABASE", "sqlite+aiosqlite:///club.sqlite")
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.setattr(commands, "Paifuda", lambda *_: Ending())
    monkeypatch.setattr(local, "open_table", nothing)
    monkeypatch.setattr(discord.Client, "login", nothing)
    monkeypatch.setattr(discord.Client, "fetch_guilds", guilds)
    monkeypatch.setattr(doctor, "abroad", abroad)
    monkeypatch.setattr(problem, "every", dict)
    monkeypatch.setattr(catalogue, "site", lambda *_: Site(()))
    return tmp_path


def paifuda(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def badly_told(result: Result) -> str:
    """The fault in how a failure is told; an empty text if there is none."""
    if not (result.exception is None or isinstance(result.exception, SystemExit)):
        return f"raises {result.exception!r}"
    said = result.stderr.strip()
    if result.exit_code not in CODES | {0}:
        return f"exits with {result.exit_code}"
    if "Traceback" in said or "Discord cannot" in said:
        return said
    is_usage = result.exit_code == exits.USAGE and said.startswith("Usage:")
    lines = said.splitlines()
    if result.exit_code > 1 and not is_usage and (len(lines) != 1 or not said.endswith(".")):
        return f"is not told in one sentence: {said!r}"
    return ""


def test_every_command_has_sound_words() -> None:
    assert set(SOUND) == set(COMMANDS)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_spoilt_argument_is_told_in_a_sentence(name: str) -> None:
    faults = []
    for param, words in spoilt(name):
        result = paifuda(*words)
        fault = badly_told(result)
        if not fault and not result.exit_code and (name, param) not in FREE:
            fault = f"is taken: {result.output!r}"
        faults += [f"{words} {fault}"] * bool(fault)
    assert not faults, "\n".join(faults)


# --- A failure has its own name ------------------------------------------------------------------


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("database backup /nowhere/at/all", exits.USAGE, "There is no folder /nowhere/at."),
        ("database backup folder", exits.USAGE, "There is something in folder already"),
        ("database backup file.txt/below", exits.USAGE, "part of its path is a file, not a folder"),
        ("database restore folder", exits.USAGE, "folder is a folder, not a file."),
        ("database restore none.backup", exits.USAGE, "There is no none.backup."),
        ("database restore file.txt", exits.FAULTS, "file.txt is no copy of a database"),
        ("rebuild --config folder", exits.SETTINGS, "folder cannot be read: Is a directory."),
        ("rebuild --config binary", exits.SETTINGS, "binary is not in UTF-8"),
        ("rebuild --config none.toml", exits.SETTINGS, "There is no configuration file none.toml"),
        ("developer problems --game whist", exits.USAGE, "The game must be one of "),
    ],
)
def test_a_wrong_file_is_told_with_its_code(words: str, code: int, sentence: str) -> None:
    result = paifuda(*words.split())
    assert (result.exit_code, result.stdout) == (code, "")
    assert sentence in result.stderr


DATABASES = ("folder", "nowhere/club.sqlite", "file.txt/club.sqlite", "binary", "file.txt")


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    "name", [name for name, command in COMMANDS.items() if "config" in str(command.params)]
)
def test_a_spoilt_database_is_told_in_a_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = []
    for file in DATABASES:
        monkeypatch.setenv("PAIFUDA_DATABASE", f"sqlite+aiosqlite:///{file}")
        result = paifuda(*name.split(), *SOUND[name].split())
        fault = badly_told(result)
        faults += [f"{file} {fault}"] * bool(fault)
    assert not faults, "\n".join(faults)


def sqlite_error(name: str) -> OperationalError:
    error = sqlite3.OperationalError("said by SQLite")
    error.sqlite_errorname = name
    return OperationalError("SELECT 1", {}, error)


class ServerError(Exception):
    """An error of asyncpg; `sqlstate` is its code."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("said by PostgreSQL")
        self.sqlstate = sqlstate


REACHING = aiohttp.ClientOSError(errno.ECONNREFUSED, "Connect call failed")


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (REACHING, exits.AGAIN, "Discord cannot be reached: "),
        (TakenError("9100"), exits.AGAIN, "Port 9100 is in use: "),
        (LostError("club"), exits.AGAIN, "held club is gone: "),
        (sqlite_error("SQLITE_BUSY"), exits.AGAIN, "another program uses it"),
        (sqlite_error("SQLITE_FULL"), exits.AGAIN, "its disk is full; make room."),
        (sqlite_error("SQLITE_IOERR_SHMSIZE"), exits.AGAIN, "its disk is full; make room."),
        (sqlite_error("SQLITE_IOERR_WRITE"), exits.AGAIN, "its disk fails (said by SQLite)."),
        (sqlite_error("SQLITE_CANTOPEN"), exits.SETTINGS, "look at the setting `database`."),
        (sqlite_error("SQLITE_READONLY_DBMOVED"), exits.SETTINGS, "can only be read."),
        (sqlite_error("SQLITE_CORRUPT"), exits.SETTINGS, "is damaged; restore a backup."),
        (sqlite_error("SQLITE_AUTH"), exits.AGAIN, "cannot be used: said by SQLite."),
        (ServerError("28P01"), exits.SETTINGS, "refuses the user or the password"),
        (ServerError("3D000"), exits.SETTINGS, "has no database of this name"),
        (ServerError("57P03"), exits.AGAIN, "cannot be used: said by PostgreSQL."),
        (ModuleNotFoundError(name="asyncpg"), exits.SETTINGS, 'pip install "paifuda[postgres]".'),
        (OSError(errno.EROFS, "no", "x.lock"), exits.USAGE, "x.lock is on a disk that can only"),
        (OSError(errno.EACCES, "no", "x"), exits.USAGE, "x may not be read or written by this"),
        (OSError(errno.ENOSPC, "no", "x"), exits.AGAIN, "The disk is full; make room."),
        (OSError(errno.EMFILE, "no"), exits.AGAIN, "This could not be done: "),
    ],
    ids=str,
)
def test_an_error_is_named_with_its_code(error: Exception, code: int, sentence: str) -> None:
    failure = failures.named(error, exits.USAGE)
    assert failure
    assert failure.code == code
    assert sentence in failure.sentence


def test_no_fault_of_the_machine_is_blamed_on_discord() -> None:
    numbers = errno.errorcode.keys() - {errno.EPIPE, errno.ESHUTDOWN}
    every = [OSError(number, os.strerror(number), "file") for number in numbers]
    told = [failure for error in every if (failure := failures.named(error, exits.SETTINGS))]
    assert len(told) == len(every)
    assert [failure for failure in told if "Discord" in failure.sentence] == []
    for foreign in (ZeroDivisionError("1 / 0"), BrokenPipeError(errno.EPIPE, "Broken pipe")):
        assert failures.named(foreign, exits.USAGE) is None


async def test_a_port_in_use_is_named_by_its_setting(unused_tcp_port: int) -> None:
    pages_of = {"127.0.0.1": TakenError, "192.0.2.1": ConfigError}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", unused_tcp_port))
        taken.listen()
        for host, error in pages_of.items():
            runner = web.AppRunner(web.Application())
            with pytest.raises(error, match=f"{unused_tcp_port}"):
                await listening(runner, f"{host}:{unused_tcp_port}", "metrics")


async def test_something_is_served_at_an_address_of_any_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    site = Mock(return_value=Mock(start=AsyncMock()))
    monkeypatch.setattr(web, "TCPSite", site)
    for place in ("127.0.0.1:91", "[::1]:91", "::1:91", "[::]:91"):
        await listening(Mock(setup=AsyncMock()), place, "metrics")
    assert [call.args[1] for call in site.call_args_list] == ["127.0.0.1", "::1", "::1", "::"]


def test_an_unforeseen_failure_has_an_exit_code_of_its_own(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(__main__, "imported", lambda: fail)
    with pytest.raises(SystemExit) as ended:
        __main__.main()
    assert ended.value.code == exits.BUG
    assert "ZeroDivisionError" in caplog.text


# --- Exit codes -----------------------------------------------------------------------------------


def test_every_exit_code_stands_on_the_page_and_unit() -> None:
    page = (pages.ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert {*map(int, re.findall(r"^\| (\d+) \|", page, re.MULTILINE))} >= CODES | {0}
    unit = (pages.ROOT / "deploy" / "paifuda.service").read_text(encoding="utf-8")
    assert f"\nRestartPreventExitStatus={exits.SETTINGS}\n" in unit


@pytest.mark.usefixtures("home")
def test_the_last_line_is_json_where_the_log_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIFUDA_LOG_FORMAT", "json")
    monkeypatch.setenv("PAIFUDA_TOKEN", "")
    line = json.loads(paifuda("run").stderr)
    assert line["message"].startswith("No token: ")
    assert (line["level"], line["code"]) == ("critical", exits.SETTINGS)
    monkeypatch.setenv("PAIFUDA_LOG_FORMAT", "text")
    assert paifuda("run").stderr.startswith("No token: ")
