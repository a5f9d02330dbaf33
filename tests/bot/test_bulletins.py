"""Bulletins: an announcement on every board that is drawn, and a maintenance that costs no turn."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.chat.panels.frame import kept, threads
from bot.chat.panels.frame.kept import Post
from bot.chat.readiness import readiness
from bot.chat.reply import MOST, Reply
from bot.domain.bulletin import (
    AFTER,
    ANNOUNCEMENT,
    LONGEST,
    MAINTENANCE,
    USUAL,
    Bulletin,
    announced,
    moment,
)
from bot.domain.people.exclusion import Exclusion, Scope
from bot.services.services import Services
from bot.services.stage import Stage
from bot.store import Database
from bot.store.upkeep import bulletins
from bot.timers import Timers
from bot.words import LANGUAGES, announcing, words
from bot.words.refusals import refusal
from tests.bot.discord.room import Room, said
from tests.bot.people.agreeing import all_agree
from tests.bot.world.everything import everything
from tests.bot.world.lone_tables import Clock, opened

NOW = datetime(2026, 11, 26, 20, 0, tzinfo=UTC)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
EN = words("en")


# --- The value ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("21:00", NOW + HOUR),
        ("20:00", NOW + 24 * HOUR),
        ("9:30", NOW + 13.5 * HOUR),
        ("10m", NOW + 10 * MINUTE),
        (" 90 min ", NOW + 90 * MINUTE),
        ("2h", NOW + 2 * HOUR),
        ("1d", NOW + 24 * HOUR),
        ("2026-12-01", datetime(2026, 12, 1, tzinfo=UTC)),
        ("2026-12-01 21:00", datetime(2026, 12, 1, 21, tzinfo=UTC)),
        ("2026-12-01T21:00+09:00", datetime(2026, 12, 1, 12, tzinfo=UTC)),
        *((wrong, None) for wrong in ("", "nine", "25:00", "10", "-10m", "2026-13-01")),
    ],
)
def test_a_time_is_read_as_an_operator_writes_it(text: str, time: datetime | None) -> None:
    if time is None:
        with pytest.raises(ValueError):  # noqa: PT011 - the command has one sentence for all
            moment(text, NOW)
    else:
        assert moment(text, NOW) == time


@pytest.mark.parametrize(
    ("text", "at", "until", "ends"),
    [
        ("a\n b", None, None, NOW + USUAL),
        ("a", NOW + HOUR, None, NOW + HOUR + AFTER),
        ("a", NOW + HOUR, NOW + 2 * HOUR, NOW + 2 * HOUR),
        ("", NOW + HOUR, NOW + 2 * HOUR, NOW + 2 * HOUR),
        ("", NOW + HOUR, None, None),
        ("", None, NOW + HOUR, None),
        ("a", NOW + HOUR, NOW + HOUR, None),
        ("a", None, NOW, None),
        ("a" * (LONGEST + 1), None, None, None),
    ],
)
def test_an_announcement_is_one_line_and_always_ends(
    text: str, at: datetime | None, until: datetime | None, ends: datetime | None
) -> None:
    if ends is None:
        with pytest.raises(ValueError, match=r"announcement|end"):
            announced(text, at, until, NOW)
        return
    found = announced(text, at, until, NOW)
    assert (found.until, "\n" in found.text) == (ends, False)
    assert [found.is_shown(ends - MINUTE), found.is_shown(ends)] == [True, False]


def test_every_language_tells_the_times_of_bulletins() -> None:
    """A maintenance whose time has passed names none."""
    at, until = NOW + HOUR, NOW + 2 * HOUR
    begin, end = f"<t:{at.timestamp():.0f}:f>", f"<t:{until.timestamp():.0f}:t>"
    for language in LANGUAGES:
        say = words(language)
        away, timed, plain = (
            announcing.announced(say, announced(text, time, until, NOW))
            for text, time in (("", at), ("new", at), ("new", None))
        )
        assert all(part in line for part in (begin, end) for line in (away, timed))
        assert ("new" in away, "new" in timed, plain) == (False, True, "📢 new")
        late = [refusal(say, Bulletin(at=at, until=until).refusal(now)) for now in (NOW, until)]
        assert ["<t:" in sentence for sentence in late] == [True, False]


# --- Announcements --------------------------------------------------------------------------------


async def write(room: Room, kind: str, new: Bulletin | None) -> None:
    """Do what the operator's command does, and let the bot notice."""
    services = room.client.services
    put = (
        partial(bulletins.put, kind=kind, new=new)
        if new
        else partial(bulletins.take_back, kind=kind)
    )
    await services.database.write(put)
    await services.bulletins.look()


@pytest.mark.usefixtures("blank", "still")
async def test_boards_show_an_announcement_until_the_change_after_its_end(
    room: Room,
) -> None:
    await room.start()
    now, line = room.client.services.leagues.timers.clock(), "📢 A new game"
    before = room.board().content
    await write(room, ANNOUNCEMENT, announced("A new game", None, now + HOUR, now))
    assert room.board().content == before
    await room.act()
    assert room.board().content.startswith(f"{line}\n")
    await room.wait(HOUR.total_seconds())
    await room.act()
    assert line not in room.board().content


