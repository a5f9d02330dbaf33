"""The reasons why the right answer of a problem is right, with the facts of the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from bot.chat.panels.tables.controls import takes, waits
from bot.chat.panels.tables.controls.reasons import ASIDE
from bot.chat.panels.tables.controls.reasons import reasons as because
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons.problems.deciding import FINDERS
from bot.domain.lessons.problems.problem import Problem
from bot.domain.players.foreseeing import DISCARDS
from bot.domain.players.nearest import unseen
from bot.words import telling
from bot.words.problems import answer, counted
from rules import MahjongTable, Move


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
    yield from _quoted(takes.near(glance))
    yield from _quoted([_because(glance, Move("stop"), answer(problem, stop, say))])


def _decided(problem: Problem, chosen: int, glance: Glance) -> Iterator[str]:
    """Yield the facts of the right answer and of the chosen one."""
    say = glance.say
    for place in dict.fromkeys((problem.right, chosen)):
        move = Move.parse(problem.choices[place])
        yield from _quoted([_because(glance, move, answer(problem, place, say))])


def _because(glance: Glance, move: Move, named: str) -> str:
    """Return a move by its name, with the facts behind it.

    A fact that only introduces the next one is left out.
    """
    told = [fact.rstrip(".。") for fact in because(glance, move) if fact[-1] not in ":："]
    facts = [*told[:1], *_example(glance, move), *told[1:]]
    return glance.say("learn-reason", move=named, about=glance.say("semicolon").join(facts))


def _example(glance: Glance, move: Move) -> Iterator[str]:
    """Yield the points of drawing one winning tile, where the tiles are too many to be named."""
    if glance.game.family != "mahjong" or move.verb not in (*DISCARDS, "pass"):
        return
    near = waits.outlook(glance).get(next(iter(move.pieces), None))
    if near is None or len(near.waits) <= waits.MANY:
        return
    game, left = cast(MahjongTable, glance.game), unseen(glance.view)
    tile = max(near.waits, key=lambda tile: left[tile])
    for prospect in game.prospects(glance.deal.state, glance.seat, near._replace(waits=(tile,))):
        if prospect.drawn:
            named = telling.card(glance.say, tile)
            yield glance.say("problem-why-drawn", tile=named, points=prospect.drawn)


def _quoted(lines: Iterable[str]) -> Iterator[str]:
    yield from (f"> {line.removeprefix(ASIDE)}" for line in lines if line)
