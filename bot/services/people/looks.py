"""How pictures look: the shape, cloth and faces of a server, and the faces a person chose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import TypeVar

from bot.domain.refusal import Refusal
from bot.store import Connection, Database
from bot.store.tables import reads, writes
from render import CLOTHS, FACES, LAYOUTS, PLAIN, Look

KEPT = 1000
"""How many servers and how many people are remembered; the others are read when they return."""

OFFERS = {"layout": LAYOUTS, "cloth": CLOTHS, "face": FACES}
"""What can be chosen of each part of a look."""

Value = TypeVar("Value")


class Looks:
    """The chosen looks; a choice this version does not offer reads as the plain one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._servers: dict[int, Look] = {}
        self._faces: dict[int, str | None] = {}
        self._choosing = asyncio.Lock()

    async def look_of_server(self, guild: int) -> Look:
        """How everybody sees the tables of a server."""
        return await self._remembered(self._servers, guild, lambda c: _offered(c, guild))

    async def look_of_player(self, guild: int, user: int) -> Look:
        """How a person sees what only they see: with their own faces, else the server's."""
        look, face = await self.look_of_server(guild), await self.face_of(user)
        return replace(look, face=face) if face else look

    async def face_of(self, user: int) -> str | None:
        """The faces a person chose; None when they go with the server."""
        face = await self._remembered(self._faces, user, lambda c: reads.face(c, user))
        return face if face in OFFERS["face"] else None

    async def set_server(self, guild: int, part: str, value: str) -> None:
        """Choose layout, cloth or face for a server; RuleError when it is not on offer."""
        _check(part, value)
        async with self._choosing:
            look = replace(await self.look_of_server(guild), **{part: value})
            await self._database.write(lambda c: writes.save_look(c, guild, asdict(look)))
            self._servers[guild] = look

    async def set_face(self, user: int, face: str | None) -> None:
        """Choose a person's own faces, or with None those of each server."""
        if face is not None:
            _check("face", face)
        async with self._choosing:
            await self._database.write(lambda c: writes.save_face(c, user, face))
            self._faces[user] = face

    def forget(self, user: int) -> None:
        """Ask again what a person chose."""
        self._faces.pop(user, None)

    async def _remembered(
        self, known: dict[int, Value], key: int, query: Callable[[Connection], Value]
    ) -> Value:
        if key not in known:
            found = await self._database.read(query)
            known.setdefault(key, found)  # somebody may have chosen meanwhile
            while len(known) > KEPT:
                del known[next(one for one in known if one != key)]
        return known[key]


def _offered(connection: Connection, guild: int) -> Look:
    """The look a server chose, as far as it is on offer."""
    chosen = reads.look(connection, guild)
    return replace(PLAIN, **{part: v for part, v in chosen.items() if v in OFFERS[part]})


def _check(part: str, value: str) -> None:
    if value not in OFFERS.get(part, ()):
        raise Refusal("no-such-look", value=value)
