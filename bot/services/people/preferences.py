"""What people have chosen about being reached, and when they are away."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.domain.people.calendar import Calendar, Habit, Span
from bot.domain.refusal import Refusal
from bot.store import Database
from bot.store.people import calendars

KEPT = 1000
"""How many people are remembered; the others are read when they return."""
USUAL = Habit()


class Preferences:
    """The habits and the vacations of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, Calendar] = {}

    async def of(self, user: int) -> Habit:
        """What a person has chosen."""
        return (await self.calendar(user)).habit

    async def calendar(self, user: int) -> Calendar:
        """A person's waking hours and vacations."""
        if user not in self._known:
            found = await self._database.read(lambda c: calendars.calendar(c, user))
            self._known.setdefault(user, found)
            while len(self._known) > KEPT:
                del self._known[next(one for one in self._known if one != user)]
        return self._known[user]

    async def calendars(self, users: Iterable[int]) -> dict[int, Calendar]:
        """Those of some people."""
        return {user: await self.calendar(user) for user in users}

    async def choose(self, user: int, habit: Habit) -> None:
        """Remember what a person has chosen."""
        await self._database.write(lambda c: calendars.save_habit(c, user, habit))
        self.forget(user)

    async def go_away(self, user: int, span: Span) -> None:
        """A person announces a vacation; RuleError where it meets another."""
        if span.first >= span.last:
            raise Refusal("no-vacation")
        known = (await self.calendar(user)).vacations
        if any(one.first < span.last and span.first < one.last for one in known):
            raise Refusal("away-already")
        await self._database.write(lambda c: calendars.add_vacation(c, user, span))
        self.forget(user)

    async def come_back(self, user: int, now: datetime) -> None:
        """Whatever vacation somebody has ends now; one that has not begun never happens."""
        await self._database.write(lambda c: calendars.end_vacations(c, user, now))
        self.forget(user)

    def forget(self, user: int) -> None:
        """Ask again what a person chose."""
        self._known.pop(user, None)
