"""Judgements of the moves of a deal: that a hint was given, and the findings of a review."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from bot.domain.players.judging import Judged
from bot.store import schema
from bot.store.ledger import posting
from rules import Move, Seat


def of_deal(connection: Connection, table: int, deal: int) -> dict[int, Judged]:
    """Return the findings on the moves of a deal so far, by their ply."""
    j = schema.judgements
    found = select(j).where(j.c.table == table, j.c.deal == deal).order_by(j.c.ply)
    rows = connection.execute(found)
    return {row.ply: Judged(Move.parse(row.better), row.cost, row.sure) for row in rows}


def add(
    connection: Connection, table: int, deal: int, ply: int, seat: Seat, judged: Judged
) -> None:
    """Write the finding on a move; an existing one stays."""
    facts = {**judged._asdict(), "better": str(judged.better), "seat": seat}
    _insert(connection, schema.judgements, {"table": table, "deal": deal, "ply": ply, **facts})


def add_hint(connection: Connection, table: int, deal: int, seat: Seat) -> None:
    """Write that a seat got a hint in a deal."""
    _insert(connection, schema.hints, {"table": table, "deal": deal, "seat": seat})


def _insert(connection: Connection, into: Any, facts: dict[str, Any]) -> None:
    insert: Any = posting.INSERTS[connection.dialect.name](into)
    connection.execute(insert.values(facts).on_conflict_do_nothing())
