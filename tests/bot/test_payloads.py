"""Requests are what Discord accepts: the rules find bad ones, and no select breaks one."""

from __future__ import annotations

from io import BytesIO
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.component import Select
from bot.chat.panels.tables.controls.orders import PartSelect
from rules.mahjong.sheets import variants
from tests.bot.discord import payloads
from tests.bot.discord.room import Room, parts


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "one", **more}


def select(*values: str, **more: Any) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values or ("a", "b")]
    return {"type": 3, "custom_id": "some", "options": options, **more}


def rows(*inside: Any) -> dict[str, Any]:
    found = [{"type": 1, "components": one if isinstance(one, list) else [one]} for one in inside]
    return {"content": "", "components": found}


def command(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "play", "description": "Plays.", **more}]


def option(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "A game.", **more}


FIT = [
    {"content": "Hello", "allowed_mentions": {"parse": [], "users": ["1", 2]}},
    rows(button(), select(min_values=0, max_values=2, required=False)),
    {"content": "", "attachments": [{"id": 0, "filename": "picture-1.png"}, {"id": "99"}]},
]
OPEN: dict[str, list[str]] = {"parse": []}

BROKEN = [
    ({"content": "x" * 2001, "allowed_mentions": OPEN}, "content has 0 to 2000"),
    ({"content": " "}, "says something"),
    ({"content": "On 2026-01-31."}, "the form of the language"),
    ({"embeds": [{"title": "In 2026-01"}]}, "the form of the language"),
    ({"content": "<@-101> waits", "allowed_mentions": OPEN}, "that of a person"),
    ({"content": "Hello"}, "who may be mentioned"),
    ({"allowed_mentions": {"parse": ["users"], "users": [1]}, "content": "x"}, "do not cross"),
    ({"allowed_mentions": {"users": [1, 1]}, "content": "x"}, "named once"),
    ({"flags": 64, **rows(button())}, "only the answer to an interaction is private"),
    (rows(button(), button()), "no two components have one id"),
    (rows(button(label=" ")), "a label or an emoji"),
    (rows(button(label="x" * 81)), "label has 0 to 80"),
    (rows(button(custom_id="x" * 101)), "custom_id has 1 to 100"),
    (rows(button(style=5)), "a link has an address"),
    (rows([button(custom_id=str(n)) for n in range(6)]), "a row holds"),
    (rows([button(), select()]), "a row holds"),
    (rows(*(button(custom_id=str(n)) for n in range(6))), "at most 5 rows"),
    (rows(select(max_values=3)), "at least as many as may be chosen"),
    (rows(select(min_values=2)), "no fewer have to be chosen"),
    (rows(select(min_values=0)), "not required"),
    (rows(select(min_values=0, required=True)), "not required"),
    (rows(select("a", "a")), "the values of its options differ"),
    (rows(select(*map(str, range(26)))), "1 to 25 options"),
    (rows(select("")), "label has 1 to 100"),
    (rows(select("x" * 101)), "value has 1 to 100"),
    (rows(select(placeholder="x" * 151)), "placeholder has 0 to 150"),
    (
        rows({**select(), "options": [{"label": v, "value": v, "default": True} for v in "ab"]}),
        "no more are marked",
    ),
    ({"attachments": [{"id": 0, "filename": "a b.png"}]}, "the name of a file"),
    ({"attachments": [{"id": 1, "filename": "a.png"}]}, "there by its number"),
    ({"attachments": [{"id": "9", "description": "x" * 1025}]}, "description has 0 to 1024"),
    ({"embeds": [{"image": {"url": "attachment://b.png"}}]}, "what is shown of a file"),
    ({"embeds": [{"title": "x" * 257}]}, "title has 0 to 256"),
    ({"embeds": [{"description": "x" * 4000}] * 2}, "at most 6000"),
    ({"embeds": [{"author": {"name": "x" * 257}}]}, "author's name"),
    ({"embeds": [{"color": 1 << 24}]}, "24 bits"),
    ({"nonce": "1", **rows(button())}, "only if it is enforced"),
    (rows(button(emoji={"name": "\u2192"})), "a form as an emoji"),
    ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "name has 1 to 256"),
]
COMMANDS = [
    (command(name="Play"), "a name is small letters"),
    (command(name_localizations={"ja": "あ b"}), "a name is small letters"),
    (command(name_localizations={"xx": "play"}), "Discord speaks the language"),
    (command(description=""), "it has 1 to 100"),
    (command(description_localizations={"ja": "x" * 101}), "it has 1 to 100"),
    (command() * 2, "their names differ"),
    (command(options=[option(), option("deals", required=True)]), "what has to be given"),
    (command(options=[option(str(n)) for n in range(26)]), "at most 25 options"),
    (command(options=[option(), option()]), "the names of its options differ"),
    (command(options=[option(choices=[{"name": "", "value": 1}])]), "name has 1 to 100"),
    (
        command(options=[option(autocomplete=True, choices=[{"name": "x", "value": 1}])]),
        "choices or completes",
    ),
    (command(options=[option(choices=[{"name": "x", "value": 2**54}])]), "a value is a number"),
    (
        command(
            options=[option(str(n), description="x" * 100, choices=CHOICES) for n in range(25)]
            if (CHOICES := [{"name": f"{m:90}", "value": m} for m in range(3)])
            else []
        ),
        "at most 8000",
    ),
]


