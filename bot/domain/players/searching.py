"""A computer player that searches: it imagines worlds and plays each of its moves out in them.

A fixed number of worlds and no clock, so that the same seed gives the same move on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from random import Random
from statistics import fmean as mean
from statistics import stdev
from typing import Any

import rules
from rules import AnyGame, Move, Options, Seat, View
from rules.imagined import Tape

Choice = Callable[[Any, tuple[Move, ...]], Move]


@dataclass
class Search:
    """The moves of a seat, and what each has brought in the worlds imagined so far."""

    game: AnyGame
    view: View
    options: Options
    policy: Choice
    tape: Tape
    worlds: list[Any] = field(default_factory=list)
    gains: dict[Move, list[float]] = field(default_factory=dict)

    @property
    def seat(self) -> Seat:
        """Whose move it is."""
        assert self.view.seat is not None
        return self.view.seat

    def best(self, moves: Sequence[Move], playouts: int) -> Move:
        """The move that brings most on the average; the first where no other is clearly better.

        So many deals are played out in all. Half of the moves leave after each round, though never
        the first, and those that stay share what is left of the play-outs: each is tried in the
        same worlds.
        """
        first, left = moves[0], list(moves)
        rounds = max(1, ceil(log2(len(left))))
        for _ in range(rounds):
            for move in left:
                self.tried(move, len(self.gains.get(move, ())) + playouts // (rounds * len(left)))
            left.sort(key=self.mean, reverse=True)
            left = [one for one in left[: max(1, ceil(len(left) / 2))] if one != first]
            left.append(first)
        return max(left, key=lambda move: (self.surely(move, first), move == first))

    def surely(self, move: Move, other: Move) -> float:
        """By how much a move is better than another one, less what may be luck."""
        if move == other:
            return 0.0
        pairs = zip(self.gains[move], self.gains[other], strict=False)
        more = [one - two for one, two in pairs]
        return mean(more) - DOUBT * (stdev(more) / sqrt(len(more)) if len(more) > 1 else inf)

    def mean(self, move: Move) -> float:
        """What a move has brought on the average."""
        return mean(self.gains[move])

    def tried(self, move: Move, worlds: int) -> None:
        """Play a move out until it was tried in so many worlds, once at least."""
        found = self.gains.setdefault(move, [])
        while len(found) < max(1, worlds):
            if len(self.worlds) == len(found):
                self.worlds.append(self.game.imagine(self.view, self.options, self.tape))
            state = self.game.apply(self.worlds[len(found)], self.seat, move).state
            found.append(self.gained(state))

    def gained(self, state: Any) -> float:
        """The points of the seat once the deal is played to its end."""
        game, policy = self.game, self.policy
        while state.result is None:
            seat = min(state.to_act)
            legal = game.legal(state, seat)
            move = legal[0] if len(legal) == 1 else policy(game.view(state, seat), legal)
            state = game.apply(state, seat, move).state
        deltas: tuple[int, ...] = state.result.deltas(len(self.view.scores))
        return deltas[self.seat]


SEARCHED = ("play", "take", "koikoi", "keep")
"""The phases in which there is something to think about; who is asked with others answers at once.
"""
PLAYOUTS = 160
"""So many deals a master plays out for a move."""
DOUBT = 0.7
"""A move must be better than that of the usual player by so many standard errors."""


def choose(
    view: Any, legal: tuple[Move, ...], options: Options, chance: Random, policy: Choice
) -> Move:
    """The best of the legal moves by what they bring in worlds that agree with the view."""
    first = policy(view, legal)
    if view.phase not in SEARCHED:
        return first
    moves = (first, *(move for move in legal if move != first))
    search = Search(rules.game(view.game), view, options, policy, chance.randrange)
    return search.best(moves, PLAYOUTS)
