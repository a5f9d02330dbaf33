"""A deal of any game under its house rules in which everybody plays more or less at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import rules
from rules import ByGame, Chance, MahjongView, Move, Options, View, play
from rules.game import DICE

SEED = 3
SEEDS = ByGame({"koikoi": 14, "liangxi": 7})
"""The seeds of games whose usual sample would show too little.

That of Koi-Koi has a doubled call and seven points, that of Liangxi no early win.
"""
MOST = 4
"""The largest number of players in a sample."""
VENTURE = 0.25
"""The probability that a seat makes another move than the first one offered."""


@lru_cache(maxsize=64)
def moment(key: str, options: Options, moves: int | None) -> View:
    """Return the public view after `moves` moves of the deal, or at its end (None)."""
    game, luck = rules.game(key), Random(SEEDS.get(key, SEED))
    seats = min(max(game.seats), MOST)
    deck = list(game.deck(options, seats))
    luck.shuffle(deck)
    chance = Chance(tuple(deck), tuple(luck.choices(range(1, 7), k=DICE)))
    state: Any = game.deal(options, game.opening(options, seats), chance).state
    made = 0
    while state.result is None and made != moves:
        seat = min(state.to_act)
        first, *others = _likely(game.view(state, seat), game.legal(state, seat))
        move = luck.choice(others) if others and luck.random() < VENTURE else first
        state = play(game, state, seat, move).state
        made += 1
    view: View = game.view(state, None)
    return view


def _likely(view: Any, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves without those that discard a wild tile, if there are others."""
    wilds = {*view.wilds} if isinstance(view, MahjongView) else set()
    kept = [move for move in moves if move.verb != "discard" or wilds.isdisjoint(move.pieces)]
    return kept or moves
