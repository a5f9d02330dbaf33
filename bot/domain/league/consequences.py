"""The consequences of acts that cannot be undone, as they are told before such an act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.domain.refusal import Refusal


class Ending(NamedTuple):
    """The end of a season: people in its standings, members of its league, matches being played
    in it, and whether a tournament ends with it.
    """

    people: int
    members: int
    matches: int
    tournament: bool


class Undoing(NamedTuple):
    """The end of entries: their number with corrections, and the points that go back."""

    entries: int
    points: int


class Correction(NamedTuple):
    """A correction of an entry that moved some points, and the person in it who was not there."""

    moved: int
    points: int
    outside: int | None

    @property
    def unusual(self) -> bool:
        """Whether it moves more than the entry did, or to or from somebody outside of it."""
        return self.points > self.moved or self.outside is not None


def moved(gains: Mapping[int, int]) -> int:
    """Return the points that have changed hands."""
    return sum(points for points in gains.values() if points > 0)


def correction(gains: Mapping[int, int], payer: int, receiver: int, points: int) -> Correction:
    """Weigh a correction against the gains of its entry; RuleError if neither person is in it."""
    outside = [user for user in (payer, receiver) if user not in gains]
    if len(outside) == 2:
        raise Refusal("correct-strangers")
    return Correction(moved(gains), points, outside[0] if outside else None)
