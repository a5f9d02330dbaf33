"""The events that can be counted in a running bot; without `metrics` in the settings nothing is."""

from __future__ import annotations

from importlib.metadata import version
from typing import Protocol

import aiohttp

from bot.domain.shards import Shards
from bot.services.services import Services
from bot.store.session import Hold


class Shown(Protocol):
    """The part that shows tables."""

    def waiting(self) -> int:
        """The number of tables that have changed since they were last shown."""


class Watched(Protocol):
    """The parts of a client that metrics measure."""

    services: Services
    hold: Hold

    @property
    def reachable(self) -> Shards:
        """The shards with a connection to Discord."""

    @property
    def screen(self) -> Shown:
        """The part that shows its tables."""

    @property
    def latency(self) -> float:
        """Seconds to Discord's gateway and back."""

    def is_ready(self) -> bool:
        """Whether Discord has sent everything the client needs."""


class Meter:
    """A meter that hears events and counts none of them."""

    def __init__(self) -> None:
        self.trace = aiohttp.TraceConfig()
        """Follows every request to Discord."""

    async def start(self, client: Watched) -> None:
        """Note that the bot is about to run."""

    async def stop(self) -> None:
        """Note that the bot is about to end."""

    def acknowledged(self, seconds: float) -> None:
        """Note that a press was answered, or acknowledged, after `seconds` seconds."""

    def answered(self, outcome: str) -> None:
        """Count a press that was `done` or `refused`, or that `failed`."""


def release() -> str:
    """The version of the bot."""
    return version("paifuda")
