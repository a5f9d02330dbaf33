"""A problem: its deal, its question and its grade; and all problems that are shipped.

They are in `problems.jsonl`, one a line, as `paifuda developer problems` made them. A line has the
seed of the deal, the moves that lead to the position, the answers and the right one. The lowest of
the seats that are asked makes each move. So nothing has to be computed when a person asks for a
problem. A line also has the version of the rules by which it was computed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

import rules
from bot.domain.lessons.problems.question import Position, Question
from bot.domain.people.calendar import DAY
from bot.domain.refusal import Refusal
from rules import AnyGame, Chance, Move, Options, Seat
from rules.game import DICE

FILE = "problems.jsonl"
STRIDE = 379
"""The step in the file between the problems of two days, since neighbours there are alike."""
EPOCH = date(2026, 1, 1)
LATELY = 30
"""How many days after its own day the problem of a day is offered again."""
AHEAD = 90
"""How many days before its own day the problem of a day is withheld from everybody."""
REST = 365
"""The number of days within which a problem is not the problem of the day again."""
BETWEEN = ";"
"""The separator between the moves of a log."""
KEPT = 64
"""The number of positions kept in memory."""
EASY, MIDDLE, HARD = GRADES = ("easy", "middle", "hard")


class Solved(NamedTuple):
    """A line of standings: how many problems of the day a person has answered, and got right."""

    user: int
    right: int
    answered: int


@dataclass(frozen=True, slots=True)
class Problem:
    """A question about a position; `seat` is asked after the moves in `log`.

    `version` is the version of the game whose rules found the answer.
    """

    key: str
    game: str
    preset: str
    seed: int
    seat: Seat
    log: str
    kind: str
    choices: tuple[str, ...]
    right: int
    facts: tuple[str, ...]
    grade: str
    version: int

    @property
    def question(self) -> Question:
        """The question of the problem."""
        return Question(self.kind, self.choices, self.right, self.facts)

    @property
    def order(self) -> Sequence[int]:
        """The order in which the answers are offered, by their places among the `choices`.

        It is drawn by lot for each problem, so that the place of the right answer tells nothing.
        Stored answers of people are places among the `choices`.
        """
        return Random(f"order {self.key}").sample(range(len(self.choices)), len(self.choices))

    @property
    def rules(self) -> AnyGame:
        """The game of the problem."""
        return rules.game(self.game)

    @property
    def options(self) -> Options:
        """The house rules of the deal."""
        options: Options = self.rules.presets[self.preset]
        return options


def dealt(game: AnyGame, options: Options, seed: int) -> Any:
    """Return the first state of a numbered deal, which is dealt like the first of a match."""
    seats, luck = game.seats[0], Random(f"{game.key} {seed}")
    deck = [*game.deck(options, seats)]
    luck.shuffle(deck)
    chance = Chance(tuple(deck), tuple(luck.choices(range(1, 7), k=DICE)))
    return game.deal(options, game.opening(options, seats), chance).state


def position(problem: Problem) -> Position:
    """Return the position that the problem asks about."""
    luck = luck_of(problem.game, problem.seed)
    return Position(problem.rules, problem.options, _reached(problem), problem.seat, luck)


@lru_cache(KEPT)
def _reached(problem: Problem) -> Any:
    """Replay the log and return the state that the problem asks about."""
    game = problem.rules
    state = dealt(game, problem.options, problem.seed)
    for move in moves_of(problem):
        state = game.apply(state, min(state.to_act), move).state
    return state


def moves_of(problem: Problem) -> Iterator[Move]:
    """Yield the moves before the position."""
    return map(Move.parse, filter(None, problem.log.split(BETWEEN)))


def can_be_reached(problem: Problem) -> bool:
    """Whether all moves before the position are legal, and its seat is one of the game's."""
    game = problem.rules
    state = dealt(game, problem.options, problem.seed)
    for move in moves_of(problem):
        if state.result or move not in game.legal(state, min(state.to_act)):
            return False
        state = game.apply(state, min(state.to_act), move).state
    return problem.seat in range(len(state.hands))


def luck_of(game: str, seed: int) -> Random:
    """Return the random generator that picks wrong answers; the deal does not depend on it."""
    return Random(f"problem {game} {seed}")


