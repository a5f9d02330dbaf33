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
        """How many tables look otherwise than they are shown."""


class Watched(Protocol):
    """A client, as far as something of it is counted."""

    services: Services
    hold: Hold

    @property
    def reachable(self) -> Shards:
        """The shards on which Discord is there."""

    @property
    def screen(self) -> Shown:
        """The part that shows its tables."""

    @property
    def latency(self) -> float:
        """Seconds to Discord's gateway and back."""

    def is_ready(self) -> bool:
        """Whether Discord has said all that is needed."""


class Meter:
    """A meter that hears events and counts none of them."""

    def __init__(self) -> None:
        self.trace = aiohttp.TraceConfig()
        """Follows every request to Discord."""

    async def start(self, client: Watched) -> None:
        """The bot is about to run."""

    async def stop(self) -> None:
        """The bot is about to end."""

    def acknowledged(self, seconds: float) -> None:
        """Note that a press was answered, or acknowledged, after `seconds` seconds."""

    def answered(self, outcome: str) -> None:
        """A press was `done`, `refused`, or it `failed`."""


def release() -> str:
    """The version that runs."""
    return version("paifuda")
