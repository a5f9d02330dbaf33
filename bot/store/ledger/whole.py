"""The whole ledger of the database, read and corrected row by row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.domain.ledger.entries import Entry, Slip
from bot.domain.ledger.reading import Posted
from bot.store import schema
from bot.store.ledger import books, ledgers

Account = tuple[int, int, str, int]
"""The key of an account: server, season, game and person."""


class Paid(NamedTuple):
    """The slip of a deal or a day in the ledger: its number, its server, its entries."""

    slip: int
    guild: int
    entries: list[Entry]


def tables(connection: Connection) -> Sequence[int]:
    """Return the numbers of all tables, whether they are over or not."""
    return connection.execute(select(schema.tables.c.id)).scalars().all()


def paid(connection: Connection, table: int, deal: int) -> Paid | None:
    """Return the slip of a deal; None if the ledger has none."""
    s = books.slips
    mine = (s.c.table == table) & (s.c.deal == deal) & (s.c.kind == "deal")
    row = connection.execute(select(s.c.id, s.c.guild).where(mine)).first()
    return Paid(row.id, row.guild, ledgers.entries(connection, row.id)) if row else None


def renamed(connection: Connection, slip: int, entries: Sequence[Entry]) -> list[Entry]:
    """Return entries of a slip with the pseudonyms of people who are being forgotten."""
    f = books.forgettings
    rows = connection.execute(select(f.c.user, f.c.pseudonym).where(f.c.slip >= slip))
    pseudonyms = {row.user: row.pseudonym for row in rows}
    return [entry._replace(user=pseudonyms.get(entry.user, entry.user)) for entry in entries]


def mend(connection: Connection, paid: Paid, right: Sequence[Entry]) -> None:
    """Replace the stored entries of a slip by the correct ones."""
    e = books.entries
    connection.execute(e.delete().where(e.c.slip == paid.slip))
    rows = [{"slip": paid.slip, "guild": paid.guild, **entry._asdict()} for entry in right]
    connection.execute(e.insert(), rows)


def slips(connection: Connection) -> Iterator[tuple[Slip, list[Entry]]]:
    """Yield every slip with its entries, oldest first."""
    s, e = books.slips, books.entries
    lines: dict[int, list[Entry]] = defaultdict(list)
    found = select(e.c.slip, ledgers.WHOSE, e.c.reason, e.c.delta, e.c.seat)
    for number, *facts in connection.execute(
        found.select_from(ledgers.WITH_PSEUDONYMS).order_by(e.c.id)
    ):
        lines[number].append(Entry(*facts))
    for row in connection.execute(select(s).order_by(s.c.id)):
        yield ledgers.posted(row).slip, lines[row.id]


def days(connection: Connection) -> list[Posted]:
    """Return every slip from a day that a league has counted."""
    s = books.slips
    found = select(s).where(s.c.kind == "daily").order_by(s.c.id)
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
