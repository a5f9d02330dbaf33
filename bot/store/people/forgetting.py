"""Replace a person by a pseudonym, in short steps.

The first step renames the rows on which later decisions rest: accounts, ratings, the results of
leagues. It ends memberships. The other steps rename the rest. After each step the ledger is
balanced. If the person plays again meanwhile, the new rows stay theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Table, func, select, union

from bot.domain.ledger.entries import FORGOTTEN
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.store import schema
from bot.store.contests import schema as contests
from bot.store.ledger import books
from bot.store.lessons import schema as lessons
from bot.store.people import schema as of_people
from bot.store.people.privacy import PEOPLE, TEXTS, holds

ROWS = 500
"""The largest number of rows a step changes: for its few milliseconds, nobody else can write."""
MATCHES = 50
"""The largest number of matches in a step: a person has up to ten rows in each."""
OWN = (
    *(of_people.preferences, of_people.vacations, of_people.drafts),
    *(lessons.learned, lessons.solutions, books.names, books.members),
)
"""Tables with a few rows for each person, which are deleted.

They are kept for that person alone, or would let the pseudonym take part in later seasons.
"""
OWN_AT_TABLES = (of_people.glances, schema.notices, schema.invitations, schema.removals)
"""Tables with rows for each person at each match, kept for that person alone: deleted, too."""
NAMED = (schema.seats, books.substitutions, books.names, contests.dailies, contests.rivals)
"""The tables that have the name of a person beside their number."""
AT_TABLES = (schema.seats, books.substitutions, books.results)
"""The tables that tell what a person has played, with rows for each match."""
KEPT = (of_people.exclusions.c.user,)
"""The columns that keep the number of a forgotten person: an exclusion holds until it ends."""
AT_ONCE = tuple(
    column
    for column in PEOPLE
    if column.table not in (*OWN, *OWN_AT_TABLES, *AT_TABLES, books.forgettings)
    and column not in (schema.tables.c.owner, books.postings.c.user, *KEPT)
    and column not in (books.entries.c.by, books.audit.c.by)
)
"""The other columns with the number of a person that are renamed in the first step."""
CHARTERS = (books.leagues.c.charter, books.seasons.c.charter)
"""Texts in which handicaps have the numbers of people; they are renamed with the accounts."""
FREE = (books.audit.c.why, books.entries.c.why, books.entries.c.match)
"""Texts that people have written, and in which they may have named others."""
SHORTEST = 2
"""The shortest name that is replaced, in characters: shorter ones occur inside other words."""


class Begun(NamedTuple):
    """The number of a pseudonym, and whether an earlier request gave it."""

    number: int
    earlier: bool


class Texts(NamedTuple):
    """The rows, by their numbers, in which one column names a person."""

    text: Column[Any]
    numbers: Sequence[int]


# --- The first step -------------------------------------------------------------------------------


def begin(connection: Connection, user: int) -> Begun:
    """Give a person a pseudonym and note which steps are left; Refusal while they have a seat.

    If an earlier request is still under way, return its pseudonym.
    """
    if marker := _marker(connection, user):
        return Begun(FORGOTTEN - marker.pseudonym, earlier=True)
    running, over = _matches(connection, user)
    if _playing(connection, user, running):
        raise Refusal("forget-playing")
    pseudonym, called = _lowest(connection) - 1, _called(connection, user)
    for own in OWN:
        connection.execute(own.delete().where(own.c.user == user))
    for column in AT_ONCE:
        _rename(connection, column, pseudonym, column == user)
    r = books.results  # ratings and tournaments follow from the results of seasons
    _rename(connection, r.c.user, pseudonym, (r.c.user == user) & r.c.season.is_not(None))
    if running:
        _at_tables(connection, user, pseudonym, running)
    named = {
        charter: [
            *connection.execute(select(charter.table.c.id).where(holds(charter, user))).scalars()
        ]
        for charter in CHARTERS
    }
    for charter, numbers in named.items():
        _rewrite(connection, charter, numbers, user, pseudonym)
    _raise(connection, pseudonym, named[books.leagues.c.charter])
    marker = {
        **{"user": user, "pseudonym": pseudonym, "names": json.dumps(sorted(called))},
        **{"slip": _last(connection, books.entries), "act": _last(connection, books.audit)},
        "matches": json.dumps(over),
    }
    connection.execute(books.forgettings.insert().values(marker))
    return Begun(FORGOTTEN - pseudonym, earlier=False)


def _raise(connection: Connection, pseudonym: int, leagues: Sequence[int]) -> None:
    """Raise the editions of values that name a person, so that changes are decided again."""
    e, r = books.entrants, contests.rivals
    cups = select(e.c.tournament).where(e.c.user == pseudonym)
    matches = select(r.c.duplicate).where(r.c.user == pseudonym)
    every = (books.leagues, leagues), (books.tournaments, cups), (contests.duplicates, matches)
    for of, named in every:
        connection.execute(of.update().where(of.c.id.in_(named)).values(edition=of.c.edition + 1))


def _matches(connection: Connection, user: int) -> tuple[list[int], list[int]]:
    """Return the running and the finished tables that name a person, the newest first in each."""
    t, every = schema.tables, (*AT_TABLES, *OWN_AT_TABLES)
    alone = (t.c.guild == NOWHERE) & (t.c.channel == user)
    there = [select(table.c.table).where(table.c.user == user) for table in every]
    named = union(*there, select(t.c.id).where(t.c.owner == user), select(t.c.id).where(alone))
    found = select(t.c.id, t.c.phase).where(t.c.id.in_(named)).order_by(t.c.id.desc())
    rows = connection.execute(found).all()
    running = [row.id for row in rows if row.phase != "over"]
    return running, [row.id for row in rows if row.phase == "over"]


def _playing(connection: Connection, user: int, running: Sequence[int]) -> bool:
    """Whether a person sits at one of the tables that are not over.

    In a duplicate match a person who has left keeps the seat, and a computer player sits in.
    """
    s, t = schema.seats, schema.tables
    left = t.c.duplicate.is_not(None) & (s.c.away == "computer")
    sits = (s.c.user == user) & s.c.table.in_(running) & ~left
    found = select(s.c.table).join(t, t.c.id == s.c.table).where(sits).limit(1)
    return connection.execute(found).first() is not None


def _lowest(connection: Connection) -> int:
    """Return the lowest pseudonym, which was given last; FORGOTTEN if there is none."""
    columns = (*PEOPLE, books.forgettings.c.pseudonym)
    given = (select(func.min(column)).where(column < FORGOTTEN) for column in columns)
    found = [connection.execute(statement).scalar() for statement in given]
    return int(min([FORGOTTEN, *(number for number in found if number is not None)]))


def _called(connection: Connection, user: int) -> set[str]:
    """Return the present and past names of a person, without those too short to be replaced."""
    named = (select(table.c.name).where(table.c.user == user).distinct() for table in NAMED)
    found = (connection.execute(names).scalars() for names in named)
    return {name for names in found for name in names if len(name) >= SHORTEST}


def _last(connection: Connection, of: Table) -> int:
    return connection.execute(select(func.max(of.c.id))).scalar() or 0


# --- The following steps --------------------------------------------------------------------------


def under_way(connection: Connection) -> list[int]:
    """Return the people who are being forgotten."""
    return [*connection.execute(select(books.forgettings.c.user)).scalars()]


def step(connection: Connection, user: int) -> bool:
    """Rename a person in some more rows; return whether more rows may be left."""
    marker = _marker(connection, user)
    if marker is None:
        return False
    if matches := json.loads(marker.matches):
        some, rest = matches[:MATCHES], matches[MATCHES:]
        _at_tables(connection, user, marker.pseudonym, some)
        f = books.forgettings
        left = f.update().where(f.c.user == user).values(matches=json.dumps(rest))
        connection.execute(left)
        return True
    p, e, a = books.postings, books.entries, books.audit
    before = (p.c.user, p.c.slip, marker.slip), (e.c.by, e.c.id, marker.slip)
    for column, order, last in (*before, (a.c.by, a.c.id, marker.act)):
        number = column.table.c.id
        some_rows = select(number).where(column == user, order <= last).limit(ROWS)
        if _rename(connection, column, marker.pseudonym, number.in_(some_rows)):
            return True
    return False


def texts(connection: Connection, user: int) -> list[Texts]:
    """Return the texts that name a person, in parts that are each rewritten in one step.

    This reads all texts, so it runs outside the writer.
    """
    f = books.forgettings
    marker = connection.execute(select(f).where(f.c.user == user)).first()
    return [*_texts(connection, marker)] if marker else []


def rewrite(connection: Connection, user: int, some: Texts) -> None:
    """Replace a person's number in some texts; in free texts, their names as well."""
    if marker := _marker(connection, user):
        called = json.loads(marker.names) if some.text in FREE else ()
        _rewrite(connection, some.text, some.numbers, user, marker.pseudonym, called)


