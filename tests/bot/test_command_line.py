"""The command line: records are checked and told, and a refusal is one sentence."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.config import Settings
from bot.console import exits
from bot.console.commands import app
from bot.domain.tables import fair
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.lock import held
from bot.words import LANGUAGES, words
from rules.record import write
from tests.bot.world.matches import opened, played, recorded, since

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished match and one that runs, and the record of the first."""
    found = tmp_path_factory.mktemp("commands")

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{found}/bot.sqlite")
        await database.open()
        tables = Tables(database, since)
        table = await played(tables, 4)
        (found / "match.txt").write_text(write(await recorded(tables, table)), encoding="utf-8")
        await opened(tables, 10)
        await database.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair, "draw_secret", lambda: "5e" * 32)
        asyncio.run(make())
    (found / "config.toml").write_text(f'database = "sqlite+aiosqlite:///{found}/bot.sqlite"\n')
    return found


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No configuration of the developer's own."""
    monkeypatch.chdir(tmp_path)
    for name in ("TOKEN", "DATABASE", "LANGUAGE", "LOG_LEVEL", "TOKEN_FILE", "TEST_GUILD"):
        monkeypatch.delenv(f"PAIFUDA_{name}", raising=False)


def paifuda(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def refused(result: Result, code: int = exits.USAGE) -> str:
    """The one sentence of a refusal."""
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    (sentence,) = result.stderr.strip().split("\n")
    assert "Traceback" not in sentence
    return sentence


# --- Records --------------------------------------------------------------------------------------


def test_verify_tells_that_every_deal_is_fair(folder: Path) -> None:
    result = paifuda("verify", folder / "match.txt")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "every promise, shuffle and move." in result.stdout


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_record_from_windows_is_verified(folder: Path, tmp_path: Path, encoding: str) -> None:
    """Its shell redirects into UTF-16, its editors write a byte order mark."""
    lines = (folder / "match.txt").read_text().replace("\n", "\r\n")
    (tmp_path / "match.txt").write_bytes(lines.encode(encoding))
    result = paifuda("verify", tmp_path / "match.txt")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("pattern", "by", "sentence"),
    [
        (r"secret \w{4}", "secret 0000", "the secret does not match the promise"),
        (r"commitment \w{4}", "commitment 0000", "the secret does not match the promise"),
        (r"secret \w+", "secret xyz", "the secret does not match the promise"),
        (r"secret \w+\n", "", "the secret has not been revealed"),
        (r"addition 0:\d+", "addition 0:1", "do not follow"),
        (r"addition 0:\d", "addition 0:x", "not the number of a press"),
        (r"dice \d", "dice 7", "do not follow"),
        (r"deck (\S+) (\S+)", r"deck \2 \1", "do not follow"),
        (r"deck \S+", "deck no.card", "do not follow"),
        (r"move \d touch\n", "", "a move is not legal"),
        (r"move (\d) touch", r"move \1 fly", "a move is not legal"),
        (r"move \d touch", "move 7 touch", "a move is not legal"),
    ],
)
def test_verify_finds_what_is_wrong(
    folder: Path, tmp_path: Path, pattern: str, by: str, sentence: str
) -> None:
    text = (folder / "match.txt").read_text()
    bad, count = re.subn(pattern, by, text, count=1)
    assert count == 1
    (tmp_path / "bad.txt").write_text(bad)
    result = paifuda("verify", tmp_path / "bad.txt")
    assert result.exit_code == 1, result.output
    assert sentence in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda _: "", "not the record"),
        (lambda _: "hello", "not the record"),
        (lambda text: text.split("\n")[0], "damaged"),
        (lambda text: text.replace("game mushi", "game whist"), "damaged"),
        (lambda text: text.replace("deck ", "cards "), "damaged"),
        (lambda text: re.sub("dice .", "dice x", text), "damaged"),
        (lambda text: re.sub("move . ", "move x ", text), "damaged"),
        (lambda text: re.sub(r"game mushi \w+", "game mushi 00000000", text), "damaged"),
        (lambda text: re.sub("hands=2", "hands=3", text), "damaged"),
    ],
)
def test_a_file_that_is_no_record_gets_a_sentence(
    folder: Path, tmp_path: Path, command: str, damage: Callable[[str], str], sentence: str
) -> None:
    (tmp_path / "bad.txt").write_text(damage((folder / "match.txt").read_text()))
    assert sentence in refused(paifuda(command, tmp_path / "bad.txt"))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path, command: str) -> None:
    assert "cannot be read" in refused(paifuda(command, tmp_path / "none.txt"))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xff")
    assert "not a record" in refused(paifuda(command, tmp_path / "bytes"))


