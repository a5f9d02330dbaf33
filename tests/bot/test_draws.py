"""Planned draws: tiles that are discarded at once, and what is asked before a draw."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.tables import dealing
from bot.domain.tables.ahead import draws, marking, premoves
from bot.domain.tables.ahead.decisions import Plan
from bot.domain.tables.table import Table
from bot.words import words
from rules import Move
from rules.mahjong.tiles import KINDS
from tests import rare_changchun as rare
from tests.bot.decks.claimer import reached, seat_of
from tests.bot.decks.gaji_window import moves
from tests.bot.decks.mahjong_deals import HOUSES, after, passes, stack, table, told_by, walled
from tests.bot.discord.room import Room, parts
from tests.bot.people.planning import fresh, opened
from tests.playing import Trial, shuffled

pytestmark = pytest.mark.usefixtures("blank", "still")
NEXT = 3
"""The seat that draws after the first dealer, whose hand is the second in a wall."""
PAIRS = "1m 1m 4m 4m 7m 7m 1p 1p 4p 4p 7p 7p 1s 1s 4s 4s"
KONG = "5m 5m 5m 1m 4m 7m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z"
WINS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s 4p 5p 9s 9s"


def planned(one: Table, seat: int, tiles: str) -> Table:
    """The table with what a seat discards as soon as it is drawn."""
    assert one.deal is not None
    return premoves.kept(one, draws.planned(one, seat, one.deal.moment, tiles.split()))


def deal(hand: str, draw: str, tiles: str) -> Table:
    """The next player's turn in Xiamen, with this hand, this tile and this plan."""
    one = after(table("xiamen", walled(["9p", hand, "9p"], f"6z {draw}")), ", ".join(["pass"] * 4))
    one = after(planned(one, NEXT, tiles), "discard 6z")
    while one.deal and one.deal.state.phase != "turn":
        one = after(one, "pass")
    return one


ROWS = [
    ("a tile that is planned", PAIRS, "9m", "9m 1z", "discard 9m"),
    ("anything else", PAIRS, "8m", "9m 1z", None),
    ("a kong could be laid down", KONG, "5m", "5m", None),
    ("a kong could be laid down of other tiles", f"{KONG[:-11]} 5m 2z 3z 4z", "9m", "9m", None),
    ("it wins", WINS, "6p", "6p", None),
    ("it would not win", WINS, "8p", "8p", "discard 8p"),
]


