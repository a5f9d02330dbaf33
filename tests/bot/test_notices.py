"""Notices go only to people a table waits for: once, where and when they wish."""

from __future__ import annotations

import logging
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

import rules
from bot.chat.panels.frame import notify
from bot.domain.people.calendar import Habit, minutes_of
from bot.domain.tables import lobby, noticing
from bot.domain.tables.notice import Notice
from bot.domain.tables.player import Player
from bot.services.tables.notices import Notices
from bot.store import Database, schema
from bot.words import words
from rules import RuleError
from tests.bot.decks.gaji_window import WindowAt, give_order
from tests.bot.decks.stacking import stack
from tests.bot.decks.two_worlds import shuffled
from tests.bot.discord.room import Room, answers, lives, parts, said

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")
DAY = 24 * 3600
TOKYO = {"zone": "Asia/Tokyo", "wakes": 8 * 60, "sleeps": 23 * 60}
"""Where it is nine in the morning as these tests begin."""
MUSHI = rules.game("mushi")
TABLE = lobby.laid(1, 9, Player(1, "Aki"), "mushi", "mushi", MUSHI.presets["mushi"], 2, "days")
NEW_YORK = {"zone": "America/New_York", "wakes": 8 * 60, "sleeps": 19 * 60}
"""Where it is then seven in the evening."""


class Ear:
    """Every message that pings somebody or goes to them alone: `300 channel ben`."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room, self.heard = room, list[str]()
        self.messages: list[Any] = []
        self._start = room.env.now()
        backend = room.env.backend
        commit = backend.commit_message

        def committed(message: Any, **more: Any) -> Any:
            self._hear(message)
            return commit(message, **more)

        monkeypatch.setattr(backend, "commit_message", committed)

    def _hear(self, message: Any) -> None:
        alone = {one.dm_channel.id: one.name for one in self._people()}
        names = [one.name for one in self._people() if one.id in message.ping_user_ids]
        channel = message.channel_id
        place = "direct" if channel in alone else "channel"
        who = [alone[channel]] if channel in alone else names
        if who:
            after = (self.room.env.now() - self._start).total_seconds()
            self.heard.append(f"{round(after)} {place} {' '.join(who)}")
            self.messages.append(message)

    def _people(self) -> list[Any]:
        return [one.user for one in self.room.members.values()]

    def still_there(self) -> list[str]:
        """The notices nobody has deleted, as they read."""
        backend = self.room.env.backend
        return [m.content for m in self.messages if m.id in backend.messages[m.channel_id]]

    async def steps(self, text: str) -> list[str]:
        """Do what is written, then give what was heard: `wait 300; ben act`."""
        for step in text.split("; "):
            who, _, what = step.rpartition(" ")
            match who, what:
                case "wait", seconds:
                    await self.room.env.advance_time(float(seconds))
                case "", "restart":
                    await self.room.restart()
                case "away", seconds:
                    await self.away(float(seconds))
                case _, "act":
                    await self.room.act(getattr(self.room, who))
                case _, act:
                    await self.room.press(getattr(self.room, who), act)
        return self.heard

    async def away(self, seconds: float) -> None:
        """The bot does not run for a while."""
        client = self.room.client
        client.services.notices.timers.stop()
        await client.services.tables.alarm.pause()
        await self.room.env.advance_time(seconds)
        await self.room.restart()


@pytest.fixture
def ear(room: Room, monkeypatch: pytest.MonkeyPatch) -> Ear:
    return Ear(room, monkeypatch)


@pytest.fixture
def mushi(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """The lot falls on Ben as the dealer, so Aki cuts the pack."""
    stack(monkeypatch, tuple(shuffled("mushi", 2, Random(1))))
    return room


# --- When -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "heard"),
    [
        ("wait 299", []),
        ("wait 300", ["300 channel aki"]),
        (f"wait {DAY}; wait 299", ["300 channel aki"]),
        (f"wait 300; wait {DAY}; wait {DAY}", [f"{300 + n * DAY} channel aki" for n in range(3)]),
        ("wait 200; aki hand; wait 299", []),
        ("wait 200; aki hand; wait 300", ["500 channel aki"]),
        ("wait 200; ben scores; wait 100", ["300 channel aki"]),
        ("wait 200; aki act; wait 299", []),
        ("wait 200; aki act; wait 300", ["500 channel aki"]),
        ("wait 290; aki act; aki act; wait 300", ["590 channel ben"]),
        ("wait 400; aki act; aki act; wait 2", ["300 channel aki"]),
        ("wait 400; aki act; aki act; wait 3", ["300 channel aki", "403 channel ben"]),
        ("wait 400; aki act; aki act; ben act; wait 99", ["300 channel aki"]),
        ("wait 200; restart; wait 100", ["300 channel aki"]),
        (f"wait 300; restart; wait {DAY}", ["300 channel aki", f"{300 + DAY} channel aki"]),
        ("wait 400; aki act; aki act; restart; wait 3", ["300 channel aki", "403 channel ben"]),
        ("away 5000; wait 1; wait 5000", ["5000 channel aki"]),
        (f"wait 300; away {3 * DAY}; wait 1", ["300 channel aki", f"{300 + 3 * DAY} channel aki"]),
    ],
)
async def test_a_player_who_is_asked_is_told_once_and_reminded(
    mushi: Room, ear: Ear, steps: str, heard: list[str]
) -> None:
    """Aki is to cut the pack and to keep her hand, then it is Ben's turn; both just sat down."""
    await mushi.start()
    assert await ear.steps(steps) == heard


