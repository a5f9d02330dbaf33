"""Unusual point flows are found with their samples, and the usual ones are left alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.league.flows import FEWEST, unusual

SEEDS = range(6)


def deals(seed: int, number: int, gift: int = 0) -> list[dict[int, int]]:
    """Deals of four at random; in each, one gives three a gift."""
    rng, found = Random(seed), []
    for _ in range(number):
        winner = rng.randint(1, 4)
        deal = {user: -rng.randint(1, 5) for user in range(1, 5) if user != winner}
        deal[winner] = -sum(deal.values())
        deal[1] -= gift
        deal[3] += gift
        found.append(deal)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_constant_gift_is_found_first(seed: int) -> None:
    first = unusual(deals(seed, 60, gift=9))[0]
    assert (first.giver, first.taker, first.deals) == (1, 3, 60)
    assert first.points > first.others


def test_honest_play_is_seldom_reported() -> None:
    assert sum(len(unusual(deals(seed, 60))) for seed in range(20)) <= 6


def test_nothing_is_said_of_a_small_sample() -> None:
    assert unusual([{1: -50, 3: 50}] * (FEWEST - 1)) == []
    assert unusual([]) == []


def test_flows_between_two_are_opposite() -> None:
    found = unusual([{1: -9 - n % 2, 3: 9 + n % 2} for n in range(30)])
    assert [(one.giver, one.taker) for one in found] == [(1, 3)]
    assert found[0].points == 9.5
