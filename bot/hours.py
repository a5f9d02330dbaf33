"""When a person can be reached: waking hours in their own time zone, and vacations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from rules import RuleError

DAY = timedelta(days=1)
NOTIFY = ("channel", "direct", "none")
"""Where somebody is told that it is their turn."""
REMIND = (0, 6, 12, 24, 48)
"""After so many hours somebody is told again; 0: never."""


class Span(NamedTuple):
    """A time from `first` until before `last`, in UTC."""

    first: datetime
    last: datetime


class Allowance(NamedTuple):
    """So many days of vacation count from a time on; without one, so many of each year."""

    days: int = 30
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class Habit:
    """How and when a person wants to be told that it is their turn.

    `wakes` and `sleeps` are minutes of their day; where they are equal it is always day.
    """

    notify: str = NOTIFY[0]
    remind: int = 24
    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 0

    def waking(self, start: datetime) -> Iterator[Span]:
        """The times from `start` on at which they are awake, in order and without end."""
        if self.wakes == self.sleeps:
            yield Span(start, datetime.max.replace(tzinfo=UTC))
            return
        zone = ZoneInfo(self.zone)
        day = start.astimezone(zone).date() - DAY
        while True:
            over = self.sleeps <= self.wakes
            first = _moment(day, self.wakes, zone)
            last = _moment(day + DAY if over else day, self.sleeps, zone)
            if last > start:
                yield Span(max(first, start), last)
            day += DAY

    def reachable(self, at: datetime) -> datetime:
        """The same time when they are awake then, else when they wake up."""
        return next(self.waking(at)).first


def _moment(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    """A time of somebody's day; where clocks are put forward, the next one there is."""
    return datetime.combine(day, time(*divmod(minutes, 60)), zone).astimezone(UTC)


@dataclass(frozen=True, slots=True)
class Calendar:
    """When a person's time counts: in the waking hours of `habit`, and outside of vacations."""

    habit: Habit = Habit()
    vacations: Sequence[Span] = ()

    def within(self, allowance: Allowance) -> Calendar:
        """The calendar with those vacations that count; the last one may be cut short."""
        return replace(self, vacations=tuple(_allowed(self.vacations, allowance)))

    def counting(self, start: datetime) -> Iterator[Span]:
        """The times from `start` on that count, in order and without end."""
        for span in self.habit.waking(start):
            yield from _without(span, sorted(self.vacations))

    def counted(self, start: datetime, end: datetime) -> float:
        """How many of the seconds between two times count."""
        seconds = 0.0
        for span in self.counting(start):
            if span.first >= end:
                break
            seconds += (min(span.last, end) - span.first).total_seconds()
        return seconds

    def after(self, start: datetime, seconds: float) -> datetime:
        """When so many seconds will have counted."""
        left = timedelta(seconds=max(seconds, 0.0))
        for span in self.counting(start):
            if span.last - span.first >= left:
                return span.first + left
            left -= span.last - span.first
        raise AssertionError("the times that count have no end")


def _allowed(vacations: Sequence[Span], allowance: Allowance) -> Iterator[Span]:
    """The vacations that count, in order."""
    left: dict[int, timedelta] = {}
    for one in sorted(vacations):
        first = max(one.first, allowance.since or one.first)
        year = 0 if allowance.since else first.year
        days = left.setdefault(year, allowance.days * DAY)
        last = min(one.last, first + days)
        if first < last:
            left[year] -= last - first
            yield Span(first, last)


def _without(span: Span, away: Sequence[Span]) -> Iterator[Span]:
    """What is left of a time when others, in order, are taken out."""
    first = span.first
    for one in away:
        if one.last <= first or one.first >= span.last:
            continue
        if one.first > first:
            yield Span(first, one.first)
        first = one.last
    if first < span.last:
        yield Span(first, span.last)


def zone_of(text: str) -> str:
    """The time zone that is written so, such as `Asia/Tokyo`; RuleError when there is none."""
    wanted = text.strip().replace(" ", "_").casefold()
    for name in available_timezones():
        if name.casefold() == wanted:
            return name
    raise RuleError(f"There is no time zone “{text}”.", "no-such-zone", zone=text[:40])
