"""The fixtures of these tests: a room, and variations of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord
import simcord.interactions

import render
from bot.chat.client import Paifuda
from bot.config import Settings
from bot.store import Database
from bot.words import Words, words
from tests.bot.decks.gaji_window import WindowAt, open_window
from tests.bot.discord.recording import Worlds
from tests.bot.discord.room import Room
from tests.bot.world import caches

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def settings(home: str) -> Settings:
    return Settings(database=home, emoji=False)


@pytest.fixture
async def simcord_bot(settings: Settings, databases: list[Database]) -> AsyncIterator[Paifuda]:
    """The bot; after a test, none of its connections and threads are left."""
    yield Paifuda(settings)
    for one in databases:
        await caches.dispose(one)


@pytest.fixture
def room(simcord_env: simcord.Env, settings: Settings) -> Room:
    return Room(simcord_env, settings)


@pytest.fixture
def window_at(room: Room, monkeypatch: pytest.MonkeyPatch) -> WindowAt:
    """Return a function that opens a table with a pace and plays on to the window.

    Ben, Chiyo and Daeun are asked there.
    """

    async def opened(pace: str, **more: Any) -> Room:
        return await open_window(room, monkeypatch, pace, **more)

    return opened


@pytest.fixture
def worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Worlds:
    return Worlds(tmp_path, monkeypatch, caplog)


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw blank pictures in tests that are not about pictures."""
    for name in ("table", "hand", "scores", "ladder", "career", "open_table", "film"):
        monkeypatch.setattr(render, name, lambda *_, **__: PNG)


@pytest.fixture(params=["en", "ja"])
def say(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of everybody's Discord and of the server: in one run English,
    in another Japanese.
    """
    spoken = words(request.param)
    locale = spoken("locale")
    built = simcord.interactions.base_payload

    def payload(*what: Any, **more: Any) -> Any:
        record, found = built(*what, **more)
        return record, {**found, "locale": locale, "guild_locale": locale}

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
    return spoken
