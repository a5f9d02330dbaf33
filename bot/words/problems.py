"""A problem in words: its question, its answers, and the reasons for the right answer."""

from __future__ import annotations

from collections.abc import Iterator

from bot.domain.lessons.problems import problem
from bot.domain.lessons.problems.deciding import FINDERS
from bot.domain.lessons.problems.problem import Problem
from bot.domain.tables.player import COMPUTER, Player
from bot.words import Words, appraisal, naming, telling
from rules import Move
from rules.mahjong.claims import WIN
from rules.tiengow.tiles import in_order

WILD = "rain.oni"
"""The wild card of the flower-card games that have one."""
CLAIMED = ("claim", "call")
"""The kinds of problems about a tile that has just been discarded."""


def players(asked: Problem, say: Words, solver: Player | None = None) -> tuple[Player, ...]:
    """Return the players of a problem: computers, and the person who solves it, if given."""
    named, seats = naming.computer(say), range(len(problem.position(asked).state.hands))
    every = [Player(COMPUTER, named(seat + 1)) for seat in seats]
    return tuple(solver if solver and seat == asked.seat else every[seat] for seat in seats)


def asked(of: Problem, say: Words) -> str:
    """Return the question; at Tien Gow, with the tiles played before."""
    claimed = problem.position(of).state.window.tile if of.kind in CLAIMED else ""
    about = {"card": telling.card(say, WILD), "tile": telling.card(say, claimed) if claimed else ""}
    question = say(f"problem-ask-{of.kind}", **about)
    if of.kind in FINDERS:
        question = say("gap").join((question, say("problem-ask-best")))
    if of.game != "tiengow":
        return question
    played = telling.cards(say, in_order(_played(of)))
    return f"{question}\n{say('problem-played', cards=played)}"


def answer(problem: Problem, place: int, say: Words) -> str:
    """Return an answer in words, by its place among the choices."""
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


def counted(of: Problem, say: Words) -> Iterator[str]:
    """Yield lines on why the right answer is right, with the numbers behind it."""
    match of.kind:
        case "waits":
            yield say("problem-why-waits", cards=telling.cards(say, of.facts))
        case "worth":
            yield from _worth(of, say)
        case "lead":
            yield from _led(of, say)
        case "koikoi":
            yield say("problem-why-koikoi", points=of.facts[0])
        case kind if kind in FINDERS:
            yield from _decided(of, say)
        case _:
            key = "take" if of.kind == "take" else "discard"
            for place in of.order:
                told = answer(of, place, say)
                yield say(f"problem-why-{key}", choice=told, number=int(of.facts[place]))


def _led(of: Problem, say: Words) -> Iterator[str]:
    """Yield for each lead the tiles that could beat it, if any could."""
    for place in of.order:
        better = of.facts[place]
        told = telling.cards(say, better.split())
        key = "problem-why-beaten" if better else "problem-why-safe"
        yield say(key, lead=answer(of, place, say), cards=told)


def _decided(of: Problem, say: Words) -> Iterator[str]:
    """Yield the points of each answer to a decision, the least first."""
    for place in sorted(of.order, key=lambda place: float(of.facts[place])):
        key = "problem-why-best" if place == of.right else "problem-why-less"
        yield say(key, choice=answer(of, place, say), points=of.facts[place])
    yield say("problem-why-decided")


def _worth(of: Problem, say: Words) -> Iterator[str]:
    game, _, state, seat, _ = problem.position(of)
    result = game.apply(state, seat, WIN).state.result
    yield from appraisal.worth(say, result, state.dealer)


def _played(of: Problem) -> Iterator[str]:
    """Yield the tiles of earlier tricks at Tien Gow, which everybody has seen."""
    state = problem.position(of).state
    yield from (tile for won in state.won for play in won.plays for tile in play.tiles)
