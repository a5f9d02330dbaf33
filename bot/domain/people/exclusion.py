"""Exclusions: people who are kept out of a league, a server or the whole bot, perhaps for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE

FOR_GOOD = "good"
"""The name of an exclusion without an end."""
TIMES: Mapping[str, timedelta | None] = MappingProxyType(
    {
        "day": timedelta(days=1),
        "week": timedelta(days=7),
        "month": timedelta(days=30),
        FOR_GOOD: None,
    }
)
"""How long an exclusion lasts, by name; None: until somebody lifts it."""


class Scope(NamedTuple):
    """The place a person is excluded from.

    It is a league; a whole server if `league` is 0; the whole bot if `guild` is NOWHERE.
    """

    guild: int = NOWHERE
    league: int = 0

    @property
    def kind(self) -> str:
        """The kind of the place: `league`, `server` or `bot`."""
        if self.guild == NOWHERE:
            return "bot"
        return "league" if self.league else "server"

    def covers(self, other: Scope) -> bool:
        """Whether this place contains another place, or equals it."""
        return self.guild in (NOWHERE, other.guild) and self.league in (0, other.league)


@dataclass(frozen=True, slots=True)
class Exclusion:
    """The exclusion of a person from a place.

    `by` is the organiser who decided it, or None for the operator of the bot. An exclusion without
    `until` has no end. Only organisers can read `why`. It is `done` once the person's seats and
    entries at this place have been given up.
    """

    user: int
    scope: Scope
    by: int | None
    until: datetime | None
    why: str
    at: datetime
    done: bool = False

    def holds(self, now: datetime) -> bool:
        """Whether the exclusion is still in force."""
        return self.until is None or now < self.until

    def refusal(self, league: str = "") -> Refusal:
        """Return the refusal that the person reads: who decided, where, until when, whom to ask."""
        until = str(int(self.until.timestamp())) if self.until else FOR_GOOD
        by = str(self.by) if self.by and self.by > 0 else "nobody"
        match self.scope.kind:
            case "bot":
                return Refusal("excluded-bot", until=until)
            case "server":
                return Refusal("excluded-server", until=until, by=by)
            case _:
                return Refusal("excluded-league", until=until, by=by, league=league)


def decided(
    user: int, scope: Scope, by: int | None, time: str, why: str, now: datetime
) -> Exclusion:
    """Make an exclusion for a named time; Refusal if there is no such time, or if `by` is the
    person.
    """
    if time not in TIMES:
        raise Refusal("stale")
    if user == by:
        raise Refusal("exclude-self")
    lasts = TIMES[time]
    return Exclusion(user, scope, by, now + lasts if lasts else None, why, now)
