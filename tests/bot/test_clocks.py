"""Clocks at a table: whose time runs, what is done when it has run out, what does not count."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.domain.people.calendar import Habit
from bot.domain.tables import fair
from bot.domain.tables.clocks import CLOCKS, DAY, HOUR
from bot.domain.tables.table import Table
from bot.words import words
from tests.bot.decks.gaji_window import PASSED, WindowAt, moves, open_window
from tests.bot.discord.room import Room, lives, parts, said
from tests.bot.people.agreeing import all_agree

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")


async def timed(room: Room, clock: str, others: str = "ben", game: str = "mushi") -> Table:
    """A match with a clock, its first deal dealt."""
    await room.open(other=others, game=game)
    table = await room.table()
    await room.client.services.tables.lobbies.set_clock(table.id, room.aki.id, clock)
    await all_agree(room.client.services.tables, table.id)
    await room.press(room.aki, "start")
    return await room.table()


async def ply(room: Room) -> int:
    deal = (await room.table()).deal
    assert deal
    return deal.ply


async def due(room: Room, seat: int) -> datetime:
    at = (await room.table()).clocks[seat].due
    assert at
    return at


def stamp(at: datetime) -> str:
    return f"<t:{int(at.timestamp())}:R>"


async def seat_asked(room: Room) -> int:
    table = await room.table()
    (seat,) = table.waits_for
    return seat


# --- The time that is left ------------------------------------------------------------------------


async def test_only_players_who_are_asked_have_running_clocks(room: Room) -> None:
    await timed(room, "3600 move")
    for _ in range(4):
        seat = await seat_asked(room)
        assert [bool(one.due) for one in (await room.table()).clocks] == [
            at == seat for at in range(2)
        ]
        at = room.env.now() + timedelta(hours=1)
        assert await due(room, seat) == at
        assert f"⏳ {stamp(at)}" in room.board().content
        await room.env.advance_time(600)
        await room.act()


async def test_a_bank_is_used_up_by_its_own_player_alone(room: Room) -> None:
    await timed(room, "3600+60 move")
    seat = await seat_asked(room)
    await room.env.advance_time(600)
    await room.act()
    while await seat_asked(room) == seat:
        await room.act()
    left = [one.left for one in (await room.table()).clocks]
    assert left[seat] >= 3600 - 600 + 60
    assert left[1 - seat] == 3600


async def test_a_player_with_computers_alone_has_all_the_time(room: Room) -> None:
    table = await timed(room, "60 move", "computer")
    assert table.next_due is None
    await room.wait(DAY)
    assert (await room.table()).deal == table.deal


# --- When it has run out --------------------------------------------------------------------------


async def test_the_least_harmful_move_is_made_when_time_runs_out(
    room: Room,
) -> None:
    table = await timed(room, "3600 move")
    seat = await seat_asked(room)
    first = table.legal(seat)[0]
    await room.env.advance_time(HOUR - 1)
    assert await ply(room) == 0
    await room.env.advance_time(1)
    after = (await room.table()).deal
    assert after
    assert after.log[0] == (seat, first)


async def test_the_next_deal_does_not_wait_for_absent_players(room: Room) -> None:
    await timed(room, "3600 move")
    await room.finish(until="between")
    await room.press(room.ben, "ready")
    await room.env.advance_time(HOUR)
    table = await room.table()
    assert table.phase == "playing"
    assert table.deal
    assert table.deal.promise.number == 2
    await room.finish()
    record = await room.client.services.ledger.record(await room.table())
    assert [one.fault for one in fair.verify(record)] == [None, None]


async def test_a_computer_player_sits_in_until_the_person_is_back(room: Room) -> None:
    await timed(room, "3600 computer")
    gone, here = await room.asked(), room.aki
    here = room.ben if gone is room.aki else room.aki
    await room.env.advance_time(HOUR)
    table = await room.table()
    seat = table.seat_of(gone.id)
    assert seat is not None
    assert EN("away-computer", name=table.names[seat]) in room.board().content
    for _ in range(3):
        assert await room.asked() is here
        await room.act()
    assert (await room.table()).next_due is not None
    back = await room.press(gone, "hand")
    assert EN("welcome-back") in said(back)
    assert EN("away-computer", name=table.names[seat]) not in room.board().content
    player = (await room.table()).players[seat]
    assert player
    assert (player.away, player.user) == ("", gone.id)
    while await room.asked() is here:
        await room.act()
    assert await room.asked() is gone


async def test_nobody_plays_on_when_all_have_gone(room: Room) -> None:
    await timed(room, "3600 computer")
    for _ in range(3):
        await room.env.advance_time(HOUR)
    table = await room.table()
    assert table.next_due is None
    assert [p.away for p in table.players if p] == ["computer", "computer"]
    await room.press(room.aki, "hand")
    assert [p.away for p in (await room.table()).players if p] == ["", "computer"]
    await room.finish(until="between")


async def test_an_open_seat_waits_for_a_new_player(room: Room) -> None:
    await timed(room, "3600 open")
    gone = await room.asked()
    await room.env.advance_time(HOUR)
    table = await room.table()
    seat = table.seat_of(gone.id)
    assert seat is not None
    assert EN("away-open", name=table.names[seat]) in room.board().content
    await room.wait(10 * DAY)
    assert await ply(room) == 0
    assert EN("welcome-back") in said(await room.press(gone, "hand"))
    await room.act(gone)
    assert await ply(room) == 1


async def test_others_wait_by_vote_or_a_harmless_move_follows(room: Room) -> None:
    await timed(room, "3600 vote", "ben chiyo", "sakura")
    first = await ply(room)
    late = await room.asked()
    others = [one for one in (room.aki, room.ben, room.chiyo) if one is not late]
    await room.env.advance_time(HOUR)
    seat = await seat_asked(room)
    over = stamp(room.env.now() + timedelta(minutes=15))
    name = (await room.table()).names[seat]
    assert EN("table-over-time", name=name, when=over) in room.board().content
    await room.press(others[0], f"wait:{(await room.table()).id}", room.board())
    vote = room.channel.last_message
    assert vote
    assert EN("vote-wait", name=name) in vote.content
    await room.restart()
    await room.press(others[1], "1", vote)
    assert await due(room, seat) == room.env.now() + timedelta(hours=1)
    assert "wait:" not in str(parts(room.board()))
    await room.env.advance_time(HOUR + 15 * 60 - 1)
    assert await ply(room) == first
    await room.env.advance_time(1)
    assert await ply(room) > first


# --- Windows --------------------------------------------------------------------------------------


async def test_without_a_deadline_each_clock_runs_until_its_player_answers(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_window(room, monkeypatch, "relaxed", clock="3600 move")
    table = await room.table()
    assert [bool(one.due) for one in table.clocks] == [False, True, True, True, False]
    await room.press(room.chiyo, "pass")
    assert [bool(one.due) for one in (await room.table()).clocks] == [
        False, True, False, True, False
    ]  # fmt: skip
    await room.env.advance_time(HOUR)
    assert sorted(await moves(room)) == sorted(PASSED)


async def test_a_window_that_closes_by_itself_needs_no_clock(window_at: WindowAt) -> None:
    room = await window_at("live-8", clock="3600 move")
    assert not any(one.due for one in (await room.table()).clocks)


# --- What does not count --------------------------------------------------------------------------


async def test_hours_of_sleep_are_spared_if_the_table_does(room: Room) -> None:
    for one in (room.aki, room.ben):
        await room.client.services.people.change(one.id, lives(Habit(wakes=8 * 60, sleeps=10 * 60)))
    await timed(room, f"{4 * HOUR} waking move")
    now = room.env.now()
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    ends = [midnight + timedelta(days=d, hours=10) for d in range(4)]
    left, first = 4 * HOUR, now
    for end in ends:
        begin = max(first, end - timedelta(hours=2))
        awake = max((end - begin).total_seconds(), 0)
        if awake >= left:
            assert await due(room, await seat_asked(room)) == begin + timedelta(seconds=left)
            return
        left -= int(awake)
    raise AssertionError


async def test_other_hours_count_from_now_on(room: Room) -> None:
    await timed(room, f"{4 * HOUR} waking move")
    seat, person = await seat_asked(room), await room.asked()
    await room.env.advance_time(HOUR)
    now = room.env.now()
    asleep = (now.hour * 60 + now.minute + 1) % 1440
    habit = Habit(wakes=(asleep + 600) % 1440, sleeps=asleep)
    tables = room.client.services.tables
    await tables.alarm.change_hours(person.id, lives(habit))
    assert await due(room, seat) == habit_due(now, habit, 3 * HOUR)


def habit_due(now: datetime, habit: Habit, seconds: int) -> datetime:
    """When so many seconds of somebody's waking hours have passed."""
    for span in habit.waking(now):
        length = (span.last - span.first).total_seconds()
        if length >= seconds:
            return span.first + timedelta(seconds=seconds)
        seconds -= int(length)
    raise AssertionError


