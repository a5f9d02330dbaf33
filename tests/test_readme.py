"""The README tells the truth: its commands work, its tables say what the code says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from discord import app_commands
from typer.testing import CliRunner

from bot.__main__ import app
from bot.charter import Terms
from bot.client import create_client
from bot.commands import GROUPS, singles
from bot.config import Settings
from bot.words import telling, words
from rules import GAMES, AnyGame, choices

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHELL = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)


def house_rules(game: AnyGame) -> str:
    """The table of a game's house rules as the README must show it."""
    say = words("en").at(game.key)
    rows = ["| house rule | values | what it means |", "|---|---|---|"]
    for choice in choices(next(iter(game.presets.values()))):
        if isinstance(choice.values, range):
            values = f"**{choice.default}**, {choice.values[0]} to {choice.values[-1]}"
        else:
            first, *others = (telling.value(say, value) for value in choice.values)
            values = "; ".join([f"**{first}**", *others])
        rows.append(f"| {choice.label} | {values} | {choice.help} |")
    return "\n".join(rows)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_table_of_house_rules_is_the_declaration(game: AnyGame) -> None:
    assert house_rules(game) in README


def test_the_table_of_a_leagues_rules_is_the_declaration() -> None:
    say = words("en")
    for choice in choices(Terms):
        first, *others = (telling.value(say, value) for value in choice.values)
        values = "; ".join([f"**{first}**", *others])
        assert f"| {choice.label} | {values} | {choice.help} |" in README


def test_every_command_is_named_and_no_other() -> None:
    there = {f"/{one.name}" for one in singles()}
    there |= {
        f"/{group.name} {one.name}" for group in (one() for one in GROUPS) for one in group.commands
    }
    assert set(re.findall(r"^\| `(/[a-z ]+)`", README, re.MULTILINE)) == there


@pytest.mark.parametrize(
    "line", [line.strip() for block in SHELL for line in block.splitlines() if line.strip()]
)
def test_every_shell_line_names_what_exists(line: str) -> None:
    for part in line.split("&&"):
        words_of_part = [w for w in shlex.split(part) if "=" not in w or w.startswith("-")]
        program, *rest = words_of_part
        match program:
            case "python3":
                assert rest == ["-m", "venv", ".venv"]
            case ".venv/bin/pip":
                extra = re.search(r"\[(\w+)\]", rest[-1])
                assert extra
                assert f"{extra[1]} = [" in (ROOT / "pyproject.toml").read_text()
            case ".venv/bin/pytest":
                assert rest == ["-n", "auto"]
            case ".venv/bin/paifuda":
                told = CliRunner().invoke(app, [rest[0], "--help"])
                assert told.exit_code == 0
                plain = re.sub(r"\x1b\[[0-9;]*m", "", told.stdout)
                assert all(flag in plain for flag in rest[1:] if flag.startswith("--"))
            case _:
                raise AssertionError(program)


def test_every_picture_is_there() -> None:
    shown = re.findall(r'src="([^"]+)"', README)
    assert shown
    assert all((ROOT / one).is_file() for one in shown)


def test_the_options_of_the_local_table_are_those_named() -> None:
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "200"}
    asked = [sys.executable, "-m", "bot", "local", "--help"]
    told = subprocess.run(
        asked, capture_output=True, text=True, cwd=ROOT, env=environment, check=True
    )
    for flag in ("--fresh", "--port", "--no-browser", "--language", "--game"):
        assert flag in told.stdout
        assert flag in README


def test_the_invitation_asks_for_what_is_used() -> None:
    import discord

    asked = re.search(r"permissions=(\d+)", README)
    assert asked
    wanted = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        manage_threads=True,
        attach_files=True,
        read_message_history=True,
    )
    assert int(asked[1]) == wanted.value


def test_no_privileged_intents_are_needed(tmp_path: Path) -> None:
    client = create_client(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"))
    assert client.intents.value == 0
    assert isinstance(client.tree, app_commands.CommandTree)


def test_files_named_exist() -> None:
    for path in re.findall(r"\]\(([a-z_./]+)\)", README.replace("\\", "")):
        assert (ROOT / path).exists(), path


def test_the_gate_runs_the_test_command() -> None:
    (line,) = [line.strip() for block in SHELL for line in block.splitlines() if "pytest" in line]
    assert line in (ROOT / ".ci" / "run").read_text()
