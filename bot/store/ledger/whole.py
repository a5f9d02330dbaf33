"""The whole ledger of the database, read and corrected row by row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.domain.ledger.entries import Entry, Posting
from bot.domain.ledger.reading import Posted
from bot.store import schema
from bot.store.ledger import books, ledgers

Account = tuple[int, int, str, int]
"""The key of an account: server, season, game and person."""


class Paid(NamedTuple):
    """The entry of a deal or a day in the ledger: its number, its server, its postings."""

    entry: int
    guild: int
    postings: list[Posting]


def tables(connection: Connection) -> Sequence[int]:
    """Return the numbers of all tables, whether they are over or not."""
    return connection.execute(select(schema.tables.c.id)).scalars().all()


def paid(connection: Connection, table: int, deal: int) -> Paid | None:
    """Return the entry of a deal; None if the ledger has none."""
    e = books.entries
    mine = (e.c.table == table) & (e.c.deal == deal) & (e.c.kind == "deal")
    row = connection.execute(select(e.c.id, e.c.guild).where(mine)).first()
    return Paid(row.id, row.guild, ledgers.postings(connection, row.id)) if row else None


def renamed(connection: Connection, entry: int, postings: Sequence[Posting]) -> list[Posting]:
    """Return postings of an entry with the pseudonyms of people who are being forgotten."""
    f = books.forgettings
    rows = connection.execute(select(f.c.user, f.c.pseudonym).where(f.c.slip >= entry))
    pseudonyms = {row.user: row.pseudonym for row in rows}
    return [
        posting._replace(user=pseudonyms.get(posting.user, posting.user)) for posting in postings
    ]


def mend(connection: Connection, paid: Paid, right: Sequence[Posting]) -> None:
    """Replace the stored postings of an entry by the correct ones."""
    p = books.postings
    connection.execute(p.delete().where(p.c.slip == paid.entry))
    rows = [{"slip": paid.entry, "guild": paid.guild, **posting._asdict()} for posting in right]
    connection.execute(p.insert(), rows)


def entries(connection: Connection) -> Iterator[tuple[Entry, list[Posting]]]:
    """Yield every entry with its postings, oldest first."""
    e, p = books.entries, books.postings
    lines: dict[int, list[Posting]] = defaultdict(list)
    found = select(p.c.slip, ledgers.WHOSE, p.c.reason, p.c.delta, p.c.seat)
    for number, *facts in connection.execute(
        found.select_from(ledgers.WITH_PSEUDONYMS).order_by(p.c.id)
    ):
        lines[number].append(Posting(*facts))
    for row in connection.execute(select(e).order_by(e.c.id)):
        yield ledgers.posted(row).entry, lines[row.id]


def days(connection: Connection) -> list[Posted]:
    """Return every entry from a day that a league has counted."""
    e = books.entries
    found = select(e).where(e.c.kind == "daily").order_by(e.c.id)
    return [ledgers.posted(row) for row in connection.execute(found).all()]


def accounts(connection: Connection) -> dict[Account, tuple[int, int, int]]:
    """Return the points, deals and deals won of every account as stored."""
    found = connection.execute(select(books.accounts))
    return {
        (row.guild, row.season, row.game, row.user): (row.points, row.deals, row.won)
        for row in found
    }


def users_by_name(connection: Connection, guild: int) -> dict[str, list[int]]:
    """Return the people of a server by their names in lower case."""
    n = books.names
    known: dict[str, list[int]] = defaultdict(list)
    for name, user in connection.execute(select(n.c.name, n.c.user).where(n.c.guild == guild)):
        known[name.casefold()].append(user)
    return dict(known)
