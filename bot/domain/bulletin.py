"""Bulletins: the operator's messages to everybody, which are announcements or maintenance."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.domain.refusal import Refusal

ANNOUNCEMENT = "announcement"
"""The kind of a bulletin that boards show as a line of text until the bulletin ends."""
MAINTENANCE = "maintenance"
"""The kind of a bulletin that makes the bot refuse every press and stop every clock."""
LONGEST = 200
"""The largest number of characters of an announcement."""
USUAL = timedelta(days=1)
"""How long an announcement without times is shown."""
AFTER = timedelta(hours=1)
"""How long an announcement without an end is shown after the time that it announces."""


@dataclass(frozen=True, slots=True)
class Bulletin:
    """A bulletin of the operator.

    An announcement has the operator's own `text`; without a text it says that the bot will be
    offline. `at` is the time it announces, if any, and `until` the time until which it is shown.

    For maintenance, `at` is its beginning, and `until` its expected end, if that is known. It ends
    when the operator says so.
    """

    text: str = ""
    at: datetime | None = None
    until: datetime | None = None

    def is_shown(self, now: datetime) -> bool:
        """Whether this announcement has not ended."""
        return self.until is None or now < self.until

    def refusal(self, now: datetime) -> Refusal:
        """Return the refusal of a press during this maintenance; an end in the past is left out."""
        known = self.until is not None and now < self.until
        until = str(int(self.until.timestamp())) if self.until and known else "unknown"
        return Refusal("maintenance", until=until)


def announced(text: str, at: datetime | None, until: datetime | None, now: datetime) -> Bulletin:
    """Make an announcement, always with an end; ValueError if its times or its text are wrong."""
    text = " ".join(text.split())
    if len(text) > LONGEST:
        raise ValueError(f"an announcement has at most {LONGEST} characters, not {len(text)}")
    if not text and not (at and until):
        raise ValueError("an announcement without a text needs the times --at and --until")
    until = until or (at + AFTER if at else now + USUAL)
    if until <= max(now, at or now):
        raise ValueError("its end must come after its begin, and after now")
    return Bulletin(text, at, until)


# --- Times that an operator types -----------------------------------------------------------------

LENGTH = re.compile(r"(\d{1,4})\s*(m|min|h|d)")
UNITS = {"m": timedelta(minutes=1), "min": timedelta(minutes=1), "h": timedelta(hours=1)}
DAY = timedelta(days=1)
CLOCK = re.compile(r"\d{1,2}:\d\d")


def moment(text: str, after: datetime) -> datetime:
    """Read a time that an operator types, and return it in UTC; ValueError for any other text.

    `21:00` is the next such time in UTC after `after`. `10m`, `2h` and `1d` are lengths from
    `after`. `2026-12-01 21:00+01:00` has its own zone; without one it is in UTC.
    """
    text = text.strip()
    if found := LENGTH.fullmatch(text):
        number, unit = found.groups()
        return after + int(number) * UNITS.get(unit, DAY)
    if CLOCK.fullmatch(text):
        hour, minute = map(int, text.split(":"))
        day = after.astimezone(UTC).replace(hour=hour, minute=minute, second=0, microsecond=0)
        return day if day > after else day + DAY
    written = datetime.fromisoformat(text)
    return (written if written.tzinfo else written.replace(tzinfo=UTC)).astimezone(UTC)
