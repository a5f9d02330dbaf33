"""The local table: a press waits for nothing that goes on beside it; a fresh start forgets."""

from __future__ import annotations

import os
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from bot.console import local
from bot.domain.players import MASTER
from bot.services.tables.thinking import LONGEST
from bot.worker import Lane
from tests.bot.discord.room import Room


@pytest.mark.usefixtures("blank")
async def test_a_press_does_not_wait_for_a_thought(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought that never ends is given up in time: the clock goes on between presses."""
    asked: list[Future[Any]] = []

    def schedule(*_: Any) -> Future[Any]:
        asked.append(Future())
        return asked[-1]

    monkeypatch.setattr(Lane, "_schedule", schedule)
    local._hold_timers(room.env)
    local._let_think(room.env, room.client)
    services = room.client.services
    await services.tables.levels.set_server(room.guild.id, MASTER)
    await room.start(other="computer")
    while (await room.table()).asked:
        await room.act()
    one, followed = await room.table(), room.client.followed
    assert one.deal
    assert asked
    await room.press(room.emilia, "scores")
    assert (await room.table()).deal == one.deal
    await room.env.advance_time(LONGEST + 1)
    later = (await room.table()).deal
    assert later
    assert later.ply > one.deal.ply, "the usual player has moved in its place"
    assert room.client.followed > followed, "so the page is brought up to date"


@pytest.mark.parametrize("fresh", [False, True])
async def test_a_fresh_start_forgets_the_table_of_the_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: bool
) -> None:
    """With all files that the database has beside its own; the lock is held meanwhile."""
    found: list[str] = []

    async def serve(*_: Any) -> None:
        found.extend(sorted(os.listdir(tmp_path)))

    monkeypatch.setattr(local, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(local, "_open", serve)
    for name in ("local.sqlite", "local.sqlite-wal"):
        (tmp_path / name).touch()
    await local.open_table(port=0, browser=False, fresh=fresh, language="en", game="mushi")
    kept = [] if fresh else ["local.sqlite", "local.sqlite-wal"]
    assert [name for name in found if not name.endswith(".lock")] == kept
    assert "local.sqlite.lock" in found
