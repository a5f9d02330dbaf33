"""Everything stored about one person: counted, handed out, or made anonymous."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, Connection, String, cast, func, select

from bot.domain.ledger.entries import FORGOTTEN
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.store import given, schema
from bot.store.learning import schema as learning
from bot.store.ledger import books

PEOPLE: tuple[Column[Any], ...] = (
    schema.tables.c.owner,
    schema.seats.c.user,
    books.substitutions.c.user,
    books.entries.c.user,
    books.slips.c.by,
    books.accounts.c.user,
    books.names.c.user,
    books.results.c.user,
    books.members.c.user,
    books.pairings.c.user,
    books.entrants.c.user,
    books.byes.c.user,
    books.ratings.c.user,
    books.audit.c.by,
    schema.preferences.c.user,
    schema.vacations.c.user,
    schema.glances.c.user,
    schema.notices.c.user,
    schema.invitations.c.user,
    schema.removals.c.user,
    learning.learned.c.user,
    learning.solutions.c.user,
    learning.dailies.c.user,
    learning.duplicates.c.owner,
    learning.rivals.c.user,
)
"""Every column that holds the number of a person."""
OWN = (
    schema.preferences,
    schema.vacations,
    schema.glances,
    schema.notices,
    schema.invitations,
    schema.removals,
    learning.learned,
    learning.solutions,
)
"""The tables that are kept for a person alone."""
NAMED = (schema.seats, books.substitutions, books.names, learning.dailies, learning.rivals)
"""The tables that have the name of a person beside their number."""
TEXTS: tuple[Column[Any], ...] = (
    books.audit.c.about,
    books.audit.c.why,
    books.slips.c.why,
    books.leagues.c.charter,
    books.seasons.c.charter,
)
"""Texts in which the number of a person can occur."""
FREE = (books.audit.c.why, books.slips.c.why)
"""Texts that people have written, and in which they may have named others."""
SHORTEST = 2
"""The shortest name that is replaced, in characters: shorter ones occur inside other words."""


def counted(connection: Connection, user: int) -> dict[str, int]:
    """Count the rows about a person in each table."""
    found: dict[str, int] = {}
    for column in PEOPLE:
        rows = select(func.count()).where(column == user)
        found[column.table.name] = int(connection.execute(rows).scalar_one())
    return found


def rows(connection: Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row that names somebody, with the columns that are theirs to take."""
    found: dict[str, list[dict[str, Any]]] = {}
    for column in PEOPLE:
        told = select(*given.to_person(column.table))
        own = connection.execute(told.where(column == user)).mappings()
        found[column.table.name] = [dict(row) for row in own]
    for text in TEXTS[:3]:
        told = select(*given.to_person(text.table))
        own = connection.execute(told.where(_holds(text, user))).mappings()
        found[f"{text.table.name} {text.name}"] = [dict(row) for row in own]
    found["moves"] = [dict(row) for row in _moves(connection, user)]
    return {name: some for name, some in found.items() if some}


def _moves(connection: Connection, user: int) -> Iterator[Any]:
    m, s = schema.moves, schema.seats
    found = select(*given.to_person(m)).join(s, (s.c.table == m.c.table) & (s.c.seat == m.c.seat))
    yield from connection.execute(found.where(s.c.user == user)).mappings()


def playing(connection: Connection, user: int) -> bool:
    """Whether a person sits at a table that is not over."""
    t, s = schema.tables, schema.seats
    found = select(t.c.id).join(s, s.c.table == t.c.id)
    return (
        connection.execute(found.where(s.c.user == user, t.c.phase != "over")).first() is not None
    )


def forget(connection: Connection, user: int) -> int:
    """Replace a person by a pseudonym wherever they are named; return its number.

    Refusal while they sit at a table.
    """
    if playing(connection, user):
        raise Refusal("forget-playing")
    pseudonym, called = _lowest(connection) - 1, _called(connection, user)
    for own in OWN:
        connection.execute(own.delete().where(own.c.user == user))
    t = schema.tables  # a person's own tables have their number as channel
    alone = t.update().where(t.c.guild == NOWHERE, t.c.channel == user)
    connection.execute(alone.values(channel=pseudonym))
    for table in NAMED:
        named = table.update().where(table.c.user == user)
        connection.execute(named.values(name=f"#{FORGOTTEN - pseudonym}"))
    names = books.names
    connection.execute(names.delete().where(names.c.user == user))
    for column in PEOPLE:
        if column.table is not names:
            named = column.table.update().where(column == user)
            connection.execute(named.values({column.name: pseudonym}))
    for text in TEXTS:
        _rename(connection, text, user, pseudonym)
    for text in FREE:
        _unname(connection, text, called, f"#{FORGOTTEN - pseudonym}")
    return FORGOTTEN - pseudonym


def _called(connection: Connection, user: int) -> set[str]:
    """Return the present and past names of a person."""
    found = (connection.execute(select(one.c.name).where(one.c.user == user)) for one in NAMED)
    return {name for names in found for name in names.scalars() if len(name) >= SHORTEST}


def _lowest(connection: Connection) -> int:
    """The lowest pseudonym, which was given last."""
    found = [connection.execute(select(func.min(column))).scalar() for column in PEOPLE]
    return int(min([FORGOTTEN, *(one for one in found if one is not None)]))


def _holds(text: Column[Any], user: int) -> Any:
    return cast(text, String).contains(str(user), autoescape=True)


def _rename(connection: Connection, text: Column[Any], user: int, pseudonym: int) -> None:
    """Replace a person's number with the pseudonym in texts: in JSON, and in mentions."""
    table = text.table
    key = table.c.id
    for number, words in connection.execute(select(key, text).where(_holds(text, user))).all():
        new = str(words).replace(str(user), str(pseudonym))
        own = table.update().where(key == number)
        connection.execute(own.values({text.name: new}))


def _unname(connection: Connection, text: Column[Any], called: set[str], pseudonym: str) -> None:
    """Replace a person's names with the pseudonym; a name in Latin letters only as a whole word."""
    if not called:
        return
    longest_first = sorted(called, key=len, reverse=True)
    words = (rf"\b{re.escape(one)}\b" if one.isascii() else re.escape(one) for one in longest_first)
    name, table = re.compile("|".join(words), re.IGNORECASE), text.table
    for number, old in connection.execute(select(table.c.id, text).where(text != "")).all():
        if (new := name.sub(pseudonym, old)) != old:
            own = table.update().where(table.c.id == number)
            connection.execute(own.values({text.name: new}))
