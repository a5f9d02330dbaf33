"""Counts and logs of a running bot, the pages that show them, and the findings of `doctor`."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
import simcord
from discord.http import Route
from prometheus_client import CONTENT_TYPE_LATEST
from simcord.results import InteractionResult
from typer.testing import CliRunner

from bot import lasting, logs
from bot.chat.backups import Backups
from bot.chat.meter import release
from bot.config import Settings
from bot.console import doctor
from bot.console.commands import app
from bot.services.tables import alarm
from bot.services.upkeep import keeping, upgrades
from bot.store import Database
from bot.store.migrating import NEWEST
from bot.words import LANGUAGES, words
from bot.worker import Rank
from tests.bot.discord.room import Room, parts, said

pytestmark = pytest.mark.usefixtures("blank")
EN = words("en")
BEGINS = datetime(2026, 1, 1, tzinfo=UTC)
"""The time at which a simulated Discord begins."""
MADE = BEGINS - timedelta(hours=1)


@pytest.fixture
def settings(home: str, tmp_path: Path, unused_tcp_port: int) -> Settings:
    """Settings with metrics, and with a backup that is an hour old."""
    found = Settings(database=home, emoji=False, metrics=f"127.0.0.1:{unused_tcp_port}")
    found.backup, found.backup_folder = "daily", tmp_path / "kept"
    found.backup_folder.mkdir()
    keeping.named(found.backup_folder, MADE).touch()
    return found


async def page(room: Room, path: str) -> tuple[int, str]:
    """Status and text of a page of the bot."""
    place = f"http://{room.settings.metrics}{path}"
    async with aiohttp.ClientSession() as session, session.get(place) as reply:
        return reply.status, await reply.text()


async def counted(room: Room) -> dict[str, float]:
    """Everything that is counted now."""
    _, text = await page(room, "/metrics")
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(number) for name, _, number in lines}


async def test_a_match_is_counted_and_nobody_is_named(room: Room) -> None:
    await room.start()
    for _ in range(4):
        await room.act()
    found = await counted(room)
    assert found['paifuda_moves_total{game="mushi"}'] == 4
    assert found['paifuda_tables_open{game="mushi"}'] == 1
    assert found['paifuda_presses_total{outcome="done"}'] >= 8
    assert found["paifuda_press_acknowledged_seconds_count"] >= 8
    assert found["paifuda_transaction_seconds_count"] > 0
    assert found["paifuda_held"] == found["paifuda_discord_reachable"] == 1
    _, text = await page(room, "/metrics")
    for hidden in (*room.names, str(room.aki.id), str(room.channel.id), str(room.guild.id)):
        assert hidden not in text
    assert f'paifuda_release{{version="{release()}"}} 1.0' in text
    assert re.search(rf'paifuda_build_info{{.*version="{re.escape(release())}".*}} 1\.0', text)


async def test_commands_queues_and_installations_are_counted(room: Room) -> None:
    """By names that the program has, never by names that people have typed."""
    facts = SimpleNamespace(approximate_guild_count=1200, approximate_user_install_count=None)
    asked = room.client.application_info = AsyncMock(return_value=facts)  # type: ignore[method-assign]
    for _ in range(2):
        await room.aki.slash(room.channel, "privacy show")
    foreign = room.client.services.worker.foreign
    await foreign.turn(Rank.MASTER)
    second = asyncio.ensure_future(foreign.turn(Rank.MASTER))
    await asyncio.sleep(0)
    found = await counted(room)
    assert {name: count for name, count in found.items() if "paifuda_commands_total" in name} == {
        'paifuda_commands_total{command="privacy show"}': 2
    }
    waiting = {"foreign": 1, "own": 0, "thinking": 0}
    for lane, count in waiting.items():
        assert found[f'paifuda_worker_waiting{{lane="{lane}"}}'] == count
    assert found["paifuda_oldest_unshown_seconds"] == 0
    assert found['paifuda_installed{by="servers"}'] == 1200
    await counted(room)
    assert asked.await_count == 1
    foreign.give_back()
    await second
    foreign.give_back()


async def test_the_metrics_name_their_format(room: Room) -> None:
    place = f"http://{room.settings.metrics}/metrics"
    async with aiohttp.ClientSession() as session, session.get(place) as reply:
        assert reply.headers["Content-Type"] == CONTENT_TYPE_LATEST


async def test_failed_work_is_counted_by_its_name(room: Room) -> None:
    lasting.failed("backups", lasting.UnfinishedError("the disk is away"))
    assert (await counted(room))['paifuda_failures_total{work="backups"}'] == 1


async def backups_of(room: Room) -> Backups:
    """The backups of the bot, after its first look at them."""
    backups = room.client.backups
    assert backups
    while backups.last is None:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return backups


async def test_disks_and_backups_are_measured(room: Room) -> None:
    await backups_of(room)
    found = await counted(room)
    assert found['paifuda_disk_free_bytes{place="database"}'] > 0
    assert found['paifuda_disk_free_bytes{place="backups"}'] > 0
    assert found["paifuda_database_bytes"] > 0
    assert found["paifuda_backup_succeeded"] == 1
    assert found["paifuda_backup_interval_seconds"] == 86400
    assert found["paifuda_backup_last_success_timestamp_seconds"] == MADE.timestamp()
    assert found["paifuda_written_timestamp_seconds"] >= BEGINS.timestamp()


async def test_counts_are_served_while_the_database_does_not_answer(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = AsyncMock(side_effect=OSError)
    monkeypatch.setattr(type(room.client.services.halls), "open_by_game", broken)
    assert (await counted(room))["paifuda_held"] == 1


async def test_it_is_not_ready_while_nothing_can_be_written(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat, database = room.client.services.tables.alarm.beat, room.client.services.database
    monkeypatch.setattr(alarm, "BEAT", timedelta())
    with monkeypatch.context() as full:
        full.setattr(database, "_commit", AsyncMock(side_effect=OSError("the disk is full")))
        with pytest.raises(OSError, match="full"):
            await beat()
        lacks = (503, "nothing can be written into the database\n")
        assert await page(room, "/readyz") == lacks
    await beat()
    assert await page(room, "/readyz") == (200, "ready\n")


async def test_it_is_not_ready_while_a_write_does_not_end(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm, "BEAT", timedelta())
    hangs = asyncio.Event()
    stuck = AsyncMock(side_effect=hangs.wait)
    monkeypatch.setattr(room.client.services.database, "_commit", stuck)
    beat = asyncio.create_task(room.client.services.tables.alarm.beat())
    await asyncio.sleep(0.01)
    assert (await page(room, "/readyz"))[0] == 503
    beat.cancel()
    hangs.set()


@pytest.mark.parametrize("hours", [-1, 1])
async def test_it_is_ready_after_a_jump_of_the_clock(
    room: Room, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    keeper = room.client.services.tables.alarm._keeper
    now = keeper.now() + timedelta(hours=hours)
    monkeypatch.setattr(keeper, "now", lambda: now)
    assert await page(room, "/readyz") == (200, "ready\n")


async def test_it_is_ready_as_soon_as_discord_is_back(room: Room) -> None:
    room.client.connections.away.add(0)
    await room.env.advance_time(3600)
    await room.client.services.tables.alarm.pulse()
    room.client.connections.away.discard(0)
    assert await page(room, "/readyz") == (200, "ready\n")


async def test_it_is_ready_but_tells_of_late_backups(room: Room) -> None:
    backups = await backups_of(room)
    backups.last = MADE - timedelta(days=2)
    late = "ready, but the last backup is of 2025-12-29 23:00 UTC\n"
    assert await page(room, "/readyz") == (200, late)
    backups.last = None
    assert await page(room, "/readyz") == (200, "ready, but there is no backup yet\n")
    backups.went_well = False
    assert await page(room, "/readyz") == (200, "ready, but the last backup failed\n")


async def test_it_is_ready_while_it_can_answer(room: Room) -> None:
    assert await page(room, "/healthz") == (200, "alive\n")
    assert await page(room, "/readyz") == (200, "ready\n")
    room.client.connections.away.add(0)
    assert await page(room, "/readyz") == (503, "Discord is not connected\n")
    room.client.hold.stands = False
    assert await page(room, "/readyz") == (503, "the database is not held\n")
    assert (await page(room, "/healthz"))[0] == 200


async def test_pages_answer_while_the_database_is_brought_up_to_date(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    unused_tcp_port_factory: Callable[[], int],
) -> None:
    room.settings.metrics = f"127.0.0.1:{unused_tcp_port_factory()}"
    found: list[tuple[int, str]] = []
    start = upgrades.start

    async def slow(database: Database, folder: Path | None) -> None:
        found.extend([await page(room, path) for path in ("/healthz", "/readyz", "/metrics")])
        await start(database, folder)

    monkeypatch.setattr(upgrades, "start", slow)
    await room.restart()
    assert found[:2] == [(200, "alive\n"), (503, "the database is brought up to date\n")]
    assert found[2][0] == 200
    assert "could not be measured" not in caplog.text
    assert await page(room, "/readyz") == (200, "ready\n")


async def test_a_press_is_followed_through_the_log_to_the_edit(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start()
    stream, log = io.StringIO(), logging.getLogger("paifuda")
    handler = logging.StreamHandler(stream)
    handler.addFilter(logs.note_press)
    handler.setFormatter(logs.JsonLines())
    monkeypatch.setattr(log, "handlers", [handler])
    monkeypatch.setattr(log, "level", logging.DEBUG)
    log.manager._clear_cache()  # type: ignore[attr-defined]
    await room.act()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    by = [(one["message"].split(" ")[0], one.get("press")) for one in lines]
    answered = [press for what, press in by if what == "answered"]
    assert ("shown", answered[-1]) in by
    assert all(answered)


def boss_of(room: Room) -> simcord.MemberActor:
    """A member who manages the server."""
    rights = discord.Permissions(manage_guild=True)
    role = room.guild.create_role("Managers", permissions=rights)
    return room.guild.add_member(room.env.create_user("boss"), roles=[role])


async def test_about_is_for_those_who_manage_the_server(room: Room) -> None:
    refused = said(await room.aki.slash(room.channel, "about"))
    assert refused == EN("refusal-hall-managers-only")
    found = await boss_of(room).slash(room.channel, "about")
    assert f"Paifuda {release()}" in said(found)
    assert EN("about-shard", shard=1, shards=1) in said(found)
    assert linked(found) == {}


def linked(result: InteractionResult) -> dict[str, str]:
    """The labels of an answer's links, each with its address."""
    assert result.response
    return {part["label"]: part["url"] for part in parts(result.response)}


