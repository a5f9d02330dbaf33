"""The clocks of a match: thinking times, and the consequence of running out of time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType

from bot.domain.people.calendar import Calendar, Habit
from bot.domain.refusal import Refusal

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600

ABSENCE = ("move", "computer", "vote", "open")
"""The consequences of running out of time.

- `move`: the bot makes the least harmful legal move.
- `computer`: a computer player sits in until the person is back.
- `vote`: the others may vote to wait before the bot makes that move.
- `open`: anybody may take the seat.
"""


@dataclass(frozen=True, slots=True)
class Clock:
    """The thinking time of a match.

    `seconds` are for each decision, None without a clock. With an `increment` they are a bank for
    the whole match, and each decision adds `increment` seconds. With `waking`, only the waking
    hours of the player who is asked count. `absence` is one of `ABSENCE`. As text, a clock is
    `86400 waking computer`, `1800+30 move` or `none`.
    """

    seconds: int | None = None
    increment: int | None = None
    waking: bool = False
    absence: str = ABSENCE[0]

    def __str__(self) -> str:
        if self.seconds is None:
            return "none"
        bank = "" if self.increment is None else f"+{self.increment}"
        return " ".join(
            (f"{self.seconds}{bank}", *(["waking"] if self.waking else []), self.absence)
        )

    def calendar(self, own: Calendar) -> Calendar:
        """Return the hours that count for a person: without `waking`, the hours of sleep, too."""
        return own if self.waking else replace(own, habit=Habit())

    @property
    def grace(self) -> int:
        """The seconds in which the others can vote after a player has run out of time."""
        return max((self.seconds or 0) // 4, MINUTE)


NO_CLOCK = Clock()
CLOCKS: Mapping[str, Clock] = MappingProxyType(
    {
        "live": Clock(MINUTE),
        "evening": Clock(30 * MINUTE, 30, absence="computer"),
        "days": Clock(DAY, waking=True, absence="computer"),
        "none": NO_CLOCK,
    }
)
"""The presets of clocks, by name."""
MINUTES = (0.5, 1, 2, 5, 15, 60, 6 * 60, 12 * 60)
TIMES = (*(int(minutes * MINUTE) for minutes in MINUTES), *(days * DAY for days in (1, 2, 3, 7)))
"""The times that can be chosen for a decision, in seconds."""
BANKS = (
    (10 * MINUTE, 10),
    (30 * MINUTE, 30),
    (2 * HOUR, MINUTE),
    (3 * DAY, HOUR),
    (14 * DAY, HOUR),
)
"""The banks on offer, each in seconds with the seconds that a decision adds."""

WRITTEN = re.compile(rf"(\d+)(?:\+(\d+))?( waking)? ({'|'.join(ABSENCE)})")


def clock_of(text: str) -> Clock:
    """Read a clock, or find a preset by its name; Refusal if the text is neither."""
    if text in CLOCKS:
        return CLOCKS[text]
    if (found := WRITTEN.fullmatch(text)) is None:
        raise Refusal("no-such-clock", clock=text)
    seconds, increment, waking, absence = found.groups()
    return Clock(int(seconds), int(increment) if increment else None, bool(waking), absence)


@dataclass(frozen=True, slots=True)
class Running:
    """The clock of one seat: it has `left` seconds at `since` and runs out at `due`.

    Both times are None while the clock stands still. `over` means that the time has run out; `left`
    is then the time for the others to vote.
    """

    left: float
    since: datetime | None = None
    due: datetime | None = None
    over: bool = False

    def started(self, now: datetime, calendar: Calendar) -> Running:
        """Return the clock, running from now on."""
        return replace(self, since=now, due=self._counting(calendar).after(now, self.left))

    def charged(self, until: datetime, calendar: Calendar) -> Running:
        """Charge the seconds used until a time, and stop the clock."""
        used = self._counting(calendar).counted(self.since, until) if self.since else 0.0
        return replace(self, left=max(self.left - used, 0.0), since=None, due=None)

    def put_off(self, seen: datetime, now: datetime, calendar: Calendar) -> Running:
        """Charge the clock only up to `seen`, when the bot was last known to run, and restart it
        now.
        """
        return self.charged(seen, calendar).started(now, calendar)

    def _counting(self, calendar: Calendar) -> Calendar:
        """Return the hours that count: every hour while the others vote."""
        return Calendar() if self.over else calendar


def fresh(clock: Clock) -> Running:
    """Return the clock of a seat before its first decision."""
    return Running(float(clock.seconds or 0))


def decided(clock: Clock, running: Running, now: datetime, calendar: Calendar) -> Running:
    """Return the clock after a decision: full again, or with the increment if it is a bank."""
    if clock.increment is None:
        return fresh(clock)
    left = 0.0 if running.over else running.charged(now, calendar).left
    return Running(left + clock.increment)
