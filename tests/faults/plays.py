"""Every game played at random by people, computer players, clocks, votes, orders and plans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import NamedTuple

from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from rules import Move, RuleError
from tests.bot.people.random_acts import Course, possible
from tests.bot.world.lone_tables import opened
from tests.faults.witness import Witness


class Kind(NamedTuple):
    """A game, the numbers of people and computer players, a pace and a clock."""

    key: str
    people: int
    computers: int = 0
    pace: str = ""
    clock: str = "days"

    def __str__(self) -> str:
        return self.key


KINDS = (
    Kind("mushi", 2),
    Kind("sakura", 3, 0, "live-8", "60 open"),
    Kind("koikoi", 1, 1, "", "1800+30 vote"),
    Kind("tiengow", 4, 0, "", "60 vote"),
    Kind("xiamen", 3, 1, "live-8"),
    Kind("quanzhou", 2, 2, "quick", "live"),
    Kind("changchun", 4, 0, "relaxed-3600", "60 computer"),
    Kind("dalian", 4, 0, "live-8", "evening"),
    Kind("liangxi", 3, 1, "relaxed-3600"),
)


class Press(NamedTuple):
    """A press on a move: who, what, at which table, the moment it was shown for, and its id."""

    user: int
    move: Move
    number: int
    at: Moment
    id: int


@dataclass
class Play(Course):
    """A course whose moves are presses, and whose acknowledgements are recorded.

    The acts in `without` are never tried; `tell` is called with each act before it is tried.
    """

    witness: Witness = field(default_factory=Witness)
    pressed: Press | None = None
    tried: str = ""
    without: frozenset[str] = frozenset()
    tell: Callable[..., None] = lambda *_: None

    async def begin(self, kind: Kind) -> None:
        """Deal the first deal of a kind of table."""
        table = await opened(self.services[0], *kind, self.channel)
        self.number = table.id
        self.witness.hear(table)

    async def step(self) -> str:
        """Do one random act and return its name; it is acknowledged, or refused and changes
        nothing.
        """
        tables = self.rng.choice(self.services)
        before = await tables.at(self.number)
        self.tried, self.pressed = self._next(before), None
        self.tell("try", self.number, self.tried)
        try:
            await self.act(self.tried, before, tables)
        except RuleError:
            pass
        else:
            await self._hear(tables)
        self.clock.now += timedelta(seconds=self.rng.choice([0, 1, 40]))
        return self.tried

    def _next(self, table: Table) -> str:
        while (name := possible(table, self.rng)) in self.without:
            continue
        return name

    async def _hear(self, tables: Tables) -> None:
        self.witness.hear(await tables.at(self.number))
        self.number = (await tables.shown_in(self.channel)).id
        self.witness.hear(await tables.at(self.number))

    async def recover(self, database: Database) -> Tables:
        """Continue in a new process, after finding everything that was acknowledged."""
        await self.witness.check(database, {self.number: self.tried})
        tables = Tables(database, self.clock)
        self.database, self.services = database, [tables for _ in self.services]
        await tables.reopen()
        self.channel = (await tables.at(self.number)).channel
        await self._hear(tables)
        return tables

    async def _play(self, table: Table, tables: Tables) -> object:
        asked = [
            seat
            for seat in table.waits_for
            if (one := table.players[seat]) and one.user and table.phase == "playing"
        ]
        if not asked or table.deal is None:
            return await tables.playing.awake(table.id)
        seat = self.rng.choice(asked)
        player, move = table.players[seat], self.rng.choice(table.legal(seat))
        assert player
        self.pressed = Press(
            player.user, move, table.id, table.deal.moment, self.rng.getrandbits(40)
        )
        return await press(tables, self.pressed)


async def press(tables: Tables, one: Press) -> Table:
    """Make the move of a press."""
    return await tables.playing.play(one.number, one.user, one.move, one.at, one.id)
