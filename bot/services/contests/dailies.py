"""The deals of the day: begun once by each person, compared, and shown in full the day after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.domain.contests import daily
from bot.domain.contests.daily import Day, Line, Played
from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Connection, Database
from bot.store.contests import dailies as store


class Days(NamedTuple):
    """A day as it is shown to one person: their own deals, and everybody's.

    `promise` is the commitment of the day, and `next` that of tomorrow. `secret` is None until the
    day is over.
    """

    name: str
    promise: str
    secret: str | None
    next: str
    own: tuple[Played, ...]
    every: tuple[Played, ...]
    today: str

    @property
    def over(self) -> bool:
        """Whether the day has passed, so that nobody can play it."""
        return self.name < self.today


class Dailies:
    """The deals of the day: each person plays each deal once, and a deal that is begun counts."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database, self._tables = database, tables

    async def promises(self) -> tuple[str, str, str]:
        """Return the name of today, and the commitments of today and of tomorrow."""
        today, tomorrow = await self._drawn()
        return today.name, today.promise, tomorrow.promise

    async def open(self, user: int, name: str | None = None) -> Days:
        """Return a day for a person, by default today.

        Refusal for a day without deals, and for a day to come.
        """
        today, tomorrow = await self._drawn()
        wanted = name or today.name
        found = await self._database.read(lambda c: store.day(c, wanted))
        if found is None or wanted > today.name:
            raise Refusal("daily-none")
        every = tuple(await self._database.read(lambda c: store.on(c, [wanted])))
        own = tuple(played for played in every if played.user == user)
        secret = found.secret if wanted < today.name else None
        return Days(wanted, found.promise, secret, tomorrow.promise, own, every, today.name)

    async def week(self, guild: int, name: str) -> list[Line]:
        """Return the standings of the week around a day.

        They list only people who played a deal of that week on this server.
        """
        today = daily.day_of(self._tables.keeper.now())
        days = daily.week_of(name)
        every = await self._database.read_long(lambda c: store.on(c, days))
        here = {played.user for played in every if played.guild == guild}
        return [line for line in daily.week(every, today) if line.user in here]

    async def begin(
        self,
        name: str,
        game: str,
        person: Player,
        guild: int,
        named: Callable[[int], str],
        *,
        ranked: bool,
    ) -> Table:
        """Return a person's table for the deal of a day: a new one, or the one they began before.

        Refusal if that day is over, if they have another private table open, or if their data
        were deleted since they began.
        """
        day, _ = await self._drawn()
        if day.name != name:
            raise Refusal("daily-over")
        mark = fair.mark(day.salt, person.user)
        number = await self._begun(day, game, mark, person.user)
        if number is None:
            await self._tables.ending.make_way(person.user, person.user)
            table = daily.laid(person, game, day, named)

            def note(connection: Connection, number: int) -> None:
                about = (day.name, game, guild, person.user, person.name, number, None)
                store.add(connection, Played(*about, ranked=ranked), mark)

            try:
                number = (await self._tables.lobbies.found(table, note)).id
            except Refusal:
                number = await self._begun(day, game, mark, person.user)
                if number is None:
                    raise
        return await self._tables.playing.awake(number)

    async def _begun(self, day: Day, game: str, mark: str, user: int) -> int | None:
        """Return the number of the table at which a person began a deal, or None.

        Refusal if their data were deleted since.
        """
        found = await self._database.read(lambda c: store.begun(c, day.name, game, mark))
        if found and found.user != user:
            raise Refusal("daily-begun")
        return found.table if found else None

    async def _drawn(self) -> tuple[Day, Day]:
        """Return today and tomorrow; draw their secrets first if needed."""
        today = daily.day_of(self._tables.keeper.now())
        names = today, daily.moved(today, 1)
        known = await self._database.read(lambda c: _both(c, names))
        if None in known:
            known = await self._database.write(lambda c: _draw(c, names))
        one, other = known
        assert one
        assert other
        return one, other


def _both(connection: Connection, names: Sequence[str]) -> tuple[Day | None, ...]:
    return tuple(store.day(connection, name) for name in names)


def _draw(connection: Connection, names: Sequence[str]) -> tuple[Day | None, ...]:
    """Draw the missing secrets of some days, erase earlier salts, and return the days."""
    for name in names:
        store.add_day(connection, Day(name, fair.draw_secret(), fair.draw_secret()))
    store.unsalt(connection, names[0])
    return _both(connection, names)