def end(connection: Connection, user: int) -> None:
    """Delete the note of a finished request, and with it the names of the person."""
    f = books.forgettings
    connection.execute(f.delete().where(f.c.user == user))


def _marker(connection: Connection, user: int) -> Any:
    """Return the note of a request, and lock its row, so that processes take turns."""
    f = books.forgettings
    return connection.execute(select(f).where(f.c.user == user).with_for_update()).first()


def _at_tables(connection: Connection, user: int, pseudonym: int, some: Sequence[int]) -> None:
    """Rename a person at some tables, and delete the rows kept for them alone there.

    Editions rise, so that a press under way at such a table is decided again.
    """
    for own in OWN_AT_TABLES:
        connection.execute(own.delete().where(own.c.user == user, own.c.table.in_(some)))
    for of in AT_TABLES:
        _rename(connection, of.c.user, pseudonym, (of.c.user == user) & of.c.table.in_(some))
    t = schema.tables
    connection.execute(t.update().where(t.c.id.in_(some)).values(edition=t.c.edition + 1))
    # a person's own tables have their number as channel
    alone = (t.c.guild == NOWHERE) & (t.c.channel == user) & t.c.id.in_(some)
    connection.execute(t.update().where(alone).values(channel=pseudonym))
    _rename(connection, t.c.owner, pseudonym, (t.c.owner == user) & t.c.id.in_(some))


