"""A person: all that somebody has chosen for themselves, wherever they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.people.calendar import USUAL, Calendar, Habit, Span, chosen
from bot.domain.refusal import Refusal

CONFIRMS = ("long", "always", "never")
"""When somebody confirms a move before it is made: `long` is where there is an hour or more."""
CONTROLS = ("buttons", "lists")
"""How somebody chooses among the pieces of a hand."""


@dataclass(frozen=True, slots=True)
class Person:
    """Read whole, and written by what differs; `edition` counts how often that was.

    `vacations` are in order; `face`, `layout` and `cloth` are how their own pictures look, None: as
    the server has it; `rule` is what claims for them where they mark nothing, empty: what the
    table has. `confirm` and `controls` say how they make a move.
    """

    user: int
    habit: Habit = USUAL
    vacations: tuple[Span, ...] = ()
    face: str | None = None
    edition: int = 0
    rule: str = ""
    layout: str | None = None
    cloth: str | None = None
    confirm: str = CONFIRMS[0]
    controls: str = CONTROLS[0]

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
