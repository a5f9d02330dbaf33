"""Settings of a player beforehand: the pace of the table, and a standing order for windows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.tables import windows
from bot.domain.tables.ahead.decisions import Order
from bot.domain.tables.pace import AHEAD, PACES
from bot.words import claimed, timing, words
from rules import RuleError
from tests.bot.decks.gaji_window import (
    HIKI,
    PASSED,
    WindowAt,
    buttons,
    choose_pace,
    give_order,
    moves,
    open_window,
)
from tests.bot.discord.room import Room, answers, parts
from tests.bot.people.agreeing import all_agree

pytestmark = pytest.mark.usefixtures("blank", "still")


# --- Standing orders ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "order", "made"),
    [
        ("", "deal:pass", PASSED[:2]),
        ("", "match:call", [PASSED[0], (1, HIKI)]),
        ("live-8", "match:call", [*PASSED[:1], *PASSED[2:], (1, HIKI)]),
        ("live-8", "~none", PASSED),
    ],
)
async def test_an_order_answers_at_the_opening_or_at_the_deadline(
    room: Room, monkeypatch: pytest.MonkeyPatch, pace: str, order: str, made: Any
) -> None:
    async def ordered() -> None:
        assert "Standing order" in await give_order(room, room.ben, order)

    await open_window(room, monkeypatch, pace, before=ordered)
    if pace:
        assert await moves(room) == PASSED[:1]
        await room.env.advance_time(8)
    assert await moves(room) == made


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        (
            "en",
            "pass wall20",
            "claim nothing; stop with fewer than 20 tiles to draw; for this deal",
        ),
        ("zh-Hans", "win c4s5s", "能胡就胡；用四条、五条吃；其余一律过；这一局"),
        ("zh-Hant", "pass", "什麼都不要；這一局"),
        ("zh-Hant", "win sets3", "能胡就胡；其餘一律過；別人亮出三組就停用；這一局"),
    ],
)
def test_an_order_is_told_part_by_part(language: str, text: str, told: str) -> None:
    assert claimed.order(words(language).at("xiamen"), Order(text, "deal", 0, 0)) == told


async def test_an_order_given_in_an_open_window_answers_it(window_at: WindowAt) -> None:
    room = await window_at("")
    await give_order(room, room.chiyo, "turn:pass")
    assert await moves(room) == [PASSED[0], PASSED[2]]
    assert "Chiyo passes" in room.board().content
    await give_order(room, room.daeun, "~none")
    assert len(await moves(room)) == 2


@pytest.mark.parametrize(
    ("scope", "holds"), [("turn", [True, False]), ("deal", [True, True]), ("match", [True, True])]
)
async def test_how_long_an_order_holds(window_at: WindowAt, scope: str, holds: list[bool]) -> None:
    """Ben orders in the window; then he passes and it is his turn."""
    room = await window_at("live-8")
    await give_order(room, room.ben, f"{scope}:pass")
    found = []
    for _ in range(2):
        order = windows.order_of(await room.table(), 1)
        found.append(order is not None)
        await room.env.advance_time(8)
    assert found == holds
    table = await room.table()
    assert [p.user for p in table.asked] == [room.ben.id]
    assert table.deal is not None
    other = replace(table, deal=replace(table.deal, promise=replace(table.deal.promise, number=2)))
    assert (windows.order_of(other, 1) is not None) is (scope == "match")


# --- The choice -----------------------------------------------------------------------------------


async def test_the_owner_chooses_the_pace_in_the_lobby(room: Room) -> None:
    await room.open(other="ben", game="sakura")
    for text, pace in PACES.items():
        if pace.rule == "marked":
            continue  # a hand of Sakura marks nothing
        shown = await choose_pace(room, room.aki, text)
        assert (await room.table()).pace == pace
        assert shown.count("Claims: ") == 1
        told = timing.pace(words("en").at("sakura"), pace) in room.board().content
        assert told == (pace != AHEAD), "the usual way is told in Set up and How to play"
    await all_agree(room.client.services.tables, (await room.table()).id)
    await room.press(room.aki, "start")
    with pytest.raises(RuleError, match="begun"):
        await room.client.services.tables.lobbies.set_pace(1, room.aki.id, "quick")


@pytest.mark.parametrize(("user", "pace"), [("ben", "quick"), ("aki", "slow")])
async def test_nobody_else_and_nothing_else_is_chosen(room: Room, user: str, pace: str) -> None:
    await room.open(other="ben", game="sakura", pace=None)
    (panel,) = answers(await room.press(room.ben, "pace"))
    assert [part["disabled"] for part in parts(panel) if "options" in part] == [True]
    who = getattr(room, user).id
    with pytest.raises(RuleError):
        await room.client.services.tables.lobbies.set_pace(1, who, pace)
    assert (await room.table()).pace == AHEAD


async def test_a_game_without_windows_has_no_pace(room: Room) -> None:
    await room.open(game="koikoi")
    assert "pace" not in buttons(room.board())
    await room.press(room.aki, "start")
    assert "order" not in buttons(room.board())
    assert "Claims" not in room.board().content
