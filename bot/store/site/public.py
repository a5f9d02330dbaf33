"""The rows of the ledger that public pages of leagues show, besides those that messages show."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, or_, select

from bot.domain.league.season import League
from bot.domain.ledger.entries import NOBODY
from bot.domain.people.person import APPEARS
from bot.domain.site.cast import Appearance
from bot.store.league import leagues
from bot.store.ledger import books, ledgers
from bot.store.people import schema as of_people

RECENT = 500
"""The number of entries of a season among which its best deals are looked for."""


class Outcome(NamedTuple):
    """A match that is over: `seats` has the person, the points and the place of each seat."""

    table: int
    season: int
    game: str
    at: datetime
    void: bool
    seats: tuple[tuple[int, int, int], ...]


class Gained(NamedTuple):
    """A person's gain in a deal, with the entry of that deal."""

    entry: int
    game: str
    user: int
    points: int
    at: datetime


def every(connection: Connection) -> list[League]:
    """Return the public leagues, oldest first, without those of servers blocked by command."""
    t = books.leagues
    public = (t.c.site != "") & t.c.guild.not_in(select(of_people.blocked.c.server))
    found = connection.execute(select(t.c.id).where(public).order_by(t.c.id)).scalars()
    return [leagues.by_id(connection, number) for number in found.all()]


def appearances(connection: Connection, league: League) -> list[Appearance]:
    """Return the people of a league who appear by name or by initials on its pages."""
    n, p, a, m = books.names, of_people.preferences, books.accounts, books.members
    seasons = [season.id for season in league.seasons]
    account = (a.c.user == n.c.user) & (a.c.guild == n.c.guild) & (a.c.season.in_(seasons))
    member = (m.c.user == n.c.user) & (m.c.league == league.id)
    found = (
        select(n.c.user, n.c.name, p.c.appears, p.c.page)
        .join(p, p.c.user == n.c.user)
        .where(n.c.guild == league.guild, p.c.appears.in_(APPEARS[1:]), p.c.page != "")
        .where(
            or_(select(a.c.user).where(account).exists(), select(m.c.user).where(member).exists())
        )
    )
    return [Appearance(*row) for row in connection.execute(found)]


def matches(
    connection: Connection, seasons: Collection[int], most: int, before: int | None = None
) -> list[Outcome]:
    """Return the newest matches of some seasons, newest first; with `before`, older than that
    table.
    """
    r = books.results
    own: Any = r.c.season.in_(seasons)
    if before is not None:
        own &= r.c.table < before
    tables = select(r.c.table).where(own).distinct().order_by(r.c.table.desc()).limit(most)
    return _outcomes(connection, r.c.table.in_(tables.subquery().select()))


def match(connection: Connection, seasons: Collection[int], table: int) -> Outcome | None:
    """Return the match of a table that is over and counts in one of these seasons, or None."""
    r = books.results
    found = _outcomes(connection, (r.c.table == table) & r.c.season.in_(seasons))
    return found[0] if found else None


def _outcomes(connection: Connection, mine: Any) -> list[Outcome]:
    r = books.results
    rows = connection.execute(select(r).where(mine).order_by(r.c.table.desc(), r.c.seat)).all()
    found = []
    for table, seats in groupby(rows, key=lambda row: row.table):
        every = [*seats]
        first = every[0]
        own = tuple((row.user, int(row.points), row.place) for row in every)
        found.append(Outcome(table, first.season, first.game, first.at, bool(first.void), own))
    return found


def recent_best(connection: Connection, season: int, most: int) -> list[Gained]:
    """Return the largest gains in a season's last deals, in points of the league."""
    e = books.entries
    last = select(e.c.id).where(e.c.season == season).order_by(e.c.id.desc()).limit(RECENT)
    return _best(connection, e.c.id.in_(last.subquery().select()), most)


def best_of(
    connection: Connection, guild: int, seasons: Collection[int], user: int, most: int
) -> list[Gained]:
    """Return a person's largest gains in the deals of some seasons, in points of the league."""
    p, e = books.postings, books.entries
    return _best(
        connection, (p.c.guild == guild) & (p.c.user == user) & e.c.season.in_(seasons), most
    )


def newest_deals(connection: Connection, seasons: Sequence[int], most: int) -> frozenset[int]:
    """Return the entries of the newest deals of some seasons; `seasons` lists them oldest first."""
    e, found = books.entries, list[int]()
    for season in reversed(seasons):
        mine = select(e.c.id).where(e.c.season == season, e.c.kind == "deal")
        newest = mine.order_by(e.c.id.desc()).limit(most - len(found))
        found += connection.execute(newest).scalars() if len(found) < most else ()
    return frozenset(found)


def days(connection: Connection, seasons: Collection[int], ordinal: int) -> Sequence[int]:
    """Return the entries of some seasons that count the deals of a day, oldest first.

    Entries that were frozen or taken back are left out.
    """
    e = books.entries
    mine = e.c.season.in_(seasons) & (e.c.kind == "daily") & (e.c.deal == ordinal)
    found = select(e.c.id).where(mine, ledgers.stands()).order_by(e.c.id)
    return connection.execute(found).scalars().all()


def _best(connection: Connection, mine: Any, most: int) -> list[Gained]:
    p, e = books.postings, books.entries
    points = func.sum(p.c.delta * e.c.stake).label("points")
    found = select(e.c.id, e.c.game, p.c.user, points, e.c.at).join(p, p.c.slip == e.c.id)
    counts = (e.c.kind == "deal") & ledgers.stands() & p.c.user.not_in(NOBODY)
    rows = found.where(mine, counts).group_by(e.c.id, e.c.game, e.c.at, p.c.user)
    best = rows.having(points > 0).order_by(points.desc(), e.c.id).limit(most)
    return [
        Gained(row.id, row.game, row.user, int(row.points), row.at)
        for row in connection.execute(best)
    ]


def accounts(
    connection: Connection, guild: int, seasons: Collection[int], user: int
) -> Sequence[Any]:
    """Return a person's accounts in some seasons, by season and game."""
    a = books.accounts
    found = select(a.c.season, a.c.game, a.c.points, a.c.deals, a.c.won)
    mine = found.where(a.c.guild == guild, a.c.user == user, a.c.season.in_(seasons))
    return connection.execute(mine.order_by(a.c.season, a.c.game)).all()


def places(
    connection: Connection, guild: int, seasons: Collection[int], user: int
) -> tuple[tuple[int, int], ...]:
    """Return how often a person reached each place in the matches of some seasons."""
    r = books.results
    mine = (r.c.guild == guild) & (r.c.user == user) & r.c.season.in_(seasons)
    return tuple(ledgers.reached(connection, mine).items())


def tournaments(connection: Connection, seasons: Collection[int]) -> Sequence[Any]:
    """Return the tournaments of some seasons, newest first."""
    t = books.tournaments
    found = select(t.c.id, t.c.season, t.c.kind, t.c.game, t.c.starts_at, t.c.over_at)
    return connection.execute(found.where(t.c.season.in_(seasons)).order_by(t.c.id.desc())).all()
