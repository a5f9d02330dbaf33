"""The cost of a press: CPU until it is acknowledged, and until everybody sees its changes.

The real client on a simulated Discord, a clock as every table has it, all threads counted. Four
people of mahjong have a hand open, so that a discard shows a table and four hands again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from discord.state import ConnectionState
from pytest_benchmark.fixture import BenchmarkFixture
from simcord.http.client import FakeWebhookAdapter, _path_of

from bot.chat import painting
from bot.chat.client import Paifuda
from bot.chat.panels.frame import answer
from bot.chat.publisher import Publisher
from bot.config import Settings
from bot.domain.tables.player import Player
from tests.benchmarks.budget import held

AT_ONCE, TABLES = 100, 20
PEOPLE = ("aki", "ben", "chiyo", "daeun")


@dataclass
class Meter:
    """When presses arrive, are acknowledged and are shown, by CPU and by the wall clock."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    """Seconds from presses until the table and all open hands were shown."""
    presses: int = AT_ONCE
    arrived: dict[str, tuple[float, float]] = field(default_factory=dict)
    published: asyncio.Event = field(default_factory=asyncio.Event)
    everybody: asyncio.Event = field(default_factory=asyncio.Event)
    """As many have been acknowledged as press at once."""
    everywhere: asyncio.Event = field(default_factory=asyncio.Event)
    """As many have been shown."""

    def attach(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch clients that are made from now on."""
        parse, request, follow = (
            ConnectionState.parse_interaction_create,
            FakeWebhookAdapter.request,
            Publisher.follow,
        )

        def arrives(state: Any, data: Any) -> None:
            self.arrived[str(data["id"])] = time.process_time(), time.perf_counter()
            parse(state, data)

        async def requested(transport: Any, route: Any, *what: Any, **more: Any) -> Any:
            path = _path_of(route.url)
            if path.endswith("/callback"):
                cpu, wall = self.arrived[path.split("/")[2]]
                self.acknowledged.append((time.process_time() - cpu) * 1e3)
                self.waited.append(time.perf_counter() - wall)
                if len(self.waited) == self.presses:
                    self.everybody.set()
            return await request(transport, route, *what, **more)

        async def follows(publisher: Any, interaction: Any, *what: Any, **more: Any) -> None:
            await follow(publisher, interaction, *what, **more)
            cpu, wall = self.arrived[str(interaction.id)]
            self.shown.append((time.process_time() - cpu) * 1e3)
            self.seen.append(time.perf_counter() - wall)
            self.published.set()
            if len(self.seen) == self.presses:
                self.everywhere.set()

        monkeypatch.setattr(ConnectionState, "parse_interaction_create", arrives)
        monkeypatch.setattr(FakeWebhookAdapter, "request", requested)
        monkeypatch.setattr(Publisher, "follow", follows)

    async def pressed(self, press: Awaitable[Any]) -> Any:
        """Wait for the answer to a press, and until everything is shown."""
        self.published.clear()
        result = await press
        await asyncio.wait_for(self.published.wait(), 30)
        await asyncio.sleep(0.005)  # what goes on beside is paid by this press, not by the next
        return result


async def seated(env: simcord.Env, room: Any, pace: str) -> None:
    """A match of mahjong of four people, each with a hand open."""
    tables, channel = room.client.services.tables, room.channel.id
    aki, *others = (Player(getattr(room, one).id, one) for one in PEOPLE)
    about = room.guild.id, channel, aki, "xiamen"
    one = await tables.lobbies.open(*about, clock="days")
    await tables.lobbies.set_pace(one.id, aki.user, pace)
    for player in others:
        await tables.lobbies.join(one.id, player, player.user)
    await tables.playing.start(one.id, aki.user, 1)
    await room.client.screen.renew(one.id)
    await env.settle()
    for person in PEOPLE:
        member = getattr(room, person)
        room.hands[member.id] = await room.hand(member)


def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a simulated Discord wait for nothing by itself."""

    async def not_yet(*_: Any, **__: Any) -> None: ...

    monkeypatch.setattr(simcord.Env, "_settle_internal", not_yet)


def with_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let answers be put off after real seconds: those of a simulated Discord stand still."""

    async def wait(works: set[asyncio.Future[Any]], timeout: float) -> None:  # noqa: ASYNC109
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        timer = threading.Timer(timeout, lambda: loop.call_soon_threadsafe(over.set))
        timer.start()
        for work in works:
            work.add_done_callback(lambda _: over.set())
        await over.wait()
        timer.cancel()

    patient = SimpleNamespace(**vars(asyncio) | {"wait": wait})
    monkeypatch.setattr(answer, "asyncio", patient)


def the_room(env: simcord.Env, folder: Path, name: str) -> Any:
    from tests.bot.discord.room import Room

    return Room(env, Settings(database=f"sqlite+aiosqlite:///{folder}/{name}.sqlite", emoji=False))


@pytest.fixture(autouse=True)
def _beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)


Costs = dict[str, list[float]]
"""The costs of each kind of press, in ms of CPU."""


async def opens(room: Any, meter: Meter, person: str, found: Costs, *, afresh: bool) -> None:
    """Somebody opens their hand; `afresh`: no picture of it is kept."""
    if afresh:
        painting._drawn.clear()
    member = getattr(room, person)
    room.hands[member.id] = (await meter.pressed(room_hand(room, member))).response
    found.setdefault("hand drawn" if afresh else "hand", []).append(meter.acknowledged[-1])