async def test_messages_of_leagues_show_an_announcement_when_they_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Above the words, with the picture or without one, and only if both fit."""
    shown = list[str]()
    client = MagicMock(spoken=AsyncMock(return_value=EN))

    async def edited(_: object, __: object, message: int, reply: Reply) -> None:
        shown.append(reply.content)

    async def pictured(reply: Reply) -> Reply:
        return Reply(f"{reply.content}, drawn")

    async def made(_: object, __: int) -> list[Post]:
        texts = ("plain", None), ("words", pictured), ("x" * MOST, None)
        return [
            Post(1, 2, number, Reply(text), pictured=draw)
            for number, (text, draw) in enumerate(texts, 1)
        ]

    monkeypatch.setattr(threads, "edited", edited)
    messages = kept.Kept(client, "standings", made)
    for found in (None, Bulletin("news"), Bulletin("news"), None):
        client.services.bulletins.announcement.return_value = found
        await messages.show(1)
    plain = ["plain", "words, drawn"]
    assert shown == [*plain, "x" * MOST, *(f"📢 news\n{text}" for text in plain), *plain]


# --- Maintenance ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank", "still")
async def test_in_maintenance_every_press_is_refused_and_nothing_changes(room: Room) -> None:
    """Also over a restart, and although a deadline passes."""
    await room.open(other="ben", game="mushi")
    number = (await room.table()).id
    await room.client.services.tables.lobbies.set_clock(number, room.aki.id, "3600 move")
    await all_agree(room.client.services.tables, number)
    await room.press(room.aki, "start")
    table = await room.table()
    due = table.next_due
    assert due
    now = room.client.services.leagues.timers.clock()
    back = now + 2 * HOUR
    await write(room, MAINTENANCE, Bulletin(at=now, until=back))
    told = EN("refusal-maintenance", until=f"<t:{int(back.timestamp())}:f>")
    before = await room.client.services.database.read(everything)
    for command in ("table show", "privacy show", "league standings"):
        assert said(await room.aki.slash(room.channel, command)) == told
    assert said(await room.press(room.aki, "hand")) == told
    assert await room.chiyo.autocomplete(room.channel, "league join", "league", "") == []
    await room.wait(1.5 * HOUR.total_seconds())
    assert await room.client.services.database.read(everything) == before
    assert (await readiness(room.client))[1] == "ready, but in maintenance"
    await room.restart()
    assert said(await room.press(room.aki, "hand")) == told
    await room.wait(HOUR.total_seconds())
    assert said(await room.press(room.aki, "hand")) == EN("refusal-maintenance", until="unknown")
    await write(room, MAINTENANCE, None)
    after = await room.table()
    assert after.next_due == due + 2.5 * HOUR
    assert after.players == table.players
    assert said(await room.press(room.aki, "hand")) != told
    assert (await readiness(room.client))[1] == "ready"


async def put(services: Services, on: bool) -> None:
    """Begin or end a maintenance, and let the bot notice."""
    kind, new = MAINTENANCE, Bulletin(at=NOW)
    work = (
        partial(bulletins.put, kind=kind, new=new)
        if on
        else partial(bulletins.take_back, kind=kind)
    )
    await services.database.write(work)
    await services.bulletins.look()


def services_on(database: Database, clock: Callable[[], datetime]) -> Services:
    stage = MagicMock(spec=Stage)
    stage.reachable.side_effect = lambda: database.shards
    return Services(database, clock, stage)


@pytest.mark.both
@pytest.mark.parametrize("stops", [(), ("in it",), ("in it", "killed"), ("after it",)])
async def test_a_maintenance_is_given_back_to_clocks_to_the_second(
    database: Database, clock: Clock, stops: tuple[str, ...]
) -> None:
    """Also if the bot is stopped or killed in it, or started only after it."""
    services = services_on(database, clock)
    tables = [
        await opened(services.tables, "mushi", 2, clock="3600 move", channel=9),
        await opened(services.tables, "mushi", 2, clock="3600 move", channel=10),
    ]
    clock.now += 10 * MINUTE
    await put(services, on=True)
    clock.now += 20 * MINUTE
    await services.tables.alarm.pulse()
    if stops:
        if "killed" not in stops:
            await services.tables.alarm.pause()
        services = services_on(database, clock)
        if "in it" in stops:
            await services.reopen()
    clock.now += 30 * MINUTE
    await services.tables.alarm.rung(tables[0].id)
    if "after it" in stops:
        await database.write(partial(bulletins.take_back, kind=MAINTENANCE))
        await services.reopen()
    else:
        await put(services, on=False)
    for table in tables:
        assert table.next_due
        found = await services.tables.at(table.id)
        assert found.next_due == table.next_due + 50 * MINUTE
        assert found.players == table.players
    await services.rest()


async def test_in_maintenance_no_timer_rings_and_no_master_moves(services: Services) -> None:
    """Those of exclusions are never set."""
    clock, playing = services.leagues.timers.clock, AsyncMock()
    every = [one for one in gc.get_objects() if isinstance(one, Timers) and one.clock is clock]
    assert len(every) > 10
    await put(services, on=True)
    assert {one.name for one in every if not one.held()} == {"exclusions"}
    services.tables.thinking._playing = playing
    move = services.tables.thinking._made(MagicMock(table=1), MagicMock(), False)
    moving = asyncio.create_task(move)
    await asyncio.sleep(0)
    playing.think.assert_not_called()
    excluding, out = services.excluding, Exclusion(1, Scope(), None, None, "", NOW)
    excluding._give_up = given_up = AsyncMock()  # type: ignore[method-assign]
    carrying = asyncio.create_task(excluding._carry_out(out))
    await asyncio.sleep(0)
    given_up.assert_not_called()
    rung = list[int]()
    timers = Timers("some", clock, AsyncMock(side_effect=rung.append))
    timers.held = services.bulletins.is_maintained
    await timers._ring_or_retry(7)
    assert (rung, timers.numbers) == ([], [7])
    await put(services, on=False)
    await moving
    playing.think.assert_called_once()
    await carrying
    given_up.assert_called_once()
    await timers._ring_or_retry(7)
    assert rung == [7]
    assert {one.name for one in every if one.held()} == set()
    timers.stop()
