"""The standings of a season, one page at a time, with places and ratings."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.league.ratings import Rating
from bot.domain.league.season import League, Season
from bot.domain.ledger.reading import Standing
from bot.store import Connection
from bot.store.league import leagues
from bot.store.ledger import ledgers

PAGE = 16
"""The number of people on a page of the standings."""


class Row(NamedTuple):
    """A line of the standings; `place` and `rating` are None for people who have none."""

    place: int | None
    standing: Standing
    rating: Rating | None


class Ladder(NamedTuple):
    """A page of the standings of a season."""

    league: League
    season: Season
    rows: tuple[Row, ...]
    page: int
    pages: int


def ladder(
    connection: Connection, league: League, season: Season, page: int, game: str, most: int = PAGE
) -> Ladder:
    """Return a page of the standings of a season, in one game or in all games."""
    guild = league.guild
    people = ledgers.people(connection, guild, season.id, game)
    pages = max(1, -(-people // most))
    page = min(max(page, 0), pages - 1)
    skip = page * most
    found = ledgers.standings(connection, guild, season.id, game, skip=skip, most=most)
    rated = leagues.ratings(connection, season, game, [standing.user for standing in found])
    rows: list[Row] = []
    for at, standing in enumerate(found, skip + 1):
        place: int | None = None
        if standing.ranked == 1:
            place = at if rows else ledgers.place(connection, guild, season.id, game, standing)
            last = rows[-1] if rows else None
            if last and (last.standing.points, last.standing.tie) == (
                standing.points,
                standing.tie,
            ):
                place = last.place
        rows.append(Row(place, standing, rated.get(standing.user)))
    return Ladder(league, season, tuple(rows), page, pages)
