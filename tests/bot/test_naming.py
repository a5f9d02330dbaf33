"""Sentences name the commands there are, each reader by the names of their own language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import app_commands

from bot.chat.client import Paifuda
from bot.chat.commands import Translator, register
from bot.config import Settings
from bot.words import LANGUAGES, naming, words
from tests.bot.discord.room import Room, said

FOLDER = Path(__file__).parent.parent.parent / "bot" / "words"
LOCALES = {"ja": "ja", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
MESSAGE = re.compile(r"^([\w-]+) = (.*(?:\n .*)*)", re.MULTILINE)
ON_ITS_OWN = re.compile(r"(button|choice|command|ending|label|option|select|tell)-.*|.*-about")
"""Keys of what stands outside of message text, where nothing can be mentioned."""


def named(language: str) -> dict[str, list[tuple[str, str]]]:
    """The commands that each message of a language names, with what is filled in."""
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDER / language).iterdir())
    found = {key: naming.SPAN.findall(text) for key, text in MESSAGE.findall(sources)}
    return {key: spans for key, spans in found.items() if spans}


@pytest.fixture
def unknown() -> Iterator[None]:
    """Discord has not numbered the commands."""
    naming.registered({})
    yield
    naming.registered({})


@pytest.fixture
async def payloads(tmp_path: Path) -> dict[str, dict[str, Any]]:
    """Every command as it is registered, by its whole name."""
    client = Paifuda(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/x.sqlite"))
    tree: app_commands.CommandTree[Any] = client.tree
    register(tree, None)
    found: dict[str, dict[str, Any]] = {}
    for command in tree.get_commands():
        found |= inside(await command.get_translated_payload(tree, Translator()))
    return found


def inside(command: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """A command by its name, or those of a group, at any depth."""
    own = [{**one, "group": command} for one in command.get("options", ()) if one["type"] in (1, 2)]
    found = {name: one for part in own for name, one in inside(part).items()}
    return {f"{command['name']} {name}": one for name, one in found.items()} or {
        command["name"]: command
    }


def in_language(one: dict[str, Any], language: str) -> str:
    """The name of a command or of an option, with that of its group, as its readers see it."""
    group = f"{in_language(one['group'], language)} " if "group" in one else ""
    local = one["name_localizations"][LOCALES[language]] if language in LOCALES else one["name"]
    return f"{group}{local}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_names_the_commands_of_the_original(language: str) -> None:
    names = {key: sorted(one for one, _ in spans) for key, spans in named(language).items()}
    assert names == {key: sorted(one for one, _ in spans) for key, spans in named("en").items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_exists(
    language: str, payloads: dict[str, dict[str, Any]]
) -> None:
    groups = {name.rsplit(" ", at)[0] for name in payloads for at in (1, 2)}
    for key, spans in named(language).items():
        for name, filled in spans:
            assert name in payloads or name in groups, f"{key}: /{name}"
            options = {one["name"] for one in payloads.get(name, {}).get("options", ())}
            assert set(re.findall(r"([a-z]+):", filled)) <= options, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_named_in_message_text_alone(language: str) -> None:
    assert [key for key in named(language) if ON_ITS_OWN.fullmatch(key)] == []


@pytest.mark.usefixtures("unknown")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_goes_by_the_name_it_is_registered_with(
    language: str, payloads: dict[str, dict[str, Any]]
) -> None:
    say = words(language)
    for name, one in payloads.items():
        assert naming.localised(say, name) == in_language(one, language)
        assert naming.command(say, name) == f"`/{in_language(one, language)}`"


@pytest.mark.usefixtures("unknown")
@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "`/table open`"),
        ("ja", "`/卓 開く`"),
        ("zh-Hant", "`/牌桌 開桌`"),
        ("zh-Hans", "`/牌桌 开桌`"),
    ],
)
def test_readers_are_told_the_name_they_see(language: str, name: str) -> None:
    assert name in words(language)("refusal-no-table")


def test_values_in_a_sentence_are_named_as_well() -> None:
    (marked,) = naming.SPAN.findall("Open it with `/league season open: True`.")
    assert marked == ("league season", " open: True")
    assert naming.command(words("ja"), *map(str.strip, marked)) == "`/リーグ シーズン 開始: True`"
    naming.registered({"league": 7})
    assert naming.command(words("en"), "league season", "open: True") == (
        "</league season:7> `open: True`"
    )
    naming.registered({})


async def test_a_command_is_mentioned_once_discord_knows_it(room: Room) -> None:
    (put,) = [one for one in room.env.http_requests if one.method == "PUT"]
    refused = said(await room.aki.slash(room.channel, "hand"))
    mention = re.search(r"</table open:(\d+)>", refused)
    assert put.json
    assert mention, refused
    table = next(one for one in await room.client.tree.fetch_commands() if one.name == "table")
    assert int(mention[1]) == table.id


async def test_names_of_people_are_no_commands(
    simcord_env: simcord.Env, settings: Settings
) -> None:
    room = Room(simcord_env, settings, ("`/table end`", "Ben", "Chiyo", "D", "E"))
    await room.open(deals=1)
    assert "</table" not in room.board().content


# --- Plain text -----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", [None, *LOCALES.values()])
def test_descriptions_of_commands_are_plain_text(
    locale: str | None, payloads: dict[str, dict[str, Any]]
) -> None:
    """Discord shows what describes commands and options as it stands, marks and all."""
    for one in payloads.values():
        for node in (one, *one.get("options", ()), one.get("group", one)):
            for part in ("name", "description"):
                text = node[f"{part}_localizations"][locale] if locale else node[part]
                assert not re.search(r"[`*]|__|~~|</|^-# ", text), text
        for option in one.get("options", ()):
            for choice in option.get("choices", ()):
                text = choice["name_localizations"][locale] if locale else choice["name"]
                assert not re.search(r"[`*]|__|~~|</", text), text
