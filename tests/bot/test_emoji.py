"""The pieces as emojis: uploaded once, replaced when redrawn, shown beside the names of cards."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
import simcord

import render
from bot.client import Paifuda, create_client
from bot.config import Settings
from bot.emoji import name_of

pytest_plugins = ["room_fixtures"]
SOME = ("pine.crane", "pine.ribbon", "rain.oni")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite+aiosqlite:///{tmp_path}/bot.sqlite")


@pytest.fixture
def some(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of three pieces, quickly drawn."""
    monkeypatch.setattr(render, "PIECES", SOME)
    monkeypatch.setattr(render, "emoji", lambda piece: PNG + piece.encode())


async def restarted(env: simcord.Env, settings: Settings) -> Paifuda:
    """The bot after another start, with what it had to upload uploaded."""
    await env.restart_bot(create_client(settings))
    assert isinstance(env.bot, Paifuda)
    await env.settle()
    return env.bot


def asked(env: simcord.Env, method: str) -> int:
    """How often the emojis were changed in a way."""
    return sum(r.method == method and "/emojis" in r.path for r in env.http_requests)


def there(env: simcord.Env) -> set[str]:
    return {one.name for one in env.backend.application_emojis.values()}


NAMES = {f"{piece.replace('.', '_')}_{render.ART}" for piece in SOME}


@pytest.mark.usefixtures("some")
async def test_each_piece_is_uploaded_once(simcord_env: simcord.Env, settings: Settings) -> None:
    assert there(simcord_env) == NAMES
    assert asked(simcord_env, "POST") == len(SOME)
    client = await restarted(simcord_env, settings)
    assert asked(simcord_env, "POST") == len(SOME)
    assert asked(simcord_env, "DELETE") == 0
    numbers = {one.name: one.id for one in simcord_env.backend.application_emojis.values()}
    assert client.emoji == {p: f"<:{name_of(p)}:{numbers[name_of(p)]}>" for p in SOME}


@pytest.mark.usefixtures("some")
async def test_a_piece_drawn_anew_replaces_the_old_one_and_others_are_left_alone(
    simcord_env: simcord.Env, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = {"party", "pine_crane", "pine_crane_big", f"fox_{render.ART}"}
    for name in others:
        simcord_env.backend.create_application_emoji(name)
    monkeypatch.setattr(render, "ART", "0abc1234")
    client = await restarted(simcord_env, settings)
    assert there(simcord_env) == others | {name_of(piece) for piece in SOME}
    assert all("0abc1234" in shown for shown in client.emoji.values())


@pytest.mark.usefixtures("some")
async def test_an_upload_that_fails_is_one_line_in_the_log_and_tried_again(
    simcord_env: simcord.Env,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    old = dict(simcord_env.bot.emoji)  # type: ignore[attr-defined]
    monkeypatch.setattr(render, "ART", "0abc1234")
    simcord_env.inject_error("POST", "/applications/*/emojis")
    client = await restarted(simcord_env, settings)
    (line,) = [
        r.getMessage()
        for r in caplog.records
        if r.name == "paifuda.emoji" and r.levelno > logging.INFO
    ]
    assert line.startswith("emoji added=2 failed=1")
    assert [p for p in SOME if client.emoji[p] == old[p]] == [SOME[0]]
    assert there(simcord_env) == {name_of(p) for p in SOME[1:]} | {old[SOME[0]].split(":")[1]}
    client = await restarted(simcord_env, settings)
    assert there(simcord_env) == {name_of(p) for p in SOME}


@pytest.mark.usefixtures("some")
async def test_without_the_list_nothing_is_uploaded_and_the_bot_plays(
    simcord_env: simcord.Env, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    simcord_env.inject_error("GET", "/applications/*/emojis")
    posted = asked(simcord_env, "POST")
    client = await restarted(simcord_env, settings)
    assert (client.emoji, asked(simcord_env, "POST")) == ({}, posted)
    assert "emoji list failed" in caplog.text


@pytest.mark.usefixtures("some")
async def test_an_owner_may_do_without(simcord_env: simcord.Env, settings: Settings) -> None:
    before = asked(simcord_env, "GET")
    client = await restarted(simcord_env, settings.model_copy(update={"emoji": False}))
    assert (client.emoji, asked(simcord_env, "GET")) == ({}, before)


def test_every_piece_has_a_name_and_a_picture_discord_takes() -> None:
    names = {name_of(piece) for piece in render.PIECES}
    assert len(names) == len(render.PIECES)
    assert all(re.fullmatch("[A-Za-z0-9_]{2,32}", name) for name in names)
    assert render.emoji(render.PIECES[0]).startswith(PNG)
