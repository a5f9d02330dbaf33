"""Rounds of two and of four at a table: the best there are, found beside the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from bot.domain.contests.course import Plan
from bot.domain.league import pairing, tournament
from bot.domain.tables.player import Player
from bot.services.league import fixtures
from bot.services.services import Services
from bot.store import Connection
from bot.store import database as store
from bot.worker import Worker
from tests.bot.people.cup import cup
from tests.bot.world.lone_tables import Clock
from tests.bot.world.press_numbers import pressed
from tests.volume import seeds

Groups = tuple[tuple[int, ...], ...]
Met = Counter[frozenset[int]]


def every(people: Sequence[int], seats: int) -> Iterator[Groups]:
    """Every round of these people with full tables; as few as possible sit out."""
    for resting in combinations(people, len(people) % seats):
        yield from seated([one for one in people if one not in resting], seats)


def seated(people: Sequence[int], seats: int) -> Iterator[Groups]:
    """Every way to sit down at full tables."""
    if not people:
        yield ()
        return
    first, *others = people
    for beside in combinations(others, seats - 1):
        for rest in seated([one for one in others if one not in beside], seats):
            yield ((first, *beside), *rest)


def cost(groups: Groups, people: int, met: Met, out: Counter[int]) -> tuple[int, ...]:
    """The faults of a round, the gravest first; people are numbered by their standing.

    First, how often those who sit out now have sat out before. Then second meetings, how good
    those who sit out are, and how far apart the standings of those who meet are.
    """
    resting = {*range(people)} - {one for group in groups for one in group}
    pairs = [pair for group in groups for pair in combinations(group, 2)]
    return (
        sum(out[one] for one in resting),
        sum(met[frozenset(pair)] ** 2 for pair in pairs),
        sum(people - one for one in resting),
        sum(abs(one - other) for one, other in pairs),
    )


def season(people: int, seats: int, rng: Random) -> tuple[Met, Counter[int]]:
    """Meetings of random rounds, and how often each person sat out."""
    met, out = Met(), Counter[int]()
    for _ in range(rng.randint(1, people // 2)):
        order = rng.sample(range(people), people)
        full = people - people % seats
        met += pairing.meetings([tuple(order[at : at + seats]) for at in range(0, full, seats)])
        out += Counter(order[full:])
    return met, out


@pytest.mark.parametrize("people", [5, 6, 7, 8, 9])
def test_no_other_pairing_of_two_is_better(people: int) -> None:
    rounds = [*every(range(people), 2)]
    for seed in seeds(6, 100):
        met, out = season(people, 2, Random(seed))
        found = pairing.next_round(range(people), 2, met, out)
        best = min(cost(groups, people, met, out) for groups in rounds)
        assert cost(found, people, met, out) == best


@pytest.mark.parametrize(
    ("people", "hard"), [(8, 23), (9, 0), (10, 12), (11, 6), (12, 0), (12, 24)]
)
def test_no_other_tables_of_four_have_fewer_second_meetings(people: int, hard: int) -> None:
    """In the hard seasons exchanges of two and of three alone do not find the best round."""
    rounds = [*every(range(people), 4)]
    for seed in (hard, *seeds(1, 20)):
        met, out = season(people, 4, Random(seed))
        found = pairing.next_round(range(people), 4, met, out)
        best = min(cost(groups, people, met, out) for groups in rounds)
        assert cost(found, people, met, out)[:2] == best[:2]


def test_a_second_meeting_is_worse_than_any_distance() -> None:
    """Only one round of 80 is new; in another one, one pair meets again and the rest is near."""
    far = [(at, at + 40)[:: 1 if at % 2 else -1] for at in range(40)]
    chain = [one for pair in far for one in pair]
    fresh = {frozenset(pair) for pair in pairwise(chain)}
    met = Met({pair for pair in map(frozenset, combinations(range(80), 2)) if pair not in fresh})
    found = pairing.next_round(range(80), 2, met, {})
    assert {frozenset(pair) for pair in found} == {frozenset(pair) for pair in far}


@pytest.mark.parametrize("people", [5, 9])
def test_byes_rotate_and_move_up_only_to_save_second_meetings(people: int) -> None:
    order, met, out = [*range(people)], Counter[frozenset[int]](), Counter[int]()
    for number in range(people):
        groups = pairing.next_round(order, 2, met, out)
        again = pairing.meetings(groups).keys() & met.keys()
        (alone,) = {*order} - {one for group in groups for one in group}
        assert out[alone] == min(out[one] for one in order)
        assert number or alone == order[-1]
        met += pairing.meetings(groups)
        out[alone] += 1
        assert number > people // 2 or not again
    assert {*out.values()} == {1}


def test_nobody_meets_again_among_many_while_somebody_new_is_left() -> None:
    order = [*range(120)]
    near = Counter(
        frozenset((one, other)) for one in order for other in order if 0 < other - one <= 40
    )
    assert not pairing.meetings(pairing.next_round(order, 2, near, {})).keys() & near.keys()


# --- Beside the database --------------------------------------------------------------------------


@pytest.fixture
def within(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each round was paired while a transaction was open."""
    open_now, found = [False], list[bool]()

    @contextmanager
    def transaction() -> Iterator[None]:
        open_now.append(True)
        try:
            yield
        finally:
            open_now.pop()

    def writing(carry_out: Callable[..., Any]) -> Callable[..., Any]:
        def done(connection: Connection, batch: Any) -> Any:
            with transaction():
                return carry_out(connection, batch)

        return done

    def noting(pair: Callable[..., Any]) -> Callable[..., Any]:
        def done(*what: Any, **more: Any) -> Any:
            found.append(open_now[-1])
            return pair(*what, **more)

        return done

    monkeypatch.setattr(store, "_carry_out", writing(store._carry_out))
    for name in ("next_round", "round_robin"):
        monkeypatch.setattr(pairing, name, noting(getattr(pairing, name)))
    return found


