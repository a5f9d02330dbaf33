"""A silent shard's clocks stand still: a false alarm costs nothing, a real one no turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot import logs
from bot.chat import silence
from bot.chat.connections import Connections
from bot.chat.desk import Desk
from bot.chat.readiness import readiness
from bot.domain.hearing import SILENCE, STANDS, UNANSWERED
from bot.domain.shards import Hold, Shards
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.stage import Stage
from bot.store import Database
from bot.timers import PULSE, Timers
from tests.bot.discord.room import Room
from tests.bot.test_bulletins import put
from tests.bot.world.lone_tables import Clock, opened

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
TABLES = UNANSWERED + 2
GUILD = 1 << 22
"""A server of shard 1 of two; `opened` opens tables on one of shard 0."""


@pytest.fixture(autouse=True)
def _no_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a look for silent shards end at once."""
    monkeypatch.setattr(silence, "asyncio", SimpleNamespace(sleep=AsyncMock()))


class Process:
    """A process of the bot without Discord, at a time that a test moves."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.clock, self.hold = clock, Hold(database.shards)
        self.connections = Connections(self.hold, clock)
        self.meter, self.is_private = MagicMock(), lambda _: False
        stage = MagicMock(spec=Stage)
        stage.is_lost = AsyncMock(return_value=False)
        stage.reachable.side_effect = lambda: self.connections.reachable
        self.services = Services(database, clock, stage)
        self.desk = cast("Desk", self)
        self.services.tables.alarm.ran_out = lambda table: silence.ran_out(self.desk, table)

    async def press(self, guild: int = 1) -> None:
        """Let a press come through the door."""
        silence.note(self.desk, cast("Any", SimpleNamespace(guild_id=guild)))
        await self.services.tables.alarm.settled()

    async def passes(self, time: timedelta) -> None:
        """Let time pass, in which the bot records that it runs."""
        while time > timedelta():
            self.clock.now += min(time, PULSE)
            time -= PULSE
            await self.services.tables.alarm.pulse()

    async def ring(self, tables: list[Table]) -> list[Table]:
        """Ring for all tables at once, and return them as they are then."""
        alarm = self.services.tables.alarm
        await asyncio.gather(*(alarm.rung(table.id) for table in tables))
        return [await self.services.tables.at(table.id) for table in tables]


LONE = pytest.mark.usefixtures("unhurried", "secrets")


@pytest.fixture
def process(database: Database, clock: Clock) -> Process:
    return Process(database, clock)


async def dealt(process: Process, clock: str = "1200 move", count: int = TABLES) -> list[Table]:
    """Tables where somebody has twenty minutes for a move."""
    made = process.services.tables
    found = [await opened(made, "mushi", 2, clock=clock, channel=9 + n) for n in range(count)]
    await process.press()
    await silence.watch(process.desk)
    return found


def plies(tables: list[Table]) -> list[int]:
    return [table.deal.ply for table in tables if table.deal]


def left(table: Table, now: Clock) -> timedelta:
    assert table.next_due
    return table.next_due - now.now


@LONE
async def test_a_real_silence_costs_nobody_a_turn_once_it_shows(
    process: Process, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """It shows at the fifth table, which keeps its turn, and ends with the first press."""
    tables = await dealt(process)
    await process.passes(20 * MINUTE)
    for table in tables:
        await process.ring([table])
    assert process.connections.hearing.silent == {0}
    lost = plies([await process.services.tables.at(table.id) for table in tables])
    assert lost == [1] * (UNANSWERED - 1) + [0] * (TABLES - UNANSWERED + 1)
    await process.passes(3 * HOUR)
    assert plies(await process.ring(tables)) == lost
    await silence.watch(process.desk)
    await process.press()
    after = await process.ring(tables)
    assert plies(after) == lost
    assert {left(table, clock) for table in after} == {20 * MINUTE}
    assert process.connections.hearing.silent == set()
    told = [(one.levelno, logs.line(one)) for one in caplog.records if one.name == "paifuda.shards"]
    assert [level for level, _ in told] == [logging.ERROR, logging.WARNING]
    assert all("shard=0" in line for _, line in told)


@LONE
async def test_a_false_alarm_takes_no_time_and_ends_by_itself(
    process: Process, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody presses all night: clocks run on after some hours, with all the time they stood."""
    tables = await dealt(process)
    await process.passes(20 * MINUTE)
    await process.ring(tables[:UNANSWERED])
    others = tables[UNANSWERED - 1 :]
    await process.passes(STANDS)
    await silence.watch(process.desk)
    after = [await process.services.tables.at(table.id) for table in others]
    assert {left(table, clock) for table in after} == {20 * MINUTE}
    assert process.connections.hearing.silent == {0}
    assert "clocks run on" in caplog.text
    await process.passes(20 * MINUTE)
    assert plies(await process.ring(others)) == [1] * len(others)


@LONE
@pytest.mark.parametrize("pause", [True, False], ids=["stopped", "killed"])
async def test_a_restart_in_a_silence_gives_all_of_it_back(
    database: Database, clock: Clock, pause: bool
) -> None:
    """One shard of two is silent; the clocks of the other one have run all the while."""
    database.shards = Shards.read("2")
    process = Process(database, clock)
    (table,) = await dealt(process, "86400 move", 1)
    tables = process.services.tables
    other = await tables.lobbies.open(GUILD, 99, table.people[0], "mushi", clock="86400 move")
    other = await tables.lobbies.join(other.id, table.people[1], 12)
    other = await tables.playing.start(other.id, table.people[0].user, 11)
    for number in range(UNANSWERED):
        process.connections.hearing.ran_out(0, number + 100, clock.now)
    for _ in range(6):
        await process.passes(PULSE)
        await process.press(GUILD)
        await silence.watch(process.desk)
    assert process.connections.hearing.standing == {0}
    if pause:
        await tables.alarm.pause()
    tables.timers.stop()
    clock.now += 30 * MINUTE
    again = Process(database, clock).services.tables
    await again.reopen()
    for one, gone in ((table, timedelta()), (other, HOUR)):
        assert left(await again.at(one.id), clock) == 24 * HOUR - gone