def test_replay_tells_every_deal_and_every_point(folder: Path) -> None:
    result = paifuda("replay", folder / "match.txt")
    assert result.exit_code == 0
    assert "deal 1 of 2" in result.stdout
    assert "deal 2 of 2" in result.stdout
    assert "Ben & Co" in result.stdout
    assert "Card points over 115" in result.stdout


@pytest.mark.parametrize("pattern", [r"move \d touch\n", r"deck \S+"])
def test_replay_of_an_impossible_match_ends_in_a_sentence(
    folder: Path, tmp_path: Path, pattern: str
) -> None:
    text = re.sub(
        pattern, "deck no.card" if "deck" in pattern else "", (folder / "match.txt").read_text()
    )
    (tmp_path / "bad.txt").write_text(text)
    result = paifuda("replay", tmp_path / "bad.txt")
    assert result.exit_code == 2
    assert len(result.stderr.strip().split("\n")) == 1


# --- The database ---------------------------------------------------------------------------------


def test_export_prints_the_record_of_a_table(folder: Path) -> None:
    result = paifuda("export", 1, "--config", folder / "config.toml")
    assert result.exit_code == 0
    assert result.stdout == (folder / "match.txt").read_text()


def test_export_of_a_running_match_hides_the_running_deal(folder: Path) -> None:
    result = paifuda("export", 2, "--config", folder / "config.toml")
    assert result.exit_code == 0
    assert "deal" not in result.stdout.split()
    assert "secret" not in result.stdout


def test_a_record_without_a_finished_deal_is_told_as_such(folder: Path, tmp_path: Path) -> None:
    running = paifuda("export", 2, "--config", folder / "config.toml").stdout
    (tmp_path / "running.txt").write_text(running, encoding="utf-8")
    told = paifuda("verify", tmp_path / "running.txt")
    assert (told.exit_code, told.stdout) == (0, f"{words('en')('record-none')}\n")


def test_export_of_no_table_is_refused(folder: Path) -> None:
    result = paifuda("export", 9, "--config", folder / "config.toml")
    assert refused(result) == "There is no table 9 in the database."


# --- Settings -------------------------------------------------------------------------------------


LOGGERS = """
import logging, sys
from typer.testing import CliRunner
from bot.domain.tables import fair
from bot.console.commands import app
from bot.config import Settings
CliRunner().invoke(app, ["export", "1", "--config", sys.argv[1]])
print([n for n in sys.argv[2:] if logging.getLogger(n).isEnabledFor(logging.DEBUG)])
"""


@pytest.mark.slow
def test_the_debug_log_is_the_bots_own(tmp_path: Path) -> None:
    """The libraries write every statement and every private answer into theirs."""
    config = tmp_path / "config.toml"
    url = f"sqlite+aiosqlite:///{tmp_path}/none.sqlite"
    config.write_text(f"log_level = 'debug'\ndatabase = '{url}'")
    names = ("paifuda", "aiosqlite", "discord.http", "discord.webhook.async_", "discord.gateway")
    command = [sys.executable, "-c", LOGGERS, str(config), *names]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "['paifuda']"


@pytest.mark.parametrize("language", ["de", "", "EN"])
def test_the_local_table_knows_its_languages(language: str) -> None:
    told = refused(paifuda("local", "--language", language))
    assert told == f"The language must be one of {', '.join(LANGUAGES)}."


