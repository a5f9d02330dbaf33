"""Fixtures for every test of the bot: people at play, and a log with its fields."""

import logging
from collections import Counter
from collections.abc import Iterator

import discord
import pytest
import simcord

from bot import lasting, logs
from tests.bot.discord.room import Room


@pytest.fixture(autouse=True)
def _begin(at_play: None, _asked: None) -> None:
    """Request the fixtures that every test here needs."""


@pytest.fixture
def caplog(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Return the log with lines as the bot writes them, which contain the fields, too."""
    caplog.handler.setFormatter(logs.TextLines(logs.TEXT))
    return caplog


@pytest.fixture
def faultless(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail the test if the bot logs an error."""
    yield
    assert not [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]


@pytest.fixture
def failures(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often each work has failed; nobody waits for its next try."""
    found: Counter[str] = Counter()
    monkeypatch.setattr(lasting, "HEARERS", [lambda name: found.update([name])])
    monkeypatch.setattr(lasting, "FIRST", 0.0)
    return found


@pytest.fixture
def boss(room: Room) -> simcord.MemberActor:
    """Return a member who manages the server."""
    role = room.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("boss"), roles=[role])
