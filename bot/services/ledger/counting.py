"""Count deals of the day in leagues: each day once it is over; and check them afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import groupby

from bot.domain.contests import days
from bot.domain.league.season import League
from bot.domain.ledger.entries import Entry
from bot.store import Connection
from bot.store.contests import dailies
from bot.store.league import leagues
from bot.store.ledger import ledgers, posting, whole
from bot.store.ledger.whole import Paid


def count(connection: Connection, league: League, now: datetime) -> bool:
    """Post the days that are over in a league's open season; return whether any had entries.

    Each day is counted once, for the people who are members then.
    """
    season, last = league.season, days.last_over(now)
    since = leagues.counted(connection, season.id)
    if since is None or since >= last:
        return False
    every = dailies.of_members(connection, league.id, since, last)
    moved = False
    for day, some in groupby(every, key=lambda played: played.day):
        if entries := days.entries(some, season.charter.games):
            people = {entry.user for entry in entries}
            posting.enrol(connection, league.guild, season.id, people, now)
            stake = season.charter.terms.daily
            posting.post(connection, days.slip(league.guild, season.id, stake, day), entries, now)
            moved = True
    leagues.set_counted(connection, season.id, last)
    return moved


def recounted(connection: Connection) -> Iterator[tuple[str, Paid, list[Entry]]]:
    """Yield every counted day with its slip in the ledger, and the entries it should have.

    Days with a player whose deals have been deleted are skipped.
    """
    for number, slip, *_ in whole.days(connection):
        kept, day = sorted(ledgers.entries(connection, number)), days.day_of(slip.deal or 0)
        people = {(entry.user, entry.reason) for entry in kept}
        played = [
            played
            for played in dailies.on(connection, [day])
            if (played.user, played.game) in people
        ]
        if len(played) == len(people):
            right = days.entries(played, {played.game for played in played})
            yield day, Paid(number, slip.guild, kept), sorted(right)
