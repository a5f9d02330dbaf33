"""The master of Dalian: its points are those of the rules, and it knows who pays more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.domain.players import dalian
from bot.domain.players.dalian import Thinking
from bot.domain.players.northern import RULES
from tests.mahjong_seats import dealt, holding, laid
from tests.northern_deals import HOUSES, LATE

HOUSE = HOUSES["dalian"]
SCALE = RULES["dalian"].scale(HOUSE.options)
MELD = "pung 999m"
"""A claimed set of the viewer."""
WAITING = "789p 34s 567m 55z"
"""With the set it waits on two sides for bamboo."""
OPENED = tuple(laid("pung 3z") for _ in range(3))
"""Claimed sets of the others."""


def thinking(state: Any) -> Thinking:
    """Return the thoughts of the master on seat 0."""
    view: Any = HOUSE.game.view(state, 0)
    return dalian.thinking(view, HOUSE.options)


def turn(hand: str, others: tuple[Any, ...] = ((),) * 3, **changed: Any) -> Thinking:
    """Return its thoughts on turn with this hand, whose last tile it has drawn."""
    state = holding(dealt(HOUSE, 1), hand, MELD, **changed)
    return thinking(replace(state, melds=(laid(MELD), *others)))


# --- Points ---------------------------------------------------------------------------------------


def test_a_win_is_worth_more_while_others_have_claimed_nothing() -> None:
    closed, opened = turn(f"{WAITING} 9s"), turn(f"{WAITING} 9s", OPENED)
    held = closed.held.less("9s")
    assert closed.promised(held).points > opened.promised(held).points


def test_more_waits_are_worth_more_late_in_a_deal() -> None:
    mind = turn(f"{WAITING} 9s", **LATE)
    wide, single = mind.held.less("9s"), mind.held.less("3s")
    assert mind.promised(wide).points > mind.promised(single).points


def test_a_ready_rival_makes_a_hand_worth_less() -> None:
    quiet = turn(f"{WAITING} 9s")
    raised = turn(f"{WAITING} 9s", ready=("", "looked", "", ""))
    held = quiet.held.less("9s")
    assert quiet.promised(held).points > raised.promised(held).points


def test_two_lacking_tiles_are_worth_less_if_fewer_are_unseen() -> None:
    hand = "78p 34s 567m 55z 1z 9s"
    mind = turn(hand)
    held = mind.held.less("9s")
    assert mind.away(held) == 2
    seen = turn(hand, river=tuple((1, tile) for tile in ("6p", "6p", "9p")))
    assert mind.promised(held).points > seen.promised(held).points
