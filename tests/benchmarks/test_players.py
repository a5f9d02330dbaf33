"""Computer players: how often one wins against players who choose at random, and how fast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import mean
from time import process_time
from typing import Any, NamedTuple, cast

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.domain.players import choose
from rules import Move, Seat
from rules.mahjong.liangxi.options import LiangxiOptions
from tests.mahjong_seats import at_random, played, wins
from tests.northern_deals import HOUSES as NORTHERN
from tests.northern_deals import blind
from tests.playing import TABLES, shuffled

TIENGOW = next(table for table in TABLES if table.game.key == "tiengow")


class Outcome(NamedTuple):
    """Whether the computer won a deal, what it gained, and its slowest move in seconds."""

    won: bool
    gained: int
    slowest: float


def outcome(seed: int, seat: Seat, dealer: Seat) -> Outcome:
    """A deal of one computer and three players who make any move."""
    game, options, rng, slowest = TIENGOW.game, TIENGOW.options, Random(seed), 0.0
    carry = replace(game.opening(options, 4), dealer=dealer)
    state = game.deal(options, carry, shuffled(TIENGOW, rng)).state
    while state.result is None:
        (asked,) = state.to_act
        legal = game.legal(state, asked)
        started = process_time()
        move = choose(game.view(state, seat), legal) if asked == seat else rng.choice(legal)
        slowest = max(slowest, process_time() - started) if asked == seat else slowest
        state = game.apply(state, asked, move).state
    result = state.result
    return Outcome(result.sheet.winner == seat, result.deltas(4)[seat], slowest)


def outcomes(deals: int, dealing: bool) -> Iterator[Outcome]:
    """Deals in which the computer is the dealer, or never."""
    for seed in range(deals):
        seat = seed % 4
        yield outcome(seed, seat, seat if dealing else (seat + 1 + seed // 4 % 3) % 4)


def test_a_computer_wins_at_tien_gow_more_than_its_share() -> None:
    dealing, following = (
        mean(one.won for one in outcomes(120, dealing)) for dealing in (True, False)
    )
    assert dealing > 0.55
    assert following > 0.45


def test_how_strong_and_how_fast_a_computer_plays_tien_gow(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    def measure() -> None:
        for dealing, name in ((True, "dealer"), (False, "not dealer")):
            found = list(outcomes(400, dealing))
            won, gained = mean(one.won for one in found), mean(one.gained for one in found)
            slowest = mean(one.slowest for one in found) * 1e3
            told.append(
                f"  as {name}: wins {won:.0%}, {gained:+.1f} points; "
                f"slowest move of a deal {slowest:.1f} ms"
            )

    benchmark.pedantic(measure, rounds=1)  # type: ignore[no-untyped-call]
    with capsys.disabled():
        print("\na computer at Tien Gow against three random players, 400 deals each:")
        print(*told, sep="\n")


@pytest.mark.parametrize("key", NORTHERN)
def test_how_strong_and_how_fast_a_computer_plays_northern_mahjong(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    told, took = [], list[float]()

    def timed(view: Any, legal: tuple[Move, ...]) -> Move:
        started = process_time()
        move = choose(view, legal)
        took.append(process_time() - started)
        return move

    def measure() -> None:
        for name, other in (("any move", at_random), ("any sets and a pair", blind)):
            own, others = wins(NORTHERN[key], 48, lambda seed: {seed % 2, seed % 2 + 2}, other)
            told.append(f"  two against two who take {name}: {own} wins against {others}")
        endings = [played(NORTHERN[key], seed, [timed] * 4).ending for seed in range(24)]
        told.append(f"  four of them: {endings.count('draw')} of 24 deals are drawn")
        told.append(f"  a move takes {mean(took) * 1e3:.1f} ms, at most {max(took) * 1e3:.0f} ms")

    benchmark.pedantic(measure, rounds=1)  # type: ignore[no-untyped-call]
    with capsys.disabled():
        print(f"\na computer at {key}:", *told, sep="\n")


LIANGXI = {table.preset: table for table in TABLES if table.game.key == "liangxi"}


@pytest.mark.parametrize("preset", LIANGXI)
def test_how_strong_and_how_fast_a_computer_plays_liangxi(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], preset: str
) -> None:
    told, took = [], list[float]()
    options = replace(cast(LiangxiOptions, LIANGXI[preset].options), limited_hands=False)
    table = LIANGXI[preset]._replace(options=options)

    def timed(view: Any, legal: tuple[Move, ...]) -> Move:
        started = process_time()
        move = choose(view, legal)
        took.append(process_time() - started)
        return move

    def measure() -> None:
        own, others = wins(table, 48, lambda seed: {seed % 4}, at_random)
        told.append(f"  one against three who take any move: {own} wins of 48, they {others}")
        results = [played(table, seed, [timed] * 4) for seed in range(48)]
        draws = sum(result.sheet.winner is None for result in results)
        won = [one.sheet.win for one in results if one.sheet.win]
        points = mean(sum(element.points for element in win.elements) for win in won)
        told.append(f"  four of them: {draws} of 48 deals are drawn, a win has {points:.1f} points")
        told.append(f"  a move takes {mean(took) * 1e3:.1f} ms, at most {max(took) * 1e3:.0f} ms")

    benchmark.pedantic(measure, rounds=1)  # type: ignore[no-untyped-call]
    with capsys.disabled():
        print(f"\na computer at {preset}:", *told, sep="\n")
