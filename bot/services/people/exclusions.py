"""The exclusions of all people, in memory; once a minute they are compared with the database."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot import logs
from bot.domain.people.exclusion import Exclusion, Scope
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.remembered import AGE
from bot.store import Connection, Database
from bot.store.people import exclusions
from rules import Seat

log = logs.named("paifuda.exclusions")


class Exclusions:
    """The exclusions that hold, by person.

    There are few of them, so all are in memory, and looking one up reads nothing. The first press
    after a minute looks whether another process has changed any, as the operator's command does.
    `always` returns the people whom the settings exclude from the whole bot. `found` is called with
    exclusions that are still to be carried out.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database, self._clock = database, clock
        self._known: dict[int, list[Exclusion]] = {}
        self._read_at: datetime | None = None
        self._mark: tuple[Any, ...] = ()
        self.always: Callable[[], Collection[int]] = lambda: ()
        self.found: Callable[[Collection[Exclusion]], None] = lambda _: None

    async def at_door(self, user: int, guild: int) -> Exclusion | None:
        """Return a person's exclusion from the bot, otherwise from a server; None without one."""
        now = self._clock()
        if self._read_at is None or abs(now - self._read_at) >= AGE:
            self._read_at = now
            try:
                await self._look()
            except Exception:  # the press itself meets the same failure, and reports it
                log.exception("exclusions not read")
        return self.of(user, Scope(guild))

    async def _look(self) -> None:
        """Read the exclusions again if another process has changed any."""
        if await self._database.read(exclusions.mark) != self._mark:
            await self.read()
        else:
            self._report()

    async def read(self) -> None:
        """Read all exclusions, and report those that are still to be carried out."""
        now = self._clock()

        def read(connection: Connection) -> tuple[tuple[Any, ...], list[Exclusion]]:
            return exclusions.mark(connection), exclusions.every(connection, now)

        self._mark, every = await self._database.read(read)
        self._known, self._read_at = {}, now
        for exclusion in every:
            self._known.setdefault(exclusion.user, []).append(exclusion)
        self._report()

    def _report(self) -> None:
        every = (exclusion for mine in self._known.values() for exclusion in mine)
        if waiting := [exclusion for exclusion in every if not exclusion.done]:
            self.found(waiting)

    def of(self, user: int, scope: Scope) -> Exclusion | None:
        """Return the widest of a person's exclusions that cover a place; None without one."""
        now = self._clock()
        if user in self.always():
            return Exclusion(user, Scope(), None, None, "", now, done=True)
        mine = (exclusion for exclusion in self._known.get(user, ()) if exclusion.holds(now))
        covering = [exclusion for exclusion in mine if exclusion.scope.covers(scope)]
        return min(covering, key=lambda exclusion: exclusion.scope, default=None)

    def leagues_of(self, user: int, guild: int) -> bool:
        """Whether memory has a person's exclusion from a server or its leagues, ended or not."""
        return any(exclusion.scope.guild == guild for exclusion in self._known.get(user, ()))

    def check(self, people: Collection[Player], scope: Scope) -> None:
        """Raise Refusal if any of these people may not take part in a place."""
        for player in people:
            if self.of(player.user, scope):
                raise Refusal("excluded-other", who=player.name)

    def seats_of(self, table: Table) -> list[Seat]:
        """Return the seats at a table whose people are excluded from its server."""
        seats = enumerate(table.players)
        return [n for n, player in seats if player and self.of(player.user, Scope(table.guild))]

    def listed(self, guild: int) -> list[Exclusion]:
        """Return the exclusions from a server and from its leagues, newest first."""
        now = self._clock()
        every = (
            exclusion for some in self._known.values() for exclusion in some if exclusion.holds(now)
        )
        mine = [exclusion for exclusion in every if exclusion.scope.guild == guild]
        return sorted(mine, key=lambda exclusion: exclusion.at, reverse=True)

    def keep(self, exclusion: Exclusion) -> None:
        """Keep a new exclusion in memory; it replaces an earlier one from the same place."""
        self.drop(exclusion.user, exclusion.scope)
        self._known.setdefault(exclusion.user, []).append(exclusion)

    def carried_out(self, exclusion: Exclusion) -> None:
        """Note in memory that an exclusion is carried out, unless it was lifted meanwhile."""
        if exclusion in self._known.get(exclusion.user, ()):
            self.keep(replace(exclusion, done=True))

    def drop(self, user: int, scope: Scope) -> None:
        """Drop from memory an exclusion that was just lifted."""
        left = [exclusion for exclusion in self._known.get(user, ()) if exclusion.scope != scope]
        self._known[user] = left
