"""Ratings of players from the places in their matches: a Bradley-Terry model of openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import BradleyTerryPart

EVERYBODY = 1000
"""The number of neighbours in the places with whom a player is compared: more than any match has.
With fewer, the ratings of people on a shared place would follow from the order of the seats.
"""
MODEL = BradleyTerryPart(window_size=EVERYBODY)
"""The model: each player is compared with every other, a shared place is half a win, and the mean
of these comparisons moves the rating.
"""


class Rating(NamedTuple):
    """A strength `mu`, its uncertainty `sigma`, and the number of matches behind it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def margin(self) -> float:
        """The distance from `mu` within which the strength lies in 19 of 20 cases."""
        return 2 * self.sigma


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a match; `places` holds 1 for the first, and equal numbers for a
    tie.
    """
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, rating.matches + 1)
        for team, rating in zip(after, before, strict=True)
    ]
