"""A league, its seasons, and the binding of a channel to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from bot.domain.league.charter import Charter


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a league; `message` is the one that shows its standings."""

    id: int
    league: int
    number: int
    charter: Charter
    opened_at: datetime
    closes_at: datetime | None
    closed_at: datetime | None
    message: int | None


@dataclass(frozen=True, slots=True)
class League:
    """A league of a server.

    `charter` has the rules of its next season, `season` is the one opened last.
    """

    id: int
    guild: int
    name: str
    charter: Charter
    channel: int
    archived: bool
    season: Season

    @property
    def open(self) -> bool:
        """Whether the season is open."""
        return self.season.closed_at is None

    @property
    def counts_days(self) -> bool:
        """Whether deals of the day count in the open season."""
        return self.open and self.season.charter.terms.daily > 0


class Bound(NamedTuple):
    """The binding of a channel: a league with an open season, and its members."""

    league: League
    members: frozenset[int]


class Act(NamedTuple):
    """An act of an organiser: its number, person, kind, objects, reason and time."""

    number: int
    by: int
    act: str
    about: Mapping[str, Any]
    why: str
    at: datetime
