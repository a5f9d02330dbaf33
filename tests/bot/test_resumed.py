"""Problems played out: the computers answer the same each time, up to the end of the deal."""

from __future__ import annotations

import pytest

from bot.domain.lessons.problems import problem, resumed
from bot.domain.lessons.problems.problem import Problem
from bot.domain.lessons.problems.resumed import DIGITS
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from tests.volume import part

EVERY = [one for one in problem.every().values() if resumed.can_be(one)]


def players(one: Problem) -> tuple[Player, ...]:
    seats = range(len(problem.position(one).state.hands))
    return tuple(Player(7 if seat == one.seat else 0, f"P{seat}") for seat in seats)


@pytest.mark.parametrize("one", part(EVERY, 60), ids=lambda one: one.key)
def test_a_problem_is_played_out_to_its_end_by_signs(one: Problem) -> None:
    """The same signs lead to the same table, and those that stand for nothing are refused."""
    asked = resumed.table(one, players(one))
    assert asked.deal is not None
    assert asked.deal.state == problem.position(one).state
    played, table = "", asked
    while table.deal and table.deal.result is None:
        assert one.seat in table.deal.state.to_act
        legal = table.legal(one.seat)
        with pytest.raises(Refusal):
            resumed.after(asked, one.seat, played + DIGITS[-1])
        played += DIGITS[len(played) % len(legal)]
        table = resumed.after(asked, one.seat, played)
    assert resumed.after(asked, one.seat, played) == table
    assert len(played) <= 40


def test_deals_of_mahjong_are_not_played_out() -> None:
    assert {one.rules.family for one in EVERY} == {"hanafuda", "tiengow"}
