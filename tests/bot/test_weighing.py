"""Decisions of club players that take long: made in steps, each of which is short."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from random import Random
from types import FrameType
from typing import Any

import pytest

from bot.domain.players import WEIGHED, Asked, decide, decided
from bot.services.tables.playing import weighed
from rules import Move
from tests.playing import TABLES, Table, shuffled

LONG = [one for one in TABLES if WEIGHED.get(one.game.key)]
MANY = 10
"""The fewest moves of a decision that is looked at: it is long."""
MOST = 40_000
"""The largest number of calls in a step: 30 ms on the machine for which the limits hold.

Calls are counted, not seconds: they are the same on every machine.
"""


def asked(table: Table, seed: int) -> Iterator[Asked]:
    """Questions to club players in a deal between them, each with many answers."""
    game, options, rng = table.game, table.options, Random(seed)
    state = game.deal(options, game.opening(options, table.seats), shuffled(table, rng)).state
    while state.result is None:
        seat = min(state.to_act)
        found = Asked(game.view(state, seat), game.legal(state, seat), options, b"")
        if len(found.legal) >= MANY and state.phase == "turn":
            yield found
        state = game.apply(state, seat, decide("beginner", found)).state


class Calls:
    """How many functions have been called."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, frame: FrameType, event: str, what: Any) -> None:
        self.made += event in ("call", "c_call")


def steps(question: Asked) -> Iterator[tuple[Move | None, int]]:
    """Each step of a decision, and the calls it took."""
    going, calls = decided("club", question), Calls()
    while True:
        before, profile = calls.made, sys.getprofile()
        sys.setprofile(calls)
        try:
            move = next(going, None)
        finally:
            sys.setprofile(profile)
        yield move, calls.made - before
        if move:
            return


@pytest.mark.parametrize("table", LONG, ids=str)
def test_no_step_of_a_club_players_decision_is_long(table: Table) -> None:
    for question in [*asked(table, 8)][:4]:
        done = [*steps(question)]
        assert len(done) > 2
        assert max(calls for _, calls in done) <= MOST
        assert done[-1][0] == decide("club", question)


async def test_between_two_steps_the_event_loop_goes_on() -> None:
    order: list[object] = []

    def deciding() -> Iterator[Move | None]:
        for step in range(3):
            order.append(step)
            yield None
        yield Move("pass")

    async def other() -> None:
        for letter in "abc":
            order.append(letter)
            await asyncio.sleep(0)

    move, _ = await asyncio.gather(weighed(deciding()), other())
    assert move == Move("pass")
    assert order == [0, "a", 1, "b", 2, "c"]
