"""Checking records, of this bot or from elsewhere, in another process, as it can take seconds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import count, islice
from time import monotonic, process_time

from bot.domain.recent import Recent
from bot.domain.refusal import Refusal
from bot.domain.tables import fair, sealing
from bot.domain.tables.fair import Finding
from bot.domain.tables.sealing import Sealed
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.worker import Worker
from rules.record import Record

TURN = 2.0
"""Seconds of processor time that a record gets in one turn; then other records are checked."""
MOST = 60.0
"""Seconds of processor time for a record: three times as many as the longest legal one needs."""
PATIENCE = 600.0
"""Seconds until a slow check is given up; Discord takes an answer for fifteen minutes."""
PEOPLE = 20
"""The largest number of people with a record under check; the next is asked to come back."""
KEPT = 4
"""The largest number of records kept open in the checking process; others are read again."""


class Checking:
    """The check of records: their shuffles and moves, one record at a time for each person."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._numbers = count()
        self._people: set[int] = set()

    async def of_text(self, user: int, text: str) -> AsyncIterator[Sequence[Finding]]:
        """Check a record that a person sent; yield all findings so far after each turn.

        RuleError if the text is no record.
        """
        async for found in self._growing(user, text):
            yield found

    async def of_record(self, user: int, record: Record) -> AsyncIterator[Sequence[Finding]]:
        """Check a match of this bot; yield all findings so far after each turn."""
        async for found in self._growing(user, record):
            yield found

    async def of_deal(self, user: int, record: Record) -> Finding:
        """Check a record of a single deal of this bot, and return the finding."""
        (found,) = await self._worker.serve(user, fair.verify, record)
        return found

    async def of_answers(self, user: int, table: Table) -> Sequence[Sealed]:
        """Return the sealed answers of a table's last closed claim window."""
        return await self._worker.serve(user, sealing.closed, table)

    async def _growing(self, user: int, source: str | Record) -> AsyncIterator[Sequence[Finding]]:
        """Check a record in turns with other records; yield all findings so far."""
        if user in self._people:
            raise Refusal("still-working")
        if len(self._people) >= PEOPLE:
            raise Refusal("others-checking")
        self._people.add(user)
        try:
            async for found in self._turns(user, source):
                yield found
        finally:
            self._people.discard(user)

    async def _turns(self, user: int, source: str | Record) -> AsyncIterator[Sequence[Finding]]:
        job, found, spent = next(self._numbers), list[Finding](), 0.0
        until, done = monotonic() + PATIENCE, False
        while not done:
            if spent >= MOST:
                raise Refusal("works-too-long")
            if monotonic() >= until:
                raise Refusal("others-checking")
            part, done, took = await self._worker.do(user, _checked, source, job, len(found))
            found, spent = [*found, *part], spent + took
            yield found


_open = Recent[int, Iterator[Finding]](KEPT)
"""The checks under way in this process, by their numbers."""


def _checked(
    source: str | Record, job: int = 0, known: int = 0
) -> tuple[list[Finding], bool, float]:
    """Check a record for a turn.

    Return the new findings, whether the record is done, and the seconds of processor time.
    """
    began = process_time()
    going = _open.pop(job, None)
    if going is None:
        record = shares.read(source) if isinstance(source, str) else source
        going = islice(fair.findings(record), known, None)
    found = list[Finding]()
    for finding in going:
        found.append(finding)
        if process_time() - began >= TURN:
            _open.keep(job, going)
            return found, False, process_time() - began
    return found, True, process_time() - began
