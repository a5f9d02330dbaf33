"""A person: all that somebody has chosen for themselves, wherever they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.people.calendar import USUAL, Calendar, Habit, Span, chosen
from bot.domain.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Person:
    """Read whole, and written by what differs; `edition` counts how often that was.

    `vacations` are in order; `face` are the faces of pieces in their own pictures, None: those of
    the server.
    """

    user: int
    habit: Habit = USUAL
    vacations: tuple[Span, ...] = ()
    face: str | None = None
    edition: int = 0

    @property
    def calendar(self) -> Calendar:
        """Their waking hours and vacations."""
        return Calendar(self.habit, self.vacations)

    def choosing(self, **parts: str | int) -> Person:
        """With other parts of their habit; RuleError where one of them is not on offer."""
        return replace(self, habit=chosen(self.habit, **parts))

    def leaving(self, span: Span) -> Person:
        """Once they have announced a vacation; RuleError where it meets another."""
        if span.first >= span.last:
            raise Refusal("no-vacation")
        if any(one.first < span.last and span.first < one.last for one in self.vacations):
            raise Refusal("away-already")
        return replace(self, vacations=tuple(sorted((*self.vacations, span))))

    def back(self, now: datetime) -> Person:
        """Whatever vacation they have ends now; one that has not begun never happens."""
        begun = (one for one in self.vacations if one.first < now)
        return replace(self, vacations=tuple(Span(one.first, min(one.last, now)) for one in begun))