@pytest.mark.parametrize("language", ["auto", *LANGUAGES])
def test_the_configuration_may_name_any_language(language: str) -> None:
    assert Settings(language=language).language == language


def _homeless(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the local table keep everything in a folder of the test."""
    for kind in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(folder))


def test_a_second_local_table_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _homeless(tmp_path, monkeypatch)
    (tmp_path / "paifuda").mkdir()
    with held(f"sqlite:///{tmp_path}/paifuda/local.sqlite"):
        told = refused(paifuda("local", "--no-browser"), exits.AGAIN)
    assert told == "The local table is open already: stop that one first, with Ctrl-C."


def test_a_port_in_use_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _homeless(tmp_path, monkeypatch)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = refused(paifuda("local", "--no-browser", "--port", port), exits.AGAIN)
        assert f"Port {port} of --port is in use" in told


# The thread of a connection that failed may outlive the event loop it would tell so.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize(
    ("address", "code", "says"),
    [
        (
            "sqlite+aiosqlite:////nowhere/at/all.sqlite",
            exits.SETTINGS,
            "There is no folder",
        ),
        ("sqlite+aiosqlite:///none.sqlite", exits.SETTINGS, "There is no none.sqlite in "),
        ("postgresql+nothing://here/there", exits.SETTINGS, "is wrong"),
    ],
)
def test_a_database_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, code: int, says: str
) -> None:
    monkeypatch.setenv("PAIFUDA_DATABASE", address)
    assert says in refused(paifuda("export", 1), code)


def test_a_database_that_an_argument_names_is_not_there(tmp_path: Path) -> None:
    start = f"sqlite+aiosqlite:///{tmp_path}"
    moved = paifuda("database", "move", f"{start}/none.sqlite", f"{start}/new.sqlite")
    assert "There is no none.sqlite in " in refused(moved, exits.USAGE)


def test_without_a_command_the_help_is_shown() -> None:
    result = paifuda()
    assert all(name in result.output for name in ("run", "local", "verify", "replay", "export"))


# --- The ledger -----------------------------------------------------------------------------------


def test_rebuild_finds_the_ledger_as_the_moves_have_it(folder: Path) -> None:
    result = paifuda("rebuild", "--config", folder / "config.toml")
    assert result.exit_code == 0, result.output
    assert result.stdout == "2 deals: every entry follows from the moves.\n"


def test_rebuild_tells_what_was_spoilt_and_mends_it(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "spoilt.sqlite"
    with closing(sqlite3.connect(folder / "bot.sqlite")) as kept:
        kept.execute("VACUUM INTO ?", [str(copy)])
    with closing(sqlite3.connect(copy, isolation_level=None)) as spoilt:
        spoilt.execute("UPDATE entries SET delta = delta + 7 WHERE id = 1")
    (tmp_path / "spoilt.toml").write_text(f'database = "sqlite+aiosqlite:///{copy}"\n')
    config = ("--config", tmp_path / "spoilt.toml")
    found = paifuda("rebuild", *config)
    assert found.exit_code == 1
    assert found.stdout.startswith("table 1, deal 1: ")
    assert "faults mended" in paifuda("rebuild", "--write", *config).stdout
    assert paifuda("rebuild", *config).exit_code == 0


@pytest.mark.parametrize("command", [["rebuild"], ["export", 1]])
def test_a_database_of_a_newer_release_gets_one_sentence(
    folder: Path, tmp_path: Path, command: list[object]
) -> None:
    file = tmp_path / "newer.sqlite"
    file.write_bytes((folder / "bot.sqlite").read_bytes())
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    config = tmp_path / "config.toml"
    config.write_text(f'database = "sqlite+aiosqlite:///{file}"\n')
    result = paifuda(*command, "--config", config)
    assert (result.exit_code, result.stdout) == (exits.SETTINGS, "")
    assert result.stderr.startswith("A newer Paifuda has written this database (9999, ")
