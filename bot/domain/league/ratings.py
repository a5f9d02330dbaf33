"""Ratings of players from the places in their matches: a Bradley-Terry model of openskill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from openskill.models import BradleyTerryPart

EVERYBODY = 1000
"""The number of neighbours by place with whom a player is compared: more than any match has.

With fewer, the ratings of people on a shared place would depend on the order of the seats.
"""
MODEL = BradleyTerryPart(window_size=EVERYBODY)
"""The rating model: it compares each player with every other one.

A shared place is half a win. The mean of the comparisons moves the rating.
"""
NUMBER = 1
"""The version of the model; version 0 rated shared places wrongly."""
NOW = 0
"""The key that stands for the present in place of a season."""
CLOSE = 1e-6
"""The largest difference of ratings that count as the same, since models round differently."""
Key = tuple[str, int]
"""A game, empty for all games of the league, and a user id."""


class Rating(NamedTuple):
    """A strength `mu`, its uncertainty `sigma`, and the number of matches behind it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def margin(self) -> float:
        """The distance from `mu` within which the true strength lies in 19 of 20 cases."""
        return 2 * self.sigma


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a match; `places` has 1 for the first, equal ones for a tie."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, rating.matches + 1)
        for team, rating in zip(after, before, strict=True)
    ]


class Match(NamedTuple):
    """A match that counts: its season's id, its game, and the place of each person."""

    season: int
    game: str
    places: Mapping[int, int]


def count(known: dict[Key, Rating], match: Match) -> None:
    """Update the known ratings by a match, in its game and in the league as a whole."""
    if len(match.places) < 2:
        return
    for game in (match.game, ""):
        keys = [(game, user) for user in match.places]
        before = [known.get(key, Rating()) for key in keys]
        known.update(zip(keys, rated(before, [*match.places.values()]), strict=True))


def of_league(
    matches: Iterable[Match], seasons: Mapping[int, bool]
) -> dict[int, dict[Key, Rating]]:
    """Return the ratings of a league at the end of each closed season, and the present ratings.

    `seasons` says for each season, oldest first, whether it is closed. The matches of a season are
    in the order of play.
    """
    of: dict[int, list[Match]] = {season: [] for season in seasons}
    for match in matches:
        of[match.season].append(match)
    known: dict[Key, Rating] = {}
    found = {}
    for season, closed in seasons.items():
        for match in of[season]:
            count(known, match)
        if closed:
            found[season] = dict(known)
    return {**found, NOW: known}


def changes(
    matches: Iterable[Match],
    seasons: Mapping[int, bool],
    stored: Mapping[tuple[int, str, int], Rating],
) -> dict[tuple[int, str, int], Rating | None]:
    """Return the ratings to write over the stored ones, in the order of their keys.

    A key is a season (`NOW` for the present), a game and a person; None deletes a rating. The other
    parameters are those of `of_league`.
    """
    found = {
        (season, *key): rating
        for season, known in of_league(matches, seasons).items()
        for key, rating in known.items()
    }
    every = sorted({*found, *stored})
    return {key: found.get(key) for key in every if not same(found.get(key), stored.get(key))}


def same(own: Rating | None, other: Rating | None) -> bool:
    """Whether two ratings are equal, apart from rounding; None is no rating."""
    if own is None or other is None:
        return own is other
    return all(abs(mine - its) <= CLOSE for mine, its in zip(own, other, strict=True))