@pytest.mark.parametrize(
    ("habit", "seconds", "heard"),
    [
        ({"notify": "direct"}, 300 + DAY, ["300 direct aki", f"{300 + DAY} direct aki"]),
        ({"notify": "none"}, 9 * DAY, []),
        ({"remind": 0}, 9 * DAY, ["300 channel aki"]),
        ({"remind": 6}, 22000, ["300 channel aki", "21900 channel aki"]),
        (TOKYO, 2000, ["300 channel aki"]),
        (
            {**TOKYO, "remind": 6},
            DAY,
            [f"{at} channel aki" for at in (300, 21900, 43500, 23 * 3600)],
        ),
        ({**TOKYO, "wakes": 22 * 60, "sleeps": 6 * 60}, DAY, [f"{13 * 3600} channel aki"]),
        (NEW_YORK, DAY, [f"{13 * 3600} channel aki"]),
    ],
)
async def test_everybody_is_told_where_and_when_they_chose(
    mushi: Room, ear: Ear, habit: dict[str, Any], seconds: int, heard: list[str]
) -> None:
    await mushi.client.services.people.change(mushi.aki.id, lives(Habit(**habit)))
    await mushi.start()
    assert await ear.steps(f"wait {seconds}") == heard


async def test_nobody_is_told_anything_on_vacation(mushi: Room, ear: Ear) -> None:
    await mushi.start()
    await mushi.aki.slash(mushi.channel, "vacation plan", days=9)
    assert await ear.steps(f"wait {2 * DAY}") == []
    await mushi.aki.slash(mushi.channel, "vacation end")
    assert await ear.steps("wait 300") == [f"{2 * DAY + 300} channel aki"]


# --- Whom -----------------------------------------------------------------------------------------


async def test_all_players_of_a_window_are_told_in_one_message(
    window_at: WindowAt, ear: Ear
) -> None:
    room = await window_at("relaxed")
    assert await ear.steps("wait 300") == ["300 channel ben chiyo daeun"]
    (message,) = ear.still_there()
    assert "Claim or pass in Sakura" in message
    await ear.steps("ben pass; wait 10; chiyo pass; wait 10")
    assert ear.still_there() == [message]
    assert await ear.steps(f"wait {DAY}") == [
        "300 channel ben chiyo daeun",
        f"{300 + DAY} channel daeun",
    ]
    (message,) = ear.still_there()
    await ear.steps("daeun pass")
    assert ear.still_there() == []
    assert len((await room.table()).asked) == 1


async def test_a_player_with_a_standing_order_is_not_told(window_at: WindowAt, ear: Ear) -> None:
    async def before() -> None:
        await give_order(ear.room, ear.room.chiyo, "match:pass")

    await window_at("relaxed", before=before)
    assert await ear.steps("wait 300") == ["300 channel ben daeun"]


async def test_before_a_fixed_end_nobody_is_told(window_at: WindowAt, ear: Ear) -> None:
    room = await window_at("live-20")
    room.client.services.notices._pressed.clear()
    assert await ear.steps("wait 19") == []
    assert (await room.table()).asked
    assert await ear.steps("wait 4") == ["23 channel ben"]


