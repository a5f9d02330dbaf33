"""The master of Changchun: its points are those of the rules, and of all courses of a deal."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.domain.players import changchun
from bot.domain.players.changchun import Thinking
from bot.domain.players.northern import RULES
from bot.domain.players.race import Lap, Way
from rules.mahjong.state import Discard
from tests.mahjong_seats import dealt, holding
from tests.northern_deals import HOUSES

HOUSE = HOUSES["changchun"]
SCALE = RULES["changchun"].scale(HOUSE.options)
WAITING = "111456m 789p 34s 55z"
"""Waits on two sides for bamboo."""


LOST, ON = -2, -1
"""The events of a lap in which another seat wins, and in which nothing happens."""


def thinking(state: Any) -> Thinking:
    """Return the thoughts of the master on seat 0."""
    view: Any = HOUSE.game.view(state, 0)
    return changchun.thinking(view, HOUSE.options)


def turn(hand: str, melds: str = "", **changed: Any) -> Thinking:
    """Return its thoughts on turn with this hand, whose last tile it has drawn."""
    return thinking(holding(dealt(HOUSE, 1), hand, melds, **changed))


# --- Points ---------------------------------------------------------------------------------------


def test_a_race_is_worth_the_mean_of_all_its_courses() -> None:
    """Three laps, in each of which another seat may win, or the hand in one of two ways."""
    mind = turn(f"{WAITING} 9s")
    laps = [Lap(0.1, 0.5), Lap(0.2, 1.5), Lap(0.4, 3.0)]
    mind.__dict__["laps"] = laps
    ways = [Way(0.2, (16.0,) * 4), Way(0.1, (64.0,) * 4)]
    mean = 0.0
    for course in product((LOST, ON, 0, 1), repeat=len(laps)):
        chance, points = 1.0, 0.0
        for lap, event in zip(laps, course, strict=True):
            if event == LOST:
                chance *= lap.chance
                points -= lap.paid / lap.chance
                break
            chance *= 1 - lap.chance
            if event != ON:
                chance *= ways[event].chance
                points += ways[event].points[0]
                break
            chance *= 1 - sum(way.chance for way in ways)
        after = len(laps) - 1 - course.index(event) if event != ON else 0
        mean += chance * points / 4**after
    assert mind._raced(ways)[0] == pytest.approx(mean)


def test_the_last_lap_of_a_wait_is_worth_its_mean() -> None:
    """The wall has four tiles, so each seat draws once more."""
    mind = turn(f"{WAITING} 9s")
    mind = Thinking(replace(mind.view, wall=4), mind.aim, mind.house)
    held, (lap,) = mind.held.less("9s"), mind.laps
    mean, total = 0.0, mind.unseen.total()
    for tile, left in mind.unseen.items():
        if (win := mind.win(held, tile)) and mind.aim.away(held.drawn(tile).lines, ()) == 0:
            shares = mind.shares.values()
            claimed = sum(sum(shares) + share for share in shares) / 2
            mean += left / total * win.multiplier * (sum(shares) + claimed)
    points = (1 - lap.chance) * mean - lap.paid
    assert mind.promised(held, treasure=False).points == pytest.approx(points)


# --- The other seats ------------------------------------------------------------------------------


def test_more_waits_and_dearer_ones_are_worth_more() -> None:
    two, one = turn(f"{WAITING} 9s"), turn("111456m 789p 35s 55z 9s")
    wide, closed = (mind.promised(mind.held.less("9s")).points for mind in (two, one))
    assert two.promised(two.held.less("5z")).points < wide
    assert closed > 0


def test_a_ready_rival_makes_a_hand_worth_less() -> None:
    held = turn(f"{WAITING} 9s").held.less("9s")
    quiet, raised = (
        turn(f"{WAITING} 9s"),
        turn(f"{WAITING} 9s", ready=("", "looked", "", ""), trail=(Discard(1, "9p", ready=True),)),
    )
    assert quiet.promised(held).points > raised.promised(held).points
