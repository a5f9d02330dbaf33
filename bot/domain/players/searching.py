"""A computer player that searches: it imagines worlds and tries each of its moves in them.

The rest of a deal of flower cards is sketched, which is quick; other deals are played out by the
usual player. It uses a fixed number of worlds and no clock, so that the same seed gives the same
move on any machine.
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
from bot.domain.players.sketch import Sketch
from rules import AnyGame, ByGame, Move, Options, Seat, View
from rules.imagined import Tape

Choice = Callable[[Any, tuple[Move, ...]], Move]

SKETCHES: ByGame[Callable[[Any], Sketch]] = ByGame({"hanafuda": Sketch.of})
"""For each game, the function that sketches the rest of a deal; other games are played out."""


@dataclass
class Search:
    """The moves of a seat, with the gains of each in the worlds imagined so far.

    `tape` draws the random numbers that imagine a world. `policy` makes the moves that follow; a
    `sketch`, if there is one, takes over at the end of the turn.
    """

    game: AnyGame
    view: View
    options: Options
    policy: Choice
    tape: Tape
    sketch: Sketch | None = None
    worlds: list[Any] = field(default_factory=list)
    gains: dict[Move, list[float]] = field(default_factory=dict)

    @property
    def seat(self) -> Seat:
        """The seat that moves."""
        assert self.view.seat is not None
        return self.view.seat

    def best(self, moves: Sequence[Move], playouts: int) -> Move:
        """Return the move with the best average; the first if no other is clearly better.

        In all, `playouts` deals are used. After each round the worse half of the moves drops out,
        but never the first move. The others share the remaining deals, and each is tried in the
        same worlds.
        """
        first, left = moves[0], list(moves)
        rounds = max(1, ceil(log2(len(left))))
        for _ in range(rounds):
            for move in left:
                self.tried(move, len(self.gains.get(move, ())) + playouts // (rounds * len(left)))
            left.sort(key=self.mean, reverse=True)
            left = [move for move in left[: max(1, ceil(len(left) / 2))] if move != first]
            left.append(first)
        return max(left, key=lambda move: (self.surely(move, first), move == first))

    def surely(self, move: Move, other: Move) -> float:
        """Return how many points better a move is than another one, less a margin for luck."""
        if move == other:
            return 0.0
        pairs = zip(self.gains[move], self.gains[other], strict=False)
        more = [one - two for one, two in pairs]
        return mean(more) - DOUBT * (stdev(more) / sqrt(len(more)) if len(more) > 1 else inf)

    def mean(self, move: Move) -> float:
        """Return the average gain of a move."""
        return mean(self.gains[move])

    def tried(self, move: Move, worlds: int) -> None:
        """Try a move until it has been tried in `worlds` worlds, at least one."""
        found = self.gains.setdefault(move, [])
        while len(found) < max(1, worlds):
            if len(self.worlds) == len(found):
                self.worlds.append(self.game.imagine(self.view, self.options, self.tape))
            state = self.game.apply(self.worlds[len(found)], self.seat, move).state
            found.append(self.gained(state))

    def gained(self, state: Any) -> float:
        """Return the seat's gain in a deal.

        The policy plays the deal to its end; where deals can be sketched, only to the end of the
        turn.
        """
        game, policy = self.game, self.policy
        while state.result is None:
            if self.sketch and state.phase == "play":
                return self.sketch.outcome(state, self.seat)
            seat = min(state.to_act)
            legal = game.legal(state, seat)
            move = legal[0] if len(legal) == 1 else policy(game.view(state, seat), legal)
            state = game.apply(state, seat, move).state
        deltas: tuple[int, ...] = state.result.deltas(len(self.view.scores))
        return deltas[self.seat]


SEARCHED = ("play", "take", "koikoi", "keep")
"""The phases worth searching; a seat that is asked together with others answers at once."""
PLAYOUTS = 160
"""The number of deals a master plays out for a move."""
TRIED = 800
"""The number of deals a master sketches for a move."""
DOUBT = 1.0
"""How many standard errors better than the usual player's choice a move must be."""


def choose(
    view: Any, legal: tuple[Move, ...], options: Options, chance: Random, policy: Choice
) -> Move:
    """Return the legal move with the best result in worlds that agree with the view.

    Without a clearly better move, and in phases that are not searched, it is the choice of
    `policy`.
    """
    first = policy(view, legal)
    if view.phase not in SEARCHED:
        return first
    moves = (first, *(move for move in legal if move != first))
    sketches = SKETCHES.get(view.game)
    drawn = sketches(view) if sketches else None
    search = Search(rules.game(view.game), view, options, policy, chance.randrange, drawn)
    return search.best(moves, TRIED if drawn else PLAYOUTS)