async def test_the_pages_of_the_owner_are_linked(room: Room) -> None:
    """By both commands, in every language, and only those that the settings name."""
    settings = room.client.settings
    settings.policy, settings.support = "https://a.org/policy", "https://discord.gg/paifuda"
    boss = boss_of(room)
    for language in LANGUAGES:
        settings.language, say = language, words(language)
        for command in ("about", "privacy show", "privacy forget"):
            assert linked(await boss.slash(room.channel, command)) == {
                say("page-policy"): settings.policy,
                say("page-support"): settings.support,
            }


# --- The doctor -----------------------------------------------------------------------------------


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without a configuration, and no Discord anywhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
    monkeypatch.setenv("PAIFUDA_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/club.sqlite")
    monkeypatch.delenv("PAIFUDA_TOKEN", raising=False)


@pytest.mark.usefixtures("alone")
def test_the_doctor_says_each_thing_in_a_sentence() -> None:
    found = CliRunner().invoke(app, ["doctor"])
    assert found.exit_code == 1, found.output
    assert "well   The fonts of 5 scripts are there." in found.stdout
    assert "well   There is no club.sqlite yet" in found.stdout
    assert "WRONG  Discord cannot be reached" in found.stdout
    assert (
        "WRONG  No token is set (PAIFUDA_TOKEN), so permissions and emojis could not be checked."
        in found.stdout
    )
    assert all(line[:7] in ("well   ", "WRONG  ") for line in found.stdout.splitlines())


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ("", "Discord's answer has no time"),
        ("Date: now\r\n", "Discord's answer has no time"),
        ("Date: Thu, 01 Jan 2026 00:00:00 GMT\r\n", "The clock differs from Discord's by"),
    ],
)
async def test_the_doctor_asks_discord_where_the_bot_does(
    monkeypatch: pytest.MonkeyPatch, head: str, says: str
) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 200 OK\r\n{head}Content-Length: 2\r\n\r\n{{}}".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
        assert says in (await doctor.clock()).sentence


