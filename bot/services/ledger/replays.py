"""Show finished deals again, step by step, with all hands visible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from bot.domain.refusal import Refusal
from bot.domain.tables.deal import Deal, Told
from bot.domain.tables.dealing import QUIET, Finished
from bot.domain.tables.table import Table
from bot.services.ledger import shutting
from bot.store import Database
from bot.store.tables import reads
from bot.timers import utc
from rules import Event, View, steps

UNTOLD = "answer"
"""The event a replay leaves out: an answer to a claim window; most answers are passes."""


class Replay(NamedTuple):
    """A finished deal of a table: its states step by step, and the numbers of finished deals."""

    table: int
    number: int
    steps: tuple[Table, ...]
    deals: tuple[int, ...]
    found: Finished
    """The deal as it was read."""


class Replays:
    """The finished deals of all tables.

    A deal cannot be opened while it runs, or while other people may still play the same deal.
    """

    def __init__(self, database: Database, now: Callable[[], datetime] = utc) -> None:
        self._database, self._now = database, now

    async def is_shut(self, table: Table) -> bool:
        """Whether other people may still play the deals of a table, so that none may be shown."""
        return await shutting.is_shut(self._database, table, self._now())

    async def seen(self, table: Table) -> Table:
        """Return a table as it may be shown now: laid open, unless others still play its deals."""
        return await shutting.as_far_as_open(self._database, table, self._now())

    async def seen_by(self, table: Table, user: int) -> Table:
        """Return a table as it may be shown to a person.

        RuleError for a person without a seat while others may still play its deals.
        """
        found = await self.seen(table)
        if found.shut and found.seat_of(user) is None:
            return await shutting.check_open(self._database, table, self._now())
        return found

    async def at(self, channel: int) -> int:
        """Return the number of a channel's last table with a deal; Refusal if there is none."""
        table = await self._database.read(lambda c: reads.last_dealt(c, channel))
        if table is None:
            raise Refusal("replay-none")
        return table

    async def open(self, guild: int, table: int, number: int | None = None) -> Replay:
        """Open a deal of a server's table, by default the last finished; RuleError without one."""
        found, deals = await self.finished(guild, table, number)
        shown = await asyncio.to_thread(stepped, found)
        return Replay(table, found.promise.number, shown, deals, found)

    async def finished(
        self, guild: int, table: int, number: int | None = None
    ) -> tuple[Finished, tuple[int, ...]]:
        """Read a finished deal, by default the last, and the numbers of the table's finished deals.

        Refusal if there is none, or while others may still play it.
        """
        deals = await self._database.read(lambda c: reads.ended(c, guild, table))
        if not deals:
            raise Refusal("replay-none")
        wanted = deals[-1] if number is None else number
        found = await self._database.read(lambda c: reads.finished(c, table, wanted))
        if found is None:
            names = "–".join(dict.fromkeys((str(deals[0]), str(deals[-1]))))
            raise Refusal("replay-deal", deals=names)
        opened = await shutting.check_open(self._database, found.table, self._now())
        return found._replace(table=opened), deals


def stepped(found: Finished) -> tuple[Table, ...]:
    """Return the table after every move with events worth showing.

    Other events come with the next such move. All events are shown as if everybody could see them.
    """
    table, promise, chance, log, hurried = found
    shown: list[Table] = []
    events: list[Event] = []
    for ply, step in enumerate(steps(table.game, table.options, promise.carry, chance, log)):
        events += [event._replace(to=None) for event in step.events if event.kind != UNTOLD]
        if ply == len(log) or any(event.kind not in QUIET for event in step.events):
            heard = (Told(ply, tuple(events)),)
            facts = promise, chance, log[:ply], step, heard
            deal = Deal(*facts, hurried=hurried, version=table.game.version)
            shown.append(replace(table, deal=deal))
            events = []
    return tuple(shown)


def moment(table: Table) -> tuple[View, Sequence[View]]:
    """Return the public view of a table, and the view of each seat."""
    return table.view(None), [table.view(seat) for seat in range(len(table.players))]
