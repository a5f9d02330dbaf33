"""Random play of every game beside random legal play of python-chess in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import NamedTuple

import chess
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from rules import GAMES, AnyGame, Chance, Step, play
from rules.game import DICE

ROUNDS = 15
PLIES = 1500
"""How many half-moves of chess one round plays; about a tenth of a second."""

DEALS = 120
REACH = {"mushi": 5.0, "sakura": 5.0, "koikoi": 5.0}
"""The budget of a game, in multiples of chess; 4 where none is named."""


class Pace(NamedTuple):
    """The work of one round, and its time in seconds."""

    deals: int
    decisions: int
    seconds: float


def chess_round(rng: Random) -> Pace:
    """Random legal moves; a board without any, or older than 200 half-moves, is set up anew."""
    started = time.perf_counter()
    board = chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves or board.ply() >= 200:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(rng.choice(moves))
    return Pace(0, PLIES, time.perf_counter() - started)


def game_round(game: AnyGame, rng: Random, step_of: Callable[..., Step]) -> Pace:
    """Random deals of the default house rules from the deal to the result; luck is drawn before."""
    options, seats = next(iter(game.presets.values())), game.seats[0]
    deck, carry, decisions = game.deck(options, seats), game.opening(options, seats), 0
    lucks = [
        Chance(tuple(rng.sample(deck, len(deck))), tuple(rng.choices(range(1, 7), k=DICE)))
        for _ in range(DEALS)
    ]
    started = time.perf_counter()
    for luck in lucks:
        state = game.deal(options, carry, luck).state
        while state.result is None:
            (seat, *_) = state.to_act
            state = step_of(state, seat, rng.choice(game.legal(state, seat))).state
            decisions += 1
    return Pace(DEALS, decisions, time.perf_counter() - started)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_random_play_beside_chess(
    game: AnyGame, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(0)
    paces: dict[str, list[Pace]] = {"chess": [], "apply": [], "play": []}

    def one_round() -> None:
        paces["chess"].append(chess_round(rng))
        paces["apply"].append(game_round(game, rng, game.apply))
        paces["play"].append(game_round(game, rng, lambda *move: play(game, *move)))

    benchmark.pedantic(one_round, rounds=ROUNDS, warmup_rounds=1)  # type: ignore[no-untyped-call]
    rate = {who: median(p.decisions / p.seconds for p in ps) for who, ps in paces.items()}
    deals = median(p.deals / p.seconds for p in paces["apply"])
    ratio, checked = rate["apply"] / rate["chess"], rate["play"] / rate["chess"]
    benchmark.extra_info.update(ratio=ratio, checked=checked, deals=deals, rates=rate)
    reach = REACH.get(game.key, 4.0)
    verdict = "reached" if ratio >= reach else "NOT reached"
    with capsys.disabled():
        print(f"\n{game.key}: {deals:,.0f} deals/s, {rate['apply']:,.0f} decisions/s")
        print(f"  python-chess: {rate['chess']:,.0f} moves/s")
        print(f"  so {ratio:.2f}x; {reach:.0f}x is {verdict}")
        print(f"  with every move checked by play(): {rate['play']:,.0f}/s, {checked:.2f}x")
