"""Pairs of two at a table: the best there are, found beside the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from bot.domain.contests import tournament
from bot.domain.league import pairing
from bot.services.league import fixtures
from bot.services.services import Services
from bot.store import Connection
from bot.store import database as store
from bot.worker import Worker
from tests.bot.people.cup import cup
from tests.bot.world.lone_tables import Clock

Pairs = tuple[tuple[int, int], ...]


def every(people: Sequence[int]) -> Iterator[Pairs]:
    """Every way to sit down in pairs."""
    if len(people) < 2:
        yield ()
        return
    first, *others = people
    for other in others:
        for rest in every([one for one in others if one != other]):
            yield ((first, other), *rest)


def cost(pairs: Pairs, met: Counter[frozenset[int]]) -> int:
    """How far apart neighbours sit; people numbered by their standing, who meet again, most."""
    again = sum(met[frozenset(pair)] ** 2 for pair in pairs)
    return pairing.AGAIN * again + sum(abs(one - other) for one, other in pairs)


@pytest.mark.parametrize("people", [6, 8])
def test_no_other_pairing_is_better(people: int) -> None:
    rng, order = Random(people), [*range(people)]
    for _ in range(40):
        pairs = [frozenset(rng.sample(order, 2)) for _ in range(3 * people)]
        met = Counter(pairs)
        found = pairing.next_round(order, 2, met, {})
        best = min(cost(one, met) for one in every(order))
        assert cost(tuple((a, b) for a, b in found), met) == best


@pytest.mark.parametrize("people", [5, 9])
def test_a_bye_goes_round_and_up_only_to_save_a_second_meeting(people: int) -> None:
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
    order = [*range(3 * pairing.NEAREST)]
    near = Counter(
        frozenset((one, other))
        for one in order
        for other in order
        if 0 < other - one <= pairing.NEAREST
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
async def test_who_leaves_while_a_round_is_paired_is_not_in_it(
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
