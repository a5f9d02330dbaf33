"""The matches of a season's schedule: planned, played, and those to be reminded of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from bot.domain.league.pairing import Round
from bot.domain.ledger.entries import NOBODY
from bot.domain.shards import ALL, Shards
from bot.domain.tables.table import Table
from bot.store.ledger import books
from bot.store.sharding import within


class Fixture(NamedTuple):
    """A match that is to be played; `table` is the one at which it was."""

    number: int
    round: int
    due: datetime
    reminded: bool
    table: int | None
    people: frozenset[int]


def of_season(connection: Connection, season: int) -> list[Fixture]:
    """The schedule of a season, round by round."""
    f, p = books.fixtures, books.pairings
    sitting = select(p.c.fixture, p.c.user).join(f, f.c.id == p.c.fixture)
    people: dict[int, set[int]] = defaultdict(set)
    for fixture, user in connection.execute(sitting.where(f.c.season == season)):
        people[fixture].add(user)
    found = select(f).where(f.c.season == season).order_by(f.c.round, f.c.id)
    return [_fixture(row, people[row.id]) for row in connection.execute(found)]


def _fixture(row: Any, people: Iterable[int]) -> Fixture:
    return Fixture(row.id, row.round, row.due, bool(row.reminded), row.table, frozenset(people))


def add(connection: Connection, season: int, number: int, groups: Round, due: datetime) -> None:
    """Write a round."""
    for group in groups:
        row = {"season": season, "round": number, "due": due, "reminded": 0}
        insert = books.fixtures.insert().values(**row).returning(books.fixtures.c.id)
        fixture = int(connection.execute(insert).scalar_one())
        sitting = [{"fixture": fixture, "user": user} for user in group]
        connection.execute(books.pairings.insert(), sitting)


def play(connection: Connection, season: int, table: Table) -> None:
    """Note that the people of a table have played the match they had to, where they had one."""
    people = {player.user for player in table.players if player} - {*NOBODY}
    for one in of_season(connection, season):
        if one.table is None and one.people == people:
            f = books.fixtures
            connection.execute(f.update().where(f.c.id == one.number).values(table=table.id))
            return


def remind(connection: Connection, fixtures: Iterable[Fixture]) -> None:
    """Write that the players of some matches have been reminded."""
    f = books.fixtures
    numbers = [one.number for one in fixtures]
    connection.execute(f.update().where(f.c.id.in_(numbers)).values(reminded=1))


def waiting(connection: Connection, shards: Shards = ALL) -> list[tuple[int, datetime]]:
    """Leagues with matches nobody was reminded of yet, and when the first of each is due."""
    f, s, of = books.fixtures, books.seasons, books.leagues
    found = select(s.c.league, f.c.due).join(s, s.c.id == f.c.season)
    found = found.join(of, of.c.id == s.c.league).where(within(of.c.guild, shards))
    open_ones = found.where(f.c.table.is_(None), f.c.reminded == 0, s.c.closed_at.is_(None))
    first: dict[int, datetime] = {}
    for league, due in connection.execute(open_ones.order_by(f.c.due)):
        first.setdefault(league, due)
    return [*first.items()]
