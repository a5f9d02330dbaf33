"""The usual level of computer players on a server."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from datetime import datetime

from bot.domain.players import LEVELS
from bot.domain.refusal import Refusal
from bot.domain.tables.player import USUAL_LEVEL
from bot.services.remembered import Remembered
from bot.store import Connection, Database
from bot.store.tables import reads, writes
from render import PLAIN


class Levels:
    """The levels that servers have chosen; one that this version lacks counts as the usual one."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._servers = Remembered(self._read, clock)

    async def of_server(self, guild: int) -> str:
        """Return the level of a computer player that joins a table of a server."""
        return await self._servers.of(guild)

    async def set_server(self, guild: int, level: str) -> None:
        """Set the usual level; RuleError if it does not exist."""
        if level not in LEVELS:
            raise Refusal("no-such-level", level=level[:40])
        own, looks = {"level": level}, asdict(PLAIN)
        await self._database.write(lambda c: writes.choose(c, guild, own, looks))
        self._servers.keep(guild, level)

    async def _read(self, guilds: Collection[int]) -> dict[int, str]:
        return await self._database.read(lambda c: {guild: _known(c, guild) for guild in guilds})


def _known(connection: Connection, guild: int) -> str:
    level = reads.chosen(connection, guild).get("level", "")
    return level if level in LEVELS else USUAL_LEVEL
