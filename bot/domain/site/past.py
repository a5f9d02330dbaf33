"""The values that public pages of past days show; each field may be known to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from bot.domain.lessons.problems.problem import Problem
from bot.domain.site.values import Line


@dataclass(frozen=True, slots=True)
class PastProblem:
    """The problem of a past day in UTC with its answers, as it comes with the bot."""

    day: date
    problem: Problem


@dataclass(frozen=True, slots=True)
class PastDay:
    """A past day of deals in UTC: its promise, and the secret from which its deals follow."""

    day: date
    promise: str
    secret: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A day's deals as a public league has counted them: the ledger's entry, and gains by game.

    `league` and `entry` are addresses, `name` is the league's name. Each line's reason is the key
    of its game. Only people who appear by name or by initials are in it.
    """

    league: str
    name: str
    entry: str
    lines: tuple[Line, ...]
