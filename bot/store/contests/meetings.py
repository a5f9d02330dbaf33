"""The tables of a tournament's matches in the database: opened for a match, or by its people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, or_, select

from bot.domain.contests.meeting import Meeting
from bot.domain.tables.table import Table
from bot.store import schema
from bot.store.database import OvertakenError
from bot.store.league import fixtures
from bot.store.ledger import books


def of_table(connection: Connection, season: int, table: Table) -> Meeting | None:
    """Return the open match of a tournament's current round that a table may play, or None.

    It is the match for which the table was opened, otherwise the one with the most people there.
    """
    asked = fixtures.current_rounds(connection, season, table.key)
    if not asked:
        return None
    people = {player.user for player in table.people}
    meetings, sitting = dict[int, Meeting](), defaultdict[int, set[int]](set)
    for row in connection.execute(_near(season, table.id, people)):
        if (row.tournament, row.round) in asked:
            own = row.opened == table.id
            about = row.tournament, row.round, frozenset[int](), row.minutes, own
            meetings[row.id] = Meeting(*about)
            sitting[row.id].add(row.user)
    every = [meetings[number]._replace(people=frozenset(sitting[number])) for number in meetings]
    return max(every, key=lambda each: (each.own, len(each.people & people)), default=None)


def _near(season: int, table: int, people: Collection[int]) -> Select[Any]:
    """Return the query for unplayed matches that a table was opened for, or its people play."""
    f, p, t = books.fixtures, books.pairings, books.tournaments
    theirs = select(p.c.fixture).where(p.c.user.in_(people))
    found = select(f.c.id, f.c.tournament, f.c.round, f.c.opened, t.c.minutes, p.c.user)
    found = found.join(p, p.c.fixture == f.c.id).join(t, t.c.id == f.c.tournament)
    found = found.where(f.c.season == season, fixtures.unplayed())
    return found.where(or_(f.c.opened == table, f.c.id.in_(theirs))).order_by(f.c.id)


def opened(connection: Connection, match: int) -> int | None:
    """Return the number of the table that was opened last for a match, or None."""
    f = books.fixtures
    found: int | None = connection.execute(select(f.c.opened).where(f.c.id == match)).scalar()
    return found


def season_of(connection: Connection, table: int) -> int | None:
    """Return the season of the unplayed match for which a table was opened, or None."""
    f = books.fixtures
    mine = select(f.c.season).where(f.c.opened == table, fixtures.unplayed())
    found: int | None = connection.execute(mine).scalar()
    return found


def places(connection: Connection, cup: int) -> dict[int, int]:
    """Return the channels of the tables that are open for a tournament's matches, by match."""
    f, t = books.fixtures, schema.tables
    found = select(f.c.id, t.c.channel).join(t, t.c.id == f.c.opened)
    found = found.where(f.c.tournament == cup, fixtures.unplayed(), t.c.phase != "over")
    return {row.id: row.channel for row in connection.execute(found)}


def round_of(connection: Connection, entry: int) -> tuple[int, bool] | None:
    """Return the round of the match whose reported result is on an entry, or None if it has none.

    Also return whether the match belongs to a tournament.
    """
    f = books.fixtures
    row = connection.execute(select(f.c.round, f.c.tournament).where(f.c.slip == entry)).first()
    return (row.round, row.tournament is not None) if row else None


def open_for(connection: Connection, match: int, before: int | None, table: int) -> None:
    """Write the table that is opened for a match in place of the table `before` (None: it had
    none).

    OvertakenError if another table was opened for it, or the match was played, meanwhile.
    """
    f = books.fixtures
    mine = f.update().where(f.c.id == match, fixtures.unplayed())
    mine = mine.where(f.c.opened.is_(None) if before is None else f.c.opened == before)
    if connection.execute(mine.values(opened=table)).rowcount != 1:
        raise OvertakenError


def played_by(connection: Connection, season: int, game: str, people: frozenset[int]) -> int | None:
    """Return the number of a table at which exactly these people play a match, or None."""
    playing = fixtures.being_played(connection, season, game)
    return next((table for table, users in playing.items() if users == people), None)
