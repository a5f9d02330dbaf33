"""The service for tables, put together from its parts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial

from bot.domain.shards import Shards
from bot.domain.tables.table import Table
from bot.services.people.choices import Choices
from bot.services.people.exclusions import Exclusions
from bot.services.people.people import People
from bot.services.tables.alarm import Alarm
from bot.services.tables.claiming import Claiming
from bot.services.tables.counting import Counting
from bot.services.tables.ending import Ending
from bot.services.tables.hints import Hints
from bot.services.tables.keeping import TableKeeper
from bot.services.tables.leaving import Leaving
from bot.services.tables.lobbies import Lobbies
from bot.services.tables.playing import Playing
from bot.services.tables.premoves import Premoves
from bot.services.tables.relocating import Relocating
from bot.services.tables.thinking import Thinking
from bot.services.tables.timing import Timing
from bot.services.tables.voting import Voting
from bot.services.upkeep.bulletins import Bulletins
from bot.store import Database
from bot.timers import Timers, utc
from bot.worker import Worker


async def _there(table: Table) -> bool | None:
    """Return False: where nothing is shown, no channel can be lost."""
    return False


async def _nobody(number: int) -> None:
    """Show nothing: nobody watches."""


class Tables:
    """All parts of the service for tables; a method that raises RuleError has changed nothing.

    `clock` tells the time, in UTC. `show` is called with the number of a table that the clock or a
    computer player has moved on. `reachable` returns the shards on whose servers people can play
    now. The `worker` thinks for computer players. `is_lost` says whether a table has lost its
    channel; None if that is unknown.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime] = utc,
        show: Callable[[int], Awaitable[None]] = _nobody,
        reachable: Callable[[], Shards] | None = None,
        worker: Worker | None = None,
        is_lost: Callable[[Table], Awaitable[bool | None]] = _there,
    ) -> None:
        self.keeper = keeper = TableKeeper(database, clock)
        self.at, self.latest = keeper.at, keeper.latest
        self.shown_in, self.number_at = keeper.shown_in, keeper.number_at
        self.timers = Timers(
            "tables",
            clock,
            lambda number: self.alarm.rung(number),
            lambda: self.alarm.pulse(),
            lambda until: self.alarm.find(until),
        )
        self.keeper.watchers.append(lambda table: self.timers.set(table.id, table.next_due))
        self.people = People(database, clock)
        self.exclusions = Exclusions(database, clock)
        self.counting = Counting(database, self.exclusions)
        self.premoves = Premoves(self.keeper)
        timing = Timing(self.keeper, self.people)
        self.ending = Ending(self.keeper, timing, self.counting)
        self.choices = Choices(database, clock)
        self.playing = Playing(self.keeper, timing, self.counting, self.choices)
        worker = worker or Worker()
        self.thinking = Thinking(self.keeper, self.playing, worker, show)
        self.hints = Hints(self.keeper, worker)
        self.keeper.watchers.append(self.thinking.watch)
        self.claiming = Claiming(self.keeper, timing, self.playing)
        self.lobbies = Lobbies(self.keeper, self.counting, self.ending, self.choices)
        played = self.counting, self.playing, self.ending
        self.leaving = Leaving(self.keeper, timing, *played)
        self.voting = Voting(self.keeper, timing, self.playing, self.ending)
        self.relocating = Relocating(self.keeper, timing, self.counting)
        acting = self.playing, self.leaving, self.ending, self.lobbies, self.relocating
        there, self.bulletins = reachable or (lambda: database.shards), Bulletins(database, clock)
        reached = partial(self.bulletins.reached, there)
        self.alarm = Alarm(self.keeper, timing, self.timers, *acting, show, reached, is_lost)
        self.bulletins.before = self.alarm.pulse
        self.bulletins.after = partial(self.alarm.resume, there)
        self.thinking.open = self.bulletins.over

    async def reopen(self, shards: Shards | None = None) -> list[int]:
        """Continue everything that was due when the bot stopped, and return the tables to show now.

        Without `shards`, this covers all shards of this process.
        """
        own = shards or self.keeper.database.shards
        shown = await self.alarm.reopen(own)
        await self.thinking.reopen(own)
        return shown
