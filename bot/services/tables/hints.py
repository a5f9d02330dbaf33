"""Hints: the move of a master, for a player who is alone with computers."""

from __future__ import annotations

from bot.domain.players import MASTER, decide, decided
from bot.domain.refusal import Refusal
from bot.domain.tables import seating, thinking
from bot.domain.tables.player import USUAL_LEVEL
from bot.domain.tables.table import Table
from bot.services.tables.keeping import TableKeeper
from bot.services.tables.playing import weighed
from bot.services.tables.thinking import LONGEST
from bot.store.tables import judgements
from bot.worker import Rank, Worker
from rules import Move


class Hints:
    """The hints at all tables; a request is recorded before it is answered."""

    def __init__(self, keeper: TableKeeper, worker: Worker) -> None:
        self._keeper, self._worker = keeper, worker

    async def open(self, number: int, user: int) -> Table:
        """Return a table if a person may have a hint there now; otherwise raise Refusal."""
        table = await self._keeper.at(number)
        if not thinking.can_be_hinted(table, seating.seat_of(table, user)):
            raise Refusal("no-hint")
        return table

    async def note(self, number: int, user: int) -> Table:
        """Record that a person gets a hint at a table, and return the table; RuleError if they may
        not.
        """
        table = await self.open(number, user)
        seat = seating.seat_of(table, user)
        assert table.deal is not None
        deal = table.deal.promise.number
        await self._keeper.database.write(lambda c: judgements.add_hint(c, table.id, deal, seat))
        return table

    async def ask(self, number: int, user: int) -> tuple[Table, Move]:
        """Record a request for a hint, and return the table and a good move.

        Refusal if the deal has moved on meanwhile. If a master thinks for too long, a computer
        player of the usual level answers.
        """
        table = await self.note(number, user)
        assert table.deal is not None
        asked = thinking.asked(table, seating.seat_of(table, user))
        move = await self._worker.think(LONGEST, decide, MASTER, asked, rank=Rank.HINT)
        if (await self._keeper.at(number)).deal != table.deal:
            raise Refusal("stale")
        return table, move or await weighed(decided(USUAL_LEVEL, asked))
