"""A problem in words: its question, its answers, and the reason for the right one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.domain.lessons.problems import problem
from bot.domain.lessons.problems.problem import Problem
from bot.words import Words, appraisal, telling
from rules import Move
from rules.mahjong.claims import WIN
from rules.tiengow.tiles import in_order


def asked(one: Problem, say: Words) -> str:
    """Return the question; for a lead, also the tiles played before."""
    if one.kind == "claim":
        window = problem.position(one).state.window
        return say("problem-ask-claim", tile=telling.card(say, window.tile))
    question = say(f"problem-ask-{one.kind}")
    if one.kind != "lead":
        return question
    played = telling.cards(say, in_order(_played(one)))
    return f"{question}\n{say('problem-played', cards=played)}"


def answer(problem: Problem, place: int, say: Words) -> str:
    """Return the words of an answer, by its place among the choices."""
    choice = problem.choices[place]
    match problem.kind:
        case "discard" | "lead":
            return telling.cards(say, choice.split())
        case "take" | "koikoi" | "claim":
            return telling.move(say, Move.parse(choice))
        case _:
            return choice


def reasons(problem: Problem, say: Words) -> Iterator[str]:
    """Yield the reasons why the right answer is right, one in a line."""
    match problem.kind:
        case "waits":
            yield say("problem-why-waits", cards=telling.cards(say, problem.facts))
        case "koikoi":
            yield say("problem-why-koikoi", points=problem.facts[0])
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


def _worth(one: Problem, say: Words) -> Iterator[str]:
    """Yield the parts of a win."""
    game, _, state, seat, _ = problem.position(one)
    result = game.apply(state, seat, WIN).state.result
    yield from appraisal.worth(say, result, state.dealer)


def _played(one: Problem) -> Iterator[str]:
    """Yield the tiles of Tien Gow from earlier tricks, which everybody has seen."""
    state = problem.position(one).state
    yield from (tile for won in state.won for play in won.plays for tile in play.tiles)