def test_the_doctor_tells_of_copies_made_before_upgrades(tmp_path: Path) -> None:
    settings = Settings()
    settings.database = f"sqlite+aiosqlite:///{tmp_path}/[club].sqlite"
    for number in ("0001", NEWEST):
        copy = tmp_path / f"[club].sqlite.before-{number}"
        copy.write_bytes(bytes(1_250_000))
        os.utime(copy, (0, 0))
    (tmp_path / "club.sqlite.before-0001").touch()
    about = "of 1.2 MB, made 1970-01-01 00:00 UTC before an upgrade; it goes"
    later = "when a later release that changes the database has started"
    first = f"{tmp_path}/[club].sqlite.before-"
    assert [*doctor.earlier(settings)] == [
        (True, f"{first}0001 is a copy {about} at the next start."),
        (True, f"{first}{NEWEST} is a copy {about} {later}."),
    ]


@pytest.mark.usefixtures("alone")
def test_the_doctor_names_a_folder_that_takes_no_backups(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(backup="daily", backup_folder=tmp_path / "file" / "kept")
    none, wrong = doctor.backups(settings)
    assert none == (False, f"0 backups are in {tmp_path}/file/kept, there is none yet.")
    assert not wrong.well
    assert wrong.sentence.endswith(f"look at {tmp_path}/file.")
    settings.backup_folder = tmp_path / "kept"
    assert next(iter(doctor.backups(settings))).well is False
    keeping.named(tmp_path, datetime.now(UTC)).touch()
    settings.backup_folder = tmp_path
    assert next(iter(doctor.backups(settings))).well
