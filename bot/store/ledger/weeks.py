"""Queries about one person's deals and matches in a span of time, wherever they played."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, select

from bot.domain.ledger.week import Played
from bot.domain.people.calendar import Span
from bot.store import schema
from bot.store.ledger import books, ledgers


def deals(connection: Connection, user: int, within: Span) -> list[Played]:
    """Return the finished deals of a person, in the order in which they ended."""
    p, e = books.postings, books.entries
    mine = (p.c.user == user) & (e.c.kind == "deal") & ledgers.stands()
    mine &= (e.c.at >= within.first) & (e.c.at < within.last) & e.c.table.is_not(None)
    facts = (e.c.guild, e.c.table, e.c.deal, e.c.game)
    found = select(*facts, func.sum(p.c.delta)).join(e, e.c.id == p.c.slip).where(mine)
    rows = connection.execute(found.group_by(e.c.id, *facts).order_by(e.c.id))
    return [Played(guild, table, deal, game, int(sum_)) for guild, table, deal, game, sum_ in rows]


def places(
    connection: Connection, user: int, within: Span, but: Collection[int] = ()
) -> dict[int, int]:
    """Return how often a person reached each place in a match; matches at the tables `but` are left
    out.
    """
    r = books.results
    then = (r.c.at >= within.first) & (r.c.at < within.last)
    return ledgers.reached(connection, r.c.user == user, r.c.table.not_in(but), then)


def elsewhere(connection: Connection, user: int, within: Span) -> list[int]:
    """Return the tables at which a person has ended a deal that others share, since a span began.

    These are tables of deals of the day and of duplicate matches.
    """
    t, r, p, e = schema.tables, books.results, books.postings, books.entries
    ended = select(r.c.table).where(r.c.user == user, r.c.at >= within.first)
    paid = select(e.c.table).join(p, p.c.slip == e.c.id)
    paid = paid.where(p.c.user == user, e.c.at >= within.first)
    shared = (t.c.day != "") | t.c.duplicate.is_not(None)
    found = select(t.c.id).where(shared, t.c.id.in_(ended.union(paid)))
    return list(connection.execute(found).scalars())
