"""The public archive of past days: problems with their answers, and deals of the day."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, datetime

from bot.domain.contests import daily, played_out
from bot.domain.lessons.problems.problem import LATELY, Days
from bot.domain.people.appearing import bounded
from bot.domain.people.calendar import DAY
from bot.domain.site import past, values
from bot.domain.site.cast import NAMED
from bot.domain.tables.dealing import Finished
from bot.services.ledger import shares, shutting
from bot.services.ledger.replays import stepped
from bot.services.site import deals, leagues
from bot.services.site.leagues import ENTRY, Published
from bot.store import Connection
from bot.store.contests import dailies
from bot.store.lessons import solutions
from bot.store.site import public
from rules.record import write


def problems(connection: Connection, today: date) -> tuple[past.PastProblem, ...]:
    """Return the problems of the last days, the latest first, without those that are on offer
    now.
    """
    days = Days(solutions.drawn(connection))
    before = (today - back * DAY for back in range(1, LATELY))
    return tuple(
        past.PastProblem(day, days.of(day))
        for day in before
        if day in days.drawn and days.key(day) in days.over(today)
    )


# --- Deals of the day -----------------------------------------------------------------------------


def days(connection: Connection, now: datetime) -> tuple[past.PastDay, ...]:
    """Return the last days with deals that nobody can play any more, the latest first."""
    today = daily.day_of(now)
    before = (daily.moved(today, -back) for back in range(1, LATELY))
    found = (dailies.day(connection, day) for day in before if not shutting.shut_on(day, now))
    return tuple(
        past.PastDay(date.fromisoformat(row.name), row.promise, row.secret) for row in found if row
    )


def counted(connection: Connection, day: date) -> tuple[past.Counted, ...]:
    """Return how public leagues have counted a day's deals, with the people who appear by name."""
    found = []
    for of in leagues.every(connection):
        for number in public.days(connection, [*of.seasons], day.toordinal()):
            if lines := tuple(_named(deals.lines(connection, of, number))):
                found.append(_counted(of, number, lines))
    return tuple(found)


def _counted(of: Published, number: int, lines: tuple[values.Line, ...]) -> past.Counted:
    name = bounded(of.league.name)
    return past.Counted(of.key, name, of.sealed(ENTRY, number), lines)


def _named(lines: Iterable[values.Line]) -> Iterable[values.Line]:
    """Yield each line with the gains of people who appear by name, the most points first.

    Lines without such gains are left out.
    """
    for line in lines:
        gains = [gain for gain in line.gains if gain.person.kind == NAMED]
        if gains:
            gains.sort(key=lambda gain: (-gain.points, gain.person.label.casefold()))
            yield values.Line(line.reason, tuple(gains))


def played(day: past.PastDay, key: str) -> tuple[Finished, str]:
    """Return the deal of a game on a past day as computers play it on all seats, and its record."""
    own = daily.Day(f"{day.day}", day.secret, "")
    found = played_out.played(own, key)
    found = found._replace(table=replace(found.table, laid_open=True))
    return found, write(shares.recorded(stepped(found)[-1]))