async def test_between_deals_people_who_are_not_ready_are_told(room: Room, ear: Ear) -> None:
    await room.open()
    assert await ear.steps(f"wait {DAY}") == []
    await room.press(room.aki, "start")
    await room.finish(until="between")
    assert await ear.steps("aki ready; wait 300") == [f"{DAY + 300} channel ben"]
    assert "Ready for the next deal of Mushi?" in ear.still_there()[0]
    await ear.steps("ben ready")
    assert ear.still_there() == []


async def test_a_rematch_asks_whether_to_play_again(room: Room, ear: Ear) -> None:
    await room.open(1)
    await room.press(room.aki, "start")
    await room.finish()
    await ear.steps(f"wait 300; ben rematch; wait {DAY // 2}")
    assert "Mushi: play again?" in ear.still_there()[0]
    await ear.steps("aki ready; ben ready")
    assert ear.still_there() == []


@pytest.mark.parametrize("phase", ["playing", "between"])
async def test_an_absent_player_keeps_the_notice_until_they_are_back(
    room: Room, ear: Ear, phase: str
) -> None:
    """They are reminded no more, and the table no longer counts as waiting for them."""
    table = await room.start(clock="days")
    if phase == "between":
        table = await room.finish(until="between")
    asked = [room.members[player.user] for player in table.asked]
    await ear.steps("wait 600")
    (notice,) = ear.still_there()
    for _ in range(4):
        await room.wait(DAY)
    table, heard = await room.table(), len(ear.heard)
    assert not table.present
    assert notice in ear.still_there()
    await ear.steps(f"wait {3 * DAY}; restart; wait {DAY}")
    assert len(ear.heard) == heard
    assert notice in ear.still_there()
    waiting = room.client.services.whereabouts.waiting
    assert [await waiting(one.id) for one in asked] == [[]] * len(asked)
    for member in room.aki, room.ben:
        await room.press(member, "hand")
    await ear.steps("wait 1")
    assert not ear.still_there()


async def test_a_player_who_seats_a_computer_keeps_no_notice(mushi: Room, ear: Ear) -> None:
    await mushi.start()
    await ear.steps("wait 300")
    assert ear.still_there()
    await mushi.aki.slash(mushi.channel, "seat computer")
    await ear.steps("wait 1")
    assert not ear.still_there()


async def test_messages_written_below_the_table_are_counted_once(mushi: Room, ear: Ear) -> None:
    """A notice that is gone does not make every later press look through the channel again."""

    def looks() -> int:
        path = f"/channels/{mushi.channel.id}/messages"
        return len([r for r in mushi.env.http_requests if (r.method, r.path) == ("GET", path)])

    await mushi.start()
    await ear.steps("wait 300")
    hand = await mushi.hand(mushi.aki)
    await mushi.act(mushi.aki, hand=hand)
    assert (before := looks()) > 0
    await mushi.act(mushi.aki, hand=hand)
    assert looks() == before


async def test_a_table_itself_pings_nobody(mushi: Room, ear: Ear) -> None:
    await mushi.start()
    await mushi.ben.slash(mushi.channel, "table show")
    assert f"<@{mushi.aki.id}>" in mushi.board().content
    assert ear.heard == []


@pytest.mark.parametrize("seed", range(2))
async def test_people_with_nothing_to_do_are_never_told(room: Room, ear: Ear, seed: int) -> None:
    """Somebody thinks for a moment, for minutes, for hours; once all is over nothing remains."""
    await room.start(deals=1, other="ben chiyo", game="sakura")
    rng = Random(seed)
    while (table := await room.table()).phase != "over":
        asked = {room.members[player.user].name for player in table.asked}
        before = len(ear.heard)
        await ear.steps(f"wait {rng.choice((1, 1, 200, 400, 8000))}")
        named = [name for one in ear.heard[before:] for name in one.split(" ")[2:]]
        assert {*named} <= asked
        assert len({*named}) == len(named)
        await room.act(rng=rng)
    assert len(ear.heard) > 2
    assert ear.still_there() == []
    assert (
        await room.client.services.database.read(lambda c: c.execute(select(schema.notices)).all())
        == []
    )
    assert len(room.client.services.notices.timers) == 0


