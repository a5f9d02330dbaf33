"""A durable move and a press beside their anchors, measured side by side in the same run."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import discord
import pytest
import simcord
from discord import app_commands
from pytest_benchmark.fixture import BenchmarkFixture

from bot.chat.client import Paifuda
from bot.config import Settings
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.stage import SILENT
from bot.services.tables.tables import Tables
from bot.store import Database
from tests.benchmarks.budget import held

ROUNDS = 15
PEOPLE = (Player(1, "Aki"), Player(2, "Ben"))


class Raw:
    """The anchor: one row, one commit, on a bare connection (WAL, synchronous=FULL)."""

    def __init__(self, folder: Path) -> None:
        self.connection = sqlite3.connect(folder / "raw.sqlite", isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            self.connection.execute(f"PRAGMA {pragma}")
        self.connection.execute(
            'CREATE TABLE moves ("table" INTEGER, deal INTEGER, ply INTEGER, seat INTEGER,'
            ' move TEXT, at TEXT, PRIMARY KEY ("table", deal, ply))'
        )
        self.count = 0

    def commit(self) -> None:
        self.count += 1
        row = (1, 1, self.count, 0, "play pine.crane pine.ribbon", "2026-01-01 00:00:00.000000")
        self.connection.execute("BEGIN")
        self.connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", row)
        self.connection.execute("COMMIT")


async def opened(tables: Tables, channel: int) -> Table:
    """A table with the clock that tables have whose openers name none."""
    table = await tables.lobbies.open(1, channel, PEOPLE[0], "mushi", deals=50, clock="days")
    table = await tables.lobbies.join(table.id, PEOPLE[1], 12)
    return await tables.playing.start(table.id, 1, 11)


async def moved(services: Services, table: Table, rng: Random) -> tuple[Table, float]:
    """One random move of somebody who sees what it did, and the seconds until it is on the disk.

    Ready is not measured.
    """
    tables = services.tables
    while table.phase == "between":
        for player in table.asked:
            addition = rng.getrandbits(40)
            table = await tables.playing.ready(table.id, player.user, addition)
    assert table.deal is not None
    (seat,) = table.deal.state.to_act
    move = rng.choice(table.game.legal(table.deal.state, seat))
    user, started = PEOPLE[seat].user, time.perf_counter()
    services.notices.saw(table.channel, user)
    table = await tables.playing.play(table.id, user, move)
    seconds = time.perf_counter() - started
    services.read_marks.look(table, user)
    return table, seconds


async def service(folder: Path) -> tuple[Database, Services]:
    """All services, so that whom a table waits for is noted and what was seen is kept."""
    database = Database(f"sqlite+aiosqlite:///{folder}/bot.sqlite")
    await database.open()
    return database, Services(database, discord.utils.utcnow, SILENT)


def test_one_move_beside_one_commit(
    benchmark: BenchmarkFixture, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw, rng = Raw(tmp_path), Random(1)
    ours: list[float] = []
    anchor: list[float] = []
    cpu: list[float] = []

    async def run() -> None:
        database, services = await service(tmp_path)
        table = await opened(services.tables, 9)
        for _ in range(20 * ROUNDS):
            used = time.process_time()
            table, seconds = await moved(services, table, rng)
            cpu.append(time.process_time() - used)
            ours.append(seconds)
            started = time.perf_counter()
            raw.commit()
            anchor.append(time.perf_counter() - started)
        await services.rest()
        await database.close()

    benchmark.pedantic(lambda: asyncio.run(run()), rounds=1)  # type: ignore[no-untyped-call]
    ratio = median(ours) / median(anchor)
    benchmark.extra_info.update(ratio=ratio, move=median(ours), commit=median(anchor))
    beside = f"{ratio:.2f}x a raw commit of {median(anchor) * 1e6:.0f} us by the wall clock"
    held(capsys, "durable-move", median(cpu) * 1e6, beside=beside)


def test_a_hundred_tables_at_once_beside_commits_one_by_one(
    benchmark: BenchmarkFixture, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw, rng = Raw(tmp_path), Random(2)
    ours: list[float] = []
    anchor: list[float] = []
    cpu: list[float] = []

    async def run() -> None:
        database, services = await service(tmp_path)
        known = [await opened(services.tables, channel) for channel in range(1, 101)]
        for _ in range(ROUNDS):
            started, used = time.perf_counter(), time.process_time()
            done = await asyncio.gather(*(moved(services, table, rng) for table in known))
            ours.append(len(known) / (time.perf_counter() - started))
            cpu.append((time.process_time() - used) / len(known))
            known = [table for table, _ in done]
            started = time.perf_counter()
            for _ in known:
                raw.commit()
            anchor.append(len(known) / (time.perf_counter() - started))
        await services.rest()
        await database.close()

    benchmark.pedantic(lambda: asyncio.run(run()), rounds=1)  # type: ignore[no-untyped-call]
    ratio = median(ours) / median(anchor)
    benchmark.extra_info.update(ratio=ratio, moves=median(ours), commits=median(anchor))
    beside = f"{median(ours):,.0f} moves/s, {median(anchor):,.0f} raw commits/s"
    held(capsys, "durable-hundred", median(cpu) * 1e6, beside=beside)


class Payload(NamedTuple):
    """The answer to a press: words, a picture, and the choices of a select."""

    content: str
    picture: bytes
    choices: list[tuple[str, str]]

    def sent(self) -> dict[str, Any]:
        """The arguments for discord.py's send methods."""
        view = discord.ui.View(timeout=None)
        options = [discord.SelectOption(label=label, value=value) for label, value in self.choices]
        view.add_item(discord.ui.Select(custom_id="choose", options=options))
        file = discord.File(io.BytesIO(self.picture), "table.png", description=self.content)
        return {"content": self.content, "view": view, "files": [file]}


