"""Excluding people from a league, a server or the whole bot, and letting them in again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from datetime import datetime
from typing import Any

from bot import logs
from bot.domain.league.season import Signature
from bot.domain.people.exclusion import Exclusion, Scope, decided
from bot.domain.refusal import Refusal
from bot.services.contests.duplicates import Duplicates
from bot.services.contests.tournaments import Tournaments
from bot.services.stage import Stage
from bot.services.tables.tables import Tables
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.store.people import exclusions
from bot.timers import Timers
from rules import RuleError

log = logs.named("paifuda.exclusions")


class Excluding:
    """The acts that exclude people, and those that let them in again.

    An exclusion and its line in the server's log are written in one transaction. Then the person
    loses seats, invitations, entries and memberships, one by one. If the bot stops midway, its next
    start continues.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        tables: Tables,
        tournaments: Tournaments,
        duplicates: Duplicates,
        stage: Stage,
    ) -> None:
        self._database, self._clock, self._stage = database, clock, stage
        self._tables, self._known = tables, tables.exclusions
        self._tournaments, self._duplicates = tournaments, duplicates
        self.timers = Timers("exclusions", clock, self._nothing)
        self._under_way: set[tuple[int, Scope]] = set()
        self._known.found = self._found

    async def exclude(
        self, user: int, scope: Scope, by: int, time: str, why: str = "", league: str = ""
    ) -> Exclusion:
        """Exclude a person from a server or one of its leagues, and take away what they have there.

        `time` is a key of `exclusion.TIMES`, `by` the organiser, `league` the name of the league
        for the log.
        """
        new = decided(user, scope, by, time, why, self._clock())
        act, about = _act("exclude", user, league)
        about["time"] = time

        def write(connection: Connection) -> None:
            exclusions.add(connection, new)
            leagues.note(connection, Signature(scope.guild, by, "", new.at), act, about)

        await self._database.write(write)
        self._known.keep(new)
        await self._carry_out(new)
        return new

    async def lift(self, user: int, scope: Scope, by: int, league: str = "") -> None:
        """Let a person in again; Refusal if they are not excluded there.

        `by` is the organiser, `league` the name of the league for the log.
        """
        act, about = _act("readmit", user, league)

        def write(connection: Connection) -> None:
            if not exclusions.lift(connection, user, scope):
                raise Refusal("not-excluded")
            leagues.note(connection, Signature(scope.guild, by, "", self._clock()), act, about)

        await self._database.write(write)
        self._known.drop(user, scope)

    async def reopen(self) -> None:
        """Read all exclusions; carry out those that are new or that a stop has interrupted."""
        await self._known.read()
        self.carry_out_settings()

    def carry_out_settings(self) -> None:
        """Carry out the exclusions of the settings, if this process works for all servers."""
        if self._database.shards.serve(None):
            now, always = self._clock(), self._known.always()
            self._found([Exclusion(user, Scope(), None, None, "", now) for user in always])

    def _found(self, waiting: Collection[Exclusion]) -> None:
        """Carry out exclusions in the background, except those under way."""
        for exclusion in waiting:
            if (exclusion.user, exclusion.scope) not in self._under_way:
                self.timers.run(self._carry_out(exclusion))

    async def _nothing(self, number: int) -> None:
        """Do nothing: exclusions end by themselves, so these timers are never set."""

    # --- Carrying out ---------------------------------------------------------------------------

    async def _carry_out(self, exclusion: Exclusion) -> None:
        """Take away everything that a person has in the place they are excluded from."""
        user, scope = exclusion.user, exclusion.scope
        self._under_way.add((user, scope))
        try:
            await self._tables.bulletins.over()
            log.info("exclude", kind=scope.kind, server=scope.guild)
            await self._give_up(exclusion)
        finally:
            self._under_way.discard((user, scope))
        self._known.carried_out(exclusion)

    async def _give_up(self, exclusion: Exclusion) -> None:
        user, scope = exclusion.user, exclusion.scope
        await self.leave(user, scope)

        def end(connection: Connection) -> None:
            exclusions.end_memberships(connection, user, scope)
            exclusions.carried_out(connection, exclusion)

        await self._database.write(end)

    async def leave(self, user: int, scope: Scope) -> None:
        """Take a person from all tournaments, duplicate matches and tables of a place."""
        for number in await self._of(exclusions.tournaments, user, scope):
            await self._quietly(self._tournaments.withdraw(number, user))
        for number in await self._of(exclusions.duplicates, user, scope):
            await self._quietly(self._duplicates.leave(number, user))
        for number in await self._of(exclusions.tables, user, scope):
            await self._quietly(self._expel(number, user))

    async def _of(
        self, found: Callable[[Connection, int, Scope], list[int]], user: int, scope: Scope
    ) -> list[int]:
        return await self._database.read(lambda c: found(c, user, scope))

    async def _expel(self, number: int, user: int) -> None:
        """Take a person from a table, and show the table."""
        table = await self._tables.at(number)
        named = await self._stage.computers(table.guild)
        await self._tables.leaving.expel(number, user, named)
        await self._stage.renew(number)

    async def _quietly(self, act: Awaitable[object]) -> None:
        """Await an act; a refusal means that it is done already, or that nothing was left to do."""
        with suppress(RuleError):
            await act


def _act(act: str, user: int, league: str) -> tuple[str, dict[str, Any]]:
    """Return the name and the facts of an act for the server's log, which members read.

    The reason of the exclusion is left out.
    """
    if league:
        return act, {"league": league, "user": user}
    return f"{act}-server", {"user": user}
