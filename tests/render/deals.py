"""Deals to draw: every state of some random deals of every game, played by the real rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, cast

import rules
from bot.words import words
from render import Look
from render.boards.flowers.scene import FlowerScene
from rules import Carry, HanafudaView, Move, Options, Seat
from rules.hanafuda.koikoi import KoiKoiState
from rules.hanafuda.mushi import MushiState
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura_turns import SakuraState

PEOPLE = ("Mina", "和宏", "Chiyo", "Konstantin the Great", "Fumi", "W" * 32, "伊集院光太郎左衛門尉")
NAMES = PEOPLE[:2]
KEYS = {MushiState: "mushi", SakuraState: "sakura", KoiKoiState: "koikoi"}


class Table(NamedTuple):
    """A game, its preset, the number of people at the table and the number of those who play."""

    key: str
    preset: str
    people: int = 2
    playing: int = 2

    @property
    def options(self) -> Options:
        options = rules.game(self.key).presets[self.preset]
        if isinstance(options, SakuraOptions):
            options = replace(options, at_play=self.playing)
        return cast(Options, options)


MUSHI = Table("mushi", "mushi")
TABLES = (
    MUSHI,
    Table("mushi", "some-play"),
    Table("koikoi", "koikoi"),
    Table("sakura", "sakura", 2, 2),
    Table("sakura", "sakura", 3, 3),
    Table("sakura", "sakura", 4, 4),
    Table("sakura", "teams", 4, 4),
    Table("sakura", "sakura", 5, 3),
    Table("sakura", "sakura", 7, 4),
)


def deal(seed: int, table: Table = MUSHI, favoured: Seat | None = None) -> Iterator[Any]:
    """Yield the states of a random deal; with `favoured`, only that seat captures with cards from
    its hand.
    """
    game, options, chance = rules.game(table.key), table.options, random.Random(seed)
    deck = list(game.deck(options, table.people))
    chance.shuffle(deck)
    dice = tuple(chance.randint(1, 6) for _ in range(rules.game("mushi").bound * 6))
    state = game.deal(options, _carry(table, chance), rules.Chance(tuple(deck), dice)).state
    yield state
    while state.result is None:
        seat, move = _choice(game, state, chance, favoured)
        state = rules.play(game, state, seat, move).state
        yield state


def _carry(table: Table, chance: random.Random) -> Carry:
    """Return the carry of the third deal of a match; where more people play than a deal has room
    for, any one of them sits it out.
    """
    if table.people == 2:
        return Carry(3, 0, (125, -125))
    scores = [chance.randint(-12, 12) for _ in range(table.people - 1)]
    resting = tuple(sorted(chance.sample(range(table.people), table.people - table.playing)))
    dealer = next(seat for seat in range(table.people) if seat not in resting)
    return Carry(3, dealer, (*scores, -sum(scores)), resting)


def _choice(
    game: Any, state: Any, chance: random.Random, favoured: Seat | None
) -> tuple[Seat, Move]:
    """Choose a move of a seat that is asked, or now and then a call out of turn."""
    calls = [(s, m) for s in state.playing for m in game.legal(state, s) if m.verb == "hiki"]
    if calls and chance.random() < 0.7:
        return chance.choice(calls)
    seat = chance.choice(sorted(state.to_act))
    moves = [move for move in game.legal(state, seat) if move.verb not in ("redeal", "stop")]
    taking = [move for move in moves if len(move.pieces) > 1]
    leaving = [move for move in moves if len(move.pieces) == 1]
    wanted = leaving if favoured is not None and seat != favoured else taking
    return seat, chance.choice(wanted or moves)


@cache
def many() -> tuple[Any, ...]:
    """Return all states of deals in which every seat captures, one captures nearly all, or none
    captures with its hand.
    """
    return tuple(
        state
        for seed in range(4)
        for table in TABLES
        for favoured in (None, seed % 2, 9)
        for state in deal(seed, table, favoured)
    )


def view(state: Any, seat: Seat | None) -> HanafudaView:
    """The view of a state for a seat or the public."""
    return cast(HanafudaView, rules.game(KEYS[type(state)]).view(state, seat))


def names(state: Any) -> tuple[str, ...]:
    """The names of all at the table of a state."""
    return PEOPLE[: len(state.hands)]


def scene(
    state: Any, seat: Seat | None, layout: str = "phone", language: str = "en"
) -> FlowerScene:
    """The scene of a state as a seat or the public sees it."""
    return FlowerScene(names(state), words(language), Look(layout), view(state, seat))
