"""Waking hours and vacations: which times count, checked minute by minute."""

from __future__ import annotations

import itertools
from collections import Counter
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.domain.people.calendar import DAY, Allowance, Calendar, Habit, Span, zone_of
from bot.domain.tables.clocks import CLOCKS, Clock, Running, clock_of, decided, fresh
from rules import RuleError

START = datetime(2026, 3, 27, tzinfo=UTC)
"""Two days before clocks are put forward in Europe."""
MINUTE = timedelta(minutes=1)
ZONES = ("UTC", "Asia/Tokyo", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu")

minutes = st.integers(0, 24 * 60 - 1)
moments = st.integers(0, 5 * 24 * 60).map(lambda m: START + m * MINUTE)
spans = st.builds(
    lambda first, hours: Span(first, first + timedelta(hours=hours)), moments, st.integers(1, 60)
)
habits = st.builds(Habit, zone=st.sampled_from(ZONES), wakes=minutes, sleeps=minutes)
calendars = st.builds(Calendar, habits, st.lists(spans, max_size=3).map(tuple))


def counts(calendar: Calendar, at: datetime) -> bool:
    """Whether the minute that begins now counts."""
    habit = calendar.habit
    if any(first <= at < last for first, last in calendar.vacations):
        return False
    local = at.astimezone(ZoneInfo(habit.zone))
    now = local.hour * 60 + local.minute
    if habit.wakes == habit.sleeps:
        return True
    if habit.wakes < habit.sleeps:
        return habit.wakes <= now < habit.sleeps
    return now >= habit.wakes or now < habit.sleeps


@settings(max_examples=60, deadline=None)
@given(calendars, moments, st.integers(0, 2 * 24 * 60))
def test_the_time_that_counts_is_the_sum_of_its_minutes(
    calendar: Calendar, start: datetime, length: int
) -> None:
    """Zones with summer time are replaced: there a waking hour can be missing or come twice."""
    if calendar.habit.zone in ("Europe/Berlin", "America/New_York"):
        calendar = Calendar(Habit(zone="Asia/Tokyo", wakes=7 * 60, sleeps=60), calendar.vacations)
    summed = sum(60 for m in range(length) if counts(calendar, start + m * MINUTE))
    assert calendar.counted(start, start + length * MINUTE) == summed


CHANGES = {
    "Europe/Berlin": ("2026-03-29T01:00", "2026-10-25T01:00"),
    "America/New_York": ("2026-03-08T07:00", "2026-11-01T06:00"),
    "Australia/Lord_Howe": ("2026-04-04T15:00", "2026-10-03T15:30"),  # by half an hour
    "Africa/Casablanca": ("2026-02-15T02:00", "2026-03-22T02:00"),  # for the month of Ramadan
    "Africa/Cairo": ("2026-04-23T22:00", "2026-10-29T21:00"),  # at midnight
    "Asia/Tokyo": ("2026-03-29T01:00", "2026-10-25T01:00"),  # never
}
"""The times at which zones go to and from summer time."""


@pytest.mark.parametrize(("zone", "at"), [(z, at) for z, both in CHANGES.items() for at in both])
def test_every_minute_that_comes_once_counts_by_the_local_clock(zone: str, at: str) -> None:
    change, place = datetime.fromisoformat(at).replace(tzinfo=UTC), ZoneInfo(zone)
    start, every = change - DAY, [change + (m - 360) * MINUTE for m in range(720)]
    shown = Counter(moment.astimezone(place).replace(tzinfo=None) for moment in every)
    once = [moment for moment in every if shown[moment.astimezone(place).replace(tzinfo=None)] < 2]
    assert (every[-1].astimezone(place).utcoffset() == start.astimezone(place).utcoffset()) == (
        zone == "Asia/Tokyo"
    )
    near = [*range(0, 210, 15), 8 * 60, 23 * 60 + 30]
    for wakes, sleeps in itertools.permutations(near, 2):
        calendar = Calendar(Habit(zone=zone, wakes=wakes, sleeps=sleeps))
        periods = [*itertools.islice(calendar.counting(start), 4)]
        assert all(span.first < span.last for span in periods)
        assert all(one.last <= other.first for one, other in itertools.pairwise(periods))
        for moment in once[::5]:
            within = any(first <= moment < last for first, last in periods)
            assert within == counts(calendar, moment), (calendar.habit, moment)


@settings(max_examples=60, deadline=None)
@given(calendars, moments, st.integers(0, 3 * 24 * 60))
def test_the_time_runs_out_when_as_much_has_counted(
    calendar: Calendar, start: datetime, length: int
) -> None:
    due = calendar.after(start, length * 60)
    assert calendar.counted(start, due) == length * 60


@pytest.mark.parametrize(
    ("zone", "wakes", "sleeps", "at", "reached"),
    [
        ("UTC", 480, 1320, "2026-03-27T07:00", "2026-03-27T08:00"),
        ("UTC", 480, 1320, "2026-03-27T21:59", "2026-03-27T21:59"),
        ("UTC", 480, 1320, "2026-03-27T22:00", "2026-03-28T08:00"),
        ("UTC", 1320, 480, "2026-03-27T12:00", "2026-03-27T22:00"),  # a person who works at night
        ("Asia/Tokyo", 480, 1320, "2026-03-27T22:00", "2026-03-27T23:00"),
        ("Europe/Berlin", 480, 1320, "2026-03-28T21:30", "2026-03-29T06:00"),  # summer has begun
        ("Europe/Berlin", 480, 1320, "2026-03-27T21:30", "2026-03-28T07:00"),
        ("UTC", 600, 600, "2026-03-27T03:00", "2026-03-27T03:00"),
    ],
)
def test_nobody_is_reached_before_they_wake(
    zone: str, wakes: int, sleeps: int, at: str, reached: str
) -> None:
    habit = Habit(zone=zone, wakes=wakes, sleeps=sleeps)
    moment = datetime.fromisoformat(at).replace(tzinfo=UTC)
    assert Calendar(habit).reachable(moment) == datetime.fromisoformat(reached).replace(tzinfo=UTC)


def days(*spans: tuple[int, int]) -> tuple[Span, ...]:
    """Vacations by their first day and their length, in days after the start."""
    return tuple(Span(START + a * DAY, START + (a + n) * DAY) for a, n in spans)


@pytest.mark.parametrize(
    ("announced", "allowance", "granted"),
    [
        ([(0, 10)], Allowance(14, START), [(0, 10)]),
        ([(0, 10), (20, 10)], Allowance(14, START), [(0, 10), (20, 4)]),
        ([(-5, 10)], Allowance(14, START), [(0, 5)]),  # what was before the season is its own
        ([(0, 10)], Allowance(0, START), []),
        ([(0, 40)], Allowance(), [(0, 30)]),
        ([(0, 40), (300, 20)], Allowance(), [(0, 30), (300, 20)]),  # another year
    ],
)
def test_days_of_vacation_are_counted(
    announced: list[tuple[int, int]], allowance: Allowance, granted: list[tuple[int, int]]
) -> None:
    calendar = Calendar(vacations=days(*announced)).within(allowance)
    assert calendar.vacations == days(*granted)


@pytest.mark.parametrize("text", [*(str(one) for one in CLOCKS.values()), "60 vote", "900+5 open"])
def test_a_clock_is_written_and_read(text: str) -> None:
    assert str(clock_of(text)) == text


@pytest.mark.parametrize("text", ["soon", "60", "60 sleep", "60+ x move", "-5 move", ""])
def test_a_text_that_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        clock_of(text)


def test_a_bank_is_charged_and_gains_by_each_decision() -> None:
    clock, calendar = Clock(3600, 60, waking=True), Calendar(Habit(wakes=480, sleeps=1320))
    running = fresh(clock).started(START + timedelta(hours=21, minutes=40), calendar)
    assert running.due == START + timedelta(hours=32, minutes=40)
    after = decided(clock, running, START + timedelta(hours=32, minutes=10), calendar)
    assert after == Running(3600 - 30 * 60 + 60)


def test_each_decision_starts_with_the_full_time() -> None:
    running = fresh(CLOCKS["live"]).started(START, Calendar())
    assert (
        decided(CLOCKS["live"], running, START + 50 * timedelta(seconds=1), Calendar()).left == 60
    )


@pytest.mark.parametrize("text", ["Asia/Tokyo", " asia/tokyo ", "America/New York"])
def test_a_time_zone_is_known_by_its_name(text: str) -> None:
    assert zone_of(text).casefold() == text.strip().replace(" ", "_").casefold()


@pytest.mark.parametrize(
    "text", ["ｔｏｋｙｏ", "ＡＳＩＡ／ＴＯＫＹＯ", "Tokyo\u200b", "\u3000Tokyo"]
)
def test_a_time_zone_may_be_typed_in_full_width(text: str) -> None:
    assert zone_of(text) == "Asia/Tokyo"


@pytest.mark.parametrize("text", ["Moon/Tycho", "", "../etc/passwd", "a" * 300])
def test_an_unknown_time_zone_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        zone_of(text)
