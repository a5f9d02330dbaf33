"""Records are checked beside the bot, whoever wrote them: a long match takes seconds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.tables import fair, sealing
from bot.domain.tables.fair import Finding
from bot.domain.tables.sealing import Sealed
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.worker import Worker
from rules.record import Record


class Checking:
    """Recomputes the chance and the moves of records, one at a time a person."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def of_text(self, user: int, text: str) -> Sequence[Finding]:
        """What checking a record that somebody sent has found; RuleError if it is none."""
        return await self._worker.do(user, _checked, text)

    async def of_record(self, user: int, record: Record) -> Sequence[Finding]:
        """What checking a match of this bot has found."""
        return await self._worker.do(user, fair.verify, record)

    async def of_answers(self, user: int, table: Table) -> Sequence[Sealed]:
        """The sealed answers to the claim window of a table that was closed last."""
        return await self._worker.do(user, sealing.closed, table)


def _checked(text: str) -> Sequence[Finding]:
    return fair.verify(shares.read(text))