async def test_a_vacation_stops_the_clock_and_its_end_starts_it(room: Room) -> None:
    await timed(room, "3600 move")
    seat, person = await seat_asked(room), await room.asked()
    before = await due(room, seat)
    await room.env.advance_time(600)
    told = said(await person.slash(room.channel, "vacation plan", days=3))
    assert EN("vacation-year", used=3, days=30) in told
    assert await due(room, seat) == before + timedelta(days=3)
    assert stamp(before + timedelta(days=3)) in room.board().content
    await room.wait(DAY)
    assert said(await person.slash(room.channel, "vacation end")) == EN("vacation-ended")
    assert await due(room, seat) == before + timedelta(days=1)
    assert said(await person.slash(room.channel, "vacation show")).startswith("**Your vacations")


async def test_two_vacations_at_a_time_are_refused(room: Room) -> None:
    await room.open()
    await room.aki.slash(room.channel, "vacation plan", **{"days": 3, "in": 2})
    told = said(await room.aki.slash(room.channel, "vacation plan", days=5))
    assert told == EN("refusal-away-already")


# --- Restart --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("away", "told"), [(60, False), (7 * DAY, True)])
async def test_time_without_the_bot_is_credited_to_every_clock(
    room: Room, away: int, told: bool
) -> None:
    await timed(room, "3600 move")
    seat = await seat_asked(room)
    await room.env.advance_time(600)
    before = await due(room, seat)
    await room.client.services.tables.alarm.pause()
    await room.env.advance_time(away)
    await room.restart()
    assert await due(room, seat) == before + timedelta(seconds=away)
    note = EN("table-credited", time=EN("time-days", count=7))
    assert (note in room.board().content) == told
    await room.act()
    assert note not in room.board().content


