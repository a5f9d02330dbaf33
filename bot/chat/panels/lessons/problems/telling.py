"""A problem in words: its question, its answers, and the reason for the right one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.chat.panels.tables.controls import takes
from bot.chat.panels.tables.controls.reasons import ASIDE
from bot.chat.panels.tables.controls.reasons import reasons as because
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.lessons.problems import problem
from bot.domain.lessons.problems.deciding import FINDERS
from bot.domain.lessons.problems.problem import Problem
from bot.domain.tables.player import COMPUTER, Player
from bot.words import Words, appraisal, naming, telling
from rules import Move
from rules.mahjong.claims import WIN
from rules.tiengow.tiles import in_order

WILD = "rain.oni"
"""The wild card of the games that have one."""


def players(one: Problem, say: Words, solver: Player | None = None) -> tuple[Player, ...]:
    """Return the players of a problem: computers, and the person who solves it, if there is one."""
    named, seats = naming.computer(say), range(len(problem.position(one).state.hands))
    every = [Player(COMPUTER, named(seat + 1)) for seat in seats]
    return tuple(solver if solver and seat == one.seat else every[seat] for seat in seats)


def asked(one: Problem, say: Words) -> str:
    """Return the question; at Tien Gow, also the tiles played before."""
    if one.kind == "claim":
        window = problem.position(one).state.window
        return say("problem-ask-claim", tile=telling.card(say, window.tile))
    question = say(f"problem-ask-{one.kind}", card=telling.card(say, WILD))
    if one.kind in FINDERS:
        question = say("gap").join((question, say("problem-ask-best")))
    if one.game != "tiengow":
        return question
    played = telling.cards(say, in_order(_played(one)))
    return f"{question}\n{say('problem-played', cards=played)}"


def answer(problem: Problem, place: int, say: Words) -> str:
    """Return the words of an answer, by its place among the choices."""
    choice = problem.choices[place]
    match problem.kind:
        case "discard" | "lead":
            return telling.cards(say, choice.split())
        case "give" | "pair" | "down":
            return telling.cards(say, Move.parse(choice).pieces)
        case "waits" | "worth":
            return choice
        case _:
            return telling.move(say, Move.parse(choice))


def reasons(problem: Problem, chosen: int, glance: Glance) -> Iterator[str]:
    """Yield the reasons why the right answer is right, one in a line.

    The facts of a decision are those that the hand would show beside the moves.
    """
    say = glance.say
    match problem.kind:
        case "waits":
            yield say("problem-why-waits", cards=telling.cards(say, problem.facts))
        case "koikoi":
            yield from _called(problem, glance)
        case kind if kind in FINDERS:
            yield from _decided(problem, chosen, glance)
        case "worth":
            yield from _worth(problem, say)
        case "lead":
            for place in problem.order:
                lead, better = answer(problem, place, say), problem.facts[place]
                told = telling.cards(say, better.split())
                key = "problem-why-beaten" if better else "problem-why-safe"
                yield say(key, lead=lead, cards=told)
        case _:
            counted = "take" if problem.kind == "take" else "discard"
            for place in problem.order:
                told = answer(problem, place, say)
                yield say(f"problem-why-{counted}", choice=told, number=int(problem.facts[place]))


def _called(problem: Problem, glance: Glance) -> Iterator[str]:
    """Yield the facts that decide koi-koi, and how much more the right answer brings.

    The picture and the book have the rules and the other combinations.
    """
    say, stop = glance.say, problem.choices.index("stop")
    yield from _facts(takes.near(glance))
    yield from _facts([_because(glance, Move("stop"), answer(problem, stop, say))])
    yield say("problem-why-koikoi", points=problem.facts[0])


def _decided(problem: Problem, chosen: int, glance: Glance) -> Iterator[str]:
    """Yield the facts of the right answer and of the chosen one, and the points of each answer."""
    say = glance.say
    for place in dict.fromkeys((problem.right, chosen)):
        move = Move.parse(problem.choices[place])
        yield from _facts([_because(glance, move, answer(problem, place, say))])
    for place in sorted(problem.order, key=lambda place: float(problem.facts[place])):
        key = "problem-why-best" if place == problem.right else "problem-why-less"
        yield say(key, choice=answer(problem, place, say), points=problem.facts[place])
    yield say("problem-why-decided")


def _because(glance: Glance, move: Move, named: str) -> str:
    """Return a move by its name, with the facts behind it."""
    facts = glance.say("semicolon").join(because(glance, move))
    return glance.say("learn-reason", move=named, about=facts)


def _facts(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines as a quotation."""
    yield from (f"> {line.removeprefix(ASIDE)}" for line in lines if line)


def _worth(one: Problem, say: Words) -> Iterator[str]:
    """Yield the parts of a win."""
    game, _, state, seat, _ = problem.position(one)
    result = game.apply(state, seat, WIN).state.result
    yield from appraisal.worth(say, result, state.dealer)


def _played(one: Problem) -> Iterator[str]:
    """Yield the tiles of Tien Gow from earlier tricks, which everybody has seen."""
    state = problem.position(one).state
    yield from (tile for won in state.won for play in won.plays for tile in play.tiles)
