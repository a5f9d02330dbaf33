"""Shapes of mahjong beside `Agari` of the package `mahjong`: the same hands in the same run.

The strength of the computer player is measured beside players who take every win, and otherwise
play at random.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from statistics import median
from typing import Any, NamedTuple

import chess
import pytest
from mahjong.agari import Agari
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from pytest_benchmark.fixture import BenchmarkFixture

from bot.domain.players import choose
from rules import AnyGame, Chance, Move, View
from rules.game import DICE, RuleError
from rules.mahjong import shapes, suits
from rules.mahjong.liangxi import merits
from rules.mahjong.liangxi import worth as promised
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import score
from rules.mahjong.table import MahjongTable
from rules.mahjong.tiles import KINDS, WINDS
from rules.mahjong.xiamen.quanzhou import Quanzhou
from rules.mahjong.xiamen.rules import Xiamen
from tests.benchmarks.budget import held
from tests.mahjong_hands import SETS, a_tile_off, fewer, mixed, winning

ROUNDS = 15
HANDS = 300
DEALS = 60
WILDS = range(5)
Counts = list[int]
WIN = Move("win")
GAMES = {"xiamen": MahjongTable(Xiamen()), "quanzhou": MahjongTable(Quanzhou())}


def seconds(ask: Callable[..., Any], hands: Sequence[Any]) -> float:
    started = time.process_time()
    for hand in hands:
        ask(*hand)
    return time.process_time() - started


def forget() -> None:
    """Nothing is known of any suit."""
    for line in shapes.LINES[False]:
        line.short.clear()
        line.needs.clear()
    suits.needs.cache_clear()


def agari_of_each_tile(counts: Counts) -> list[bool]:
    """The waits of a hand without wild tiles, one tile after another."""
    found = []
    for kind in range(34):
        counts[kind] += 1
        found.append(Agari.is_agari(counts))
        counts[kind] -= 1
    return found


def beside(
    anchor: Callable[..., Any], ask: Callable[..., Any], plain: list[Any], wild: list[Any]
) -> tuple[float, float, float]:
    """Microseconds a hand: of the anchor, of suits never seen, and of suits that are known."""
    forget()
    return (
        seconds(anchor, plain) / len(plain) * 1e6,
        seconds(ask, wild) / len(wild) * 1e6,
        seconds(ask, wild) / len(wild) * 1e6,
    )


def measured(
    benchmark: BenchmarkFixture, rounds: Mapping[int, Callable[[], tuple[float, float, float]]]
) -> dict[int, tuple[float, float, float]]:
    """The medians of rounds that take turns, by the number of wild tiles."""
    times: dict[int, list[tuple[float, float, float]]] = {wilds: [] for wilds in rounds}

    def one_round() -> None:
        for wilds, measure in rounds.items():
            times[wilds].append(measure())

    benchmark.pedantic(one_round, rounds=ROUNDS, warmup_rounds=1)  # type: ignore[no-untyped-call]
    return {
        wilds: (median(t[0] for t in ts), median(t[1] for t in ts), median(t[2] for t in ts))
        for wilds, ts in times.items()
    }


@pytest.mark.parametrize("kind", ["winning", "mixed"])
@pytest.mark.parametrize("sets", [4, 5])
def test_win_check_beside_agari(
    sets: int, kind: str, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(sets)
    hands = mixed(rng, sets, 3 * HANDS)
    hands = hands[::3] if kind == "winning" else hands[:HANDS]
    plain = [(counts,) for counts in hands]
    rounds = {}
    for wilds in WILDS:
        wild = [(fewer(rng, counts, wilds), wilds) for counts in hands]
        rounds[wilds] = partial(beside, Agari.is_agari, shapes.complete, plain, wild)
    found = measured(benchmark, rounds)
    with capsys.disabled():
        print(f"\n{kind} hands of {3 * sets + 2} tiles, win check")
        told(found)
        print(f"  4 wilds at {found[0][2] / found[4][2]:.2f} of the rate of none")
    anchor, _, known = found[0]
    held(capsys, "win-check", anchor / known, f"{kind} hands, {3 * sets + 2} tiles")


@pytest.mark.parametrize("sets", [4, 5])
def test_waits_beside_agari_of_each_tile(
    sets: int, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(sets)
    hands = [fewer(rng, winning(rng, sets), 1) for _ in range(HANDS)]
    hands += [fewer(rng, a_tile_off(rng, winning(rng, sets)), 1) for _ in range(HANDS)]
    plain = [(counts,) for counts in hands]
    rounds = {}
    for wilds in WILDS:
        wild = [(fewer(rng, counts, wilds), wilds) for counts in hands]
        rounds[wilds] = partial(beside, agari_of_each_tile, shapes.waits, plain, wild)
    found = measured(benchmark, rounds)
    with capsys.disabled():
        print(f"\nall waits of {3 * sets + 1} tiles")
        told(found)
    anchor, new, known = found[0]
    held(capsys, "waits-cold", anchor / new, f"{3 * sets + 1} tiles")
    held(capsys, "waits-warm", anchor / known, f"{3 * sets + 1} tiles")


# --- The worth of a hand of Liangxi -------------------------------------------------------------

HOUSE = LiangxiOptions()
WILD_KINDS = ("2s", "3s")
ONE_SUIT = [one for one in SETS if max(one) < 9]


def complete_hand(rng: Random, sets: int, one_suit: bool) -> list[str]:
    """The tiles of a complete hand; of one suit it can be read in the most ways."""
    while True:
        groups = [rng.choice(SETS if not one_suit else ONE_SUIT) for _ in range(sets)]
        kinds = [kind for group in groups for kind in group] + [rng.randrange(9)] * 2
        if max(map(kinds.count, kinds)) <= 4:
            tiles = [KINDS[kind] for kind in kinds]
            rng.shuffle(tiles)
            return tiles


def to_score(rng: Random, wilds: int, xi: bool) -> Hand:
    """A hand to score, with so many wild tiles among its own and with a xi or without."""
    tiles = complete_hand(rng, 3 if xi else 4, rng.random() < 1 / 3)
    own = ["1s" if tile in WILD_KINDS else tile for tile in tiles[wilds:]]
    own += rng.choices(WILD_KINDS, k=wilds)
    laid = WINDS[:3] if xi else ()
    wild = frozenset(WILD_KINDS)
    return Hand(1, 0, tuple(own[1:]), (), own[0], xi=laid, wilds=wild)


def worth(hand: Hand) -> None:
    """Score a hand, if it may win."""
    with suppress(RuleError):
        score(hand, HOUSE)


def slowest(hands: Sequence[Hand]) -> float:
    """Milliseconds of the slowest hand, nothing being known of any suit."""
    found = 0.0
    for hand in hands:
        tries = []
        for _ in range(3):
            for known in (shapes.of_line, suits.parted, merits._of_line, promised._known):
                known.cache_clear()
            tries.append(seconds(worth, [(hand,)]) * 1e3)
        found = max(found, min(tries))
    return found


@pytest.mark.parametrize("xi", [False, True], ids=["no xi", "a xi"])
def test_worth_of_a_hand_beside_hand_calculator(
    xi: bool, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each worth is the best of all readings; the anchor scores hands that have no wild tiles."""
    rng = Random(int(xi))
    plain = [riichi(complete_hand(rng, 4, one_suit=number % 3 == 0)) for number in range(100)]
    hands = {wilds: [to_score(rng, wilds, xi) for _ in range(100)] for wilds in WILDS}
    times: dict[int, list[tuple[float, float]]] = {wilds: [] for wilds in WILDS}

    def one_round() -> None:
        for wilds in WILDS:
            anchor = seconds(anchored, plain) / len(plain) * 1e6
            unknown = [(replace(hand),) for hand in hands[wilds]]  # nothing is kept in any of them
            each = seconds(worth, unknown) / len(plain) * 1e6
            times[wilds].append((anchor, each))

    benchmark.pedantic(one_round, rounds=ROUNDS, warmup_rounds=1)  # type: ignore[no-untyped-call]
    with capsys.disabled():
        print(f"\nworth of a hand of Liangxi, {'with' if xi else 'without'} a xi")
        for wilds, pairs in times.items():
            anchor, each = (median(column) for column in zip(*pairs, strict=True))
            print(f"  {wilds} wilds: {anchor / each:.2f}x of HandCalculator", end="")
            print(f" ({each:.0f} us beside {anchor:.0f} us), ", end="")
            print(f"slowest {slowest(hands[wilds]):.1f} ms")
    for wilds in (0, 2, 4):
        anchor, each = (median(column) for column in zip(*times[wilds], strict=True))
        held(capsys, f"worth-{wilds}", anchor / each, "with a xi" if xi else "without a xi")


