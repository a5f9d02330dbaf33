"""Numbers have a bound: nothing that is paid or stored grows without end, and it balances."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

import rules
from rules import AnyGame, Carry, Result, RuleError
from rules.game import LARGEST, pay
from rules.mahjong.xiamen.options import XiamenOptions
from rules.mahjong.xiamen.rules import Xiamen
from rules.options import as_of, choices
from rules.record import packed, unpacked
from tests.playing import Table, random_moves, shuffled, tables, tried
from tests.rare import ENDINGS, hints

LEAGUE = 1000 * 1000
"""A stake of a thousand for each of a thousand deals."""
SEEDS = 4
KEPT = ("number", "dealer", "scores", "resting", "order", "changes", "rounds")
"""Fields of a carry that are no amounts: places, orders, how far the match is."""


def extreme(game: AnyGame, rng: Random) -> Table:
    """A table with the largest value of some house rules and any value of the others."""
    while True:
        table = _drawn(game, rng)
        with suppress(RuleError):
            game.check(table.options, table.seats)
            return table


def _drawn(game: AnyGame, rng: Random) -> Table:
    preset = rng.choice(list(game.presets))
    options = game.presets[preset]
    length = game.length(options).rule
    drawn = {
        one.name: rng.choice([one.values[-1], max(one.values), rng.choice(list(one.values))])
        for one in choices(options)
        if one.name != length
    }
    return Table(game, preset, replace(options, **drawn), rng.choice(list(game.seats)))


def grown(carry: Carry, rng: Random) -> Carry:
    """A carry with amounts as large as no match ever gets them."""
    amounts: Any = {
        one.name: rng.choice((99, 10**6, LARGEST))
        for one in fields(carry)
        if one.name not in KEPT and type(getattr(carry, one.name)) is int
    }
    return replace(carry, **amounts)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("game", rules.GAMES, ids=lambda game: game.key)
def test_the_wildest_deal_balances_and_fits(game: AnyGame, seed: int) -> None:
    rng = Random(f"{game.key} {seed}")
    table = extreme(game, rng)
    carry = grown(game.opening(table.options, table.seats), rng)
    first = game.deal(table.options, carry, shuffled(table, rng))
    *_, last = [first, *(played.step for played in random_moves(table, first, rng))]
    fits(last.state.result, carry)


@pytest.mark.parametrize("game", rules.GAMES, ids=lambda game: game.key)
def test_every_ending_fits_after_the_longest_streak(game: AnyGame) -> None:
    rng = Random(game.key)
    for ending in game.endings:
        for trial in hints(ENDINGS, game, ending):
            for table in tables(game):
                opening = game.opening(table.options, table.seats)
                carry = grown(replace(opening, **trial.carry), rng)
                amounts = {one.name: getattr(carry, one.name) for one in fields(carry)}
                wild = replace(trial, carry=amounts)
                *_, (_, _, last) = tried(table, wild)
                fits(last.state.result, carry)


def fits(result: Result, carry: Carry) -> None:
    """Assert that all lines balance, and that a league of such deals fits 64 bits."""
    for line in result.lines:
        assert sum(line.deltas) == 0
        assert max(map(abs, line.deltas)) <= LARGEST * len(carry.scores)
    gained = result.deltas(len(carry.scores))
    assert max(map(abs, gained)) * LEAGUE < 2**63
    if result.carry:
        assert unpacked(packed(result.carry), carry) == result.carry


def test_no_payment_is_above_the_bound() -> None:
    line = pay("win", 3, (0, 1, 2**80), (2, 1, -(2**80)), (2, 0, 5))
    assert sum(line.deltas) == 0
    assert line.deltas == (-LARGEST + 5, 0, LARGEST - 5)


@pytest.mark.parametrize(("repeats", "most"), [(3, 16), (8, 512), (12, 8192), (0, LARGEST)])
def test_the_base_of_xiamen_doubles_within_the_house_limit(repeats: int, most: int) -> None:
    """XM: 親の底は,流局を含む連荘のたびに2倍し."""
    game: Xiamen[XiamenOptions] = Xiamen()
    options, base = XiamenOptions(repeats=repeats), Xiamen.base
    seen = [base := game.grown(base, None, options) for _ in range(100)]
    assert max(seen) == seen[-1] == most
    assert seen[:3] == [4, 8, 16]


def test_earlier_matches_of_xiamen_double_as_they_did() -> None:
    assert as_of(XiamenOptions(), 3).repeats == 0
    assert as_of(XiamenOptions(repeats=5), 4).repeats == 5
