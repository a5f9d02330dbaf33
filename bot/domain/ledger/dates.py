"""The dates of results, as people and spreadsheets write them."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import NamedTuple

from bot.domain.ledger.spreadsheets import plain

DATE = re.compile(
    r"(?P<year>(?:19|20)\d\d) ?[-/.年] ?(?P<month>\d\d?) ?[-/.月] ?(?P<day>\d\d?)(?: ?日)?"
    r"(?:(?:[Tt]| +|(?<=日))(?P<hour>\d\d?)[:時时](?P<minute>\d\d)"
    r"(?:分|:(?P<second>\d\d)(?:\.(?P<micro>\d{1,6}))?)?"
    r" ?(?P<zone>[Zz]|[+-]\d\d:?\d\d)?)?"
)
"""A pattern of dates that begin with the year, because other orders are ambiguous."""
PARTS = ("year", "month", "day", "hour", "minute", "second")
"""The parts of a date, largest first."""
LENGTHS = {
    "micro": timedelta(microseconds=1),
    "second": timedelta(seconds=1),
    "minute": timedelta(minutes=1),
    "day": timedelta(days=1),
}
"""The length of the period that a date means, by the smallest part it names."""


class Period(NamedTuple):
    """The period that a date means, in UTC: a day, a minute or less.

    It begins at `first` and ends just before `end`.
    """

    first: datetime
    end: datetime

    def __contains__(self, moment: object) -> bool:
        return isinstance(moment, datetime) and self.first <= moment < self.end


def period(text: str, zone: tzinfo) -> Period | None:
    """Read a date with or without a time of day; None for anything else.

    It is read in `zone`, unless it names its own distance from UTC. A time that comes twice, or
    that summer time skips, means any moment from the earlier one to the later one.
    """
    found = DATE.fullmatch(plain(text).strip())
    if found is None:
        return None
    parts = found.groupdict()
    length = next(length for part, length in LENGTHS.items() if parts[part])
    year, month, day, hour, minute, second = (int(parts[part] or 0) for part in PARTS)
    micro, named = int((parts["micro"] or "").ljust(6, "0")), parts["zone"]
    try:
        own = datetime.strptime(named.upper(), "%z").tzinfo if named else zone
        first = datetime(year, month, day, hour, minute, second, micro, own)
    except ValueError:
        return None
    if length == LENGTHS["day"]:
        return Period(first.astimezone(UTC), (first + length).astimezone(UTC))
    moments = [first.replace(fold=fold).astimezone(UTC) for fold in (0, 1)]
    return Period(min(moments), max(moments) + length)


class Term(NamedTuple):
    """The term in which results count: until `now`, and in a season only from `opened` on.

    Dates up to `closed`, the end of the season before, belong to that earlier season.
    """

    now: datetime
    opened: datetime | None = None
    closed: datetime | None = None


def placed(date: Period, term: Term) -> datetime | None:
    """Return the time at which a result of this date counts; None if it does not count.

    A result that is older than its season, but belongs to no earlier one, counts from the season's
    beginning.
    """
    if date.first > term.now or (term.closed and date.end <= term.closed):
        return None
    return max(date.first, term.opened) if term.opened else date.first
