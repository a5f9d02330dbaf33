"""Clocks extended in bulk stand as if each had been extended alone, in batches of any content."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, event, select

from bot.domain.people.calendar import Habit, Span
from bot.domain.people.person import Person
from bot.domain.shards import ALL, Shards
from bot.domain.tables.clocks import Running, clock_of
from bot.services.tables.tables import Tables
from bot.store import Database, difference, schema
from bot.store.people import people
from bot.store.tables import crediting, heartbeats, pending, reads
from bot.timers import AHEAD, PULSE
from tests.bot.world.caches import engines
from tests.bot.world.lone_tables import Clock, opened
from tests.bot.world.many_tables import multiply

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")

NOW = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
CLOCKS = ("86400 waking computer", "3600 move", "1800+30 waking vote", "259200+3600 open", "none")
ZONES = ("Asia/Tokyo", "Europe/Berlin", "America/New_York", "UTC")
Rows = list[dict[str, Any]]


def some_tables(connection: Connection, rng: Random, count: int) -> None:
    """Tables with windows and clocks of all kinds, of people with hours and vacations of theirs."""
    for user in range(1, 30):
        one = Person(user)
        if rng.random() < 0.4:
            wakes, sleeps = rng.sample(range(0, 1440, 30), 2)
            habit = Habit("direct", 12, rng.choice(ZONES), wakes, rng.choice([wakes, sleeps]))
            one = replace(one, habit=habit)
        for _ in range(rng.choice([0, 0, 0, 1, 3])):
            first = NOW + timedelta(hours=rng.randrange(-900, 300))
            away = Span(first, first + timedelta(hours=rng.randrange(1, 900)))
            one = replace(one, vacations=(*one.vacations, away))
        difference.save(connection, people.FORM, Person(user), one, NOW)
    clocks: Rows = []
    for number in range(1, count + 1):
        facts = {
            "id": number,
            "guild": number << 22,
            "channel": number,
            "owner": 1,
            "game": "mushi",
        }
        facts |= {"version": 1, "preset": "osaka", "differences": "", "phase": "playing"}
        row = facts | {"clock": rng.choice(CLOCKS), "opened_at": NOW, "edition": number}
        connection.execute(schema.tables.insert().values(**row))
        for seat in range(rng.randrange(2, 5)):
            user = rng.choice([None, 0, *range(1, 30)])
            player = {"table": number, "seat": seat, "user": user, "name": "", "away": ""}
            connection.execute(schema.seats.insert().values(**player))
            clocks.append(a_clock(rng, number, seat))
        if rng.random() < 0.3:
            window = {"table": number, "kind": "window", "deal": 1, "ply": 3}
            window |= {"due": moment(rng, 50), "seen": moment(rng, -30)}
            connection.execute(schema.deadlines.insert().values(**window))
    connection.execute(schema.clocks.insert(), clocks)


def a_clock(rng: Random, number: int, seat: int) -> dict[str, Any]:
    """A clock that stands still or runs, begun before or after the bot was last seen."""
    running = rng.random() < 0.5
    return {
        "table": number,
        "seat": seat,
        "left": rng.choice([0.0, 12.5, 3600.0, 86400.0, 1e6]),
        "over": int(rng.random() < 0.1),
        "since": moment(rng, -40) if running else None,
        "due": moment(rng, 60) if running else None,
        "seen": rng.choice([NOW, NOW - timedelta(minutes=5), moment(rng, -30)]),
    }


def moment(rng: Random, hours: int) -> datetime:
    return NOW + rng.random() * timedelta(hours=hours)


BEATS = {(1, 0): -20, (2, 0): -9, (2, 1): -2, (3, 2): -1, (4, 3): -0.1, (4, 1): -25}
"""Hours before now when shards were served, by their count and number."""


def some_beats(connection: Connection) -> None:
    """Heartbeats of the bot as it was divided at several times."""
    for (count, shard), hours in BEATS.items():
        one = Shards(frozenset((shard,)), count)
        heartbeats.beat(connection, NOW + timedelta(hours=hours), one)


def last_beat(guild: int) -> datetime:
    """When a server was last served by any shard, however many shards there were then."""
    hours = [at for (count, shard), at in BEATS.items() if (guild >> 22) % count == shard]
    return NOW + timedelta(hours=max(hours))


def alone(connection: Connection, least: timedelta, shards: Shards) -> tuple[list[Any], set[int]]:
    """The times of each clock and window if each is extended alone, and the tables that change."""
    c, d, s, t = schema.clocks, schema.deadlines, schema.seats, schema.tables
    guilds = {row.id: row.guild for row in connection.execute(select(t))}
    found, moved = [], set()

    def last_seen(row: Any) -> datetime:
        written: datetime = row.seen
        return max(written, last_beat(guilds[row.table]))

    def unseen(row: Any) -> bool:
        at = last_seen(row)
        return at < NOW and at <= NOW - least and shards.serve(guilds[row.table])

    read = select(c, s.c.user, t.c.clock, t.c.season)
    read = read.join(s, (s.c.table == c.c.table) & (s.c.seat == c.c.seat))
    for row in connection.execute(read.join(t, t.c.id == c.c.table)).all():
        one, seen = Running(row.left, row.since, row.due, bool(row.over)), row.seen
        if row.since and unseen(row):
            own = people.person(connection, row.user).calendar
            own = own.within(pending.allowance(connection, row.season))
            calendar = clock_of(row.clock).calendar(own)
            one, seen = one.charged(last_seen(row), calendar).started(NOW, calendar), NOW
            moved.add(row.table)
        found.append((row.table, row.seat, one, seen))
    for row in connection.execute(select(d)).all():
        away = NOW - last_seen(row) if unseen(row) else timedelta()
        moved |= {row.table} if away else set()
        found.append((row.table, row.kind, row.due + away, NOW if away else row.seen))
    return sorted(found, key=str), moved


def now(connection: Connection) -> list[Any]:
    """How every clock and window stands."""
    c, d = schema.clocks, schema.deadlines
    found: list[Any] = [
        (row.table, row.kind, row.due, row.seen) for row in connection.execute(select(d))
    ]
    for row in connection.execute(select(c)):
        one = Running(row.left, row.since, row.due, bool(row.over))
        found.append((row.table, row.seat, one, row.seen))
    return sorted(found, key=str)


def editions(connection: Connection) -> dict[int, int]:
    t = schema.tables
    return {row.id: row.edition for row in connection.execute(select(t.c.id, t.c.edition))}


@pytest.mark.parametrize("least", [timedelta(), timedelta(minutes=15), timedelta(hours=8)])
@pytest.mark.parametrize("batch", [1, 7, 500])
@pytest.mark.parametrize("text", ["1", "0-1/4", "3"])
@pytest.mark.slow
async def test_the_bulk_gives_what_each_alone_would_be_given(
    database: Database, monkeypatch: pytest.MonkeyPatch, batch: int, least: timedelta, text: str
) -> None:
    """Seen since is what was written later, or what a heartbeat of its server has seen later."""
    monkeypatch.setattr(crediting, "BATCH", batch)
    rng, count, shards = Random(f"{batch}{least}"), 60, Shards.read(text)
    await database.write(lambda c: some_tables(c, rng, count))
    await database.write(some_beats)
    wanted, moved = await database.read(lambda c: alone(c, least, shards))
    assert 3 < len(moved) < count
    after: int | None = 0
    found: list[crediting.Credit] = []
    while after is not None:
        known = after
        work = lambda c, known=known: crediting.give_back(c, NOW, least, known, shards)  # noqa: E731
        some, after = await database.write(work)
        assert len(some) <= batch
        found += some
    assert await database.read(now) == wanted
    assert sorted(one.table for one in found) == sorted(moved)
    raised = await database.read(editions)
    assert raised == {number: number + (number in moved) for number in range(1, count + 1)}
    check_dues(found, wanted)
    beats = await database.read(heartbeats.read)
    assert all(beats.seen[shards.count, shard] == NOW for shard in shards.mine)
    again = await database.write(lambda c: crediting.give_back(c, NOW, least, 0, shards))
    assert again == ([], None)


def check_dues(found: Sequence[crediting.Credit], wanted: list[Any]) -> None:
    """The deadline that is told of a table is one of those that were put off there."""
    for one in found:
        dues = [due(what) for number, _, what, _ in wanted if number == one.table]
        assert one.due in dues
        assert one.away > timedelta()


def due(what: datetime | Running) -> datetime | None:
    return what.due if isinstance(what, Running) else what


async def test_due_tables_are_found_as_the_tables_say(database: Database) -> None:
    await database.write(lambda c: some_tables(c, Random(3), 60))
    rows = await database.read(now)
    first: dict[int, datetime] = {}
    for number, _, what, _ in rows:
        if at := due(what):
            first[number] = min(first.get(number, at), at)
    until = NOW + timedelta(hours=8)
    found, then = await database.read(lambda c: crediting.due(c, until))
    assert dict(found) == {number: at for number, at in first.items() if at <= until}
    every = [at for _, _, what, _ in rows if (at := due(what))]
    assert then == min(at for at in every if at > until)


# --- The pulse ------------------------------------------------------------------------------------


@pytest.mark.parametrize("tables", [1, 40])
@pytest.mark.parametrize("text", ["1", "0-2/8"])
async def test_a_pulse_writes_a_row_a_shard_for_many_clocks(
    database: Database, clock: Clock, tables: int, text: str
) -> None:
    """Clocks that were seen in time are not even looked for."""
    database.shards = Shards.read(text)
    own = Tables(database, clock)
    await database.write(lambda c: some_tables(c, Random(1), tables))
    await database.write(lambda c: heartbeats.beat(c, clock.now, database.shards))
    before = await database.read(now)
    clock.now += PULSE
    issued = statements(database)
    await own.alarm.pulse()
    written = [(text, rows) for text, rows in issued if not text.startswith(("SELECT", "BEGIN"))]
    assert [(text.split()[:3], rows) for text, rows in written] == [
        (["INSERT", "INTO", "heartbeats"], len(database.shards.mine))
    ]
    assert all("FROM heartbeats" in text for text, _ in issued if text.startswith("SELECT"))
    assert await database.read(now) == before
    beats = await database.read(heartbeats.read)
    assert {*beats.seen.values()} == {clock.now}


def statements(database: Database) -> list[tuple[str, int]]:
    """Every statement from now on, with the number of its rows."""
    issued: list[tuple[str, int]] = []

    def note(_c: Any, _u: Any, text: str, values: Any, _x: Any, many: bool) -> None:
        issued.append((text, len(values) if many else 1))

    for engine in engines(database):
        event.listen(engine, "before_cursor_execute", note)
    return issued


async def test_an_unserved_shard_is_given_its_own_time(database: Database) -> None:
    """The shard that was away keeps its last heartbeat while the other one goes on."""
    await database.write(lambda c: some_tables(c, Random(1), 40))
    both, one = Shards.read("2"), Shards.read("0/2")
    start, least = NOW + timedelta(days=9), timedelta(minutes=15)
    await database.write(lambda c: heartbeats.beat(c, start, both))
    for at in range(1, 4):
        later = start + at * PULSE
        found, _ = await database.write(partial(give, at=later, least=least, shards=one))
        assert not found
    back = start + 4 * PULSE
    found, _ = await database.write(partial(give, at=back, least=least, shards=both))
    assert found
    assert {(one.table % 2, one.away) for one in found} == {(1, 4 * PULSE)}


def give(c: Connection, at: datetime, least: timedelta, shards: Shards) -> crediting.Credited:
    return crediting.give_back(c, at, least, 0, shards)


@pytest.mark.parametrize("shards", [ALL, Shards.read("1/2")])
def test_a_clock_that_was_put_back_is_believed(shards: Shards) -> None:
    beats = heartbeats.Heartbeats({(shards.count, 1 % shards.count): NOW + timedelta(days=1)})
    assert beats.since(1 << 22, NOW) == NOW + timedelta(days=1)
    assert beats.since(1 << 22, NOW + timedelta(days=2)) == NOW + timedelta(days=2)


# --- Timers ---------------------------------------------------------------------------------------


async def test_only_deadlines_due_soon_have_a_timer(database: Database, clock: Clock) -> None:
    table = await opened(Tables(database, clock), "mushi", 2, clock="86400 move")
    again = Tables(database, clock)
    assert await again.reopen() == []
    assert again.timers.numbers == []
    assert len(again.timers) == 1
    due = table.next_due
    assert due
    clock.now = due - AHEAD + timedelta(seconds=1)
    await again.timers.look()
    assert again.timers.numbers == [table.id]
    await again.ending.end(table.id, 1, False)
    assert len(again.timers) == 0


async def test_a_table_that_was_put_off_is_shown_when_opened(
    database: Database, clock: Clock
) -> None:
    await opened(Tables(database, clock), "mushi", 2, clock="86400 move")
    clock.now += timedelta(hours=3)
    again = Tables(database, clock)
    assert await again.reopen() == []
    told: list[Any] = []
    again.keeper.watchers.append(told.append)
    table = await again.at(1)
    assert told == [table]
    assert table.credit == timedelta(hours=3)
    assert table.next_due == clock.now + timedelta(hours=24)
    await again.at(1)
    assert len(told) == 1


async def test_a_table_still_due_soon_is_shown_at_once(database: Database, clock: Clock) -> None:
    table = await opened(Tables(database, clock), "mushi", 2, clock="1800 move")
    clock.now += timedelta(hours=3)
    assert await Tables(database, clock).reopen() == [table.id]


# --- Many tables ----------------------------------------------------------------------------------


async def test_a_thousand_tables_are_put_off_unread_within_a_second(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(Tables(database, clock), "mushi", 2, clock="86400 waking move")
    await database.write(lambda c: multiply(c, table.id, 1000))
    clock.now += timedelta(hours=3)
    again = Tables(database, clock)
    monkeypatch.setattr(reads, "by_id", None)
    began = time.process_time()
    assert await again.reopen() == []
    assert time.process_time() - began < 1
    monkeypatch.undo()
    assert len(again.keeper.credits) == 1000
    assert table.next_due
    for number in (table.id, table.id + 1, table.id + 999):
        one = await again.at(number)
        assert one.next_due == table.next_due + timedelta(hours=3)
        assert one.channel == table.channel + number - table.id
