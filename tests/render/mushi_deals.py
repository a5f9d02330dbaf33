"""Deals of Mushi to draw: every state of some random ones, played with the real rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import rules
from bot.words import words
from render import Look
from render.boards.scene import Scene
from rules import HanafudaView

MUSHI = rules.game("mushi")
CARRY = rules.Carry(3, 0, (125, -125))
NAMES = ("Mina", "和宏")


def deal(seed: int, preset: str = "mushi", favoured: int | None = None) -> Iterator[Any]:
    """The states of one random deal; one seat may be `favoured`: only it takes cards by hand."""
    chance = random.Random(seed)
    options = MUSHI.presets[preset]
    deck = list(MUSHI.deck(options, 2))
    chance.shuffle(deck)
    dice = tuple(chance.randint(1, 6) for _ in range(rules.game("mushi").bound * 6))
    state = MUSHI.deal(options, CARRY, rules.Chance(tuple(deck), dice)).state
    yield state
    while state.result is None:
        (seat,) = state.to_act
        moves = [move for move in MUSHI.legal(state, seat) if move.verb != "redeal"]
        taking = [move for move in moves if len(move.pieces) > 1]
        leaving = [move for move in moves if len(move.pieces) == 1]
        wanted = leaving if favoured is not None and seat != favoured else taking
        state = rules.play(MUSHI, state, seat, chance.choice(wanted or moves)).state
        yield state


@cache
def many() -> tuple[Any, ...]:
    """All states of deals in which both take, one takes nearly all, or nobody takes by hand."""
    return tuple(
        state
        for seed in range(16)
        for preset in ("mushi", "some-play")
        for favoured in (None, seed % 2, 2)
        for state in deal(seed, preset, favoured)
    )


def view(state: Any, seat: int | None) -> HanafudaView:
    """What a seat or the public sees of a state."""
    return cast(HanafudaView, MUSHI.view(state, seat))


def scene(state: Any, seat: int | None, layout: str = "phone", language: str = "en") -> Scene:
    """The scene of a state as a seat or the public sees it."""
    return Scene(NAMES, words(language), Look(layout), view(state, seat))
