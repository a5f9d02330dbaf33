"""The next steps offered to a person after a match, a shared deal, a lesson or a problem."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

import rules
from bot.domain.lessons import asking, lesson

MOST = 3
"""The largest number of steps that are offered at once."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """The things a person has done on which the next steps depend.

    `learned` has positions of lessons. Three sets have games: `played` before, `begun` as a deal of
    today, and `solved` in a problem of today. `met` means that the person has finished a match with
    another person.
    """

    learned: frozenset[str] = frozenset()
    played: frozenset[str] = frozenset()
    begun: frozenset[str] = frozenset()
    solved: frozenset[str] = frozenset()
    met: bool = False

    def knows(self, game: str) -> bool:
        """Whether the person has played a game, or has begun its lessons."""
        return game in self.played or any(
            position.key in self.learned for position in lesson.every(game)
        )


class Here(NamedTuple):
    """Whether a table with `friends` can be opened here, and the match be played `again`."""

    friends: bool = False
    again: bool = False


class Step(NamedTuple):
    """A kind of step, and the game for it."""

    kind: str
    game: str


REMATCH, DEAL, DAILY, PROBLEM = "rematch", "deal", "daily", "problem"
LESSON, GAME, FRIENDS = "lesson", "game", "friends"
STEPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "match": (REMATCH, LESSON, DAILY, FRIENDS, PROBLEM, GAME),
        "shared": (LESSON, FRIENDS, PROBLEM, GAME),
        "lesson": (DEAL, DAILY, PROBLEM, FRIENDS, GAME),
        "problem": (PROBLEM, LESSON, DAILY, GAME),
    }
)
"""The kinds of steps after each occasion, in the order in which they are offered."""


NOWHERE_ELSE = Here()
"""A place that allows neither a table with friends nor another match."""


def steps(after: str, game: str, deeds: Deeds, here: Here = NOWHERE_ELSE) -> tuple[Step, ...]:
    """Return the steps to offer a person `after` an occasion in a game, at most `MOST`.

    Things that the person has done are not offered again: a deal of the game, today's deal, a
    problem today, finished lessons, a table with friends. But after a problem, another is offered.
    """
    found = [Step(kind, game) for kind in STEPS[after]]
    fitting = [step for step in found if _fits(step, after, deeds, here)]
    named = [
        step._replace(game=_another(game, deeds)) if step.kind == GAME else step for step in fitting
    ]
    return tuple(named[:MOST])


def _fits(step: Step, after: str, deeds: Deeds, here: Here) -> bool:
    """Whether a step is possible for a person who has not taken it yet."""
    game = step.game
    match step.kind:
        case "rematch":
            return here.again
        case "friends":
            return here.friends and not deeds.met
        case "deal":
            return game not in deeds.played
        case "daily":
            return game not in deeds.begun
        case "problem":
            return after == PROBLEM or game not in deeds.solved
        case "lesson":
            return _is_learning(game, deeds)
        case _:
            return bool(_another(game, deeds))


def _is_learning(game: str, deeds: Deeds) -> bool:
    """Whether lessons of a game are left, for a person who has begun them or never played it."""
    every = lesson.every(game)
    begun = any(position.key in deeds.learned for position in every)
    unfinished = asking.undone(every, deeds.learned) is not None
    return unfinished and (begun or game not in deeds.played)


def _another(game: str, deeds: Deeds) -> str:
    """Return a game that is new to a person, of the same family if possible; otherwise empty."""
    keys = [other.key for other in rules.GAMES]
    place, family = keys.index(game) + 1, rules.game(game).family
    others = sorted(
        (*keys[place:], *keys[: place - 1]), key=lambda key: rules.game(key).family != family
    )
    return next((key for key in others if not deeds.knows(key)), "")
