"""The README tells the truth: its commands work, its table names what there is."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.chat.client import Paifuda
from bot.chat.commands import GROUPS, SINGLES
from bot.config import Settings
from rules import GAMES
from tests import pages

README = (pages.ROOT / "README.md").read_text(encoding="utf-8")


def test_it_is_short() -> None:
    assert len(README.splitlines()) <= 120


def test_every_command_is_named_once_and_no_other() -> None:
    page = (pages.ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    there = [f"/{one.name}" for one in SINGLES]
    every = [one for group in GROUPS for one in group.walk_commands()]
    there += [f"/{one.qualified_name}" for one in every if isinstance(one, app_commands.Command)]
    (table,) = [one for one in pages.tables(README) if one.head[0] == "command"]
    rows = [row for one in pages.tables(page) for row in one.rows]
    assert sorted(row[0] for row in rows) == sorted(f"`{one}`" for one in there)
    assert {(row[0], row[1].replace("](docs/", "](")) for row in table.rows} <= {*rows}


@pytest.mark.parametrize("page", pages.PAGES, ids=lambda page: page.stem)
def test_every_command_that_a_page_names_exists(page: Path) -> None:
    groups = {group.name: {one.qualified_name for one in group.walk_commands()} for group in GROUPS}
    served = {"healthz", "readyz", "metrics"}
    known = {one.name for one in SINGLES} | {*groups}.union(*groups.values()) | served
    for name in re.findall(r"`/([a-z]+(?: [a-z]+)*)[^`]*`", pages.text(page)):
        first, _, rest = name.partition(" ")
        shorter = " ".join(name.split()[:2])
        assert shorter in known or (first in known and (not rest or first not in groups)), name


CALLED = re.compile(r"`/([a-z]+(?: [a-z]+)*?)((?: [a-z]+:[^`]*)+)`")
ALONE = re.compile(r"`([a-z]+):(?:\d+|True|False)?`")


@pytest.mark.parametrize("page", pages.PAGES, ids=lambda page: page.stem)
def test_every_option_that_a_page_names_exists(page: Path) -> None:
    """As in `/league site public: True`; one without its command is an option of some command."""
    single = [one for one in SINGLES if isinstance(one, app_commands.Command)]
    grouped = [one for group in GROUPS for one in group.walk_commands()]
    options = {
        one.qualified_name: {parameter.display_name for parameter in one.parameters}
        for one in (*single, *grouped)
        if isinstance(one, app_commands.Command)
    }
    text = pages.text(page)
    for name, rest in CALLED.findall(text):
        assert {*re.findall(r"(?<= )([a-z]+):", rest)} <= options[name], name
    assert {*ALONE.findall(text)} - {"image"} <= set().union(*options.values())


def test_every_game_is_named() -> None:
    (table,) = [one for one in pages.tables(README) if one.head[0] == "game"]
    named = " ".join(row[0] for row in table.rows)
    assert all(game.title in named for game in GAMES)
    local = README.partition("The local table")[2].partition("`--language`")[0]
    assert re.findall(r"`(\w+)`", local) == [game.key for game in GAMES if game.key != "mushi"]


def test_every_picture_is_small() -> None:
    shown = re.findall(r'src="([^"]+)"', README)
    assert shown
    assert all((pages.ROOT / one).stat().st_size < 80_000 for one in shown)


def test_the_invitation_asks_for_what_is_used() -> None:
    asked = re.search(r"permissions=(\d+)", README)
    assert asked
    wanted = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        create_private_threads=True,
        manage_threads=True,
        attach_files=True,
        read_message_history=True,
    )
    assert int(asked[1]) == wanted.value


def test_no_privileged_intents_are_needed(tmp_path: Path) -> None:
    client = Paifuda(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"))
    assert client.intents.value == 0
    assert isinstance(client.tree, app_commands.CommandTree)


def test_the_gate_runs_the_test_command() -> None:
    lines = pages.commands(pages.ROOT / "README.md")
    (line,) = [line for line in lines if line.endswith("pytest -n auto")]
    assert line in (pages.ROOT / ".ci" / "run").read_text()


@pytest.mark.parametrize(
    ("page", "wrong"),
    [
        ("| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n", "no table begins"),
        ("| a | b |\n| 1 | 2 |\n", "no table begins"),
        ("| a | b |\n|---|---|\n| 1 | 2 | 3 |\n", "another number of cells"),
    ],
)
def test_a_broken_table_is_found(page: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        [*pages.tables(page)]
