"""Make the record of a match from the deals of its table that have ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.domain.tables.table import Table
from bot.store import given, schema
from bot.store.tables import reads
from rules import Carry
from rules.record import Deal as RecordedDeal
from rules.record import Record, unpacked


def record(connection: Connection, table: Table) -> Record:
    """Return a match as a record, without deals that are running or were never finished.

    Refusal if its moves were deleted.
    """
    deals = ended_deals(connection, table)
    if any(deal.version == schema.PRUNED for deal in deals):
        raise Refusal("pruned")
    return recorded(table, deals)


class Ended(NamedTuple):
    """An ended deal as it is recorded, with its carry.

    `version` is the version of the game that played it; `digest` is that of its last state, None if
    unknown.
    """

    number: int
    carry: Carry
    deal: RecordedDeal
    version: int
    digest: str | None


def recorded(table: Table, deals: Sequence[Ended], carry: Carry | None = None) -> Record:
    """Return deals of a table as a record; the first of them began with the `carry` (None: the
    opening).
    """
    version = max((deal.version for deal in deals), default=table.game.version)
    every = tuple(deal.deal for deal in deals)
    common = table.common.recorded if table.common else None
    about = (version, table.key, table.preset, table.options, table.names)
    return Record(*about, every, carry, common)


def ended_deals(connection: Connection, table: Table) -> list[Ended]:
    """Return the deals of a table that have ended, in order; nothing is replayed."""
    d, opening = schema.deals, table.game.opening(table.options, len(table.players))
    told = select(*given.in_record(d), d.c.deal, d.c.digest)  # the last two are not in records
    mine = told.where(d.c.table == table.id, d.c.ending.is_not(None)).order_by(d.c.deal)
    return [
        Ended(
            row.deal,
            unpacked(row.carry, opening),
            RecordedDeal(
                commitment=row.commitment,
                additions=tuple(row.additions.split()),
                secret=row.secret,
                chance=reads.chance_of(row),
                log=reads.log_of(connection, table.id, row.deal),
                promised=fair.milliseconds(row.promised_at),
                dealt=fair.milliseconds(row.dealt_at),
            ),
            row.version,
            row.digest,
        )
        for row in connection.execute(mine).all()
    ]