def anchored(tiles: list[int], last: int) -> None:
    """Score a hand without wild tiles by Japanese rules; drawn, so that it always wins."""
    HandCalculator.estimate_hand_value(tiles, last, config=HandConfig(is_tsumo=True))


def riichi(tiles: list[str]) -> tuple[list[int], int]:
    """Tiles by their numbers as the package `mahjong` counts them, and the last of them."""
    copies: dict[str, int] = {}
    numbers = []
    for tile in tiles:
        numbers.append(4 * KINDS.index(tile) + copies.get(tile, 0))
        copies[tile] = copies.get(tile, 0) + 1
    return numbers, numbers[-1]


@pytest.mark.parametrize("key", GAMES)
def test_legal_moves_beside_chess(
    key: str, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every move of everybody who is asked, in the moments of random deals."""
    game, rng = GAMES[key], Random(1)
    moments = [(state, seat) for state in moments_of(game, rng) for seat in sorted(state.to_act)]
    boards = list(positions(rng))
    rates: list[tuple[float, float]] = []

    def one_round() -> None:
        ours = seconds(game.legal, moments) / len(moments)
        anchor = seconds(lambda board: list(board.legal_moves), boards) / len(boards)
        rates.append((1 / ours, anchor / ours))

    benchmark.pedantic(one_round, rounds=ROUNDS, warmup_rounds=1)  # type: ignore[no-untyped-call]
    rate, ratio = (median(column) for column in zip(*rates, strict=True))
    with capsys.disabled():
        print(f"\n{key}: {rate:,.0f} lists of legal moves/s, {ratio:.2f}x those of python-chess")


def moments_of(game: AnyGame, rng: Random) -> Iterator[Any]:
    """The moments of some random deals."""
    options = next(iter(game.presets.values()))
    deck = game.deck(options, 4)
    for _ in range(4):
        luck = Chance(tuple(rng.sample(deck, len(deck))), tuple(rng.choices(range(1, 7), k=DICE)))
        state = game.deal(options, game.opening(options, 4), luck).state
        while state.result is None:
            yield state
            seat = min(state.to_act)
            state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state


def positions(rng: Random) -> Iterator[tuple[chess.Board]]:
    """The positions of a random game of chess."""
    board = chess.Board()
    while not board.is_game_over() and board.ply() < 200:
        yield (board.copy(stack=False),)
        board.push(rng.choice(list(board.legal_moves)))


def told(found: dict[int, tuple[float, float, float]]) -> None:
    for wilds, (anchor, new, known) in found.items():
        print(
            f"  {wilds} wilds: {anchor / new:.1f}x of new suits, {anchor / known:.1f}x of known "
            f"ones ({known:.2f} us beside {anchor:.2f} us)"
        )


class Deal(NamedTuple):
    """The winner; the gain of the computer player of seat 0, and its thinking time."""

    winner: int | None
    points: int
    seconds: float
    decisions: int


Player = Callable[[View, tuple[Move, ...]], Move]


def played(game: AnyGame, rng: Random, players: Sequence[Player]) -> Deal:
    """A deal of the default house rules."""
    options = next(iter(game.presets.values()))
    deck = game.deck(options, 4)
    luck = Chance(tuple(rng.sample(deck, len(deck))), tuple(rng.choices(range(1, 7), k=DICE)))
    state, thought, decisions = game.deal(options, game.opening(options, 4), luck).state, 0.0, 0
    while state.result is None:
        seat = min(state.to_act)
        view, legal = game.view(state, seat), game.legal(state, seat)
        started = time.process_time()
        move = players[seat](view, legal)
        if seat == 0:
            thought, decisions = thought + time.process_time() - started, decisions + 1
        state = game.apply(state, seat, move).state
    return Deal(state.result.sheet.winner, state.result.deltas(4)[0], thought, decisions)


@pytest.mark.parametrize("others", ["computers", "at random"])
@pytest.mark.parametrize("rules", [Xiamen(), Quanzhou()], ids=lambda rules: rules.key)
def test_strength_of_the_computer_player(
    rules: Xiamen[Any],
    others: str,
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game, rng, deals = MahjongTable(rules), Random(0), list[Deal]()

    def careless(view: View, legal: tuple[Move, ...]) -> Move:
        return WIN if WIN in legal else rng.choice(legal)

    players = [choose, *([choose if others == "computers" else careless] * 3)]
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: deals.append(played(game, rng, players)), rounds=DEALS
    )
    wins, draws = (sum(deal.winner == who for deal in deals) for who in (0, None))
    thought = sum(deal.seconds for deal in deals) / sum(deal.decisions for deal in deals)
    with capsys.disabled():
        print(f"\n{rules.key}, the others {others}: {wins} of {DEALS} deals won, ", end="")
        print(f"{DEALS - wins - draws} by the others, {draws} draws; ", end="")
        print(f"{sum(deal.points for deal in deals) / DEALS:+.1f} points a deal, ", end="")
        print(f"{thought * 1000:.1f} ms a decision")