async def room_hand(room: Any, member: Any) -> Any:
    """A press for the private hand of a member, in haste: its answer comes later."""
    from tests.bot.discord.room import parts

    board = room.board()
    ids = [part["custom_id"] for part in parts(board)]
    act = next(one for one in ids if one.endswith((":hand", ":answer")))
    return await member.click(board, custom_id=act)


async def moves(room: Any, meter: Meter, rng: Random, found: Costs) -> bool:
    """Let a person who is asked pass, otherwise move at random; False if no deal runs."""
    from tests.bot.discord.room import choices

    one = await room.table()
    if one.phase != "playing":
        return False
    user = one.players[rng.choice(sorted(one.deal.state.to_act))].user
    used, choice = time.process_time(), None
    while choice is None or choice.move is None:
        options = choices(room.hands[user])
        made = [one for one in options if one.move]
        passing = [one for one in made if one.move == "pass"]
        choice = (passing or [rng.choice(made or options)])[0]
        press = room.choose(room.members[user], room.hands[user], choice)
        room.hands[user] = (await meter.pressed(press)).response
        if choice.move is None:
            found.setdefault("tile", []).append(meter.acknowledged[-1])
    spent, after = (time.process_time() - used) * 1e3, await room.table()
    still = after.deal.window == one.deal.window
    found.setdefault("move", []).append(meter.acknowledged[-1])
    found.setdefault("pass shown" if still else "move shown", []).append(meter.shown[-1])
    found.setdefault("all", []).append(spent)
    return True


async def match(folder: Path, patch: pytest.MonkeyPatch, pace: str, most: int) -> Costs:
    """A match as it is played, with every hand open, and opened again now and then."""
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/press.sqlite", emoji=False)
    rng, found, meter = Random(7), Costs(), Meter()
    meter.attach(patch)
    async with simcord.run(Paifuda(settings)) as env:
        room = the_room(env, folder, "press")
        await seated(env, room, pace)
        in_haste(patch)
        for at in range(most):
            if at % 6 == 0:
                await asyncio.sleep(0.05)
                person = PEOPLE[at // 6 % len(PEOPLE)]
                await opens(room, meter, person, found, afresh=at % 12 == 0)
            if not await moves(room, meter, rng, found):
                break
    return found


@pytest.mark.parametrize("pace", ["ahead", "relaxed"])
def test_presses_of_a_match_of_four_with_open_hands(
    benchmark: BenchmarkFixture,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    pace: str,
) -> None:
    """Where claims are answered in advance, the usual pace, and where each is asked for."""
    found: Costs = {}
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: found.update(asyncio.run(match(tmp_path, monkeypatch, pace, 120))), rounds=1
    )
    for kind, budget, about in (
        ("hand", "hand-kept", ""),
        ("hand drawn", "hand-drawn", ""),
        ("tile", "move", "a tile is chosen"),
        ("move", "move", ""),
        ("move shown", "move-shown", ""),
        ("pass shown", "pass-shown", ""),
    ):
        if kind in found:  # with some paces nobody is asked, or no tile is chosen first
            held(capsys, budget, median(found[kind]), f"{pace} {about}".strip())
    rate = 1e3 * len(found["all"]) / sum(found["all"])
    held(capsys, "moves-rate", rate, pace)
    benchmark.extra_info.update({kind: median(costs) for kind, costs in found.items()}, rate=rate)


async def at_once(folder: Path, patch: pytest.MonkeyPatch, tables: int) -> Meter:
    """Press at each of some tables in one instant; the meter has the seconds each press waits."""
    from tests.bot.discord.room import choices
    from tests.bot.people import crowd

    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/once.sqlite", emoji=False)
    meter, rng = Meter(presses=tables), Random(3)
    meter.attach(patch)
    async with simcord.run(Paifuda(settings), settle_timeout=300) as env:
        rooms = await crowd.hall(env, the_room(env, folder, "once"), tables, patch)
        meter.waited.clear()
        meter.seen.clear()
        meter.everybody.clear()
        meter.everywhere.clear()
        in_haste(patch)
        with_patience(patch)
        for room in rooms:
            user = crowd.able(room, await room.table())[0]
            found = [choice for choice in choices(room.hands[user]) if choice.move]
            await room.choose(room.members[user], room.hands[user], rng.choice(found))
        await asyncio.wait_for(meter.everybody.wait(), 60)
        await asyncio.wait_for(meter.everywhere.wait(), 60)
        return meter


@pytest.mark.parametrize("tables", [AT_ONCE, TABLES])
def test_presses_of_one_instant_are_acknowledged_and_shown_in_time(
    benchmark: BenchmarkFixture,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tables: int,
) -> None:
    meters: list[Meter] = []
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: meters.append(asyncio.run(at_once(tmp_path, monkeypatch, tables))), rounds=1
    )
    ((waited, seen),) = [(one.waited, one.seen) for one in meters]
    kind, seconds = ("at-once", waited) if tables == AT_ONCE else ("others", seen)
    held(capsys, f"{kind}-half", median(seconds))
    held(capsys, f"{kind}-all", max(seconds))
    benchmark.extra_info.update(median=median(seconds), last=max(seconds))
