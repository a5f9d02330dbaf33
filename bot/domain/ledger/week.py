"""Weeks from Monday to Sunday in UTC, and a person's deals and places in a week."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import NamedTuple

from bot.domain.people.calendar import Span
from bot.domain.tables.typical import TYPICAL

DAYS = 7


class Played(NamedTuple):
    """A person's finished deal: its server, table and number, its game, and the person's points."""

    guild: int
    table: int
    deal: int
    game: str
    points: int


class Count(NamedTuple):
    """How many deals of a game a person has finished, and how many of them with a gain."""

    game: str
    deals: int
    won: int


@dataclass(frozen=True, slots=True)
class Week:
    """A person's week: their finished deals, and how often they reached each place in a match."""

    deals: Sequence[Played]
    places: Mapping[int, int]

    @property
    def counts(self) -> Iterator[Count]:
        """The counts by game, in the order in which the games were first played."""
        for game in dict.fromkeys(played.game for played in self.deals):
            own = [played.points for played in self.deals if played.game == game]
            yield Count(game, len(own), sum(points > 0 for points in own))

    @property
    def best(self) -> Played | None:
        """The deal with the largest gain for its game; None if no deal had a gain.

        Gains are compared in units of the game's typical gain.
        """
        gains = [played for played in self.deals if played.points > 0 and played.game in TYPICAL]
        return max(gains, key=lambda gain: gain.points / TYPICAL[gain.game].gain, default=None)


def last_over(now: datetime) -> int:
    """Return the number of the last week that is over; week 0 begins on 1 January of the year 1."""
    return (now.astimezone(UTC).toordinal() - 1) // DAYS - 1


def span(week: int) -> Span:
    """Return the period of a week, given the week's number."""
    first, last = (
        datetime.combine(date.fromordinal(DAYS * number + 1), time(), UTC)
        for number in (week, week + 1)
    )
    return Span(first, last)
