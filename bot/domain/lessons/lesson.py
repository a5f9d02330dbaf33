"""A lesson: positions of a game, each with its good moves and the facts behind them.

The file of a game, such as `mushi.toml`, holds its lessons in order. For each position it gives:

- `own`, `field`, `next` and so on: where the pieces lie (`positions`); others lie unseen;

- `log`: moves that lead from there to the question, each with its seat before it;

- `good`: the moves that are right, `bad`: those that are surely worse than each of them;

- `fact`: the effects of every good move, by the names in `facts`;

- `as`: another lesson with the same position and sentences; entries here replace those there.

The sentences are in `bot/words`: `learn-LESSON-POSITION-ask`, and so on for each of `PARTS`.
"""

from __future__ import annotations

import tomllib
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

import rules
from bot.domain.lessons import positions
from bot.domain.refusal import Refusal
from rules import GAMES, AnyGame, Move, Options, Seat

PARTS = ("title", "ask", "good", "bad", "why")
"""The texts of a position: title, question, replies to a right and to a wrong answer, reason."""
OWN: Seat = 0
"""The seat of the learner."""


@dataclass(frozen=True, slots=True)
class Position:
    """A question of a lesson: its first state `start`, and the moves that lead to the question.

    `first` is the lesson that introduced it. A position that is learned in one lesson counts as
    learned in every lesson that uses it.
    """

    lesson: str
    name: str
    first: str
    game: AnyGame = field(repr=False)
    options: Options = field(repr=False)
    start: Any = field(repr=False)
    log: tuple[tuple[Seat, Move], ...]
    good: tuple[Move, ...]
    bad: tuple[Move, ...]
    fact: Mapping[str, Any]

    @property
    def key(self) -> str:
        """The part of the position's message keys that names it; progress is stored under it,
        too.
        """
        return f"{self.first}-{self.name}"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game: its positions in order."""

    name: str
    game: AnyGame
    positions: tuple[Position, ...]


@cache
def of_game(key: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; none for a game without lessons.

    Raises:
        RuleError: if there is no such game; a person may have written the key.
    """
    game = rules.game(key)
    return tuple(_lesson(game, name, written) for name, written in _written(game.key).items())


def every(key: str) -> tuple[Position, ...]:
    """Return all positions of a game's lessons, in order."""
    return tuple(position for lesson in of_game(key) for position in lesson.positions)


def found(lesson: str, name: str) -> Position:
    """Return a position by the names of its lesson and itself; Refusal if it no longer exists."""
    for game in GAMES:
        for position in every(game.key):
            if (position.lesson, position.name) == (lesson, name):
                return position
    raise Refusal("stale")


@cache
def _written(key: str) -> Mapping[str, Any]:
    """Return the contents of a game's file by lesson; empty without a file."""
    file = files(__package__) / f"{key}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _resolved(lesson: str, name: str) -> tuple[str, Mapping[str, Any]]:
    """Return the lesson whose sentences a position uses, and the position's entries.

    The entries of the lesson named by `as` fill in those the position lacks.
    """
    every = ChainMap(*(dict(_written(game.key)) for game in GAMES))
    about = dict(every[lesson][name])
    other = about.pop("as", None)
    if other is None:
        return lesson, about
    first, there = _resolved(other, name)
    return first, {**there, **about}


def _lesson(game: AnyGame, name: str, written: Mapping[str, Any]) -> Lesson:
    return Lesson(name, game, tuple(_position(game, name, fields) for fields in written))


def _position(game: AnyGame, lesson: str, name: str) -> Position:
    first, said = _resolved(lesson, name)
    about = dict(said)
    log = tuple(_made(line) for line in about.pop("log", ()))
    good, bad = (tuple(map(Move.parse, about.pop(which, ()))) for which in ("good", "bad"))
    fact = about.pop("fact", {})
    options = game.presets[about.pop("preset", next(iter(game.presets)))]
    start = positions.LAID[game.key](game, options, **about)
    return Position(lesson, name, first, game, options, start, log, good, bad, fact)


def _made(line: str) -> tuple[Seat, Move]:
    seat, _, move = line.partition(" ")
    return int(seat), Move.parse(move)
