"""The points that a move loses, found by playing deals out or by an estimate."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean as mean
from statistics import stdev
from typing import Any, NamedTuple

import rules
from bot.domain.players import FORESEEING, MASTER, Asked, choose, decide
from bot.domain.players.estimating import cost
from rules import AnyGame, Move

UNKNOWING = ("cut", "sit", "wall", "limit")
"""The phases in which a seat knows nothing that makes one choice better than another."""
WORLDS = 48
"""The number of imagined worlds in which each move is tried."""
AGAIN = b" again"
"""A suffix for the seed, so that other worlds are imagined."""
DOUBT = 1.5
"""How many standard errors better a move must be to count as certainly better."""


class Judged(NamedTuple):
    """The move that a master prefers to the move that was made, and the points it gains.

    `cost` is the mean gain in deals that agree with the seat's knowledge. `sure` is that mean less
    a margin for luck; reviews rank the choices of a deal by it.
    """

    better: Move
    cost: float = 0.0
    sure: float = 0.0


def is_choice(phase: str, legal: Sequence[Move]) -> bool:
    """Whether a question has several answers, and the seat knows something to choose by."""
    return len(legal) > 1 and phase not in UNKNOWING


def estimated(game: str) -> bool:
    """Whether a game's deals depend so much on luck that moves are estimated, not played out."""
    return game in FORESEEING


def judge(asked: Asked, made: Move) -> Judged:
    """Judge a move by the facts that the seat could know when making it.

    At mahjong the hands that moves leave are estimated; other deals are played out.
    """
    if estimated(asked.view.game):
        return _estimated(asked, made)
    others = [move for move in asked.legal if move != made]
    gains = tried((made, *others), asked)
    every = [_compared(gains[move], gains[made], move) for move in others]
    best = max(every, key=lambda judged: (judged.sure, judged.cost))
    return best if best.sure > 0 else Judged(made)


def confirmed(asked: Asked, made: Move) -> Judged:
    """Judge a move again in other worlds, as the best of many may only look better by luck."""
    first = judge(asked, made)
    if first.better == made or estimated(asked.view.game):
        return first
    return judge(asked._replace(legal=(made, first.better), seed=asked.seed + AGAIN), made)


def _estimated(asked: Asked, made: Move) -> Judged:
    """Judge a move by a master's estimates for it and for the master's own move."""
    better = decide(MASTER, asked)
    if better == made:
        return Judged(made)
    more = cost(asked.view, better, made, asked.options)
    return Judged(better, more, more) if more > 0 else Judged(made)


def tried(moves: Sequence[Move], asked: Asked) -> dict[Move, list[int]]:
    """Return each move's points in imagined worlds that agree with the seat's knowledge."""
    game, tape = rules.game(asked.view.game), asked.chance.randrange
    gains: dict[Move, list[int]] = {move: [] for move in moves}
    for _ in range(WORLDS):
        world = game.imagine(asked.view, asked.options, tape)
        for move in moves:
            state = game.apply(world, asked.view.seat, move).state
            gains[move].append(_played_out(game, state)[asked.view.seat])
    return gains


def _played_out(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Play a deal to its end and return the points of the seats."""
    seats = len(game.view(state, None).scores)
    while state.result is None:
        mover = min(state.to_act)
        legal = game.legal(state, mover)
        move = legal[0] if len(legal) == 1 else choose(game.view(state, mover), legal)
        state = game.apply(state, mover, move).state
    points: tuple[int, ...] = state.result.deltas(seats)
    return points


def _compared(gains: Sequence[int], other: Sequence[int], move: Move) -> Judged:
    """Judge how many points more a move brings than another move in the same imagined deals."""
    more = [one - two for one, two in zip(gains, other, strict=True)]
    doubt = DOUBT * stdev(more) / sqrt(len(more)) if len(more) > 1 else inf
    return Judged(move, mean(more), mean(more) - doubt)