async def gone(process: Process) -> None:
    """Discord is away."""
    process.connections.away.add(0)


async def back(process: Process) -> None:
    """Discord is back."""
    process.connections.away.clear()


async def unheard(process: Process) -> None:
    """The shard becomes silent."""
    now = process.services.tables.timers.clock()
    for number in range(UNANSWERED):
        process.connections.hearing.ran_out(0, number + 100, now)
    await silence.listen(process.desk)


Act = Callable[[Process], Any]


@LONE
@pytest.mark.parametrize(
    ("begin", "end"),
    [(gone, back), (unheard, lambda process: process.press())],
    ids=["disconnected", "silent"],
)
async def test_tables_due_together_after_a_silence_keep_their_turns(
    begin: Act, end: Act, process: Process, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while a first one waits for the time to be given back, which takes a while."""
    monkeypatch.setattr(Timers, "silence", timedelta())
    tables = await dealt(process, count=3)
    await process.passes(SILENCE)
    await begin(process)
    assert plies(await process.ring(tables)) == [0] * 3
    await process.passes(HOUR)
    assert plies(await process.ring(tables)) == [0] * 3
    alarm, held = process.services.tables.alarm, asyncio.Event()
    give_back = alarm._give_back

    async def slow(*what: Any) -> list[int]:
        await held.wait()
        return await give_back(*what)

    monkeypatch.setattr(alarm, "_give_back", slow)
    both = [asyncio.ensure_future(act) for act in (end(process), process.ring(tables))]
    await asyncio.wait(both, timeout=0.2)
    held.set()
    await asyncio.gather(*both)
    after = await process.ring(tables)
    assert plies(after) == [0] * 3
    assert all(left(table, clock) > timedelta() for table in after)


@LONE
async def test_a_press_right_after_a_silence_was_found_ends_it(
    process: Process, clock: Clock
) -> None:
    """No timer and no pulse has noticed that clocks stood."""
    tables = await dealt(process, count=3)
    await process.passes(SILENCE)
    await unheard(process)
    await process.press()
    after = [await process.services.tables.at(table.id) for table in tables]
    assert {left(table, clock) for table in after} == {20 * MINUTE}


async def close(process: Process) -> None:
    """Begin a maintenance."""
    await put(process.services, on=True)


async def reopen(process: Process) -> None:
    """End the maintenance."""
    await put(process.services, on=False)


@LONE
@pytest.mark.parametrize(
    ("events", "gone"),
    [
        ((SILENCE, unheard, close, HOUR, reopen, 5 * MINUTE), 0),
        ((close, SILENCE, unheard, reopen, 5 * MINUTE), 0),
        ((SILENCE, unheard, close, HOUR, Process.press, MINUTE, reopen, 5 * MINUTE), 5),
        ((SILENCE, unheard, close, HOUR, Process.press, reopen, PULSE), 10),
    ],
    ids=["before it", "in it", "ends in it", "ends in it, with a pulse after it"],
)
async def test_a_silence_is_given_back_once_around_a_maintenance(
    events: Sequence[Act | timedelta], gone: int, process: Process, clock: Clock
) -> None:
    """However soon after the maintenance the first press comes."""
    (table,) = await dealt(process, count=1)
    for event in events:
        await (process.passes(event) if isinstance(event, timedelta) else event(process))
    await process.press()
    after = await process.services.tables.at(table.id)
    assert left(after, clock) == (20 - gone) * MINUTE


@LONE
async def test_a_clock_that_begins_in_a_silence_waits(process: Process, clock: Clock) -> None:
    """Also if it began less time ago than a gap has that is given back otherwise."""
    await dealt(process, count=1)
    await process.passes(SILENCE)
    await unheard(process)
    table = await opened(process.services.tables, "mushi", 2, clock="1200 move", channel=99)
    await process.passes(5 * MINUTE)
    await process.press()
    assert left(await process.services.tables.at(table.id), clock) == 20 * MINUTE


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("silent", [True, False], ids=["silent", "disconnected"])
async def test_the_first_press_is_charged_for_nothing(room: Room, silent: bool) -> None:
    """The bank of the player who moves first, before any timer or look, is what it was."""
    await room.open(2, None, clock="none")
    client, number = room.client, (await room.table()).id
    await client.services.tables.lobbies.set_clock(number, room.aki.id, "1800+60 move")
    await room.press(room.ben, "join")
    await room.press(room.aki, "start")
    before = await room.table()
    (seat,) = before.waits_for
    if silent:
        client.connections.hearing.heard(0)
        await room.wait(SILENCE.total_seconds())
        for table in range(UNANSWERED):
            client.connections.hearing.ran_out(0, table + 100, room.env.now())
        await silence.listen(client)
        assert (await readiness(client))[1] == "ready, but no presses come from shard 0"
    else:
        await client.on_shard_disconnect(0)
    await room.wait(HOUR.total_seconds())
    assert plies([await room.table()]) == [0]
    client.connections.away.clear()
    await room.act()
    after = await room.table()
    assert plies([after]) == [1]
    assert after.clocks[seat].left == pytest.approx(1800 + 60, abs=30)
    assert (await readiness(client))[1] == "ready"
