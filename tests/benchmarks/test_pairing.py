"""The pairing of the largest Swiss, in seconds of the processor."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

import networkx  # noqa: F401  # its import is no part of a round
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.domain.league import pairing
from tests.benchmarks.budget import held

ROUNDS = 7


@pytest.mark.parametrize("seats", [2, 4])
def test_the_slowest_round_of_the_largest_swiss(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    rng, spent = Random(seats), list[float]()
    scores = Counter(dict.fromkeys(range(pairing.MOST["swiss"]), 0))

    def play() -> None:
        met = Counter[frozenset[int]]()
        for _ in range(ROUNDS):
            order = [user for user, _ in scores.most_common()]
            started = time.process_time()
            groups = pairing.next_round(order, seats, met, {})
            spent.append(time.process_time() - started)
            met += pairing.meetings(groups)
            for group in groups:
                for beaten, user in enumerate(rng.sample(group, seats)):
                    scores[user] += beaten

    benchmark.pedantic(play, rounds=1)  # type: ignore[no-untyped-call]
    held(capsys, f"pairing-{seats}", max(spent))