def faults(message: dict[str, Any]) -> list[str]:
    files = [SimpleNamespace(filename="picture-1.png", fp=BytesIO())]
    return payloads.faults("POST", "/channels/1/messages", message, files)


@pytest.mark.parametrize("message", FIT)
def test_payloads_that_discord_accepts_are_let_through(message: dict[str, Any]) -> None:
    assert not faults(message)


@pytest.mark.parametrize(("message", "sentence"), BROKEN)
def test_a_message_that_discord_refuses_is_found(message: dict[str, Any], sentence: str) -> None:
    assert any(sentence in one for one in faults(message))


@pytest.mark.parametrize(("tree", "sentence"), COMMANDS)
def test_a_command_that_discord_refuses_is_found(tree: Any, sentence: str) -> None:
    found = payloads.faults("PUT", "/applications/1/commands", tree)
    assert any(sentence in one for one in found)


def test_an_edit_that_leaves_nothing_is_found() -> None:
    empty: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}
    for method, path in (
        ("PATCH", "/channels/1/messages/2"),
        ("PATCH", "/webhooks/1/x/messages/2"),
    ):
        assert "something is left" in payloads.faults(method, path, empty)[0]
        assert not payloads.faults(
            method, path, {**empty, "content": "x", "allowed_mentions": OPEN}
        )
        assert not payloads.faults(method, path, {"content": ""})


def test_a_file_that_is_too_large_is_found() -> None:
    large = discord.File(BytesIO(bytes(10 * 2**20 + 1)), "large.gif")
    message = {"attachments": [{"id": 0, "filename": "large.gif"}]}
    assert "10 MiB" in payloads.faults("POST", "/channels/1/messages", message, [large])[0]
    emoji = {"name": "pine", "image": "data:image/png;base64," + "A" * 400_000}
    assert "256 KiB" in payloads.faults("POST", "/applications/1/emojis", emoji)[0]


def test_a_thread_is_archived_after_a_time_that_discord_knows() -> None:
    thread = {"name": "Mushi", "auto_archive_duration": 5}
    assert "archived after" in payloads.faults("POST", "/channels/1/threads", thread)[0]


def test_every_rule_says_where_it_stands() -> None:
    assert all(one.page.startswith("https://") and one.sentence for one in payloads.RULES)


# --- Selects --------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [(0, 8), (1, 1), (0, 0), (2, 30)])
def test_a_select_allows_no_more_than_it_offers(count: tuple[int, int]) -> None:
    options = [discord.SelectOption(label=one) for one in "abc"]
    made = PartSelect("claims", 1, "turn", "win").offering(options, count=count)
    shown: Any = made.to_component_dict()
    assert shown["max_values"] == max(1, min(count[1], 3))
    assert shown["required"] is (count[0] > 0)
    assert isinstance(made, Select)


@pytest.mark.parametrize("game", [one.key for one in variants()])
@pytest.mark.usefixtures("blank")
async def test_an_order_can_be_composed_with_any_hand(room: Room, game: str) -> None:
    await room.start(game=game, other="ben chiyo daeun", deals=0)
    for who in (room.aki, room.ben, room.chiyo, room.daeun):
        panel = (await room.press(who, "order")).response
        assert panel
        found = [part for part in parts(panel) if "options" in part]
        assert [len(part["options"]) >= part["max_values"] for part in found] == [True] * 3
        assert [part["required"] for part in found] == [False, True, False]
