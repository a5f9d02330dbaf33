"""The events that a running bot can count; without `metrics` in the settings it counts none."""

from __future__ import annotations

from importlib.metadata import version
from typing import Protocol

import aiohttp

from bot.chat.copying import Backups
from bot.domain.shards import Hold, Shards
from bot.services.services import Services


class Shown(Protocol):
    """The part that shows tables."""

    def waiting(self) -> int:
        """Return the number of tables that have changed since they were last shown."""


class Watched(Protocol):
    """The parts of a client that metrics measure."""

    services: Services
    hold: Hold
    backups: Backups | None

    @property
    def reachable(self) -> Shards:
        """The shards with a connection to Discord."""

    @property
    def screen(self) -> Shown:
        """The part that shows its tables."""

    @property
    def latency(self) -> float:
        """Seconds from the bot to Discord's gateway and back."""

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

    def answered(self, outcome: str) -> None:
        """Count a press that was `done` or `refused`, or that `failed`."""


def release() -> str:
    """Return the version of the bot."""
    return version("paifuda")
