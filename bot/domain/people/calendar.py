"""The times at which a person can be reached: waking hours in their time zone, and vacations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.domain.refusal import Refusal
from bot.domain.typed import compared

DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
MINUTES = 24 * 60
"""Minutes of a day."""
NOTIFY = ("channel", "direct", "none")
"""The ways of telling a person that it is their turn."""
REMIND = (0, 6, 12, 24, 48)
"""Hours until a person is reminded; 0: never."""

INVITES = ("yes", "no")
"""The answers to whether a person may be invited to tables."""


class Span(NamedTuple):
    """A period from `first` up to, but not including, `last`, in UTC."""

    first: datetime
    last: datetime


class Allowance(NamedTuple):
    """Days of vacation that count from a time on; without a time, in each calendar year."""

    days: int = 30
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class Habit:
    """How and when the bot may notify a person.

    `wakes` and `sleeps` are minutes of the day in the person's time zone; if they are equal, the
    person is always awake. `remind` is in hours.
    """

    notify: str = NOTIFY[0]
    remind: int = 24
    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 0
    invites: str = INVITES[0]

    def waking(self, start: datetime) -> Iterator[Span]:
        """Yield the periods from `start` on in which the person is awake, in order, endlessly."""
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


USUAL = Habit()
"""The habit of a person who has chosen nothing."""


def _moment(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    """Return a local time in UTC; a time that summer time skips becomes the next existing time.

    Of a time that comes twice, the first is meant.
    """
    local = datetime.combine(day, time(*divmod(minutes, 60)), zone)
    while (moment := local.astimezone(UTC)).astimezone(zone).time() != local.time():
        local += MINUTE
    return moment


@dataclass(frozen=True, slots=True)
class Calendar:
    """The times that count against a person's clock: waking hours that are no vacation."""

    habit: Habit = Habit()
    vacations: Sequence[Span] = ()

    def within(self, allowance: Allowance) -> Calendar:
        """Return the calendar with only the vacations, or parts of them, within the allowance."""
        return replace(self, vacations=tuple(_allowed(self.vacations, allowance)))

    def counting(self, start: datetime) -> Iterator[Span]:
        """Yield the periods that count, from `start` onward, in order and without end."""
        for span in self.habit.waking(start):
            yield from _without(span, sorted(self.vacations))

    def reachable(self, at: datetime) -> datetime:
        """Return the time `at` itself if it counts, otherwise the next time that does."""
        return next(self.counting(at)).first

    def counted(self, start: datetime, end: datetime) -> float:
        """Return how many seconds between two times count."""
        seconds = 0.0
        for span in self.counting(start):
            if span.first >= end:
                break
            seconds += (min(span.last, end) - span.first).total_seconds()
        return seconds

    def after(self, start: datetime, seconds: float) -> datetime:
        """Return the time at which `seconds` more seconds have counted."""
        left = timedelta(seconds=max(seconds, 0.0))
        for span in self.counting(start):
            if span.last - span.first >= left:
                return span.first + left
            left -= span.last - span.first
        raise AssertionError("the times that count have no end")


def _allowed(vacations: Sequence[Span], allowance: Allowance) -> Iterator[Span]:
    """Yield the vacations within the allowance, in order, each cut to the days that are left."""
    left: dict[int, timedelta] = {}
    for vacation in sorted(vacations):
        first = max(vacation.first, allowance.since or vacation.first)
        year = 0 if allowance.since else first.year
        days = left.setdefault(year, allowance.days * DAY)
        last = min(vacation.last, first + days)
        if first < last:
            left[year] -= last - first
            yield Span(first, last)


def _without(span: Span, away: Sequence[Span]) -> Iterator[Span]:
    """Yield the parts of a span that none of the spans in `away` covers; `away` is in order."""
    first = span.first
    for vacation in away:
        if vacation.last <= first or vacation.first >= span.last:
            continue
        if vacation.first > first:
            yield Span(first, vacation.first)
        first = vacation.last
    if first < span.last:
        yield Span(first, span.last)


def sound(habit: Habit) -> Habit:
    """Return a habit with choices that no longer exist reset to their defaults."""
    every = ((name, getattr(habit, name)) for name in Habit.__slots__)
    return Habit(**{name: value for name, value in every if offers(name, value)})


def chosen(habit: Habit, **parts: str | int) -> Habit:
    """Return a habit with these parts changed; Refusal for a value that is not offered."""
    for name, value in parts.items():
        if not offers(name, value):
            raise Refusal("no-such-look", value=str(value)[:40])
    changed: Any = parts
    return replace(habit, **changed)


def offers(name: str, value: object) -> bool:
    """Whether this value is offered for a part of a habit."""
    match name:
        case "notify":
            return value in NOTIFY
        case "remind":
            return value in REMIND
        case "zone":
            return value in zones()
        case "invites":
            return value in INVITES
        case _:
            return value in range(MINUTES)


@cache
def zones() -> tuple[str, ...]:
    """Return the known time zones: UTC and those of places, such as `Asia/Tokyo`."""
    every = (zone for zone in available_timezones() if zone.partition("/")[0] in AREAS)
    return ("UTC", *sorted(every))


AREAS = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
]
WRITTEN = re.compile(
    r"(午前|午後|上午|下午)? ?(\d{1,2})"
    r"(?: ?(?:[:.h時时点點] ?)?([0-5]\d)(?: ?分)?| ?[h時时点點])? ?([ap]\.?m\.?)?"
)
"""A pattern of a time of day: its half of the day, hour and minute, and again the half."""
AFTERNOON = ("午後", "下午", "p")
"""The beginnings of the words for the second half of the day."""


def zone_of(text: str) -> str:
    """Return the time zone with this name or place, such as `Tokyo`; Refusal if there is none."""
    wanted = compared(text).replace(" ", "_")
    for zone in zones():
        if wanted in (zone.casefold(), zone.rpartition("/")[2].casefold()):
            return zone
    raise Refusal("no-such-zone", zone=text[:40])


def minutes_of(text: str) -> int:
    """Read a time of day such as `8`, `08:00`, `24:00`, `8 pm` or `8時` as its minute; Refusal
    otherwise.
    """
    if found := WRITTEN.fullmatch(compared(text)):
        hour, half = int(found[2]), found[1] or found[4]
        start, last = (12 * half.startswith(AFTERNOON), 12) if half else (0, 24)
        minutes = (start + hour % last) * 60 + int(found[3] or 0)
        if hour < last or (hour == last and (half or not int(found[3] or 0))):
            return minutes
    raise Refusal("no-such-time", time=text[:40])


def written(minutes: int) -> str:
    """Return a minute of the day as text, such as `08:00`."""
    return "{:02}:{:02}".format(*divmod(minutes, 60))


def local_time(zone: str, at: datetime) -> str:
    """Return the local time in a zone, such as `21:34`."""
    return f"{at.astimezone(ZoneInfo(zone)):%H:%M}"
