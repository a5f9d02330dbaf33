"""The hints that were given in deals, and the findings of reviews on their moves."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.domain.players.judging import Judged
from bot.store import schema
from bot.store.adding import once
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
    """Write the finding on a move; an existing finding stays."""
    facts = {**judged._asdict(), "better": str(judged.better), "seat": seat}
    row = {"table": table, "deal": deal, "ply": ply, **facts}
    connection.execute(once(schema.judgements), row)


def add_hint(connection: Connection, table: int, deal: int, seat: Seat) -> None:
    """Write that a seat got a hint in a deal."""
    connection.execute(once(schema.hints), {"table": table, "deal": deal, "seat": seat})
