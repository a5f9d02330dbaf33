"""When a claim window closes: at a fixed time, at a deadline, after all answers; and by whom."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.store import Database
from bot.words import words
from tests.bot.decks.gaji_window import (
    HIKI,
    NOBODY,
    PASSED,
    WindowAt,
    buttons,
    log,
    moves,
    offered,
    open_window,
    press,
)
from tests.bot.decks.mahjong_deals import passes
from tests.bot.discord.room import Room

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en").at("sakura")
HOUR = 3600


def due(room: Room) -> int:
    """How many things are due; nothing runs while there are none."""
    timers = room.client.services.tables.timers
    assert (timers._pulsing is not None) == (len(timers) > 0)
    assert not timers._running
    return len(timers)


# --- Live -----------------------------------------------------------------------------------------


async def test_answers_can_be_changed_until_they_are_played_together(
    window_at: WindowAt,
) -> None:
    room = await window_at("live-8")
    board = room.board()
    kept = await passes(room, "ben", "daeun", "chiyo")
    assert all("Your answer is saved: Pass" in one for one in kept)
    hand = await room.hand(room.ben)
    assert "Your answer is saved: Pass" in hand.content
    await room.env.advance_time(7)
    told, _ = await press(room, room.ben, hand, HIKI)
    assert "Your answer is saved: Hiki" in told
    assert await moves(room) == PASSED[:1]
    assert (room.board().content, room.board().edited_at) == (board.content, board.edited_at)
    await room.env.advance_time(1)
    assert await moves(room) == [*PASSED[:1], *PASSED[2:], (1, HIKI)]
    assert "Hiki! Ben takes" in room.board().content
    assert due(room) == 0


@pytest.mark.parametrize("answered", [(), ("ben", "chiyo", "daeun")])
async def test_a_timed_window_closes_when_due_with_any_answers(
    window_at: WindowAt, answered: tuple[str, ...]
) -> None:
    room = await window_at("live-12")
    await passes(room, *answered)
    await room.env.advance_time(11.5)
    assert await moves(room) == PASSED[:1]
    await room.env.advance_time(0.5)
    assert await moves(room) == PASSED


async def test_a_computer_player_answers_at_the_fixed_end(window_at: WindowAt) -> None:
    room = await window_at("live-8", others="computer chiyo daeun emilia")
    assert await moves(room) == PASSED[:1]
    await room.env.advance_time(8)
    assert await moves(room) == [*PASSED[:1], *PASSED[2:], (1, HIKI)]


# --- Relaxed --------------------------------------------------------------------------------------


async def test_at_the_deadline_unanswered_seats_pass(window_at: WindowAt) -> None:
    room = await window_at("relaxed-3600")
    assert "⏳ <t:" in room.board().content
    assert await passes(room, "chiyo") == [EN("window-passed")]
    assert await moves(room) == [PASSED[0], PASSED[2]]
    assert "Chiyo passes" in room.board().content
    assert due(room) == 1
    await room.env.advance_time(HOUR - 1)
    assert len(await moves(room)) == 2
    await room.env.advance_time(1)
    assert await moves(room) == [PASSED[0], PASSED[2], PASSED[1], PASSED[3]]
    assert "⏳" not in room.board().content
    assert due(room) == 0


@pytest.mark.parametrize("pace", ["", "relaxed-86400"])
async def test_a_window_closes_once_everybody_has_answered(window_at: WindowAt, pace: str) -> None:
    room = await window_at(pace)
    assert due(room) == bool(pace)
    await passes(room, "ben", "chiyo", "daeun")
    assert await moves(room) == PASSED
    assert due(room) == 0


async def test_a_computer_player_answers_as_the_window_opens(window_at: WindowAt) -> None:
    room = await window_at("", others="ben computer computer emilia")
    assert await moves(room) == [PASSED[0], PASSED[2], PASSED[3]]


# --- Quick ----------------------------------------------------------------------------------------


async def test_only_those_who_can_claim_are_asked(window_at: WindowAt) -> None:
    room = await window_at("quick")
    assert await moves(room) == [PASSED[0], PASSED[2], PASSED[3]]
    assert [player.user for player in (await room.table()).asked] == [room.ben.id]
    await passes(room, "ben")
    assert len(await moves(room)) == 4


async def test_a_window_nobody_can_use_is_over_as_it_opens(window_at: WindowAt) -> None:
    room = await window_at("quick", deck=NOBODY)
    assert await moves(room) == PASSED
    assert buttons(room.board()) == {"hand", "help", "scores", "order", "fair"}


# --- Presses that come to nothing -----------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live-8", "relaxed-3600"])
async def test_late_or_unasked_presses_get_one_sentence(window_at: WindowAt, pace: str) -> None:
    """The message still shows the window: it could not be edited as it closed."""
    room = await window_at(pace)
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


async def test_a_second_pass_changes_nothing(window_at: WindowAt) -> None:
    room = await window_at("relaxed-3600")
    first, second = await passes(room, "ben", "ben")
    assert (first, second) == (EN("window-passed"), EN("window-not-asked"))
    assert await moves(room) == PASSED[:2]


# --- Restart --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("killed", "left"), [(True, 40), (False, 35)])
async def test_the_time_the_bot_was_away_is_credited(
    window_at: WindowAt, killed: bool, left: int
) -> None:
    """After 25 minutes of an hour; a killed bot was last seen at the last of its pulses."""
    room = await window_at("relaxed-3600")
    board = room.board()
    await room.env.advance_time(25 * 60)
    tables = room.client.services.tables
    if killed:
        tables.timers.stop()
    else:
        await tables.alarm.pause()
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


async def test_answers_before_a_restart_are_played_at_the_deadline(
    window_at: WindowAt,
) -> None:
    room = await window_at("live-8")
    hand = await room.hand(room.ben)
    await press(room, room.ben, hand, HIKI)
    await room.restart()
    assert offered(await room.hand(room.ben)) == {HIKI, "pass"}
    await room.env.advance_time(8)
    assert await moves(room) == [*PASSED[:1], *PASSED[2:], (1, HIKI)]


# --- What fails -----------------------------------------------------------------------------------


async def test_a_closing_that_could_not_be_written_comes_later(
    window_at: WindowAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await window_at("live-8")
    await passes(room, "ben")

    async def fails(*_: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    with monkeypatch.context() as patch:
        patch.setattr(Database, "_commit", fails)
        await room.env.advance_time(8)
        assert await moves(room) == PASSED[:1]
    await room.env.advance_time(10)
    assert await moves(room) == PASSED


async def test_a_closing_nobody_saw_is_shown_at_the_next_press(window_at: WindowAt) -> None:
    room = await window_at("live-8")
    board = room.board().content
    room.env.inject_error("PATCH", "/channels/*/messages/*")
    await room.env.advance_time(8)
    assert await moves(room) == PASSED
    assert room.board().content == board
    assert await passes(room, "ben") == [EN("window-not-asked")]
    assert room.board().content != board


async def test_windows_of_two_tables_close_each_at_its_own_time(
    window_at: WindowAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await window_at("live-12")
    other = await open_window(Room(one.env, one.settings), monkeypatch, "live-8")
    assert due(one) == 2
    await passes(other, "ben")
    await one.env.advance_time(8)
    assert (await moves(one), await moves(other)) == (PASSED[:1], PASSED)
    await one.env.advance_time(4)
    assert await moves(one) == PASSED
    assert due(one) == 0
