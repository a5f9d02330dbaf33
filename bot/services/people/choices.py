"""The choices of servers: the look of their tables, and the usual level of computer players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict
from datetime import datetime

from bot.domain.players import LEVELS
from bot.domain.refusal import Refusal
from bot.domain.tables.player import USUAL_LEVEL
from bot.services.people.people import OFFERS
from bot.services.remembered import Remembered
from bot.store import Connection, Database
from bot.store.tables import reads, writes
from render import PLAIN, Look

OFFERED: Mapping[str, Collection[str]] = {**OFFERS, "level": LEVELS}
USUAL: Mapping[str, str] = {**asdict(PLAIN), "level": USUAL_LEVEL}


class Choices:
    """The choices that servers made; one that this version lacks is replaced by the default."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._known = Remembered(self._read, clock)
        self._choosing = asyncio.Lock()

    async def look_of(self, guild: int) -> Look:
        """Return the look a server has chosen, in the shape for pictures that one person sees."""
        chosen = await self._known.of(guild)
        return Look(**{part: chosen[part] for part in OFFERS})

    async def level_of(self, guild: int) -> str:
        """Return the level of a computer player that joins a table of a server."""
        return (await self._known.of(guild))["level"]

    async def choose(self, guild: int, part: str, value: str) -> None:
        """Set the layout, cloth, face or level of a server; Refusal if the value is unknown."""
        if value not in OFFERED[part]:
            kind = "level" if part == "level" else "look"
            raise Refusal(f"no-such-{kind}", value=value[:40])
        async with self._choosing:
            chosen = {**await self._known.of(guild), part: value}
            await self._database.write(
                lambda c: writes.choose(c, guild, {part: value}, asdict(PLAIN))
            )
            self._known.keep(guild, chosen)

    async def _read(self, guilds: Collection[int]) -> dict[int, dict[str, str]]:
        return await self._database.read(lambda c: {guild: _offered(c, guild) for guild in guilds})


def _offered(connection: Connection, guild: int) -> dict[str, str]:
    chosen = reads.chosen(connection, guild)
    offered = {part: value for part, value in chosen.items() if value in OFFERED[part]}
    return {**USUAL, **offered}
