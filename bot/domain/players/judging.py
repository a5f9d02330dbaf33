"""What a choice has cost: the moves in question are played out in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from statistics import fmean as mean
from statistics import stdev
from typing import Any, NamedTuple

import rules
from bot.domain.players import BEGINNER, CHOICE, FORESEEING, MASTER, Asked, choose, decide
from rules import AnyGame, Move
from rules.mahjong.claims import WIN

UNKNOWING = ("cut", "sit", "wall", "limit")
"""The phases in which nothing is known that one choice could be better by."""
WORLDS, LONG_WORLDS = 48, 16
"""In so many worlds each move is tried: where deals are short, and where they are long."""
DOUBT = 1.5
"""A better move is better for certain by its mean less so many standard errors."""

Policy = Callable[[Any, tuple[Move, ...]], Move]


class Judged(NamedTuple):
    """The move a master prefers to one that was made, and how many points more it brings.

    `cost` is the mean of them in deals that agree with what the seat knew; `sure` is that mean less
    what may be luck, by which the choices of a deal are put in order.
    """

    better: Move
    cost: float = 0.0
    sure: float = 0.0


def is_choice(phase: str, legal: Sequence[Move]) -> bool:
    """Whether what is asked has more than one answer, and something is known to choose by."""
    return len(legal) > 1 and phase not in UNKNOWING


def judge(asked: Asked, made: Move) -> Judged:
    """What a master makes of a move, by what the seat that has made it could know then.

    In the long deals of mahjong only that move, a master's own and a win are tried.
    """
    long = asked.view.game in FORESEEING
    others = [*_in_question(asked)] if long else [move for move in asked.legal if move != made]
    if not (others := [move for move in dict.fromkeys(others) if move != made]):
        return Judged(made)
    gains = _tried((made, *others), asked, LONG_WORLDS if long else WORLDS)
    every = [_compared(gains[move], gains[made], move) for move in others]
    best = max(every, key=lambda one: (one.sure, one.cost))
    return best if best.sure > 0 else Judged(made)


def _in_question(asked: Asked) -> Iterator[Move]:
    """What a master would do, and a win where it is a true one."""
    yield decide(MASTER, asked)
    yield choose(asked.view, asked.legal)
    if WIN in asked.legal and asked.view.worth:
        yield WIN


def _tried(moves: Sequence[Move], asked: Asked, worlds: int) -> dict[Move, list[int]]:
    """The points each move brings in each of some worlds that agree with what a seat knows."""
    game, policy, tape = rules.game(asked.view.game), _policy(asked), asked.chance.randrange
    gains: dict[Move, list[int]] = {move: [] for move in moves}
    for _ in range(worlds):
        world = game.imagine(asked.view, asked.options, tape)
        for move in moves:
            state = game.apply(world, asked.view.seat, move).state
            gains[move].append(_played_out(game, state, policy)[asked.view.seat])
    return gains


def _played_out(game: AnyGame, state: Any, policy: Policy) -> tuple[int, ...]:
    """The points of the seats once a deal has been played to its end."""
    seats = len(game.view(state, None).scores)
    while state.result is None:
        one = min(state.to_act)
        legal = game.legal(state, one)
        move = legal[0] if len(legal) == 1 else policy(game.view(state, one), legal)
        state = game.apply(state, one, move).state
    points: tuple[int, ...] = state.result.deltas(seats)
    return points


def _policy(asked: Asked) -> Policy:
    """Who plays a deal out: club players, or beginners where these think too long."""
    game, chance = asked.view.game, asked.chance
    if game not in FORESEEING:
        return CHOICE[game]
    return lambda view, legal: BEGINNER[game](view, legal, chance)


def _compared(gains: Sequence[int], other: Sequence[int], move: Move) -> Judged:
    """By how much a move brings more than another one in the same worlds."""
    more = [one - two for one, two in zip(gains, other, strict=True)]
    doubt = DOUBT * stdev(more) / sqrt(len(more)) if len(more) > 1 else inf
    return Judged(move, mean(more), mean(more) - doubt)