# --- What fails -----------------------------------------------------------------------------------


async def test_closed_direct_messages_are_replaced_by_the_channel(mushi: Room, ear: Ear) -> None:
    await mushi.client.services.people.change(mushi.aki.id, lives(Habit("direct")))
    await mushi.start()
    place = f"/channels/{mushi.aki.user.dm_channel.id}/messages"
    mushi.env.inject_error("POST", place, status=403, code=50007)
    assert await ear.steps("wait 300") == ["300 channel aki"]
    assert await ear.steps(f"wait {DAY}") == ["300 channel aki", f"{300 + DAY} direct aki"]
    await ear.steps("aki act")
    assert ear.still_there() == []


async def test_in_a_lost_channel_it_is_tried_once(
    mushi: Room, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    await mushi.start()
    mushi.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=None)
    caplog.set_level(logging.WARNING)
    assert await ear.steps(f"wait {9 * DAY}") == []
    assert len([r for r in caplog.records if r.name == "paifuda.notices"]) == 1
    assert len(mushi.client.services.notices.timers) == 0


# --- The panel ------------------------------------------------------------------------------------


async def choose(room: Room, part: str, value: str) -> str:
    """Choose a part in Aki's panel, and return its text."""
    (panel,) = answers(await room.aki.slash(room.channel, "settings notices"))
    assert panel.ephemeral
    return said(await room.aki.select(panel.message, [value], custom_id=f"habit:{part}"))


@pytest.mark.parametrize(
    ("before", "part", "value", "after", "heard"),
    [
        ("wait 300", "remind", "6", "wait 21600", ["300 channel aki", "21900 channel aki"]),
        ("wait 300", "remind", "0", f"wait {DAY}", ["300 channel aki"]),
        ("wait 300", "notify", "none", f"wait {DAY}", ["300 channel aki"]),
        ("wait 100", "notify", "direct", "wait 300", ["400 direct aki"]),
        ("wait 100", "wakes", "240", f"wait {DAY}", ["14400 channel aki"]),
    ],
)
async def test_a_choice_holds_for_what_is_to_be_told_already(
    mushi: Room, ear: Ear, before: str, part: str, value: str, after: str, heard: list[str]
) -> None:
    await mushi.start()
    await ear.steps(before)
    await choose(mushi, part, value)
    assert await ear.steps(after) == heard


async def test_a_time_zone_and_waking_hours_are_written(room: Room) -> None:
    told = said(
        await room.aki.slash(
            room.channel, "settings hours", zone="tokyo", wakes="8:30", sleeps="24:00"
        )
    )
    assert EN("habit-waking", wakes="08:30", sleeps="00:00") in told
    assert EN("habit-zone", zone="`Asia/Tokyo`", now="09:00") in told
    assert (await room.client.services.people.at(room.aki.id)).habit == Habit(
        zone="Asia/Tokyo", wakes=8 * 60 + 30, sleeps=0
    )
    again = (await room.aki.slash(room.channel, "settings hours", sleeps="23")).response
    assert again is not None
    chosen = [o["value"] for part in parts(again) for o in part["options"] if o.get("default")]
    assert chosen == ["channel", "24", "510", "1380", "yes"]
    offered = await room.aki.autocomplete(room.channel, "settings hours", "zone", "los ang")
    assert [(one["name"], one["value"]) for one in offered] == [
        ("America/Los_Angeles (16:00)", "America/Los_Angeles")
    ]
    late = await room.aki.autocomplete(room.channel, "settings hours", "sleeps", "2")
    assert "22:00" in [one["value"] for one in late]
    refused = said(await room.aki.slash(room.channel, "settings hours", zone="Mars", wakes="8"))
    assert refused == EN("refusal-no-such-zone", zone="Mars")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *[("8", 480), ("08:00", 480), ("0830", 510), ("24:00", 0), ("24:01", None), ("x", None)],
        *[("８：００", 480), ("８時", 480), ("8時30分", 510), ("8点", 480), ("8 點 30 分", 510)],
        *[("8.30", 510), ("8h30", 510), ("8h", 480), ("8am", 480), ("8:30 PM", 1230)],
        *[("12 a.m.", 0), ("12pm", 720), ("午後8時", 1200), ("下午 8:30", 1230), ("上午0点", 0)],
        *[("午前8時", 480), ("12:30 am", 30), ("13 pm", None), ("8:3", None), ("25時", None)],
        *[("-8", None), ("8:60", None), ("800", 480), ("24時", 0)],
    ],
)
def test_times_of_day_are_read(text: str, meant: int | None) -> None:
    if meant is not None:
        assert minutes_of(text) == meant
        return
    with pytest.raises(RuleError):
        minutes_of(text)


