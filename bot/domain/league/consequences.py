"""The consequences of acts that cannot be undone, as the bot shows them before such an act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.domain.refusal import Refusal


class Ending(NamedTuple):
    """The consequences of ending a season.

    The numbers count people in its standings, members of its league, and matches being played in
    it. `tournament` means that a tournament ends with it.
    """

    people: int
    members: int
    matches: int
    tournament: bool


class Undoing(NamedTuple):
    """The consequences of voiding: the number of entries and corrections, and points returned."""

    entries: int
    points: int


class Correction(NamedTuple):
    """The effect of a correction: the `points` it moves, and the points that its entry `moved`.

    `outside` is a person of the correction who is not in the entry; None if both people are in it.
    """

    moved: int
    points: int
    outside: int | None

    @property
    def unusual(self) -> bool:
        """Whether a correction moves more points than its entry, or involves people outside it."""
        return self.points > self.moved or self.outside is not None


def moved(gains: Mapping[int, int]) -> int:
    """Return the number of points that have changed hands."""
    return sum(points for points in gains.values() if points > 0)


def correction(gains: Mapping[int, int], payer: int, receiver: int, points: int) -> Correction:
    """Compare a correction with the gains of its entry; Refusal if neither person is in it."""
    outside = [user for user in (payer, receiver) if user not in gains]
    if len(outside) == 2:
        raise Refusal("correct-strangers")
    return Correction(moved(gains), points, outside[0] if outside else None)
