"""The deadlines of a table, and the end of a deal that today's rules cannot continue."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.people.calendar import Calendar
from bot.domain.tables import ticking, upgrading, windows
from bot.domain.tables.ahead import standing
from bot.domain.tables.table import Table
from bot.services.keeping import Work
from bot.services.people.people import People
from bot.services.tables.keeping import TableKeeper, log
from bot.store import OvertakenError
from bot.store.tables import pending


class Timing:
    """The deadlines of windows and the clocks of seats; a deal that cannot go on is called off."""

    def __init__(self, keeper: TableKeeper, people: People) -> None:
        self._keeper, self.people = keeper, people
        keeper.call_off = self.call_off

    async def timed(self, before: Table, table: Table) -> Table:
        """Return a changed table with the deadlines of its window and of the seats' clocks."""
        now = self._keeper.now()
        due, clocks = windows.due(table, before, now), table.clocks
        if table.clock.seconds is not None:
            clocks = ticking.running(table, before, now, await self.calendars(table))
        return replace(table, due=due, credit=None, clocks=clocks)

    async def rewrite(self, before: Table, table: Table, *works: Work) -> Table:
        """Write a changed table with its new deadlines."""
        return await self._keeper.save(before, await self.timed(before, table), *works)

    async def ruled(self, table: Table) -> Table:
        """Return a table with its people's current standing rules, if its pace has any."""
        if not table.pace.settled:
            return table
        people = await self.people.every([player.user for player in table.people])
        return standing.ruled(table, {user: person.rule for user, person in people.items()})

    async def calendars(self, table: Table) -> dict[int, Calendar]:
        """Return the calendars of everybody at a table, with the vacations that count there."""
        found = await self.people.calendars([player.user for player in table.people])
        if not any(calendar.vacations for calendar in found.values()):
            return found
        granted = await self._keeper.database.read(lambda c: pending.allowance(c, table.season))
        return {user: calendar.within(granted) for user, calendar in found.items()}

    async def call_off(self, table: Table) -> Table:
        """Call off the deal of a table, which cannot go on by the present rules.

        Return the table as written, here or by another process.
        """
        log.warning("a deal is called off", table=table.id, deal=table.current)
        try:
            return await self.rewrite(table, upgrading.called_off(table))
        except OvertakenError:
            return await self._keeper.at(table.id)