# --- One transaction, and stops at the worst moment -----------------------------------------------


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much was written in each transaction."""
    found: list[int] = []
    commit = Database._commit

    async def counted(self: Database, batch: Any) -> Any:
        found.append(len(batch))
        return await commit(self, batch)

    monkeypatch.setattr(Database, "_commit", counted)
    return found


def sent_nonces(room: Room) -> list[str]:
    """The nonces of the messages that were sent to a channel, in order; Discord keeps to each."""
    bodies = [one.json for one in room.env.http_requests if one.path.endswith("/messages")]
    found = [body for body in bodies if body and "nonce" in body]
    assert all(body["enforce_nonce"] for body in found)
    return [body["nonce"] for body in found]


async def test_a_move_notes_its_questions_and_looks_in_one_transaction(
    mushi: Room, ear: Ear, commits: list[int]
) -> None:
    """Aki cuts, keeps her hand, and Ben is told; that he was is a transaction of its own."""
    await mushi.start(clock="days")
    hand = await mushi.hand(mushi.aki)
    for _ in range(2):
        commits.clear()
        await mushi.act(mushi.aki, hand=hand)
        assert len(commits) == 1
    table = await mushi.table()
    assert table.clock.seconds
    assert [*table.notices] == [mushi.ben.id]
    commits.clear()
    assert await ear.steps("wait 300") == ["300 channel ben"]
    assert len(commits) == 1
    assert (await mushi.table()).notices[mushi.ben.id].times == 1


async def stopped(*_: object) -> None:
    """Stop the bot before an act."""
    raise ConnectionAbortedError


async def stopped_before(
    what: object, name: str, room: Room, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first question, whose notice is cut short by a stop of the bot before something is done."""
    await room.start()
    with monkeypatch.context() as patch:
        patch.setattr(what, name, stopped)
        await ear.steps("wait 300")
        room.client.services.notices.timers.stop()


async def test_a_swallowed_notice_is_sent_at_the_next_start(
    mushi: Room, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stopped_before(notify, "call", mushi, ear, monkeypatch)
    assert ear.heard == []
    assert await ear.steps("restart; wait 1") == ["300 channel aki"]


async def test_a_notice_with_an_unwritten_sending_is_the_same_message(
    mushi: Room, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stopped_before(Notices, "_change", mushi, ear, monkeypatch)
    await ear.steps("restart; wait 1")
    first, again = sent_nonces(mushi)[-2:]
    assert first == again
    await ear.steps(f"wait {DAY}")
    assert sent_nonces(mushi)[-1] not in (first, again), "a reminder is another message"


async def test_notices_left_by_a_stop_are_taken_back_afterwards(
    mushi: Room, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    await mushi.start()
    await ear.steps("wait 300")
    with monkeypatch.context() as patch:
        patch.setattr(mushi.client.screen, "take_back", stopped)
        await ear.steps("aki act; aki act")
    assert len(ear.still_there()) == 1
    await ear.steps("restart; ben act")
    assert ear.still_there() == []
    database = mushi.client.services.database
    assert await database.read(lambda c: c.execute(select(schema.recalls)).all()) == []


def test_a_nonce_differs_by_table_question_person_and_time() -> None:
    notices = {user: Notice((1, 4), None) for user in (1, 2)}
    table = replace(TABLE, notices=notices)
    asked_again = {**notices, 1: Notice((1, 6), None)}
    told_again = {**notices, 1: Notice((1, 4), None, 1)}
    every = [
        noticing.nonce(table, [1]),
        noticing.nonce(table, [2]),
        noticing.nonce(table, [1, 2]),
        noticing.nonce(replace(table, id=2), [1]),
        noticing.nonce(replace(table, notices=asked_again), [1]),
        noticing.nonce(replace(table, notices=told_again), [1]),
    ]
    assert len({*every}) == len(every)
    assert noticing.nonce(table, [2, 1]) == every[2]
    assert max(map(len, every)) <= 25