def _rename(
    connection: Connection, column: Column[Any], pseudonym: int, mine: ColumnElement[bool]
) -> int:
    """Write the pseudonym into some rows, as the number and, if the table has one, the name.

    Return the number of rows.
    """
    values: dict[str, Any] = {column.name: pseudonym}
    if column.table in NAMED:
        values["name"] = f"#{FORGOTTEN - pseudonym}"
    return connection.execute(column.table.update().where(mine).values(values)).rowcount


# --- Texts ----------------------------------------------------------------------------------------


def _texts(connection: Connection, marker: Any) -> Iterator[Texts]:
    names = json.loads(marker.names)
    for text in TEXTS:
        number = text.table.c.id
        last = marker.slip if text.table is books.entries else marker.act
        every = connection.execute(select(number, text).where(number <= last, text != ""))
        called = names if text in FREE else ()
        new = _renamer(marker.user, marker.pseudonym, called)
        found = [number for number, old in every if new(old) != old]
        for first in range(0, len(found), ROWS):
            yield Texts(text, found[first : first + ROWS])


def _rewrite(
    connection: Connection,
    text: Column[Any],
    numbers: Sequence[int],
    user: int,
    pseudonym: int,
    called: Sequence[str] = (),
) -> None:
    number, new = text.table.c.id, _renamer(user, pseudonym, called)
    found = connection.execute(select(number, text).where(number.in_(numbers))).all()
    for key, old in found:
        mine = text.table.update().where(number == key)
        connection.execute(mine.values({text.name: new(old)}))


def _renamer(user: int, pseudonym: int, called: Sequence[str]) -> Callable[[str], str]:
    """Return a function that replaces a person's number and names in a text by the pseudonym.

    It replaces a name in ASCII letters only as a whole word.
    """
    longest_first = sorted(called, key=len, reverse=True)
    words = (
        rf"\b{re.escape(name)}\b" if name.isascii() else re.escape(name) for name in longest_first
    )
    name = re.compile("|".join(words), re.IGNORECASE) if called else None

    def new(old: str) -> str:
        numbered = old.replace(str(user), str(pseudonym))
        return name.sub(f"#{FORGOTTEN - pseudonym}", numbered) if name else numbered

    return new
