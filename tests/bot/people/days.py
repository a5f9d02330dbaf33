"""The deals of the day without Discord."""

from __future__ import annotations

from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.contests.dailies import Dailies
from bot.services.tables.tables import Tables
from bot.store import Database
from tests.bot.world.lone_tables import Clock

DAY, NEXT = "2026-01-01", "2026-01-02"
AKI, BEN = Player(1, "Aki"), Player(2, "Ben")


class Days:
    """The deals of the day without Discord, at a time that a test moves."""

    def __init__(self, database: Database, clock: Clock, tables: Tables | None = None) -> None:
        self.database, self.clock = database, clock
        self.tables = tables or Tables(database, clock)
        self.dailies = Dailies(database, self.tables)

    async def begin(self, who: Player, game: str, day: str = DAY, *, ranked: bool = True) -> Table:
        named = "Computer {}".format
        return await self.dailies.begin(day, game, who, 9, named, ranked=ranked)

    async def play(self, table: Table, choice: int = 0) -> Table:
        """Play a deal to its end, with the same choice at every move."""
        while table.phase == "playing":
            legal = table.legal(0)
            move = legal[choice % len(legal)]
            table = await self.tables.playing.play(table.id, table.owner, move)
        return table
