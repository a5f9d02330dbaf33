"""Deals that somebody opens from their text: read, checked and replayed in another process."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from bot.domain.recent import Recent
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables import fair
from bot.domain.tables.deal import Promise
from bot.domain.tables.dealing import Finished
from bot.domain.tables.fair import Finding
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.services.ledger.replays import Replay, stepped
from bot.worker import Worker
from rules.record import Record

KEPT = 20
"""The largest number of deals in memory; the one used longest ago gives way."""
NOBODY = 0
"""The number in place of a table, a channel or a person: the deal is of no table of this bot."""
NAME = 80
"""The longest name of a player, in characters; the rest is cut."""


class Opened(NamedTuple):
    """A deal opened from its text, and the finding of its check."""

    replay: Replay
    finding: Finding


class Shared:
    """The deals opened from texts; nothing of them is stored."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._kept = Recent[str, Opened](KEPT)

    async def open(self, user: int, text: str) -> tuple[str, Opened]:
        """Open the deal in a text; return the key under which it is kept for a while, and the deal.

        RuleError for a text that holds no finished deal.
        """
        key = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
        opened = self._kept.pop(key, None)
        if opened is None:
            opened = await self._worker.do(user, read, text)
        return key, self._kept.keep(key, opened)

    def at(self, key: str) -> Opened:
        """Return an opened deal; Refusal if it is no longer kept."""
        opened = self._kept.get(key)
        if opened is None:
            raise Refusal("share-lapsed")
        return opened


def read(text: str) -> Opened:
    """Read, check and replay the only deal in a text; RuleError names the fault of the text."""
    if not shares.is_line(text):
        raise Refusal("not-a-share")
    record = shares.read(text)
    if len(record.deals) != 1:
        raise Refusal("share-damaged")
    (finding,) = fair.verify(record)
    steps = stepped(_finished(record))
    last = steps[-1].deal
    if last is None or last.result is None:
        raise Refusal("replay-runs")
    number = last.promise.number
    return Opened(Replay(NOBODY, number, steps, (number,), _finished(record)), finding)


def _finished(record: Record) -> Finished:
    """Return the deal of a record, at a table that has only the names of its players."""
    (deal,) = record.deals
    carry = record.opening
    table = Table(
        id=NOBODY,
        guild=NOWHERE,
        channel=NOBODY,
        owner=NOBODY,
        key=record.game,
        preset=record.preset,
        options=record.options,
        players=tuple(Player(NOBODY, name[:NAME]) for name in record.players),
        phase="between",
        laid_open=True,
    )
    promise = Promise(carry.number, carry, deal.commitment, deal.secret or "", deal.additions)
    return Finished(table, promise, deal.chance, deal.log)
