"""Statements that are built once, because building one costs more than running it."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Connection, CursorResult, Select, Table, bindparam, select

from bot.store import schema

NUMBER = "number"
"""The name of the parameter that takes the number of a game's table."""
_T, _D, _M = schema.tables, schema.deals, schema.moves
_HERE: BindParameter[int] = bindparam(NUMBER)
BY_ID = select(_T).where(_T.c.id == _HERE)
"""The row of a table."""
NEWEST = select(_D).where(_D.c.table == _HERE).order_by(_D.c.deal.desc()).limit(1)
"""The newest promise or deal of a table."""
NEWEST_ENDED = NEWEST.where(_D.c.ending.is_not(None))
"""The newest deal of a table that has ended."""
LOG = (
    select(_M.c.seat, _M.c.move)
    .where(_M.c.table == _HERE, _M.c.deal == bindparam("deal"))
    .order_by(_M.c.ply)
)
"""The moves of a deal, each with the seat that made it."""
SHOWN_AT = (
    select(_T.c.id)
    .where(_T.c.channel == bindparam("channel"))
    .order_by(_T.c.phase == "over", _T.c.id.desc())
    .limit(1)
)
"""A channel's table that is not over, otherwise its last table."""


@cache
def _of_table(source: Table, order: str) -> Select[Any]:
    found = select(source).where(source.c.table == _HERE)
    return found.order_by(source.c[order]) if order else found


def rows(
    connection: Connection, source: Table, number: int, order: str = ""
) -> CursorResult[tuple[Any, ...]]:
    """Return the rows of a database table that belong to the game table with a number."""
    return connection.execute(_of_table(source, order), {NUMBER: number})
