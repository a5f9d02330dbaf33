"""The ratings of a league: updated by each match, or computed again from all matches that count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from heapq import merge
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, literal, select

from bot.domain.league import charter, placing, ratings
from bot.domain.league.ratings import NOW, Key, Match, Rating
from bot.domain.ledger.entries import NOBODY
from bot.domain.shards import Shards
from bot.store.ledger import books
from bot.store.sharding import within

Result = Sequence[Mapping[Any, Any]]
"""The rows of the results of a match."""
Timed = tuple[datetime, Match]
"""A match and the time at which it counted."""
REPORTED = ("report", "import")
"""The kinds of entries that hold results from elsewhere."""
BATCH = 200
"""The number of rows read at a time, so that a long read does not hold up other threads."""
Row = tuple[int, str, int]
"""The key of a stored rating: season, game (empty for all games) and person.

The rating held at the end of that season; with `NOW` as the season, it holds today.
"""
Mark = tuple[Any, ...]
"""A mark that changes with every match that counts or is taken back, and with every pseudonym."""


def rate(connection: Connection, league: int, matches: Iterable[Match]) -> None:
    """Update ratings from matches, in their order.

    Each match of two people or more counts in its game and in the league as a whole (`game` empty).
    """
    known: dict[Key, Rating] = {}
    for match in matches:
        if len(match.places) < 2:
            continue
        keys = ((game, user) for game in ("", match.game) for user in match.places)
        for key in sorted(keys):
            known[key] = known.get(key) or _rating(connection, league, *key)
        ratings.count(known, match)
    _save(connection, league, known)


def rate_anew(connection: Connection, league: int) -> None:
    """Compute the ratings of a league from all matches that count, and write those that change.

    These are the present ratings and those at the end of each closed season.
    """
    every = _matches(connection, league)
    changed = ratings.changes(every, _closed(connection, league), _stored(connection, league))
    write(connection, league, changed)


def _closed(connection: Connection, league: int) -> dict[int, bool]:
    """Return whether each season of a league is closed, oldest first; a season that waits to begin
    is not.
    """
    s = books.seasons
    ended = s.c.closed_at.is_not(None) & (s.c.closed_at >= s.c.opened_at)
    seasons = select(s.c.id, ended.label("ended")).where(s.c.league == league).order_by(s.c.number)
    return {row.id: bool(row.ended) for row in connection.execute(seasons)}


def _stored(connection: Connection, league: int) -> dict[Row, Rating]:
    r = books.ratings
    kept = select(r.c.season, r.c.game, r.c.user, r.c.mu, r.c.sigma, r.c.matches)
    rows = connection.execute(kept.where(r.c.league == league))
    return {(row[0], row[1], row[2]): Rating(*row[3:]) for row in rows}


def _matches(connection: Connection, league: int) -> Iterator[Match]:
    """Yield the matches of a league that count, in their order."""
    every = _played(connection, league), _reported(connection, league)
    return (match for _, match in merge(*every, key=lambda timed: timed[0]))


def _played(connection: Connection, league: int) -> Iterator[Timed]:
    """Yield the matches that were played at tables and not voided, in their order."""
    r, s = books.results, books.seasons
    found = select(r).join(s, s.c.id == r.c.season).where(s.c.league == league, r.c.void == 0)
    found = found.order_by(r.c.at, r.c.table, r.c.seat).execution_options(yield_per=BATCH)
    for _, match in groupby(connection.execute(found).mappings(), key=lambda row: row["table"]):
        rows = [*match]
        yield rows[0]["at"], match_of(rows)


def match_of(rows: Result) -> Match:
    """Return the match of some results; computer players are left out."""
    places = {row["user"]: row["place"] for row in rows if row["user"] not in NOBODY}
    return Match(rows[0]["season"], rows[0]["game"], places)


def _reported(connection: Connection, league: int) -> Iterator[Timed]:
    """Yield the reported and imported results that count for ratings, in their order."""
    e, p, of = books.entries, books.postings, books.seasons
    seasons = connection.execute(select(of.c.id, of.c.charter).where(of.c.league == league)).all()
    rated = [season.id for season in seasons if charter.read(season.charter).terms.reported]
    if not rated:
        return
    about = e.alias()
    void = select(about.c.id).where(about.c.of == e.c.id, about.c.kind == "void").exists()
    found = select(e.c.at, e.c.id, e.c.season, e.c.game, p.c.user, p.c.delta)
    mine = e.c.season.in_(rated), e.c.kind.in_(REPORTED), ~void
    every = found.join(p, p.c.slip == e.c.id).where(*mine).order_by(e.c.at, e.c.id, p.c.id)
    for _, rows in groupby(connection.execute(every), key=lambda row: row.id):
        result = [*rows]
        points = {row.user: row.delta for row in result}
        yield result[0].at, reported(result[0].season, result[0].game, points)


def reported(season: int, game: str, points: Mapping[int, int]) -> Match:
    """Return the match of a reported result, by the points as they were entered."""
    places = zip(points, placing.places([*points.values()]), strict=True)
    return Match(season, game, {user: place for user, place in places if user not in NOBODY})


def _rating(connection: Connection, league: int, game: str, user: int) -> Rating:
    r = books.ratings
    mine = (r.c.league == league) & (r.c.season == NOW) & (r.c.game == game) & (r.c.user == user)
    kept = select(r.c.mu, r.c.sigma, r.c.matches).where(mine)
    row = connection.execute(kept.with_for_update()).first()
    return Rating(*row) if row else Rating()


def _save(connection: Connection, league: int, known: Mapping[Key, Rating]) -> None:
    write(connection, league, {(NOW, *key): rating for key, rating in known.items()})


def keep(connection: Connection, league: int, season: int) -> None:
    """Store a copy of the present ratings of a league, when a season closes."""
    r = books.ratings
    now = select(r.c.league, literal(season), r.c.game, r.c.user, r.c.mu, r.c.sigma, r.c.matches)
    mine = now.where(r.c.league == league, r.c.season == NOW)
    connection.execute(r.insert().from_select([column.name for column in r.c], mine))


# --- Another model --------------------------------------------------------------------------------


class History(NamedTuple):
    """The facts from which the ratings of a league follow, the stored ratings, and a mark.

    The `mark` changes with the facts. With `begun`, some of the stored ratings are already those of
    this model. `seasons` tells whether each season is closed, oldest first.
    """

    begun: bool
    seasons: Mapping[int, bool]
    matches: Sequence[Match]
    stored: Mapping[Row, Rating]
    mark: Mark


def outdated(connection: Connection, shards: Shards) -> list[int]:
    """Return the leagues whose ratings are not yet, or not all, computed by the present model."""
    of = books.leagues
    found = select(of.c.id).where(of.c.model < ratings.NUMBER, within(of.c.guild, shards))
    return list(connection.execute(found.order_by(of.c.id)).scalars())


def history(connection: Connection, league: int) -> History:
    """Read everything from which the ratings of a league follow."""
    closed, stored = _closed(connection, league), _stored(connection, league)
    model = select(books.leagues.c.model).where(books.leagues.c.id == league)
    begun = bool(connection.execute(model).scalar_one() < 0)
    every = [*_matches(connection, league)]
    return History(begun, closed, every, stored, _mark(connection, league))


def write(connection: Connection, league: int, found: Mapping[Row, Rating | None]) -> None:
    """Write ratings in the order of their keys, so two transactions never wait for each other.

    None deletes a rating.
    """
    r, keys = books.ratings, ("season", "game", "user")
    same = [r.c[name] == bindparam(f"_{name}") for name in keys]
    old = [dict(zip(map("_{}".format, keys), row, strict=True)) for row in sorted(found)]
    new = [
        {"league": league, **dict(zip(keys, row, strict=True)), **rating._asdict()}
        for row, rating in sorted(found.items(), key=lambda item: item[0])
        if rating
    ]
    if old:
        connection.execute(r.delete().where(r.c.league == league, *same), old)
    if new:
        connection.execute(r.insert(), new)


def begin(connection: Connection, league: int) -> None:
    """Note that some ratings of a league are those of this model, and others are not."""
    of = books.leagues
    connection.execute(of.update().where(of.c.id == league).values(model=-ratings.NUMBER))


def finish(connection: Connection, league: int, mark: Mark) -> bool:
    """Note that the ratings of a league are those of this model, and return True.

    Return False instead if a match was added, a season closed, an act written or a pseudonym given
    after the `mark`.
    """
    if _mark(connection, league) != mark:
        return False
    of = books.leagues
    connection.execute(of.update().where(of.c.id == league).values(model=ratings.NUMBER))
    return True


def _mark(connection: Connection, league: int) -> Mark:
    """Return the counts of results and of closed seasons, the last act, and the last pseudonym."""
    r, s, a, of = books.results, books.seasons, books.audit, books.leagues
    seasons = select(s.c.id).where(s.c.league == league)
    guild = select(of.c.guild).where(of.c.id == league).scalar_subquery()
    every = (
        select(func.count()).select_from(r).where(r.c.season.in_(seasons)),
        select(func.count(s.c.closed_at)).where(s.c.league == league),
        select(func.max(a.c.id)).where(a.c.guild == guild),
        select(func.min(r.c.user)),
    )
    return tuple(connection.execute(query).scalar() for query in every)


def drop(connection: Connection, league: int, season: int) -> None:
    """Delete the copy of the ratings of a season that is opened again."""
    r = books.ratings
    connection.execute(r.delete().where(r.c.league == league, r.c.season == season))
