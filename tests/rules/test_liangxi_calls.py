"""Liangxi by the sentences of its source: a xi that is laid down out of turn."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RuleError
from tests.rules.liangxi_positions import (
    LIANGXI,
    WAITING,
    done,
    filled,
    legal,
    passed,
    position,
    rows,
    won,
)

DEALT: dict[str, Any] = {"draws": (0,) * 4, "begun": frozenset(), "river": ()}
"""The dealer's first turn, with what was dealt."""
WINDS = "xi 1z 2z 3z"
BOTH = "xi 9m 9p 9s 1z 2z 3z"


@rows(
    "seat, draws, may",
    ("LX: 荘家なら開局から最初の自模の直前までの間", 0, 0, True),
    ("(not after it)", 0, 1, False),
    ("LX: 散家なら開局から2度目の自模の直前までの間", 1, 0, True),
    ("LX: 散家なら開局から2度目の自模の直前までの間", 1, 1, True),
    ("(R73: not after the second draw)", 1, 2, False),
)
def test_a_xi_can_be_laid_in_the_turn_of_another(
    says: str, seat: int, draws: int, may: bool
) -> None:
    state = position({seat: filled("1z 2z 3z")}, turn=2, draws=(draws,) * 4)
    assert bool(legal(state, seat)) is may


def test_the_player_on_turn_goes_on_as_before() -> None:
    hands = {0: filled("6z", 14), 1: filled("1z 2z 3z 9m 9p 9s")}
    state = position(hands, drawn="6z", tail="7p 6s 5z", **DEALT)
    step = done(state, (1, BOTH))
    after = step.state
    assert (after.turn, after.drawn, after.source) == (0, "6z", "wall")
    assert LIANGXI.legal(after, 0) == LIANGXI.legal(state, 0)
    assert {"7p", "6s", "5z"} <= set(after.hands[1])
    assert (len(after.hands[1]), after.replaced) == (10, 3)
    heard = [(one.kind, one.pieces) for one in (e.heard_by(0) for e in step.events)]
    assert heard == [("xi", tuple(BOTH.split()[1:])), *[("drawn", ())] * 3]
    assert legal(after, 1) == set()  # LX: 喜したら,喜を変更できません


def test_nothing_else_is_done_out_of_turn() -> None:
    state = position({1: filled("1z 2z 3z 4z")}, **DEALT)
    for other in ("discard 4z", "add 4z", "win"):
        with pytest.raises(RuleError):
            done(state, (1, other))


def test_an_earthly_win_may_follow_a_xi() -> None:
    """LX: 荘家の第1捨て牌…で上がった場合です; 喜があっても認められます."""
    hands = {0: filled("5m", 14), 1: "1m 2m 3m 3p 4p 5p 7s 8s 9s 5m 1z 2z 3z"}
    state = position(hands, drawn="5m", **DEALT)
    state = done(state, (1, WINDS), (0, "discard 5m")).state
    state = done(state, (1, "win"), (2, "pass"), (3, "pass")).state
    _, ending, elements, _ = won(state)
    assert (ending, elements["dihu"], elements["xi"]) == ("dihu", 20, 1)


# --- While claims are asked for -------------------------------------------------------------------


def window(**fields: Any) -> Any:
    """The dealer has discarded; the seat before it has passed and could lay down a xi."""
    hands = {0: filled("5m 1z 2z 3z", 14), 1: filled("5m 5m"), 3: filled("1z 2z 3z")}
    state = position(hands, drawn="5m", **{**DEALT, **fields})
    return done(state, (0, "discard 5m"), (3, "pass")).state


def test_a_call_waits_until_the_claims_are_answered() -> None:
    before = window()
    assert legal(before, 1) == {"pass", "pung"}  # the seat that is asked answers first
    step = done(before, (3, WINDS), (0, WINDS))
    assert step.events == ()
    assert step.state.to_act == before.to_act
    assert step.state.melds == before.melds
    assert legal(step.state, 3) == set()
    for seat in range(3):
        assert LIANGXI.view(step.state, seat).melds == LIANGXI.view(before, seat).melds
    after = passed(step.state)
    assert [after.xi(seat) is not None for seat in range(4)] == [True, False, False, True]
    assert (after.turn, after.drawn, len(after.hands[0]), len(after.hands[3])) == (1, "8p", 10, 10)


def test_a_call_takes_effect_between_claim_and_draw() -> None:
    state = done(window(), (3, WINDS), (1, "pung"), (2, "pass")).state
    assert (state.turn, state.drawn, state.source) == (1, None, None)
    assert state.xi(3) is not None
    last = window(draws=(0, 0, 0, 1), turn=0)
    assert passed(done(last, (3, WINDS)).state).xi(3) is not None


def test_a_call_before_ones_own_draw_holds_though_nobody_claims() -> None:
    """LX: 散家なら開局から2度目の自模の直前まで (R73: once claims are answered)."""
    hands = {0: filled("5m", 14), 1: filled("1z 2z 3z")}
    state = position(hands, drawn="5m", draws=(1, 1, 1, 1))
    state = done(state, (0, "discard 5m"), (1, "pass"), (1, WINDS)).state
    state = passed(state)
    assert (state.turn, state.draws[1], state.xi(1) is not None) == (1, 2, True)
    assert (len(state.hands[1]), state.drawn, state.source) == (11, "8p", "wall")


def test_a_win_leaves_calls_where_they_are() -> None:
    hands = {0: filled("5m", 14), 1: WAITING, 3: filled("1z 2z 3z")}
    state = done(position(hands, drawn="5m", **DEALT), (0, "discard 5m"), (3, "pass")).state
    state = done(state, (3, WINDS), (1, "win"), (2, "pass")).state
    assert (state.result.sheet.winner, state.xi(3)) == (1, None)


def test_a_call_whose_tiles_were_claimed_with_falls_away() -> None:
    hands = {0: filled("1z 2z 3z 4p", 14), 3: filled("1z 2z 2z 3z")}
    state = position(hands, drawn="4p", draws=(0, 0, 0, 0), begun=frozenset(), river=())
    state = done(state, (0, "discard 2z"), (3, "pung"), (3, WINDS)).state
    state = passed(state)
    assert (state.turn, state.xi(3)) == (3, None)
