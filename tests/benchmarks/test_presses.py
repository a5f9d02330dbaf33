"""What a press costs: CPU until it is acknowledged, and until everybody sees what it has changed.

The real client on a simulated Discord, a clock as every table has it, all threads counted. Four
people of mahjong have a hand open, so that a discard shows a table and four hands anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
import simcord
from discord.state import ConnectionState
from pytest_benchmark.fixture import BenchmarkFixture
from simcord.http.client import FakeWebhookAdapter, _path_of

from bot.chat.client import create_client
from bot.chat.publisher import Publisher
from bot.config import Settings
from bot.domain.tables.table import Player

HAND_REACH, MOVE_REACH = 8.0, 12.0
"""So many ms of CPU at most until *My hand* and a move with its new hand are acknowledged."""
SHOWN_REACH, PASS_REACH = 35.0, 8.0
"""So many at most until a discard is shown with four hands, and an answer that moves no piece."""
RATE_REACH = 40.0
"""So many moves of a match a second of CPU at least."""
AT_ONCE = 100
MEDIAN_REACH, LAST_REACH = 1.0, 2.0
"""So many seconds at most until presses of one moment are acknowledged: half of them, and all."""
PEOPLE = ("aki", "ben", "chiyo", "daeun")


@dataclass
class Meter:
    """When presses arrive, are acknowledged and are shown, by CPU and by the wall clock."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)
    arrived: dict[str, tuple[float, float]] = field(default_factory=dict)
    published: asyncio.Event = field(default_factory=asyncio.Event)

    def attach(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch clients that are made from now on."""
        parse, request, publish = (
            ConnectionState.parse_interaction_create,
            FakeWebhookAdapter.request,
            Publisher.publish,
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
            return await request(transport, route, *what, **more)

        async def publishes(publisher: Any, interaction: Any, *what: Any, **more: Any) -> None:
            await publish(publisher, interaction, *what, **more)
            cpu, _ = self.arrived[str(interaction.id)]
            self.shown.append((time.process_time() - cpu) * 1e3)
            self.published.set()

        monkeypatch.setattr(ConnectionState, "parse_interaction_create", arrives)
        monkeypatch.setattr(FakeWebhookAdapter, "request", requested)
        monkeypatch.setattr(Publisher, "publish", publishes)

    async def pressed(self, press: Callable[[], Awaitable[Any]]) -> Any:
        """What a press was answered with, once everything is shown."""
        self.published.clear()
        result = await press()
        await asyncio.wait_for(self.published.wait(), 30)
        await asyncio.sleep(0.005)  # what goes on beside is paid by this press, not by the next
        return result


async def seated(env: simcord.Env, room: Any) -> None:
    """A match of mahjong of four people, each with a hand open."""
    tables, channel = room.client.services.tables, room.channel.id
    aki, *others = (Player(getattr(room, one).id, one) for one in PEOPLE)
    about = room.guild.id, channel, aki, "xiamen"
    one = await tables.lobbies.open(*about, clock="days")
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


def told(
    capsys: pytest.CaptureFixture[str], what: str, found: float, unit: str, reach: str, well: bool
) -> None:
    with capsys.disabled():
        print(f"\n{what}: {found:.1f} {unit} ({reach} {'reached' if well else 'NOT reached'})")


def the_room(env: simcord.Env, folder: Path, name: str) -> Any:
    from room import Room

    return Room(env, Settings(database=f"sqlite+aiosqlite:///{folder}/{name}.sqlite", emoji=False))


@pytest.fixture(autouse=True)
def _beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "bot")
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)


async def presses(folder: Path, patch: pytest.MonkeyPatch, moves: int) -> dict[str, list[float]]:
    """A match as it is played: what each kind of press costs in ms of CPU, and moves a second."""
    from room import choices

    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/press.sqlite", emoji=False)
    rng, found, meter = Random(7), dict[str, list[float]](), Meter()
    meter.attach(patch)
    async with simcord.run(create_client(settings)) as env:
        room = the_room(env, folder, "press")
        await seated(env, room)
        in_haste(patch)
        for at in range(moves):
            one = await room.table()
            if one.phase != "playing":
                break
            if at % 8 == 0:
                await asyncio.sleep(0.05)
                member = getattr(room, PEOPLE[at // 8 % 4])
                board = room.board()
                acts = [
                    p["custom_id"] for row in board.components for p in row.to_dict()["components"]
                ]
                act = next(a for a in acts if a.endswith((":hand", ":answer")))
                result = await meter.pressed(lambda: member.click(board, custom_id=act))
                room.hands[member.id] = result.response
                found.setdefault("hand", []).append(meter.acknowledged[-1])
            seats = sorted(one.deal.state.to_act)
            user = one.players[rng.choice(seats)].user
            member, hand = room.members[user], room.hands[user]
            options = [choice for choice in choices(hand) if choice.move]
            passing = [choice for choice in options if choice.move == "pass"]
            choice = (passing or [rng.choice(options)])[0]
            ply = one.deal.ply
            used = time.process_time()
            result = await meter.pressed(lambda: room.choose(member, hand, choice))
            after = await room.table()
            spent = (time.process_time() - used) * 1e3
            room.hands[user] = result.response
            assert after.deal.ply > ply
            still = after.deal.result is None and after.deal.state.wall == one.deal.state.wall
            kind = "pass" if choice in passing and still else "move"
            found.setdefault("move", []).append(meter.acknowledged[-1])
            found.setdefault(f"{kind} shown", []).append(meter.shown[-1])
            found.setdefault("all", []).append(spent)
    return found


def test_presses_of_a_match_of_four_with_open_hands(
    benchmark: BenchmarkFixture,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found: dict[str, list[float]] = {}
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: found.update(asyncio.run(presses(tmp_path, monkeypatch, 120))), rounds=1
    )
    for kind, what, reach in (
        ("hand", "My hand, acknowledged", HAND_REACH),
        ("move", "a move with its new hand, acknowledged", MOVE_REACH),
        ("move shown", "a move shown with four open hands", SHOWN_REACH),
        ("pass shown", "an answer that moves no piece, shown", PASS_REACH),
    ):
        middle = median(found[kind])
        told(capsys, what, middle, "ms of CPU", f"at most {reach:.0f}", middle <= reach)
    rate = 1e3 * len(found["all"]) / sum(found["all"])
    told(capsys, "a match", rate, "moves a second of CPU", f"{RATE_REACH:.0f}", rate >= RATE_REACH)
    benchmark.extra_info.update({kind: median(costs) for kind, costs in found.items()}, rate=rate)
