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


def players(one: Problem, say: Words, solver: Player | None = None) -> tuple[Player, ...]:
    """Return the players of a problem: computers, and the person who solves it, if given."""
    named, seats = naming.computer(say), range(len(problem.position(one).state.hands))
    every = [Player(COMPUTER, named(seat + 1)) for seat in seats]
    return tuple(solver if solver and seat == one.seat else every[seat] for seat in seats)


def asked(one: Problem, say: Words) -> str:
    """Return the question; at Tien Gow, with the tiles played before."""
    claimed = problem.position(one).state.window.tile if one.kind in CLAIMED else ""
    about = {"card": telling.card(say, WILD), "tile": telling.card(say, claimed) if claimed else ""}
    question = say(f"problem-ask-{one.kind}", **about)
    if one.kind in FINDERS:
        question = say("gap").join((question, say("problem-ask-best")))
    if one.game != "tiengow":
        return question
    played = telling.cards(say, in_order(_played(one)))
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


def counted(one: Problem, say: Words) -> Iterator[str]:
    """Yield lines on why the right answer is right, with the numbers behind it."""
    match one.kind:
        case "waits":
            yield say("problem-why-waits", cards=telling.cards(say, one.facts))
        case "worth":
            yield from _worth(one, say)
        case "lead":
            yield from _led(one, say)
        case "koikoi":
            yield say("problem-why-koikoi", points=one.facts[0])
        case kind if kind in FINDERS:
            yield from _decided(one, say)
        case _:
            key = "take" if one.kind == "take" else "discard"
            for place in one.order:
                told = answer(one, place, say)
                yield say(f"problem-why-{key}", choice=told, number=int(one.facts[place]))


def _led(one: Problem, say: Words) -> Iterator[str]:
    """Yield for each lead the tiles that could beat it, if any could."""
    for place in one.order:
        better = one.facts[place]
        told = telling.cards(say, better.split())
        key = "problem-why-beaten" if better else "problem-why-safe"
        yield say(key, lead=answer(one, place, say), cards=told)


def _decided(one: Problem, say: Words) -> Iterator[str]:
    """Yield the points of each answer to a decision, the least first."""
    for place in sorted(one.order, key=lambda place: float(one.facts[place])):
        key = "problem-why-best" if place == one.right else "problem-why-less"
        yield say(key, choice=answer(one, place, say), points=one.facts[place])
    yield say("problem-why-decided")


def _worth(one: Problem, say: Words) -> Iterator[str]:
    """Yield the lines on the worth of a win."""
    game, _, state, seat, _ = problem.position(one)
    result = game.apply(state, seat, WIN).state.result
    yield from appraisal.worth(say, result, state.dealer)


def _played(one: Problem) -> Iterator[str]:
    """Yield the tiles of earlier tricks at Tien Gow, which everybody has seen."""
    state = problem.position(one).state
    yield from (tile for won in state.won for play in won.plays for tile in play.tiles)