@pytest.mark.usefixtures("unhurried")
async def test_no_round_is_paired_within_a_transaction(
    services: Services, clock: Clock, within: list[bool]
) -> None:
    swiss = await cup(services, clock, tournament.SWISS, 9, 3)
    await swiss.ring(10)
    assert (await swiss.value()).last == 1
    for kind in ("round-robin", "swiss"):
        await services.fixtures.plan(swiss.league, 1, kind, 2, 3)
    assert len(within) == 3
    assert not any(within)
    assert len(await services.fixtures.of_league(swiss.league)) == 9 * 4 + 4


@pytest.mark.usefixtures("unhurried")
async def test_a_player_who_leaves_during_pairing_is_not_paired(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    swiss, reckon, asked = await cup(services, clock, tournament.SWISS, 8, 3), Worker.reckon, []

    async def slowly(self: Worker, work: Callable[..., Any], *what: Any) -> Any:
        paired = await reckon(self, work, *what)
        asked.append(work)
        if len(asked) == 1 and work is tournament.next_round:
            await services.tournaments.withdraw(1, 8)
        if len(asked) == 1 and work is fixtures._rounds:
            await services.leagues.leave(swiss.league, 7)
        return paired

    monkeypatch.setattr(Worker, "reckon", slowly)
    await swiss.ring(10)
    assert len(asked) > 1
    one = await swiss.value()
    assert 8 not in {user for match in one.current for user in match.people}
    assert (len(one.current), len(one.byes)) == (3, 1)


@pytest.mark.usefixtures("unhurried")
async def test_a_second_evening_begins_with_new_opponents(services: Services, clock: Clock) -> None:
    """The seeds of the second evening are neighbours who met at the first one."""
    first = await cup(services, clock, tournament.SWISS, 4, 1)
    await first.ring(10)
    for match in (await first.value()).current:
        await first.meet(match.people)
    await first.noticed()
    plan = Plan(tournament.SWISS, "mushi", 2, 10, 30, 1)
    second = await services.tournaments.announce(first.league, 1, plan)
    for user in (1, 2, 5, 6):
        player, press = Player(user, f"P{user}"), pressed(clock(), user)
        await services.tournaments.enter(first.league, second.id, player, press)
    clock.now += timedelta(minutes=10)
    await services.tournaments._rung(second.id)
    pairs = {match.people for match in (await services.tournaments.by_id(second.id)).current}
    assert pairs == {(1, 5), (2, 6)} or pairs == {(1, 6), (2, 5)}