@pytest.mark.parametrize(
    ("hand", "draw", "tiles", "made"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_tiles_discarded_as_they_are_drawn(
    hand: str, draw: str, tiles: str, made: str | None
) -> None:
    one = deal(hand, draw, tiles)
    assert draw in one.view(NEXT).hand
    due = premoves.due(one)
    assert due == (None if made is None else (NEXT, Move.parse(made)))


@pytest.mark.parametrize("key", HOUSES)
def test_a_seat_discarding_its_draws_is_asked_only_about_more(key: str) -> None:
    """Everybody plans to discard any draw, and does what an absent player does if asked."""
    one, thrown = table(key, shuffled(HOUSES[key], Random(2))), 0
    while one.deal and one.deal.result is None:
        for seat in range(4):
            if draws.possible(one, seat):
                one = planned(one, seat, " ".join(draws.offered(one.view(seat))))  # type: ignore[arg-type]
        due, (seat, move) = premoves.due(one), asked(one)
        view: Any = one.view(seat)
        if (seat, "draw") in one.plans and view.phase == "turn" and not view.duties:
            more = [move for move in one.legal(seat) if move.verb not in draws.ENDS]
            could = any(marking.can_claim(view, move) for move in more)
            assert (due is None) == (could or view.drawn not in draws.offered(view))
        thrown += due is not None
        one = moved(one, *(due or (seat, move)))
    assert thrown > 5


def moved(one: Table, seat: int, move: Move) -> Table:
    """The table after a move."""
    assert one.deal is not None
    return dealing.after(one, dealing.moved(one.game, one.deal, seat, move))


def asked(one: Table) -> tuple[int, Move]:
    """The first seat that is asked, and what an absent player does there."""
    assert one.deal is not None
    seat = min(one.deal.state.to_act)
    return seat, one.legal(seat)[0]


NO_END = rare.story(["", "2s 2s 2m 3m 4m 7p 8p 5s 6s 7s 5m 5m 9p"], "2s")
LOOK = [
    ("look", rare.CHONGBAO, rare.READY, "look"),
    ("draw", rare.CHONGBAO, rare.READY, "draw"),
    ("look", NO_END, "discard 2s, pung, ready 9p", "draw"),
    (None, rare.CHONGBAO, rare.READY, None),
    (None, NO_END, "discard 2s, pung, ready 9p", None),
]


@pytest.mark.parametrize(("plan", "trial", "script", "made"), LOOK)
def test_a_ready_player_can_plan_the_look(
    plan: str | None, trial: Trial, script: str, made: str | None
) -> None:
    """A hand that may not look when its turn comes draws: being asked would tell of it.

    Without a plan every ready player is asked, also those who may not look.
    """
    one = told_by("changchun", trial, script)
    seat = seat_of(one)
    assert one.deal is not None
    assert premoves.foreseen(one, seat)
    if plan:
        one = premoves.kept(one, Plan(seat, 1, one.deal.ply, Move(plan), about="look"))
    one = reached(one, "look")
    assert premoves.due(one) == (None if made is None else (seat, Move(made)))
    one = moved(one, seat, Move(made or "draw"))
    assert premoves.without_spent(one).plans == {}


def test_a_player_who_looked_discards_each_draw_while_frozen() -> None:
    one = told_by("changchun", rare.GONE, f"{rare.READY}, look")
    seat = seat_of(one)
    assert one.deal is not None
    number, ply = one.deal.promise.number, one.deal.ply
    one = premoves.kept(one, Plan(seat, number, ply, draws.DISCARD, KINDS, "", "draw", "deal"))
    thrown = 0
    while one.deal and one.deal.result is None:
        one = premoves.without_spent(one)
        assert one.deal is not None
        due = premoves.due(one)
        thrown += due is not None
        one = moved(one, *(due or asked(one)))
    assert one.deal is not None
    assert [move.verb for who, move in one.deal.log if who == seat].count("discard") >= thrown


# --- In the hand ----------------------------------------------------------------------------------


async def waiting(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chiyo deals; Daeun, who is next, will draw 9m."""
    stack(monkeypatch, walled(["9p", PAIRS, "9p"], "6z 9m 8m"))
    await room.start(0, "ben chiyo daeun", "xiamen")
    await passes(room, "aki", "ben", "chiyo", "daeun")


async def draws_next(room: Room) -> None:
    """Chiyo discards, and nobody claims it."""
    await room.make("discard 6z", room.chiyo)
    await passes(room, "aki", "ben", "daeun")


async def test_a_planned_discard_is_made_with_the_move_before_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting(room, monkeypatch)
    panel = await opened(room, room.daeun)
    assert "others see only that you discarded at once" in panel.content
    for suits, tiles in (("sz", ["1z", "9s"]), ("mp", ["9m"])):
        (custom_id,) = [
            p["custom_id"] for p in parts(panel) if p["custom_id"].endswith(f":{suits}")
        ]
        panel = (await room.daeun.select(panel, tiles, custom_id=custom_id)).response or panel
    assert "**Discarded at once if drawn:** 9 Character, 9 Bamboo, East." in panel.content
    assert "Discarded at once" in (await fresh(room, room.daeun)).content
    await room.restart()
    await draws_next(room)
    assert (NEXT, "discard 9m") in await moves(room)
    assert (await room.table()).plans == {}


async def test_a_dropped_draw_is_asked_about(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await waiting(room, monkeypatch)
    panel = await opened(room, room.daeun)
    panel = (await room.press(room.daeun, "every", panel)).response or panel
    assert "Every tile you draw is discarded at once" in panel.content
    await room.press(room.daeun, "drop", panel)
    await draws_next(room)
    assert (await room.asked()) == room.daeun


def test_a_single_discard_is_a_button() -> None:
    one = told_by("changchun", rare.GONE, f"{rare.READY}, look")
    one = reached(one, "turn")
    seat, say = seat_of(one), words("en").at(one.key)
    legal = one.legal(seat)
    assert [move.verb for move in legal] == ["discard"]
    assert one.deal is not None
    items = CONTROLS[one.key](Glance.at(one, seat, say), ()).items
    ids = [item.custom_id for item in items]  # type: ignore[attr-defined]
    number, ply = one.deal.window
    assert f"1:{number}-{ply}:{legal[0]}" in ids
    assert not any(one.startswith("choose") for one in ids)
