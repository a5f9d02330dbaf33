"""The deals of the day as games of a league: the points for a day that is over."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import date, datetime, timedelta
from itertools import groupby

import rules
from bot.domain.contests import daily
from bot.domain.contests.daily import Played
from bot.domain.contests.percentages import rank
from bot.domain.league.season import League
from bot.domain.ledger.entries import Entry, Posting

Counted = tuple[Entry, list[Posting]]
"""A counted day: its entry for the ledger, and the postings of league members."""
KEY = "daily"
"""The key that stands for the deals of the day in the ledger of a league."""
GRACE = timedelta(minutes=1)
"""Time after midnight until all processes have surely written the deals of the day."""
SECOND = timedelta(seconds=1)
SPREAD = 600
"""Seconds over which the counting of the leagues is spread, so that no queue forms."""


def last_over(now: datetime) -> str:
    """Return the name of the last day whose deals can be counted."""
    return daily.moved(daily.day_of(now - GRACE), -1)


def due(now: datetime, league: int) -> datetime:
    """Return the time at which a league counts the day that ends next."""
    return daily.begins(daily.moved(last_over(now), 2)) + GRACE + league % SPREAD * SECOND


def counted(league: League, every: Iterable[Played]) -> list[Counted]:
    """Return, for each day that gives postings, its entry in the latest season and these postings.

    `every` has the deals that members have begun, sorted by day.
    """
    season, found = league.season, list[Counted]()
    about = league.guild, season.id, season.charter.terms.daily
    for day, some in groupby(every, key=lambda played: played.day):
        if gains := postings(some, season.charter.games):
            found.append((entry(*about, day), gains))
    return found


def entry(guild: int, season: int, stake: int, day: str) -> Entry:
    """Make the ledger's entry of a day; it counts in its season, but not in the server's accounts.

    A point of the day counts `stake` league points.
    """
    number = date.fromisoformat(day).toordinal()
    return Entry(guild, "daily", KEY, deal=number, season=season, stake=stake, tally=1)


def of_ordinal(number: int) -> str:
    """Return the name of a day from its ordinal, the deal number of the day's entry."""
    return date.fromordinal(number).isoformat()


def postings(every: Iterable[Played], games: Collection[str]) -> list[Posting]:
    """Return everybody's gains from the deals of a day, with the game as the reason of each.

    Of every two people the better one gains a point from the other. An unfinished deal ranks below
    all finished ones. A game with only one ranked person gives no posting.
    """
    fields: dict[str, dict[int, int | None]] = defaultdict(dict)
    for deal in every:
        if deal.ranked and deal.game in games:
            fields[deal.game][deal.user] = deal.points
    return [
        Posting(user, game.key, points)
        for game in rules.GAMES
        if len(fields[game.key]) > 1
        for user, points in _beaten(fields[game.key]).items()
    ]


def _beaten(field: Mapping[int, int | None]) -> dict[int, int]:
    """Return for each person how many people they beat, less how many beat them.

    The sum of these numbers is zero. `field` has everybody's points in one deal, None for an
    unfinished deal.
    """
    order = sorted(map(rank, field.values()))
    return {
        user: bisect_left(order, rank(own)) - (len(order) - bisect_right(order, rank(own)))
        for user, own in sorted(field.items())
    }