class Still(discord.Client):
    """The anchor of a press: one button that answers with the same every time."""

    def __init__(self, payload: Payload) -> None:
        super().__init__(intents=discord.Intents.none())
        self.tree: app_commands.CommandTree[Still] = app_commands.CommandTree(self)
        self.seconds: list[float] = []
        self.payload = payload

    async def setup_hook(self) -> None:
        client = self

        @self.tree.command(description="A button")
        async def button(interaction: discord.Interaction[Still]) -> None:
            view = discord.ui.View(timeout=None)
            one: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Press")

            async def pressed(inner: discord.Interaction[Any]) -> None:
                started = time.perf_counter()
                await inner.response.send_message(ephemeral=True, **client.payload.sent())
                client.seconds.append(time.perf_counter() - started)

            one.callback = pressed  # type: ignore[method-assign, assignment]
            view.add_item(one)
            await interaction.response.send_message("here", view=view)

        await self.tree.sync()


async def still_presses(rounds: int, payload: Payload) -> list[float]:
    client = Still(payload)
    async with simcord.run(client) as env:
        channel = env.create_guild("G").create_text_channel("c")
        person = env.guild.add_member(env.create_user("aki"))
        await person.slash(channel, "button")
        message = channel.last_message
        assert message is not None
        for _ in range(rounds):
            await person.click(message, label="Press")
    return client.seconds


async def hand_presses(
    folder: Path, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[float], Payload]:
    """Presses of My hand from the handler's entry to the sent answer, pictures included."""
    from bot.chat.panels.tables.board import table as panel

    seconds: list[float] = []
    callback = panel.TableButton.callback

    async def timed(self: panel.TableButton, interaction: discord.Interaction[Any]) -> None:
        started = time.perf_counter()
        await callback(self, interaction)
        seconds.append(time.perf_counter() - started)

    monkeypatch.setattr(panel.TableButton, "callback", timed)
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/press.sqlite", emoji=False)
    async with simcord.run(Paifuda(settings)) as env:
        channel = env.create_guild("G").create_text_channel("c")
        person = env.guild.add_member(env.create_user("aki"))
        await person.slash(channel, "table open", game="mushi")
        message = channel.last_message
        assert message is not None
        await person.click(message, label="Start with computers")
        message = channel.last_message
        assert message is not None
        for _ in range(rounds):
            answer = (await person.click(message, label="My hand")).response
        assert answer is not None
        options = [
            one
            for row in answer.components
            for c in row["components"]
            for one in c.get("options", ())
        ]
        choices = [(one["label"], one["value"]) for one in options] or [("one", "one")]
        return seconds, Payload(answer.content, await answer.attachments[0].read(), choices)


def test_a_press_beside_a_still_answer(
    benchmark: BenchmarkFixture,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours: list[float] = []
    anchor: list[float] = []

    def run() -> None:
        for n in range(3):
            folder = tmp_path / str(n)
            folder.mkdir()
            with monkeypatch.context() as patch:
                seconds, payload = asyncio.run(hand_presses(folder, ROUNDS, patch))
            ours.extend(seconds)
            anchor.extend(asyncio.run(still_presses(ROUNDS, payload)))

    benchmark.pedantic(run, rounds=1)  # type: ignore[no-untyped-call]
    ratio = median(ours) / median(anchor)
    benchmark.extra_info.update(ratio=ratio, press=median(ours), still=median(anchor))
    with capsys.disabled():
        print(
            f"\nMy hand {median(ours) * 1e3:.1f} ms by the wall clock, {ratio:.2f}x a still answer"
            f" of {median(anchor) * 1e3:.1f} ms"
        )


def test_twenty_tables_under_the_limits_of_discord(
    benchmark: BenchmarkFixture,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Edits of the public messages a move, and how many requests wait in the longest lines."""
    from tests.bot.discord import limits
    from tests.bot.discord.room import Room
    from tests.bot.people import crowd

    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/busy.sqlite", emoji=False)

    async def run() -> tuple[int, limits.Limits]:
        rng = Random(3)
        async with simcord.run(Paifuda(settings)) as env:
            rooms = await crowd.hall(env, Room(env, settings), 20, monkeypatch)
            kept, before = limits.limited(env, monkeypatch), await crowd.plies(rooms)
            for _ in range(4):
                await crowd.burst(rooms, rng, monkeypatch)
            await env.advance_time(10)
            return await crowd.plies(rooms) - before, kept

    found: list[tuple[int, limits.Limits]] = []
    benchmark.pedantic(lambda: found.append(asyncio.run(run())), rounds=1)  # type: ignore[no-untyped-call]
    ((moves, kept),) = found
    ratio = kept.edits() / moves
    waiting = {kind: kept.most(kind) for kind in ("channels", "webhooks", "bot")}
    benchmark.extra_info.update(ratio=ratio, hands=kept.edits("webhooks") / moves, **waiting)
    beside = f"{moves} moves, requests waiting at most {waiting}"
    held(capsys, "edits", ratio, beside=beside)
