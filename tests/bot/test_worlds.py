"""Worlds of mahjong in which the others have played, as decisions are judged in them."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean

import pytest

import rules
from bot.domain.lessons.problems.problem import dealt
from bot.domain.lessons.problems.question import Position
from bot.domain.lessons.problems.worlds import worn
from bot.domain.players import BEGINNER, distance
from tests.volume import FIRST

GAMES = [game.key for game in rules.GAMES if game.family == "mahjong"]
DISCARDS = 30
"""The number of discards after which the positions are looked at."""


def reached(key: str, seed: int) -> Position:
    """A position in the middle of a deal of beginners."""
    game = rules.game(key)
    options = next(iter(game.presets.values()))
    luck, state = Random(seed), dealt(game, options, seed)
    while state.result is None and len(state.trail) < DISCARDS:
        seat = min(state.to_act)
        move = BEGINNER[key](game.view(state, seat), game.legal(state, seat), luck)
        state = game.apply(state, seat, move).state
    return Position(game, options, state, 0 if state.result else min(state.to_act), luck)


@pytest.mark.parametrize("key", GAMES)
def test_a_worn_world_agrees_with_the_view(key: str) -> None:
    position = reached(key, FIRST)
    game, _, state, seat, luck = position
    world = worn(position, luck.randrange)
    assert game.view(world, seat) == game.view(state, seat)
    assert Counter(world.pieces) == Counter(state.pieces)
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]


@pytest.mark.parametrize("key", GAMES)
def test_hands_of_worn_worlds_are_nearer_than_evenly_dealt_ones(key: str) -> None:
    even, near = list[int](), list[int]()
    for seed in range(4):
        game, options, state, seat, luck = position = reached(key, seed)
        view, other = game.view(state, seat), (seat + 1) % 4
        for _ in range(4):
            for found, world in (
                (even, game.imagine(view, options, luck.randrange)),
                (near, worn(position, luck.randrange)),
            ):
                found.append(distance.before(game.view(world, other), options))  # type: ignore[arg-type]
    assert fmean(near) < fmean(even)
