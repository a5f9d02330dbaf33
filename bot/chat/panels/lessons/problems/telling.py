"""The reasons why the right answer of a problem is right, with the facts of the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.chat.panels.tables.controls import takes
from bot.chat.panels.tables.controls.reasons import ASIDE
from bot.chat.panels.tables.controls.reasons import reasons as because
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons.problems.deciding import FINDERS
from bot.domain.lessons.problems.problem import Problem
from bot.words.problems import answer, counted
from rules import Move


def reasons(problem: Problem, chosen: int, glance: Glance) -> Iterator[str]:
    """Yield the reasons why the right answer is right, one in a line.

    The facts of a decision are those that the hand would show beside the moves.
    """
    match problem.kind:
        case "koikoi":
            yield from _called(problem, glance)
        case kind if kind in FINDERS:
            yield from _decided(problem, chosen, glance)
    yield from counted(problem, glance.say)


def _called(problem: Problem, glance: Glance) -> Iterator[str]:
    """Yield the facts that decide koi-koi.

    The picture and the book have the rules and the other combinations.
    """
    say, stop = glance.say, problem.choices.index("stop")
    yield from _facts(takes.near(glance))
    yield from _facts([_because(glance, Move("stop"), answer(problem, stop, say))])


def _decided(problem: Problem, chosen: int, glance: Glance) -> Iterator[str]:
    """Yield the facts of the right answer and of the chosen one."""
    say = glance.say
    for place in dict.fromkeys((problem.right, chosen)):
        move = Move.parse(problem.choices[place])
        yield from _facts([_because(glance, move, answer(problem, place, say))])


def _because(glance: Glance, move: Move, named: str) -> str:
    """Return a move by its name, with the facts behind it.

    A fact that only introduces the next one is left out.
    """
    facts = (fact.rstrip(".。") for fact in because(glance, move) if fact[-1] not in ":：")
    return glance.say("learn-reason", move=named, about=glance.say("semicolon").join(facts))


def _facts(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines as a quotation."""
    yield from (f"> {line.removeprefix(ASIDE)}" for line in lines if line)
