"""The ratings of a league: kept match by match, or computed again from all that count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, literal, select

from bot.domain.league import ratings
from bot.domain.league.ratings import Rating
from bot.domain.ledger.entries import NOBODY
from bot.store.ledger import books

Result = Sequence[Mapping[Any, Any]]
"""The rows of the results of a match."""


def rate(connection: Connection, league: int, matches: Iterable[Result]) -> None:
    """Update ratings by the places in matches, in their order; computer players are left out.
    Each match counts in its game and in the league as a whole (`game` empty).
    """
    known: dict[tuple[str, int], Rating] = {}
    for match in matches:
        people = [row for row in match if row["user"] not in NOBODY]
        if len(people) < 2:
            continue
        for game in (people[0]["game"], ""):
            keys = [(game, row["user"]) for row in people]
            found = {
                key: known.get(key) or _rating(connection, league, *key) for key in sorted(keys)
            }
            after = ratings.rated([found[key] for key in keys], [row["place"] for row in people])
            known.update(zip(keys, after, strict=True))
    _save(connection, league, known)


def rate_anew(connection: Connection, league: int) -> None:
    """Delete the ratings of a league and compute them from all matches that count."""
    r = books.ratings
    connection.execute(r.delete().where(r.c.league == league, r.c.season == 0))
    rate(connection, league, _matches(connection, league))


def _matches(connection: Connection, league: int) -> list[Result]:
    r, s = books.results, books.seasons
    found = select(r).join(s, s.c.id == r.c.season).where(s.c.league == league, r.c.void == 0)
    rows = connection.execute(found.order_by(r.c.at, r.c.table, r.c.seat)).mappings().all()
    return [list(match) for _, match in groupby(rows, key=lambda row: row["table"])]


def _rating(connection: Connection, league: int, game: str, user: int) -> Rating:
    r = books.ratings
    mine = (r.c.league == league) & (r.c.season == 0) & (r.c.game == game) & (r.c.user == user)
    kept = select(r.c.mu, r.c.sigma, r.c.matches).where(mine)
    row = connection.execute(kept.with_for_update()).first()
    return Rating(*row) if row else Rating()


def _save(connection: Connection, league: int, known: Mapping[tuple[str, int], Rating]) -> None:
    r = books.ratings
    for (game, user), rating in sorted(known.items()):
        mine = (r.c.league == league) & (r.c.season == 0) & (r.c.game == game) & (r.c.user == user)
        connection.execute(r.delete().where(mine))
        row = {"league": league, "season": 0, "game": game, "user": user, **rating._asdict()}
        connection.execute(r.insert().values(**row))


def keep(connection: Connection, league: int, season: int) -> None:
    """Store a copy of the ratings of a league when a season closes."""
    r = books.ratings
    now = select(r.c.league, literal(season), r.c.game, r.c.user, r.c.mu, r.c.sigma, r.c.matches)
    mine = now.where(r.c.league == league, r.c.season == 0)
    connection.execute(r.insert().from_select([column.name for column in r.c], mine))
