"""Clocks, paces and lengths of time in the words of one language."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from bot.domain.tables.clocks import Clock
from bot.domain.tables.pace import HOUR, Pace
from bot.words import Words


def pace(say: Words, chosen: Pace) -> str:
    """Return how claims work at a table, in words."""
    match chosen:
        case Pace(look=True):
            return say("pace-look", pace=pace(say, replace(chosen, look=False)))
        case Pace(kind="ahead", seconds=int(seconds)):
            return say("pace-ahead-until", time=duration(say, seconds))
        case Pace(kind="ahead", asks=False):
            return say("pace-ahead-noask", pace=say(f"pace-ahead-{chosen.rule}"))
        case Pace(kind="ahead"):
            return say(f"pace-ahead-{chosen.rule}")
        case Pace(kind="timed", seconds=int(seconds)):
            return say("pace-timed", time=duration(say, seconds))
        case Pace(kind="live", seconds=int(seconds)):
            return say("pace-live", seconds=seconds)
        case Pace(seconds=int(seconds)):
            return say("pace-hours", hours=seconds // HOUR)
        case _:
            return say(f"pace-{chosen.kind}")


def day(say: Words, name: str) -> str:
    """Return a day as the language writes it, from its name such as `2026-01-31`."""
    found = date.fromisoformat(name)
    return say("date", day=found.day, month=found.month, year=str(found.year))


def month(say: Words, name: str) -> str:
    """Return a month as the language writes it, from its name such as `2026-01`."""
    found = date.fromisoformat(f"{name}-01")
    return say("date-month", month=found.month, year=str(found.year))


UNITS = (("days", 24 * HOUR), ("hours", HOUR), ("minutes", 60), ("seconds", 1))


def duration(say: Words, seconds: float) -> str:
    """Return a length of time in the largest unit that divides it: `two days`, `36 hours`."""
    unit, size = next((u, s) for u, s in UNITS if seconds >= s and not seconds % s)
    return say(f"time-{unit}", count=int(seconds) // size)


def roughly(say: Words, seconds: float) -> str:
    """Return about how long a time is, in the largest unit that fits into it."""
    unit, size = next((u, s) for u, s in UNITS if seconds >= s or s == 1)
    return say(f"time-{unit}", count=round(seconds / size))


def thinking(say: Words, clock: Clock) -> str:
    """Return the thinking time that a clock gives, in words."""
    if clock.seconds is None:
        return say("clock-none")
    time = duration(say, clock.seconds)
    if clock.increment is None:
        return say("clock-each", time=time)
    return say("clock-bank", time=time, more=duration(say, clock.increment))


def clock(say: Words, chosen: Clock) -> str:
    """Return a table's thinking time and the consequence of running out of it."""
    if chosen.seconds is None:
        return say("clock-none")
    waking = say("clock-waking") if chosen.waking else ""
    absence = say(f"clock-absence-{chosen.absence}")
    return say("clock-line", time=thinking(say, chosen), waking=waking, absence=absence)
