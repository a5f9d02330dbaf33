"""Several processes on one PostgreSQL database, which serve their shards and those of dead ones.

A process has shards of its own (*home*) and *serves* them. If a shard's home is gone for a while,
another process serves it, and gives it back once the home has returned. Home and service are locks
of a session that ends with its process, so no row is written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import func, select

from bot import logs
from bot.domain.shards import Changed, Shards
from bot.store.lock import HeldError
from bot.store.session import KEY, Lock, Session, locks
from bot.store.sharding import HEARD

log = logs.named("paifuda.shards")

COUNT, HOME, SERVES, TURN = 0x70616900, 0x70616901, 0x70616902, 0x70616903
"""The first number of each lock's key; the second is the number of shards, a shard, or a turn."""
GRACE = 15.0
"""Seconds a shard waits for its home before another process serves it."""
APART = 5.5
"""Seconds that Discord requires between two shards that connect."""


class Share(Lock):
    """The locks of a process that shares its database: those of its shards.

    `shards` are those the process serves now; `heard` is called with messages of other processes.
    """

    def __init__(self, home: Shards) -> None:
        super().__init__(home)
        self._home = home
        self._free: dict[int, float] = {}
        self._session: Session | None = None
        self.heard: Callable[[str], None] = lambda _: None

    async def take(self, session: Session, patient: bool) -> None:
        """Take the shards of this process; wait for another process that has them.

        HeldError if it is not `patient`, or if others count another number of shards.
        """
        self._session, count = session, self._home.count
        while not await session.ask(select(func.pg_try_advisory_lock_shared(KEY))):
            await session.wait(patient)
        await session.ask(select(func.pg_advisory_lock_shared(COUNT, count)))
        if others := {number for kind, number in await self._locks() if kind == COUNT} - {count}:
            raise HeldError(f"{session.name} in {max(others)} shards, not in {count},")
        for shard in sorted(self._home.mine):
            while not await self._try(HOME, shard):
                if not patient:
                    raise HeldError(f"shard {shard} of {session.name}")
                await session.wait(patient)
        for shard in sorted(self._home.mine):
            while not await self._try(SERVES, shard):
                await session.wait(patient=True)  # the process that serves it gives it back soon
        await session.listen(HEARD, lambda news: self.heard(news))
        log.info("serves shards", shards=self.shards)

    async def look(self) -> Changed:
        """Take half of the free shards, rounded up; other processes may take the rest.

        A shard is free if no other process is its home and nobody has served it for `GRACE`
        seconds. Return the shards taken, and the shards served here whose home has returned.
        """
        locks, count = await self._locks(), self._home.count
        homes = {number for kind, number in locks if kind == HOME}
        served = {number for kind, number in locks if kind == SERVES}
        wanted = self.shards.without(self._home.mine).only(homes)
        now, free = time.monotonic(), {*range(count)} - served - (homes - self._home.mine)
        self._free = {shard: self._free.get(shard, now) for shard in free}
        ripe = sorted(shard for shard, since in self._free.items() if now - since >= GRACE)
        taken = [shard for shard in ripe[: -(-len(ripe) // 2)] if await self._try(SERVES, shard)]
        gained = Shards(frozenset(taken), count)
        self.shards = Shards(self.shards.mine | gained.mine, count)
        return Changed(gained, wanted)

    def leave(self, shards: Shards) -> None:
        """Stop serving some shards here; their locks stay until `give`."""
        self.shards = self.shards.without(shards.mine)

    async def give(self, shards: Shards) -> None:
        """Release some shards, so that other processes may take them."""
        assert self._session
        for shard in shards.mine:
            await self._session.ask(select(func.pg_advisory_unlock(SERVES, shard)))

    @asynccontextmanager
    async def turn(self, shard: int, at_once: int = 1) -> AsyncIterator[None]:
        """Wait for a turn to connect to Discord; at most `at_once` processes connect together."""
        assert self._session
        while not await self._try(TURN, shard % at_once):
            await self._session.wait(patient=True)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(APART, self._turned, shard % at_once)

    def _turned(self, key: int) -> None:
        assert self._session
        done = asyncio.ensure_future(self._session.ask(select(func.pg_advisory_unlock(TURN, key))))
        done.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def _try(self, kind: int, number: int) -> bool:
        assert self._session
        return bool(await self._session.ask(select(func.pg_try_advisory_lock(kind, number))))

    async def _locks(self) -> set[tuple[int, int]]:
        """Return both numbers of every lock with two numbers in the database."""
        assert self._session
        return {(row[0], row[1]) for row in await self._session.every(locks(2))}
