"""A process works for the servers of its shards, takes those nobody serves, and gives them back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from itertools import count
from types import SimpleNamespace
from unittest.mock import MagicMock

import discord
import pytest
import simcord
from pydantic import ValidationError

from bot.chat import sharding
from bot.chat.client import Paifuda
from bot.chat.desk import Desk, Screen
from bot.chat.tasks import Tasks
from bot.config import Settings
from bot.domain.people.calendar import Span
from bot.domain.shards import Shards
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.tables.tables import Tables
from bot.store import Database, sharing
from bot.store.lock import HeldError
from bot.store.session import Lock, session
from bot.store.sharing import Share
from bot.words import words
from tests.bot.world.baseline import LONG
from tests.bot.world.lone_tables import Clock
from tests.bot.world.matches import PEOPLE
from tests.sources import ROOT

HOUR = timedelta(hours=1)


def guild(shard: int, shards: int = 4) -> int:
    """A server of one of some shards."""
    return (100 * shards + shard) << 22 | 77


# --- The value ------------------------------------------------------------------------------------

WRITTEN = [
    ("0-3/8", {0, 1, 2, 3}, 8, "0-3/8"),
    ("2/8", {2}, 8, "2/8"),
    ("8", {*range(8)}, 8, "0-7/8"),
    ("1", {0}, 1, "0/1"),
    ("0/1", {0}, 1, "0/1"),
]


@pytest.mark.parametrize(("text", "mine", "all_of_them", "again"), WRITTEN)
def test_shards_are_read_as_they_are_written(
    text: str, mine: set[int], all_of_them: int, again: str
) -> None:
    found = Shards.read(text)
    assert ({*found.mine}, found.count, str(found)) == (mine, all_of_them, again)
    assert Shards.read(str(found)) == found


@pytest.mark.parametrize("text", ["", "x", "4/4", "3-1/8", "0-8/8", "0", "-1/4", "1/2/3", "0-1"])
def test_wrong_shards_are_refused_in_the_settings(text: str) -> None:
    with pytest.raises(ValidationError):
        Settings(shards=text)


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_every_server_is_one_process_s(number: int) -> None:
    """Discord says whose a server is: (guild >> 22) % shards."""
    parts = Shards.read("5").divided(number)
    for one in range(40):
        server = (1_000_000 + one) << 22 | 4711
        assert [part.serve(server) for part in parts].count(True) == 1
    assert parts[0].serve(None)  # what happens in no server is the first shard's


# --- What is held ---------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shard without a home is taken over at the second look."""
    monkeypatch.setattr(sharing, "GRACE", 0.0)


async def test_a_shard_has_one_home_and_all_agree(postgres: str) -> None:
    async with session(postgres, Share(Shards.read("0-1/4"))):
        for other in ("1-2/4", "3/8", "2/3"):
            with pytest.raises(HeldError):
                async with session(postgres, Share(Shards.read(other))):
                    pass
        with pytest.raises(HeldError):
            async with session(postgres, Lock()):
                pass
        async with session(postgres, Share(Shards.read("2-3/4"))):
            pass
    async with session(postgres, Lock()):
        with pytest.raises(HeldError):
            async with session(postgres, Share(Shards.read("0-1/4"))):
                pass


@pytest.mark.usefixtures("hasty")
async def test_an_unserved_shard_is_taken_over_and_returned_home(postgres: str) -> None:
    one, other = Share(Shards.read("0/4")), Share(Shards.read("1/4"))
    async with session(postgres, one), session(postgres, other):
        taken = [await one.look(), await other.look()]
        while len(one.shards.mine) + len(other.shards.mine) < 4:
            taken += [await one.look(), await other.look()]
        assert not one.shards.mine & other.shards.mine
        assert {2, 3} == {shard for each in taken for shard in each.gained.mine}
        (holder,) = [each for each in (one, other) if 3 in each.shards.mine]
        assert not (await holder.look()).wanted.mine
        home, back = Share(Shards.read("3/4")), asyncio.Event()

        async def give() -> None:
            while not (wanted := (await holder.look()).wanted).mine:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            assert wanted.mine == {3}
            holder.leave(wanted)
            assert not back.is_set()
            await holder.give(wanted)

        giving = asyncio.create_task(give())
        async with session(postgres, home):
            back.set()
            await giving
            assert home.shards.mine == {3}
            assert 3 not in holder.shards.mine
            assert not (await holder.look()).gained.mine


