"""Tables whose running deal is from older rules and cannot continue under the present ones."""

from __future__ import annotations

from bot.domain.tables import upgrading
from bot.domain.tables.table import Table
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.timing import Timing
from bot.store import OvertakenError


class Upgrading:
    """The end of deals that cannot continue: each is called off when its table is first used."""

    def __init__(self, keeper: TableKeeper, timing: Timing) -> None:
        self._keeper, self._timing = keeper, timing
        keeper.call_off = self.call_off

    async def call_off(self, table: Table) -> Table:
        """Call off the deal of a table; return the table as written, here or by another process."""
        log.warning("called off table=%d deal=%d", table.id, table.current)
        try:
            return await self._timing.rewrite(table, upgrading.called_off(table))
        except OvertakenError:
            return await self._keeper.at(table.id)
