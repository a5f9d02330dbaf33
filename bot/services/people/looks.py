"""How pictures look: the shape, cloth and faces of a server, and those that a person chose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import asdict, replace
from datetime import datetime

from bot.domain.people.person import Person
from bot.domain.refusal import Refusal
from bot.services.people.people import OFFERS, People
from bot.services.remembered import Remembered
from bot.store import Connection, Database
from bot.store.tables import reads, writes
from render import PLAIN, PUBLIC, Look


class Looks:
    """The chosen looks; a choice that this version lacks is replaced by the default."""

    def __init__(self, database: Database, people: People, clock: Callable[[], datetime]) -> None:
        self._database, self._people = database, people
        self._servers = Remembered(self._read, clock)
        self._choosing = asyncio.Lock()

    async def look_of_server(self, guild: int) -> Look:
        """Return the look a server has chosen, in the shape for pictures that one person sees."""
        return await self._servers.of(guild)

    async def look_in_public(self, guild: int) -> Look:
        """Return the look of a server's public pictures, in the shape that fits every screen."""
        return replace(await self.look_of_server(guild), layout=PUBLIC)

    async def look_of_player(self, guild: int, user: int) -> Look:
        """Return the look of a person's own pictures: their choices, otherwise the server's."""
        return await self.look_of(guild, await self._people.of(user))

    async def look_of(self, guild: int, person: Person) -> Look:
        """Return the look of a person's own pictures, as `look_of_player` does, for a person
        already read.
        """
        look = await self.look_of_server(guild)
        worn = {part: getattr(person, part) for part in OFFERS}
        return replace(look, **{part: chosen for part, chosen in worn.items() if chosen})

    async def set_server(self, guild: int, part: str, value: str) -> None:
        """Set the layout, cloth or face of a server; RuleError if the value is unknown."""
        if value not in OFFERS.get(part, ()):
            raise Refusal("no-such-look", value=value[:40])
        async with self._choosing:
            look = replace(await self.look_of_server(guild), **{part: value})
            await self._database.write(lambda c: writes.choose(c, guild, asdict(look), {}))
            self._servers.keep(guild, look)

    async def _read(self, guilds: Collection[int]) -> dict[int, Look]:
        return await self._database.read(lambda c: {guild: _offered(c, guild) for guild in guilds})


def _offered(connection: Connection, guild: int) -> Look:
    """Return the look that a server chose; values that this version lacks are the defaults."""
    chosen = reads.chosen(connection, guild)
    offered = {part: chosen[part] for part in OFFERS if chosen.get(part) in OFFERS[part]}
    return replace(PLAIN, **offered)
