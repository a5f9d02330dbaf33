"""What is put to the vote at the tables: one row for what each seat has said."""

from __future__ import annotations

from sqlalchemy import Connection, select

from bot.store import schema
from rules import Seat


def of(connection: Connection, table: int, about: str) -> dict[Seat, bool]:
    """What has been said to one thing, by seat."""
    v = schema.votes
    found = select(v.c.seat, v.c.aye).where(v.c.table == table, v.c.about == about)
    return {row.seat: bool(row.aye) for row in connection.execute(found)}


def cast(connection: Connection, table: int, about: str, seat: Seat, aye: bool) -> None:
    """Write what a seat says in place of what it said before.

    Votes on anything else of its kind, which is what stands before the first hyphen, are over.
    """
    v = schema.votes
    kind, mine = about.partition("-")[0], v.c.table == table
    other = v.c.about.startswith(f"{kind}-") & (v.c.about != about)
    again = (v.c.about == about) & (v.c.seat == seat)
    connection.execute(v.delete().where(mine, other | again))
    row = {"table": table, "about": about, "seat": seat, "aye": int(aye)}
    connection.execute(v.insert().values(**row))


def drop(connection: Connection, table: int, about: str = "") -> None:
    """Forget the votes on all that begins so: it is decided, or nobody asks any more."""
    v = schema.votes
    connection.execute(v.delete().where(v.c.table == table, v.c.about.startswith(about)))
