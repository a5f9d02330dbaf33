"""Count deals of the day in leagues, each day once it is over, and check them afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from bot.domain.contests import days
from bot.domain.contests.days import Counted
from bot.domain.league.season import League
from bot.domain.ledger.entries import Entry
from bot.store import Connection
from bot.store.contests import dailies
from bot.store.ledger import ledgers, posting, whole
from bot.store.ledger.whole import Paid


def post(connection: Connection, league: League, counted: Iterable[Counted], at: datetime) -> None:
    """Post days that have been counted in a league's open season."""
    season = league.season.id
    for slip, entries in counted:
        people = {entry.user for entry in entries}
        posting.enrol(connection, league.guild, season, people, at)
        posting.post(connection, slip, entries, at)


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
