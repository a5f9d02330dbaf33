"""The shards of a process: taken over from processes that are gone, and given back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Protocol, runtime_checkable

from discord.gateway import DiscordWebSocket

from bot import logs
from bot.chat.desk import Desk
from bot.domain.shards import Changed, Shards

log = logs.named("paifuda.shards")

LOOK = 5.0
"""Seconds between two looks for shards that nobody serves."""


@runtime_checkable
class Share(Protocol):
    """A hold on a database that other processes share; `heard` is called with their messages."""

    shards: Shards
    heard: Callable[[str], None]

    async def look(self) -> Changed:
        """Take shards that nobody serves, and return how the shards served here change."""

    def leave(self, shards: Shards) -> None:
        """Stop serving some shards here; other processes can take them only after `give`."""

    async def give(self, shards: Shards) -> None:
        """Let other processes take some shards."""

    def turn(self, shard: int, at_once: int = 1) -> AbstractAsyncContextManager[None]:
        """Return a context that begins once a shard may connect to Discord.

        At most `at_once` processes connect at the same time.
        """


class Following:
    """The task that follows changes of this process's shards while others share its database."""

    def __init__(self, client: Desk, share: Share) -> None:
        self._client, self._share = client, share
        share.heard = self._heard
        self._left: list[tuple[Callable[[Shards], Awaitable[None]], Shards]] = []

    async def go_on(self) -> None:
        """Wait for a moment, then check which shards to serve.

        `look` reports a change only once, so the change is kept until it has been carried out.
        """
        await asyncio.sleep(LOOK)
        changed = await self._share.look()
        self._left += [(self._serve, changed.gained), (self._give_back, changed.wanted)]
        while self._left:
            act, shards = self._left[0]
            if shards.mine:
                await act(shards)
            del self._left[0]

    async def _serve(self, shards: Shards) -> None:
        """Resume the services for the servers of some shards, then connect to Discord for them."""
        client = self._client
        log.warning("took over shards", shards=shards)
        client.services.database.shards = self._share.shards
        due = await client.services.reopen(shards)
        for shard in sorted(shards.mine):
            launch = partial(client.launch_shard, DiscordWebSocket.DEFAULT_GATEWAY, shard)
            client.tasks.begin("connecting", launch)
        client.tasks.begin("showing", partial(client.screen.resume, due))

    async def _give_back(self, shards: Shards) -> None:
        """Stop answering for some shards, then leave them to the process they belong to."""
        there = self._client.connections.reachable.only(shards.mine)
        self._share.leave(shards)
        for number in shards.mine:
            if shard := self._client.get_shard(number):
                with suppress(Exception):
                    await shard.disconnect()
            self._client.connections.forget(number)
        await self._client.services.leave(shards, there)
        await self._share.give(shards)
        log.info("gave back shards", shards=shards)

    def _heard(self, told: str) -> None:
        """Handle news from another process of a change that may concern values in memory."""
        kind, _, number = told.partition(" ")
        self._client.tasks.begin("news", partial(self._client.services.hear, kind, int(number)))
