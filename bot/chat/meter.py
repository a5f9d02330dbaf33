"""The events that a running bot can count; without `metrics` in the settings it counts none."""

from __future__ import annotations

from datetime import datetime
from importlib.metadata import version
from typing import Protocol

import aiohttp
import discord

from bot.chat.backups import Backups
from bot.chat.connections import Connections
from bot.domain.shards import Hold
from bot.services.services import Services


class Shown(Protocol):
    """The part of the bot that shows tables."""

    def waiting(self) -> int:
        """Return the number of tables that have changed since they were last shown."""

    def oldest(self) -> float:
        """Return the seconds since the oldest change that no message shows yet."""


class Watched(Protocol):
    """The parts of a client that metrics measure."""

    services: Services
    prepared: bool
    hold: Hold
    backups: Backups | None
    connections: Connections

    @property
    def first(self) -> bool:
        """Whether this process does the work that only one process does for all."""

    @property
    def screen(self) -> Shown:
        """The part of the client that shows tables."""

    @property
    def latency(self) -> float:
        """Seconds from the bot to Discord's gateway and back."""

    async def application_info(self) -> discord.AppInfo:
        """Return the facts that Discord tells about the bot."""

    def is_ready(self) -> bool:
        """Whether Discord has sent everything the client needs."""


class Meter:
    """A meter that counts nothing."""

    def __init__(self) -> None:
        self.trace = aiohttp.TraceConfig()
        """The hooks that aiohttp calls for every request to Discord."""

    async def start(self, client: Watched) -> None:
        """Prepare to count, before the bot runs."""

    async def stop(self) -> None:
        """Stop counting, before the bot ends."""

    def acknowledged(self, seconds: float) -> None:
        """Note after how many `seconds` a press was answered or acknowledged."""

    def heard(self, shard: int, at: datetime) -> None:
        """Note the time of an interaction from a shard."""

    def answered(self, outcome: str) -> None:
        """Count a press that was `done` or `refused`, or that `failed`."""

    def commanded(self, name: str) -> None:
        """Count a command by its name, such as `table open`."""


def release() -> str:
    """Return the version of the bot."""
    return version("paifuda")
