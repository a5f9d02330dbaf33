"""Points: standings and histories from zero-sum entries."""

from __future__ import annotations

from collections import defaultdict

from bot.match import Table
from bot.store import Database, reads
from bot.store.reads import Standing
from rules.record import Record, replayed


class Ledger:
    """What has been won and lost; entries are only ever added."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_server(self, guild: int) -> list[Standing]:
        """Everyone who finished a deal on a server, most points first."""
        return await self._database.read(lambda c: reads.standings(c, guild=guild))

    async def of_table(self, table: int) -> list[Standing]:
        """Everyone who finished a deal at a table."""
        return await self._database.read(lambda c: reads.standings(c, table=table))

    async def history(self, table: Table) -> list[tuple[int, ...]]:
        """What each seat has gained in a match after each deal."""
        seats = len(table.players)
        return await self._database.read(lambda c: reads.score_history(c, table.id, seats))

    async def record(self, table: Table) -> Record:
        """The match as a record: every deal that has ended, with its secret."""
        return await self._database.read(lambda c: reads.record(c, table))


def rebuilt(record: Record) -> dict[tuple[int, str, int], int]:
    """What the ledger must hold by the moves alone: (deal, reason, seat) -> points."""
    entries: dict[tuple[int, str, int], int] = defaultdict(int)
    for deal, (_, played) in enumerate(replayed(record), 1):
        result = played[-1].state.result
        for line in result.lines if result else ():
            for seat, delta in enumerate(line.deltas):
                entries[deal, line.reason, seat] += delta
    return dict(entries)
