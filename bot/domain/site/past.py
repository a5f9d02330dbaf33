"""The values that public pages of past days show: everybody may know each field."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from bot.domain.lessons.problems.problem import Problem
from bot.domain.site.values import Line


@dataclass(frozen=True, slots=True)
class PastProblem:
    """The problem of a past day in UTC, with its answers; the bot is shipped with it."""

    day: date
    problem: Problem


@dataclass(frozen=True, slots=True)
class PastDay:
    """A day of deals in UTC that is over: its promise, and the secret its deals follow from."""

    day: date
    promise: str
    secret: str


@dataclass(frozen=True, slots=True)
class Counted:
    """The deals of a day as a public league has counted them: its entry, and gains by game.

    The reason of a line is the key of its game. Only people who appear by name are in it.
    """

    league: str
    name: str
    entry: str
    lines: tuple[Line, ...]
