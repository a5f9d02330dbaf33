"""When a claim window closes: at a beat, at a deadline, once all have answered; and by whom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from gaji import (
    GAJI,
    HIKI,
    NOBODY,
    buttons,
    choose_pace,
    give_order,
    log,
    offered,
    open_window,
    press,
)
from room import Room, answers, parts, said
from sqlalchemy.exc import OperationalError

from bot.pace import PACES, USUAL
from bot.store import Database
from bot.words import words
from rules import RuleError

pytest_plugins = ["room_fixtures"]
pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en").at("sakura")
PASSED = [(0, GAJI), (1, "pass"), (2, "pass"), (3, "pass")]
Open = Callable[..., Awaitable[Room]]
HOUR = 3600


@pytest.fixture
def window(room: Room, monkeypatch: pytest.MonkeyPatch) -> Open:
    """A table with a pace, and the window in which Ben, Chiyo and Daeun are asked."""

    async def opened(pace: str, **more: Any) -> Room:
        return await open_window(room, monkeypatch, pace, **more)

    return opened


def due(room: Room) -> int:
    """How many things are due."""
    return len(room.client.tables.timers)


async def passes(room: Room, *names: str) -> list[str]:
    """People press Pass under the table; what each is told."""
    return [said(await room.press(getattr(room, name), "pass")) for name in names]


async def moves(room: Room) -> Any:
    return log(await room.table())


# --- Live -----------------------------------------------------------------------------------------


async def test_answers_can_be_changed_until_the_beat_and_are_played_together(window: Open) -> None:
    room = await window("live-8")
    board = room.board()
    kept = await passes(room, "ben", "daeun", "chiyo")
    assert all("Your answer is kept: Pass" in one for one in kept)
    hand = await room.hand(room.ben)
    assert "Your answer is kept: Pass" in hand.content
    await room.env.advance_time(7)
    told, _ = await press(room, room.ben, hand, HIKI)
    assert "Your answer is kept: Hiki" in told
    assert await moves(room) == PASSED[:1]
    assert (room.board().content, room.board().edited_at) == (board.content, board.edited_at)
    await room.env.advance_time(1)
    assert await moves(room) == [*PASSED[:1], *PASSED[2:], (1, HIKI)]
    assert "Hiki! Ben takes" in room.board().content
    assert due(room) == 0


@pytest.mark.parametrize("answered", [(), ("ben", "chiyo", "daeun")])
async def test_a_beat_comes_when_it_is_due_whoever_has_answered(
    window: Open, answered: tuple[str, ...]
) -> None:
    room = await window("live-12")
    await passes(room, *answered)
    await room.env.advance_time(11.5)
    assert await moves(room) == PASSED[:1]
    await room.env.advance_time(0.5)
    assert await moves(room) == PASSED


async def test_a_computer_player_answers_at_the_beat(window: Open) -> None:
    room = await window("live-8", others="computer chiyo daeun emilia")
    assert await moves(room) == PASSED[:1]
    await room.env.advance_time(8)
    assert await moves(room) == [*PASSED[:1], *PASSED[2:], (1, HIKI)]


# --- Relaxed --------------------------------------------------------------------------------------


async def test_at_the_deadline_whoever_has_not_answered_passes(window: Open) -> None:
    room = await window("relaxed-3600")
    assert "The window closes <t:" in room.board().content
    assert await passes(room, "chiyo") == [EN("window-passed")]
    assert await moves(room) == [PASSED[0], PASSED[2]]
    assert "Chiyo passes" in room.board().content
    assert due(room) == 1
    await room.env.advance_time(HOUR - 1)
    assert len(await moves(room)) == 2
    await room.env.advance_time(1)
    assert await moves(room) == [PASSED[0], PASSED[2], PASSED[1], PASSED[3]]
    assert "The window closes" not in room.board().content
    assert due(room) == 0


@pytest.mark.parametrize("pace", ["", "relaxed-86400"])
async def test_a_window_closes_once_everybody_has_answered(window: Open, pace: str) -> None:
    room = await window(pace)
    assert due(room) == bool(pace)
    await passes(room, "ben", "chiyo", "daeun")
    assert await moves(room) == PASSED
    assert due(room) == 0


async def test_a_computer_player_answers_as_the_window_opens(window: Open) -> None:
    room = await window("", others="ben computer computer emilia")
    assert await moves(room) == [PASSED[0], PASSED[2], PASSED[3]]


# --- Quick ----------------------------------------------------------------------------------------


async def test_only_those_who_can_claim_are_asked(window: Open) -> None:
    room = await window("quick")
    assert await moves(room) == [PASSED[0], PASSED[2], PASSED[3]]
    assert [player.user for player in (await room.table()).asked] == [room.ben.id]
    assert EN("pace-quick") in room.board().content
    await passes(room, "ben")
    assert len(await moves(room)) == 4


async def test_a_window_nobody_can_use_is_over_as_it_opens(window: Open) -> None:
    room = await window("quick", deck=NOBODY)
    assert await moves(room) == PASSED
    assert buttons(room.board()) == {"hand", "help", "scores", "order"}


# --- Presses that come to nothing -----------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live-8", "relaxed-3600"])
async def test_who_is_not_asked_or_presses_late_is_told_so_in_one_sentence(
    window: Open, pace: str
) -> None:
    """The message still shows the window: it could not be edited as it closed."""
    room = await window(pace)
    assert await passes(room, "aki", "emilia") == [EN("window-not-asked")] * 2
    await passes(room, "ben", "chiyo")
    room.env.inject_error("PATCH", "/channels/*/messages/*")
    await passes(room, "daeun")
    await room.env.advance_time(8)
    before = await room.table()
    assert log(before) == PASSED
    assert "answer" in buttons(room.board())
    assert await passes(room, "ben") == [EN("window-not-asked")]
    assert await room.table() == before
    assert "answer" not in buttons(room.board())


async def test_a_second_pass_changes_nothing(window: Open) -> None:
    room = await window("relaxed-3600")
    first, second = await passes(room, "ben", "ben")
    assert (first, second) == (EN("window-passed"), EN("window-not-asked"))
    assert await moves(room) == PASSED[:2]


# --- Restart --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("killed", "left"), [(True, 40), (False, 35)])
async def test_the_time_the_bot_was_away_is_credited(window: Open, killed: bool, left: int) -> None:
    """After 25 minutes of an hour; a killed bot was last seen at the last of its pulses."""
    room = await window("relaxed-3600")
    board = room.board()
    await room.env.advance_time(25 * 60)
    tables = room.client.tables
    if killed:
        tables.timers.stop()
    else:
        await tables.pause()
    await room.env.advance_time(3 * HOUR)
    now = room.env.now()
    await room.restart()
    assert (await room.table()).due == now + timedelta(minutes=left)
    assert room.board().id == board.id
    assert room.board().content != board.content
    await room.env.advance_time(left * 60 - 1)
    assert await moves(room) == PASSED[:1]
    await room.env.advance_time(1)
    assert await moves(room) == PASSED


async def test_what_was_answered_before_a_restart_is_played_at_the_beat(window: Open) -> None:
    room = await window("live-8")
    hand = await room.hand(room.ben)
    await press(room, room.ben, hand, HIKI)
    await room.restart()
    assert offered(await room.hand(room.ben)) == {HIKI, "pass"}
    await room.env.advance_time(8)
    assert await moves(room) == [*PASSED[:1], *PASSED[2:], (1, HIKI)]


# --- Standing orders ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "order", "made"),
    [
        ("", "deal:pass", PASSED[:2]),
        ("", "match:call", [PASSED[0], (1, HIKI)]),
        ("live-8", "match:call", [*PASSED[:1], *PASSED[2:], (1, HIKI)]),
        ("live-8", "none", PASSED),
    ],
)
async def test_an_order_answers_as_the_window_opens_or_at_the_beat(
    room: Room, monkeypatch: pytest.MonkeyPatch, pace: str, order: str, made: Any
) -> None:
    async def ordered() -> None:
        assert "Standing order" in await give_order(room, room.ben, order)

    await open_window(room, monkeypatch, pace, before=ordered)
    if pace:
        assert await moves(room) == PASSED[:1]
        await room.env.advance_time(8)
    assert await moves(room) == made


async def test_an_order_given_in_an_open_window_answers_it(window: Open) -> None:
    room = await window("")
    await give_order(room, room.chiyo, "turn:pass")
    assert await moves(room) == [PASSED[0], PASSED[2]]
    assert "Chiyo passes" in room.board().content
    await give_order(room, room.daeun, "none")
    assert len(await moves(room)) == 2


@pytest.mark.parametrize(
    ("scope", "holds"), [("turn", [True, False]), ("deal", [True, True]), ("match", [True, True])]
)
async def test_how_long_an_order_holds(window: Open, scope: str, holds: list[bool]) -> None:
    """Ben orders in the window; then he passes and it is his turn."""
    room = await window("live-8")
    await give_order(room, room.ben, f"{scope}:pass")
    found = []
    for _ in range(2):
        order = await room.client.tables.order_of(await room.table(), 1)
        found.append(order is not None)
        await room.env.advance_time(8)
    assert found == holds
    table = await room.table()
    assert [p.user for p in table.asked] == [room.ben.id]
    assert table.deal is not None
    other = replace(table, deal=replace(table.deal, promise=replace(table.deal.promise, number=2)))
    assert (await room.client.tables.order_of(other, 1) is not None) is (scope == "match")


# --- What fails -----------------------------------------------------------------------------------


async def test_a_beat_that_could_not_be_written_is_played_later(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await window("live-8")
    await passes(room, "ben")

    async def fails(*_: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    with monkeypatch.context() as patch:
        patch.setattr(Database, "_commit", fails)
        await room.env.advance_time(8)
        assert await moves(room) == PASSED[:1]
    await room.env.advance_time(10)
    assert await moves(room) == PASSED


async def test_a_beat_nobody_could_be_shown_is_shown_at_the_next_press(window: Open) -> None:
    room = await window("live-8")
    board = room.board().content
    room.env.inject_error("PATCH", "/channels/*/messages/*")
    await room.env.advance_time(8)
    assert await moves(room) == PASSED
    assert room.board().content == board
    assert await passes(room, "ben") == [EN("window-not-asked")]
    assert room.board().content != board


async def test_windows_of_two_tables_close_each_at_its_own_time(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await window("live-12")
    other = await open_window(Room(one.env, one.settings), monkeypatch, "live-8")
    assert due(one) == 2
    await passes(other, "ben")
    await one.env.advance_time(8)
    assert (await moves(one), await moves(other)) == (PASSED[:1], PASSED)
    await one.env.advance_time(4)
    assert await moves(one) == PASSED
    assert due(one) == 0


# --- The choice -----------------------------------------------------------------------------------


async def test_the_owner_chooses_the_pace_in_the_lobby(room: Room) -> None:
    await room.open(other="ben", game="sakura")
    for text, pace in PACES.items():
        shown = await choose_pace(room, room.aki, text)
        assert (await room.table()).pace == pace
        assert room.board().content.count("Pace: ") == shown.count("Pace: ") == 1
    await room.press(room.aki, "start")
    with pytest.raises(RuleError, match="begun"):
        await room.client.tables.set_pace(room.channel.id, 1, room.aki.id, "quick")


@pytest.mark.parametrize(("user", "pace"), [("ben", "quick"), ("aki", "slow")])
async def test_nobody_else_and_nothing_else_is_chosen(room: Room, user: str, pace: str) -> None:
    await room.open(other="ben", game="sakura")
    (panel,) = answers(await room.press(room.ben, "pace"))
    assert [part["disabled"] for part in parts(panel)] == [True]
    who = getattr(room, user).id
    with pytest.raises(RuleError):
        await room.client.tables.set_pace(room.channel.id, 1, who, pace)
    assert (await room.table()).pace == USUAL


async def test_a_game_without_windows_has_no_pace(room: Room) -> None:
    await room.open(game="koikoi")
    assert "pace" not in buttons(room.board())
    await room.press(room.aki, "start")
    assert "order" not in buttons(room.board())
    assert "Pace" not in room.board().content