async def test_a_shard_waits_a_while_for_its_home(postgres: str) -> None:
    async with session(postgres, one := Share(Shards.read("0/2"))):
        for _ in range(3):
            assert not (await one.look()).gained.mine


# --- What is worked for ---------------------------------------------------------------------------


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def halves(postgres: str, clock: Clock) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of two processes: one for the shards 0 and 1 of four, one for 2 and 3."""
    async with AsyncExitStack() as stack:
        found = []
        for text in ("0-1/4", "2-3/4"):
            database = Database(postgres)
            database.shards = Shards.read(text)
            stack.push_async_callback(database.close)
            found.append(Tables(database, clock))
        yield found[0], found[1]
        for one in found:
            one.timers.stop()


channels = count(1)


async def dealt(tables: Tables, server: int) -> Table:
    """A table of two whose clocks run, on a server."""
    table = await tables.lobbies.open(server, next(channels), PEOPLE[0], "mushi", clock="3600 move")
    table = await tables.lobbies.join(table.id, PEOPLE[1], 12)
    return await tables.playing.start(table.id, PEOPLE[0].user, 11)


async def test_only_time_without_own_tables_is_given_back(
    halves: tuple[Tables, Tables], clock: Clock
) -> None:
    """The others have run all the while, and what they have seen says nothing of these."""
    one, other = halves
    mine = [await dealt(one, guild(0)), await dealt(one, guild(1))]
    theirs = [await dealt(other, guild(2)), await dealt(other, guild(3))]
    clock.now += HOUR / 6
    await other.alarm.pulse()
    one.timers.stop()
    clock.now += HOUR / 6
    await other.alarm.pulse()
    one.keeper.drop(mine[0].id)
    one.keeper.drop(mine[1].id)
    near = await one.reopen()
    assert near == [table.id for table in mine]
    assert sorted(one.timers.numbers) == sorted(near)
    for before in mine:
        now, due = await one.at(before.id), before.next_due
        assert due
        assert now.next_due == due + HOUR / 3
    for before in theirs:
        assert (await other.at(before.id)).next_due == before.next_due


async def test_a_table_of_another_process_is_read_anew(
    halves: tuple[Tables, Tables],
) -> None:
    one, other = halves
    table = await dealt(other, guild(2))
    known = await one.at(table.id)
    assert known == table
    assert one.keeper.tables_known() == 0
    (seat,) = table.waits_for
    moved = await other.playing.play(table.id, PEOPLE[seat].user, table.legal(seat)[0])
    assert await one.at(table.id) == moved
    assert not len(one.timers)


async def test_a_change_to_a_table_of_another_process_arrives(
    halves: tuple[Tables, Tables], postgres: str, clock: Clock
) -> None:
    """Somebody goes on vacation on one server; their clock at another stands still."""
    one, other = halves
    table = await dealt(other, guild(2))
    (seat,) = table.waits_for
    told: asyncio.Queue[str] = asyncio.Queue()
    share = Share(Shards.read("2-3/4"))
    share.heard = told.put_nowait
    async with session(postgres, share):
        away = Span(clock.now, clock.now + timedelta(days=3))
        user = PEOPLE[seat].user
        await one.alarm.change_hours(user, lambda person: person.leaving(away))
        assert await asyncio.wait_for(told.get(), LONG) == f"table {table.id}"
    await other.keeper.hear(table.id)
    now = await other.at(table.id)
    assert now.next_due
    assert table.next_due
    assert now.next_due >= table.next_due + timedelta(days=2)
    assert now.edition == table.edition + 1


async def test_a_table_that_was_given_away_rings_no_more(
    halves: tuple[Tables, Tables], clock: Clock
) -> None:
    one, _ = halves
    table = await dealt(one, guild(1))
    database = one.keeper.database
    database.shards = database.shards.without({1})
    one.keeper.let_go()
    clock.now += 2 * HOUR
    await one.alarm.rung(table.id)
    assert (await one.at(table.id)).edition == table.edition


# --- A process that has died ----------------------------------------------------------------------


SHARDS = 16
PROMISED = "for 15 seconds, another process takes it over, half a minute later at most"
AT_MOST = timedelta(seconds=15 + 30)
"""The time of that promise of the manual, from the death of a process on."""


class LateError(Exception):
    """The promised time is over."""


async def for_ever(step: Callable[[], Awaitable[None]]) -> None:
    """Do a step again and again."""
    while True:
        await step()


async def test_clocks_of_a_dead_process_go_on_in_time(
    postgres: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process looks again and again, at a time that moves with each wait."""
    manual = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert PROMISED in " ".join(manual.split())
    dead, alive = Database(postgres), Database(postgres)
    dead.shards, alive.shards = Shards.read(f"1-15/{SHARDS}"), Shards.read(f"0/{SHARDS}")
    tables = Tables(dead, clock)
    left = [await dealt(tables, guild(shard, SHARDS)) for shard in (1, 8, 15)]
    tables.timers.stop()
    await dead.close()
    died = clock.now

    async def passed(seconds: float) -> None:
        clock.now += timedelta(seconds=seconds)
        if clock.now > died + AT_MOST:
            raise LateError

    monkeypatch.setattr(sharding, "asyncio", SimpleNamespace(sleep=passed))
    seconds = SimpleNamespace(monotonic=lambda: clock.now.timestamp())
    monkeypatch.setattr(sharing, "time", seconds)
    client, share = MagicMock(spec=Desk), Share(alive.shards)
    client.screen = screen = MagicMock(spec=Screen)
    client.tasks = MagicMock(spec=Tasks)  # here is no Discord to connect to
    screen.reachable.side_effect = lambda: alive.shards
    client.services = services = Services(alive, clock, screen)
    async with session(postgres, share):
        with pytest.raises(LateError):
            await for_ever(sharding.Following(client, share).go_on)
    assert len(share.shards.mine) == SHARDS
    for table in left:
        due = table.next_due
        assert due
        now = (await services.tables.at(table.id)).next_due
        assert now
        assert due < now <= due + AT_MOST
        assert table.id in services.tables.timers
    await services.rest()
    await alive.close()


