"""The deals of the day among the games of a league: what a day that is over brings its members."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import date, datetime, timedelta

import rules
from bot.domain import daily
from bot.domain.daily import Played, rank
from bot.domain.ledger.entries import Entry, Slip

KEY = "daily"
"""What they are called among the games of the league they count in."""
GRACE = timedelta(minutes=1)
"""So long after midnight what was played before it is on the disk everywhere."""
SECOND = timedelta(seconds=1)
SPREAD = 600
"""Over so many seconds after that leagues count a day, so that nobody waits for all of them."""


def last_over(now: datetime) -> str:
    """The last day whose deals can be counted."""
    return daily.moved(daily.day_of(now - GRACE), -1)


def due(now: datetime, league: int) -> datetime:
    """When a league counts the next day."""
    return daily.begins(daily.moved(last_over(now), 2)) + GRACE + league % SPREAD * SECOND


def slip(guild: int, season: int, stake: int, day: str) -> Slip:
    """What stands in the ledger for a day; it counts in the book of its season alone."""
    number = date.fromisoformat(day).toordinal()
    return Slip(guild, "daily", KEY, deal=number, season=season, stake=stake, tally=1)


def day_of(number: int) -> str:
    """The day of a slip, whose number stands in place of that of a deal."""
    return date.fromordinal(number).isoformat()


def entries(every: Iterable[Played], games: Collection[str]) -> list[Entry]:
    """What those who have begun deals of a day in some games gain of each other, a reason a game.

    Of each two the better one gains a point; what is not finished is below all that is.
    """
    fields: dict[str, dict[int, int | None]] = defaultdict(dict)
    for one in every:
        if one.ranked and one.game in games:
            fields[one.game][one.user] = one.points
    return [
        Entry(user, game.key, points)
        for game in rules.GAMES
        if len(fields[game.key]) > 1
        for user, points in _beaten(fields[game.key]).items()
    ]


def _beaten(field: Mapping[int, int | None]) -> dict[int, int]:
    """How many more each has beaten than have beaten them; they sum to zero."""
    order = sorted(map(rank, field.values()))
    return {
        user: bisect_left(order, rank(own)) - (len(order) - bisect_right(order, rank(own)))
        for user, own in sorted(field.items())
    }
