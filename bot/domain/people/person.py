"""A person's own choices, which hold wherever they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.people.calendar import USUAL, Calendar, Habit, Span, chosen
from bot.domain.refusal import Refusal

CONFIRMS = ("long", "always", "never")
"""When a person confirms moves; `long` is where clocks give an hour or more."""
CONTROLS = ("buttons", "lists")
"""The controls by which a person chooses among the pieces of a hand."""
WEEKLY = ("yes", "no")
"""The answers to whether a person gets a summary of each week they played in."""

APPEARS = ("player", "initials", "name")
"""How a person appears on public pages; as `player` they have neither name nor page."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person's choices, read whole and written by difference; `edition` counts the writes.

    `vacations` are in order. `face`, `layout` and `cloth` are the look of the person's own
    pictures, None for the server's. `rule` claims for them if they mark nothing; empty for the
    table's rule. `confirm` and `controls` are how they make a move. `weekly` is whether they get a
    summary of each week in which they played, and `summed` is the last such week they have read.
    `appears` is how they appear on public pages. `page` is the secret from which the addresses of
    their own pages follow.
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
    weekly: str = WEEKLY[0]
    summed: int = 0
    appears: str = APPEARS[0]
    page: str = ""

    @property
    def id(self) -> int:
        """The person's user id, under which they are stored."""
        return self.user

    @property
    def calendar(self) -> Calendar:
        """The person's waking hours and vacations."""
        return Calendar(self.habit, self.vacations)

    def choosing(self, **parts: str | int) -> Person:
        """Return the person with parts of their habit changed; RuleError for a wrong value."""
        return replace(self, habit=chosen(self.habit, **parts))

    def appearing(self, way: str, secret: str) -> Person:
        """Return the person with another way to appear on public pages.

        A change takes their pages down, or gives them new addresses, which follow from the new
        secret.
        """
        if way == self.appears:
            return self
        return replace(self, appears=way, page="" if way == APPEARS[0] else secret)

    def leaving(self, span: Span) -> Person:
        """Return the person with a new vacation; Refusal if it is empty or overlaps another."""
        if span.first >= span.last:
            raise Refusal("no-vacation")
        if any(
            vacation.first < span.last and span.first < vacation.last for vacation in self.vacations
        ):
            raise Refusal("away-already")
        return replace(self, vacations=tuple(sorted((*self.vacations, span))))

    def back(self, now: datetime) -> Person:
        """End a running vacation now, and cancel planned vacations."""
        begun = (vacation for vacation in self.vacations if vacation.first < now)
        return replace(
            self,
            vacations=tuple(Span(vacation.first, min(vacation.last, now)) for vacation in begun),
        )
