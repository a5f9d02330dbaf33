"""Settings that are wrong: all of them are told at once, with their places and what to write."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.config import ConfigError, Settings, load, strangers
from bot.console import doctor, exits
from bot.console.commands import app

SERVER = "postgresql+asyncpg://"
NUMBER = "it must be a whole number"
PAGE = "it must be an address such as https://example.org/page or discord.gg/invite."


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No configuration of the developer's own."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("PAIFUDA_"):
            monkeypatch.delenv(name)
    (tmp_path / "empty").touch()
    (tmp_path / "quoted").write_text('"x.y.z"')
    (tmp_path / "binary").write_bytes(b"\xff\x00")
    (tmp_path / "two").write_text("one token\nand another")


def run() -> Result:
    return CliRunner().invoke(app, ["run"])


def told(result: Result) -> list[str]:
    """The sentences of settings that are wrong."""
    assert result.exit_code == exits.SETTINGS, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    return result.stderr.splitlines()


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        ("", "No token: set PAIFUDA_TOKEN, or token_file in the configuration."),
        ("token_file = 'none'", "The token file none cannot be read: No such file or directory."),
        ("token_file = 'empty'", "The token file empty is empty."),
        ("token_file = 'binary'", "The token file binary is not a text file."),
        ("token_file = 'two'", "The token must be one word of letters, digits and points, "),
        ("token_file = 'quoted'", "and points, without quotation marks."),
        ("database = ", "config.toml is not valid TOML: "),
        ("tokn = 'x'", "There is no setting tokn (in config.toml); did you mean token?"),
        ("whist = 1", "There is no setting whist (in config.toml)."),
        (
            "language = 'de'",
            "The setting language (in config.toml) is wrong: it must be one of auto, ",
        ),
        ("log_level = 'loud'", "it must be one of debug, info, warning or error."),
        ("backup = true", "it must be one of off, hourly, daily or weekly."),
        ("test_guild = 'mine'", f"{NUMBER}."),
        ("test_guild = -1", "it must be more than 0."),
        ("test_guild = 99999999999999999999", "the number is too large."),
        ("keep = 0", "it must be at least 1."),
        ("keep = 1.5", f"{NUMBER}."),
        ("emoji = 'perhaps'", "it must be true or false."),
        ("backup_folder = 1", "it must be a text in quotation marks."),
        ("excluded = ['aki']", f"{NUMBER}."),
        ("excluded = {}", "it must be a list of numbers, such as [1, 2]."),
        ("shards = '9/8'", "of 8 shards, the first is 0 and the last is 7."),
        ("shards = true", "it must be a text in quotation marks."),
        ("policy = 'http://example.org'", PAGE),
        ("terms = 'https://example.org/a b'", PAGE),
        ("terms = 'https://[x](y.org)'", PAGE),
        ("terms = 'https://me@example.org'", PAGE),
        ("support = 'paifuda'", PAGE),
        ("support = 'javascript:alert(1)'", PAGE),
        (f"policy = 'https://example.org/{'a' * 493}'", "it must have at most 512 characters."),
        ("sentry = 'example.org/1'", "it must be the DSN of a project, such as https://"),
        ("policy = 1", "it must be a text in quotation marks."),
        ("metrics = 9100", "it must be an address such as 127.0.0.1:9100."),
        ("metrics = '127.0.0.1:99999'", "the largest port is 65535."),
        ("database = 'paifuda'", "it must be an address such as sqlite+aiosqlite:///file or "),
        (
            "database = 'mysql://u@h/paifuda'",
            "it must be an address such as sqlite+aiosqlite:///file",
        ),
        ("database = 'postgresql://u@h/db'", f"the driver, too, and begin with {SERVER}."),
        ("database = 'postgres://u@h/db'", f"the driver, too, and begin with {SERVER}."),
        ("database = 'postgresql+psycopg://u@h/db'", f"begin with {SERVER}."),
        ("database = 'postgresql+asyncpg://u@h:port/db'", "it must be an address such as "),
        (f"database = '{SERVER}u:p@ss@h/db'", "more than one @ in it: in a name or a password"),
        (f"database = '{SERVER}u:p@s/s@h/db'", "write %40 for @"),
        (f"database = '{SERVER}u:p@s:s@h/db'", "write %40 for @"),
        ("database = 'sqlite:///file'", "begin with sqlite+aiosqlite://."),
        (
            "database = 'sqlite+aiosqlite://file'",
            "it must have three slashes before a file in the ",
        ),
        ("database = 'sqlite+aiosqlite:///'", "it must name a file, such as sqlite+aiosqlite"),
        ("database = 'sqlite+aiosqlite:///:memory:'", "it must name a file, such as "),
        ("database = 'sqlite+aiosqlite:///no/such/file'", "sqlite+aiosqlite://// one from the"),
    ],
)
def test_a_wrong_setting_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, config: str, sentence: str
) -> None:
    (tmp_path / "config.toml").write_text(config)
    if config.startswith("database"):
        monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    (line,) = told(run())
    assert sentence in line
    assert line.endswith((".", "?"))


def test_a_file_of_settings_may_begin_with_a_mark(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("x.y.z", encoding="utf-8-sig")
    (tmp_path / "config.toml").write_text("token_file = 'token'\nkeep = 3", encoding="utf-8-sig")
    settings = load(Path("config.toml"))
    assert settings.keep == 3
    assert settings.login() == "x.y.z"


def test_a_file_of_settings_in_another_encoding_is_told(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("keep = 3", encoding="utf-16")
    assert told(run()) == ["config.toml is not in UTF-8: save it again in that encoding."]


def test_all_faults_are_told_at_once_each_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "config.toml").write_text("lang = 'ja'\nkeep = 0\nlog_level = 'loud'")
    monkeypatch.setenv("PAIFUDA_TOKN", "very-secret-token")
    monkeypatch.setenv("paifuda_keep", "many")
    monkeypatch.setenv("PAIFUDA_EXCLUDED", "aki, ben")
    assert told(run()) == [
        "There is no setting lang (in config.toml); did you mean language?",
        "There is no setting tokn (PAIFUDA_TOKN in the environment); did you mean token?",
        "The setting log_level (in config.toml) is wrong: it must be one of debug, info, warning or"
        " error.",
        f"The setting keep (paifuda_keep in the environment) is wrong: {NUMBER}.",
        f"The setting excluded (PAIFUDA_EXCLUDED in the environment) is wrong: {NUMBER}.",
    ]


def test_a_secret_is_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIFUDA_TOKEN", "very-secret token")
    (tmp_path / "config.toml").write_text("database = 'postgresql://u:very-secret@h/db'")
    assert "very-secret" not in "".join(told(run()))
    monkeypatch.setenv("PAIFUDA_DATABASE", "sqlite+aiosqlite:///club.sqlite")
    assert "very-secret" not in "".join(told(run()))


@pytest.mark.parametrize(
    ("written", "name", "value"),
    [
        ("shards = 8", "shards", "0-7/8"),
        ("log_level = 'INFO'", "log_level", "info"),
        ("log_format = ' JSON'", "log_format", "json"),
        ("backup = 'Daily'", "backup", "daily"),
        ("excluded = 7", "excluded", {7}),
        ("excluded = [7, 8]", "excluded", {7, 8}),
        ("blocked_servers = [7, 8]", "blocked_servers", {7, 8}),
        ("keep = '3'", "keep", 3),
        ("policy = ''", "policy", ""),
        ("terms = ' https://a-b.org:8443/c?d=e#f '", "terms", "https://a-b.org:8443/c?d=e#f"),
        ("support = 'discord.gg/paifuda'", "support", "https://discord.gg/paifuda"),
        ("sentry = 'http://a1@sentry:9000/2'", "sentry", "http://a1@sentry:9000/2"),
        ("metrics = '[::1]:9100'", "metrics", "[::1]:9100"),
    ],
)
def test_a_setting_is_read_as_it_is_natural(
    tmp_path: Path, written: str, name: str, value: object
) -> None:
    (tmp_path / "config.toml").write_text(written)
    assert getattr(load(tmp_path / "config.toml"), name) == value


@pytest.mark.parametrize("people", ["7,8", "[7, 8]", "7 8", " 8\n7,"])
def test_people_are_named_in_the_environment(people: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIFUDA_EXCLUDED", people)
    assert load(Path("config.toml"), required=False).excluded == {7, 8}


def test_a_variable_that_is_no_setting_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Kubernetes sets it for a service of this name, so it is no reason to stop."""
    monkeypatch.setenv("PAIFUDA_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    assert isinstance(load(Path("config.toml"), required=False), Settings)
    assert strangers() == ["PAIFUDA_SERVICE_HOST"]
    (finding,) = doctor.variables()
    assert finding.sentence.startswith("The variable PAIFUDA_SERVICE_HOST is no setting")
    monkeypatch.setenv("PAIFUDA_SHARDS", "0/2")
    told(run())
    assert "PAIFUDA_SERVICE_HOST" in caplog.text


@pytest.mark.parametrize("place", ["environment", "file"])
def test_wrong_settings_are_told_in_json_where_the_log_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    config = tmp_path / "config.toml"
    config.write_text("keep = 0\n")
    if place == "file":
        config.write_text("keep = 0\nlog_format = 'json'")
    else:
        monkeypatch.setenv("PAIFUDA_LOG_FORMAT", "JSON")
    (line,) = told(run())
    assert json.loads(line)["message"].startswith("The setting keep")


def test_the_folder_of_the_database_is_missing(tmp_path: Path) -> None:
    settings = Settings(database="sqlite+aiosqlite:///nowhere/club.sqlite")
    with pytest.raises(ConfigError, match=f"There is no folder {tmp_path}/nowhere"):
        settings.check_folder()
