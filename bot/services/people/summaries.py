"""The summary of a week, which a person who played reads once when they next open the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.domain.ledger import week
from bot.domain.ledger.week import Week
from bot.domain.people.calendar import Span
from bot.services.ledger import shutting
from bot.services.people.people import People
from bot.store import Connection, Database
from bot.store.ledger import weeks
from bot.store.tables import reads


class Summaries:
    """Summaries of the last week that is over; deals that others may still play are left out."""

    def __init__(self, database: Database, people: People, clock: Callable[[], datetime]) -> None:
        self._database, self._people, self._clock = database, people, clock
        self._last = 0
        self._seen: set[int] = set()
        """The people asked about since the last week ended: each is looked up once."""

    async def due(self, user: int) -> Week | None:
        """Return a person's last week, once; None if they did not play, or read no summaries."""
        now = self._clock()
        last = week.last_over(now)
        if last != self._last:
            self._last, self._seen = last, set()
        if user in self._seen:
            return None
        self._seen.add(user)
        person = await self._people.at(user)
        if person.weekly != "yes" or person.summed >= last:
            return None
        found = await self._database.read_long(lambda c: _of(c, user, week.span(last), now))
        if not found.deals:
            return None
        await self._people.change(
            user, lambda before: replace(before, summed=max(before.summed, last))
        )
        return found

    async def turn(self, user: int, answer: str) -> None:
        """Turn a person's summaries on or off."""
        await self._people.change(user, lambda person: replace(person, weekly=answer))


def _of(connection: Connection, user: int, within: Span, now: datetime) -> Week:
    """Return a person's week without the deals that others may still play."""
    shared = {
        number: reads.without_deals(connection, number)
        for number in weeks.elsewhere(connection, user, within)
    }
    shut = {
        number
        for number, table in shared.items()
        if table is None or shutting.shut(connection, table, now)
    }
    played = [deal for deal in weeks.deals(connection, user, within) if deal.table not in shut]
    return Week(played, weeks.places(connection, user, within, shut))