# --- On a simulated Discord -----------------------------------------------------------------------


async def test_a_press_for_another_shard_is_not_answered(home: str) -> None:
    settings = Settings(database=home, emoji=False, shards="2")
    async with simcord.run(Paifuda(settings)) as env:
        client = env.bot
        assert isinstance(client, Paifuda)
        servers = [env.create_guild(f"Club {shard}", shard_id=shard) for shard in (0, 1)]
        client.hold.shards = client.hold.shards.without({1})
        for server, answered in zip(servers, (True, False), strict=True):
            channel = server.create_text_channel("mushi")
            aki = server.add_member(env.create_user("aki"))
            said = (await aki.slash(channel, "table list")).response
            assert (said is not None) is answered


async def test_server_managers_are_told_its_shard(home: str) -> None:
    settings = Settings(database=home, emoji=False, shards="3")
    async with simcord.run(Paifuda(settings)) as env:
        server = env.create_guild("Club", shard_id=2)
        manages = server.create_role("manages", permissions=discord.Permissions(manage_guild=True))
        aki = server.add_member(env.create_user("aki"), roles=[manages])
        found = await aki.slash(server.create_text_channel("mushi"), "about")
        assert found.response
        assert words("en")("about-shard", shard=3, shards=3) in found.response.content


# --- What one process does for all ----------------------------------------------------------------


@pytest.mark.parametrize(("shards", "asked"), [("0/2", "PUT"), ("1/2", "GET"), ("1", "PUT")])
async def test_one_process_tells_discord_of_the_commands(
    home: str, databases: list[Database], shards: str, asked: str
) -> None:
    client = Paifuda(Settings(database=home, emoji=False, shards=shards))
    async with simcord.run(client) as env:
        told = [one.method for one in env.http_requests if one.path.endswith("/commands")]
    assert told == [asked]
