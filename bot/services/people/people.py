"""People with their settings: read as a whole, and changed one setting at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType

from bot.domain.people.calendar import Calendar
from bot.domain.people.person import APPEARS, CONFIRMS, CONTROLS, WEEKLY, Person
from bot.domain.refusal import Refusal
from bot.services.keeping import PlainKeeper, Work
from bot.services.remembered import Remembered
from bot.store import Database
from bot.store.people import people
from render import CLOTHS, FACES, LAYOUTS

OFFERS = {"layout": LAYOUTS, "cloth": CLOTHS, "face": FACES}
"""The choices for each part of a look."""
OFFERED: Mapping[str, Collection[str | None]] = MappingProxyType(
    {
        **{part: (*offers, None) for part, offers in OFFERS.items()},
        "confirm": CONFIRMS,
        "controls": CONTROLS,
        "weekly": WEEKLY,
        "appears": APPEARS,
    }
)
"""The possible values of each setting that has a fixed choice."""


class People(PlainKeeper[Person]):
    """People and their settings; a change by another process is known after a minute at most."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        super().__init__(database, clock, people.FORM)
        self._known = Remembered(self._read, clock)

    async def at(self, number: int) -> Person:
        """Return the person with this user number, from memory if they are known there."""
        return await self._known.of(number)

    async def every(self, users: Collection[int]) -> dict[int, Person]:
        """Read some people with their settings."""
        return await self._known.every(users)

    async def calendars(self, users: Collection[int]) -> dict[int, Calendar]:
        """Return the calendars of some people."""
        return {user: person.calendar for user, person in (await self.every(users)).items()}

    async def save(self, before: Person, after: Person, *works: Work) -> Person:
        """Write a change of a person's settings; Refusal for a value that does not exist."""
        for part, offered in OFFERED.items():
            if (value := getattr(after, part)) not in offered:
                raise Refusal("no-such-look", value=str(value)[:40])
        return await super().save(before, after, *works)

    def keep(self, value: Person) -> None:
        """Keep a person's settings in memory."""
        self._known.keep(value.user, value)

    def drop(self, number: int) -> None:
        """Drop a person's cached settings."""
        self._known.forget(number)

    async def _read(self, users: Collection[int]) -> dict[int, Person]:
        found = await self.database.read(lambda c: people.persons(c, users))
        return {user: _sound(person) for user, person in found.items()}


def _sound(person: Person) -> Person:
    """Return the person, with choices that no longer exist reset to their defaults."""
    usual = Person(person.user)
    lost = [part for part, offered in OFFERED.items() if getattr(person, part) not in offered]
    return replace(person, **{part: getattr(usual, part) for part in lost}) if lost else person
