"""A person's tables on all servers: which of them wait for that person, and since when."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from bot.domain.tables import fair, noticing
from bot.domain.tables.table import Table
from bot.services.remembered import Remembered
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.people import whereabouts
from bot.store.people.whereabouts import Chair
from rules import RuleError


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person's seat at a table that is not over.

    `since` is the time of the question the table waits for; `asked` is true if it waits for this
    person. `table` is None if it cannot be read or its channel cannot be reached.
    """

    chair: Chair
    since: datetime
    asked: bool = False
    table: Table | None = None

    @property
    def urgency(self) -> int:
        """How urgent the table is, from 0 for the most urgent.

        0 if the person is asked, 1 for a running match, 2 for a lobby, 3 if the table cannot be
        shown.
        """
        match self:
            case Sitting(asked=True):
                return 0
            case Sitting(table=None):
                return 3
            case Sitting(table=Table(phase="lobby")):
                return 2
            case _:
                return 1


Place = tuple[int, int, int]
"""The server, the channel and the message in which a table is shown."""
Waits = dict[int, Place]
"""The tables that wait for a person by their numbers, the longest wait first."""


class Whereabouts:
    """The tables of each person.

    Tables that wait for people are kept in memory as they change, by person and by table. A change
    by another process is known after a minute at most.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables
        self._waits = Remembered(self._read, tables.keeper.now)
        self._asked: dict[int, set[int]] = {}
        tables.keeper.watchers.append(self._watch)

    async def of(self, user: int) -> list[Sitting]:
        """Return a person's tables by urgency; of equal ones, the longest wait first."""
        chairs = await self._database.read(lambda c: whereabouts.of_person(c, user))
        found = [await self._sitting(chair, user) for chair in chairs]
        return sorted(found, key=lambda sitting: (sitting.urgency, sitting.since))

    async def waiting(self, user: int) -> list[Place]:
        """Return the places of tables that wait for a person, the longest wait first."""
        return [*(await self._waits.of(user)).values()]

    async def _read(self, users: Collection[int]) -> dict[int, Waits]:
        found = await self._database.read(
            lambda c: {user: whereabouts.waiting(c, user) for user in users}
        )
        every = {user: _waits(chairs) for user, chairs in found.items()}
        for user, waits in every.items():
            for number in waits:
                self._asked.setdefault(number, set()).add(user)
        return every

    def _watch(self, table: Table) -> None:
        """Note for people whether a table that has changed waits for them."""
        place = table.guild, table.channel, table.message or 0
        asked = noticing.waited_for(table) if table.message and not table.lost_at else set[int]()
        for user in self._asked.pop(table.id, set()) - asked:
            if (before := self._waits.known(user)) is not None:
                before.pop(table.id, None)
        for user in asked:
            if (waits := self._waits.known(user)) is not None:
                waits[table.id] = place
                self._asked.setdefault(table.id, set()).add(user)

    async def since(self, table: Table) -> datetime:
        """Return the time of the question that a table waits for."""
        return _asked_at(
            table, await self._database.read(lambda c: whereabouts.moved_at(c, table.id))
        )

    async def pressed_at(self, table: Table) -> datetime:
        """Return when a person last made a move at a table; before the first move, when the table
        was opened.
        """
        return await self._database.read(lambda c: whereabouts.pressed_at(c, table.id))

    async def _sitting(self, chair: Chair, user: int) -> Sitting:
        """Return a person's seat at a table, without the table if it is lost or cannot be read."""
        if chair.lost:
            return Sitting(chair, chair.moved_at)
        try:
            table = await self._tables.at(chair.number)
        except RuleError:
            return Sitting(chair, chair.moved_at)
        asked = any(player.user == user for player in table.asked)
        return Sitting(chair, _asked_at(table, chair.moved_at), asked, table)


def _waits(chairs: Collection[Chair]) -> Waits:
    found = sorted(chairs, key=lambda chair: chair.moved_at)
    return {
        chair.number: (chair.guild, chair.channel, chair.message)
        for chair in found
        if chair.message and not chair.lost
    }


def _asked_at(table: Table, moved_at: datetime) -> datetime:
    """Return when a table's question was asked: at its last move, or at a new deal's last Ready."""
    if table.phase != "playing" or table.deal is None or table.deal.ply:
        return moved_at
    numbers = (addition.number for addition in table.deal.promise.added)
    return max((moved_at, *map(fair.numbered_at, numbers)))
