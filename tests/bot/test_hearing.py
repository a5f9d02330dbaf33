"""A shard that stays connected but gets no presses is told from one where nobody plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.domain.hearing import EXPECTED, PLAYED, SILENCE, STANDS, UNANSWERED, Hearing
from tests.bot.world.lone_tables import Clock

MANY = int(EXPECTED) * 2
HOUR = timedelta(hours=1)
QUARTER, SOON = SILENCE, SILENCE - timedelta(seconds=1)


@pytest.mark.parametrize(
    ("before", "wait", "presses", "late", "silent"),
    [
        ((), QUARTER, 0, range(UNANSWERED), {0}),
        ((), SOON, 0, range(UNANSWERED), set()),
        ((), QUARTER, 0, range(UNANSWERED - 1), set()),
        ((), QUARTER, 0, [7] * UNANSWERED, set()),
        ((0, 1), timedelta(hours=12), 0, (), set()),
        ((0, 1) * MANY, QUARTER, MANY, (), {0}),
        ((0, 1) * MANY, SOON, MANY, (), set()),
        ((0, 1) * MANY, QUARTER, 2, (), set()),
        ((0, *[1] * MANY), QUARTER, MANY, (), set()),
        ((1,) * MANY, QUARTER, MANY, (), set()),
        ((0,) * MANY, QUARTER, 1, (), set()),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_shard_without_expected_presses_is_silent(
    before: Sequence[int],
    wait: timedelta,
    presses: int,
    late: Sequence[int],
    silent: set[int],
    clock: Clock,
) -> None:
    """Shard 0 is quiet for a while; shard 1 has presses meanwhile."""
    hearing = Hearing(clock)
    assert hearing.listen((0, 1)) == {}
    for shard in before:
        hearing.heard(shard)
    clock.now += wait
    for _ in range(presses):
        hearing.heard(1)
    for table in late:
        hearing.ran_out(0, table, clock.now - wait)
    assert hearing.listen((1,)).keys() <= {1}
    assert (
        set(hearing.listen((0, 1))) - {1}
        == silent
        == hearing.silent - {1}
        == hearing.standing - {1}
    )
    assert hearing.listen((0, 1)) == {}
    hearing.heard(0)
    assert 0 not in hearing.silent | hearing.standing


@pytest.mark.parametrize(
    ("moved", "again", "counts"),
    [
        (timedelta(), None, True),
        (PLAYED, None, True),
        (PLAYED + timedelta(seconds=1), None, False),
        (HOUR, 2 * HOUR, True),
        (HOUR, HOUR, False),
        (3 * HOUR, HOUR, False),
    ],
)
def test_a_timeout_counts_if_somebody_moved_since_the_last(
    moved: timedelta, again: timedelta | None, counts: bool, clock: Clock
) -> None:
    """How long ago somebody moved at each table, and how long ago time ran out there before."""
    hearing, now = Hearing(clock), clock.now
    for ago in (again, timedelta()):
        if ago is not None:
            clock.now = now - ago
            hearing.heard(0)
            for table in range(UNANSWERED):
                hearing.ran_out(0, table, now - moved)
    clock.now += SILENCE
    assert set(hearing.listen((0,))) == ({0} if counts else set())


def test_the_clocks_of_a_silent_shard_run_on_later(clock: Clock) -> None:
    """The shard is silent all the same until a press comes, and can be found again after that."""
    hearing = silent(Hearing(clock), clock)
    clock.now += STANDS - timedelta(seconds=1)
    assert not hearing.tire()
    assert hearing.standing == {0}
    clock.now += timedelta(seconds=1)
    assert [hearing.tire(), hearing.tire()] == [[0], []]
    assert hearing.silent == {0}
    assert not hearing.standing
    assert not hearing.listen((0,))
    hearing.heard(0)
    assert silent(hearing, clock).standing == {0}


@pytest.mark.parametrize("found", [True, False])
def test_a_shard_that_was_away_is_listened_to_anew(found: bool, clock: Clock) -> None:
    """A silent shard stays silent until a press; all else is counted anew."""
    hearing = silent(Hearing(clock), clock) if found else late(Hearing(clock), clock)
    clock.now += SILENCE
    hearing.connected(0)
    assert hearing.listen((0,)) == {}
    assert hearing.silent == ({0} if found else set())
    hearing.forget(0)
    assert not hearing.silent
    assert not hearing.listen((0,))


def late(hearing: Hearing, clock: Clock) -> Hearing:
    """Let time run out at five tables of shard 0, a moment after people have moved there."""
    hearing.heard(0)
    for table in range(UNANSWERED):
        hearing.ran_out(0, table, clock.now)
    return hearing


def silent(hearing: Hearing, clock: Clock) -> Hearing:
    """Let shard 0 be found to be silent."""
    late(hearing, clock)
    clock.now += SILENCE
    assert hearing.listen((0,))
    return hearing