async def test_restarting_all_the_time_gains_and_loses_nothing(room: Room) -> None:
    await timed(room, "7200+60 move")
    seat = await seat_asked(room)
    began = room.env.now()
    for _ in range(5):
        await room.env.advance_time(600)
        await room.client.services.tables.alarm.pause()
        await room.env.advance_time(600)
        await room.restart()
    assert await due(room, seat) == began + timedelta(seconds=7200 + 5 * 600)
    await room.env.advance_time(7200 - 5 * 600 - 1)
    assert await ply(room) == 0
    await room.env.advance_time(1)
    assert await ply(room) == 1


# --- The panel ------------------------------------------------------------------------------------


async def choose(room: Room, member: Any, part: str, value: str) -> str:
    """Choose one part of the clock in the panel; what it then shows."""
    panel = (await room.press(member, "clock")).response
    assert panel
    number = (await room.table()).id
    return said(await member.select(panel.message, [value], custom_id=f"clock:{number}:{part}"))


async def test_the_owner_puts_a_clock_together(room: Room) -> None:
    await room.open()
    await choose(room, room.aki, "preset", "86400 waking computer")
    await choose(room, room.aki, "time", "7200+60 waking computer")
    await choose(room, room.aki, "hours", "7200+60 computer")
    told = await choose(room, room.aki, "absence", "7200+60 open")
    assert "2 hours for the match" in told
    assert str((await room.table()).clock) == "7200+60 open"
    assert "2 hours for the match plus one minute per decision" in room.board().content
    panel = (await room.press(room.ben, "clock")).response
    assert panel
    assert all(part["disabled"] for part in parts(panel) if "options" in part)


async def test_a_table_can_be_opened_with_a_clock(room: Room) -> None:
    await room.aki.slash(room.channel, "table open", game="mushi", clock="evening")
    assert str((await room.table()).clock) == "1800+30 computer"


async def test_a_table_opened_without_a_clock_is_played_over_days(room: Room) -> None:
    await room.aki.slash(room.channel, "table open", game="mushi")
    assert (await room.table()).clock == CLOCKS["days"]
