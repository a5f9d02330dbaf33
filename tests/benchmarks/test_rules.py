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
from tests.benchmarks.budget import held

ROUNDS = 15
PLIES = 1500
"""How many half-moves of chess one round plays; about a tenth of a second."""

DEALS = 120


class Pace(NamedTuple):
    """The work of one round, and its time in seconds."""

    deals: int
    decisions: int
    seconds: float
    choices: int = 0
    """Decisions with more than one legal move."""


def chess_round(rng: Random) -> Pace:
    """Random legal moves; a board without any, or older than 200 half-moves, is set up anew."""
    started = time.process_time()
    board = chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves or board.ply() >= 200:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(rng.choice(moves))
    return Pace(0, PLIES, time.process_time() - started)


def game_round(game: AnyGame, rng: Random, step_of: Callable[..., Step]) -> Pace:
    """Random deals of the default house rules from the deal to the result; luck is drawn before."""
    options, seats = next(iter(game.presets.values())), game.seats[0]
    deck, carry = game.deck(options, seats), game.opening(options, seats)
    decisions = choices = 0
    lucks = [
        Chance(tuple(rng.sample(deck, len(deck))), tuple(rng.choices(range(1, 7), k=DICE)))
        for _ in range(DEALS)
    ]
    started = time.process_time()
    for luck in lucks:
        state = game.deal(options, carry, luck).state
        while state.result is None:
            (seat, *_) = state.to_act
            legal = game.legal(state, seat)
            state = step_of(state, seat, rng.choice(legal)).state
            decisions += 1
            choices += len(legal) > 1
    return Pace(DEALS, decisions, time.process_time() - started, choices)


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
    chosen = median(p.choices / p.seconds for p in paces["play"]) / rate["chess"]
    ratio, checked = rate["apply"] / rate["chess"], rate["play"] / rate["chess"]
    benchmark.extra_info.update(ratio=ratio, checked=checked, chosen=chosen, rates=rate)
    kind = "liangxi" if game.key == "liangxi" else game.family
    budget = "play-cards" if kind in ("hanafuda", "tiengow") else f"play-{kind}"
    beside = (
        f"{rate['chess']:,.0f} moves of chess a second; {chosen:.2f}x of decisions with a choice,"
        f" {ratio:.2f}x unchecked"
    )
    held(capsys, budget, checked, game.key, beside)