# --- All problems ---------------------------------------------------------------------------------


@cache
def every() -> Mapping[str, Problem]:
    """Return all problems of this release by key, in the order of the file."""
    lines = (files(__package__) / FILE).read_text(encoding="utf-8").splitlines()
    return {problem.key: problem for problem in map(read, lines)}


def found(key: str) -> Problem:
    """Return a problem by its key; Refusal if it no longer exists."""
    if problem := every().get(key):
        return problem
    raise Refusal("no-problem")


def of_old(day: date) -> str:
    """Return the key of a day's problem in the old order, which was public and not drawn."""
    keys = [*every()]
    return keys[(day - EPOCH).days * STRIDE % len(keys)]


@dataclass(frozen=True, slots=True)
class Days:
    """The problem of each day in UTC, the same for everybody.

    Each day's key is drawn in advance, and stays even if problems are added later.
    """

    drawn: Mapping[date, str]

    def key(self, day: date) -> str:
        """Return the key of the problem of a day."""
        key = self.drawn.get(day, "")
        return key if key in every() else of_old(day)

    def of(self, day: date) -> Problem:
        """Return the problem of a day."""
        return every()[self.key(day)]

    def over(self, day: date) -> frozenset[str]:
        """Return the keys of the problems of recent days, whose answers are public, except
        today's.
        """
        return frozenset(self._after(day - LATELY * DAY, LATELY - 1)) - {self.key(day)}

    def coming(self, day: date) -> frozenset[str]:
        """Return the keys of the problems of the next days, which nobody may be asked before their
        day.
        """
        return frozenset(self._after(day, AHEAD))

    def _after(self, day: date, number: int) -> Iterator[str]:
        return (self.key(day + (1 + ahead) * DAY) for ahead in range(number))

    def ahead(self, day: date, draw: Callable[[], str]) -> dict[date, str]:
        """Draw a key for each day without one, up to the last day whose problem is withheld on
        `day`.

        Only the new keys are returned. `draw` gives a secret in hexadecimal digits. The very first
        day keeps the old order, because somebody may have been asked its problem.
        """
        first, last = max(self.drawn, default=day - DAY) + DAY, day + AHEAD * DAY
        keys, found = [*self._after(first - (REST + 1) * DAY, REST)], dict[date, str]()
        for number in range((last - first).days + 1):
            now, used = first + number * DAY, {*keys[-REST:]}
            rest = [key for key in every() if key not in used] or [*every()]
            first_of_all = not (self.drawn or found)
            keys.append(of_old(now) if first_of_all else rest[int(draw(), 16) % len(rest)])
            found[now] = keys[-1]
        return found


def another(
    user: int,
    solved: Collection[str],
    day: date,
    game: str | None,
    days: Days,
    grades: Collection[str] = GRADES,
) -> Problem:
    """Return a person's next problem: that of the day, then others in an order of their own.

    It is one of this game, or of any game with None. `solved` has the keys of solved problems.
    Those of the given `grades` come first. A person who gets only easy ones gets the problem of the
    day later, unless it is easy. Problems of the next days are withheld. Once all are solved, they
    come again but no longer count. Refusal if there is no problem.
    """
    offered = [problem for problem in every().values() if game in (None, problem.game)]
    own, coming, over = days.of(day), days.coming(day), days.over(day)
    if own in offered and own.key not in solved and (own.grade in grades or len(grades) > 1):
        return own
    known = [problem for problem in offered if problem.key not in coming]
    done = {own.key, *over, *solved}
    rest = [problem for problem in known if problem.key not in done] or known
    if not rest:
        raise Refusal("no-problem")
    fitting = [problem for problem in rest if problem.grade in grades] or rest
    return Random(f"{user} {len(solved)}").choice(fitting)


def read(line: str) -> Problem:
    """Read a line of the file of problems."""
    facts: dict[str, Any] = json.loads(line)
    rows: dict[str, Any] = {name: tuple(facts.pop(name)) for name in ("choices", "facts")}
    return Problem(**facts, **rows)


def written(problem: Problem) -> str:
    """Return the problem as a line for the file; `read` reads it."""
    return json.dumps(asdict(problem), separators=(",", ":"))
