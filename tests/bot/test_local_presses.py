"""The local table: a press waits for nothing that goes on beside it; a fresh start forgets."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import Future
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock, PropertyMock

import pytest

import render
from bot.console import local, places
from bot.domain.players import MASTER
from bot.services.tables.thinking import LONGEST
from bot.words import words
from bot.worker import Lane
from tests.bot.discord.room import Room
from tests.bot.people.leaving_room import answered, click


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
    await services.tables.choices.choose(room.guild.id, "level", MASTER)
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


async def test_the_clock_makes_up_for_a_move_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It also counts the part that was made before the failure; without a timer it stands still."""
    begun, real, waits = datetime(2026, 1, 1, tzinfo=UTC), [1000.0], iter([[], [7], [7], [7]])
    moved, ended = [0.0], asyncio.get_running_loop().create_future()

    async def advance(seconds: float) -> None:
        fails = not moved[0]
        moved[0] += seconds / 2 if fails else seconds
        if fails:
            raise TimeoutError
        ended.set_result(None)

    def timers() -> list[list[int]]:
        real[0] += 10
        return [next(waits)]

    client = MagicMock(followed=0)
    client.services.tables.keeper.edition = client.services.notices.edition = 0
    type(client.services).timers = PropertyMock(side_effect=timers)
    env = MagicMock(advance_time=advance, now=lambda: begun + timedelta(seconds=moved[0]))
    preview = MagicMock(_pages=(), wait_closed=lambda: ended)
    monkeypatch.setattr(local, "BEAT", 0)
    monkeypatch.setattr(local, "on_signal", MagicMock())
    monkeypatch.setattr(local, "time", SimpleNamespace(monotonic=lambda: real[0]))
    await local._serve(client, env, preview)
    assert moved == [20]


@pytest.mark.usefixtures("blank")
async def test_other_pages_follow_a_message_beside_the_table(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a vote; a message that only one person sees refreshes no other page."""
    await room.start()
    shown, closed = asyncio.Event(), asyncio.get_running_loop().create_future()
    refresh = AsyncMock(side_effect=shown.set)
    preview = MagicMock(_pages=range(3), wait_closed=lambda: closed, refresh=refresh)
    monkeypatch.setattr(local, "BEAT", 0)
    monkeypatch.setattr(local, "on_signal", MagicMock())
    monkeypatch.setattr(type(room.client.services), "timers", ())
    serving = asyncio.create_task(local._serve(room.client, room.env, preview))
    asked = answered(await room.aki.slash(room.channel, "table vote"))
    await asyncio.sleep(0.1)
    assert asked.ephemeral
    assert not shown.is_set()
    vote = answered(await click(room.aki, asked, "put-end:"))
    await asyncio.wait_for(shown.wait(), 5)
    shown.clear()
    await click(room.ben, vote, "vote", ":0")
    await asyncio.wait_for(shown.wait(), 5)
    closed.set_result(None)
    await serving


@pytest.mark.parametrize("fresh", [False, True])
async def test_a_fresh_start_forgets_the_table_of_the_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: bool
) -> None:
    """With all files that the database has beside its own; the lock is held meanwhile."""
    found: list[str] = []

    async def serve(*_: Any) -> None:
        found.extend(sorted(os.listdir(tmp_path)))

    monkeypatch.setattr(local, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(local, "earlier_folder", lambda: tmp_path)
    monkeypatch.setattr(local, "_open", serve)
    for name in ("local.sqlite", "local.sqlite-wal"):
        (tmp_path / name).touch()
    await local.open_table(port=0, browser=False, fresh=fresh, language="en", game="mushi")
    kept = [] if fresh else ["local.sqlite", "local.sqlite-wal"]
    assert [name for name in found if not name.endswith(".lock")] == kept
    assert "local.sqlite.lock" in found


DATABASE, LOG = "local.sqlite", "local.sqlite-wal"


@pytest.mark.parametrize(
    ("earlier", "here", "kept"),
    [
        ({DATABASE, LOG, "local.sqlite-shm", "local.sqlite.lock"}, set(), {DATABASE, LOG}),
        ({DATABASE}, set(), {DATABASE}),
        ({DATABASE}, {LOG}, {DATABASE, LOG}),
        ({DATABASE, LOG}, {f"{LOG}.part"}, {DATABASE, LOG}),
        ({DATABASE, LOG}, {DATABASE}, None),
        (set(), set(), None),
    ],
    ids=["killed", "stopped", "interrupted between", "interrupted within", "both", "neither"],
)
def test_an_earlier_database_is_moved_with_its_log(
    tmp_path: Path, earlier: set[str], here: set[str], kept: set[str] | None
) -> None:
    old, new = tmp_path / "earlier", tmp_path / "here"
    for folder, names in ((old, earlier), (new, here)):
        folder.mkdir()
        for name in names:
            (folder / name).write_text(name)
            (folder / name).chmod(0o644)
    assert places.move_here(old, new) == (kept is not None)
    if kept is None:
        assert [{*os.listdir(folder)} for folder in (old, new)] == [earlier, here]
        return
    assert not old.exists()
    assert {file.name: file.read_text() for file in new.iterdir()} == {name: name for name in kept}
    bare = {name for name in kept if (new / name).stat().st_mode & 0o077}
    assert bare == kept & here - earlier
    assert not places.move_here(old, new)


async def test_the_local_table_tells_once_that_it_has_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def serve(*_: Any) -> None:
        assert (tmp_path / "here" / DATABASE).exists()

    (tmp_path / "earlier").mkdir()
    (tmp_path / "earlier" / DATABASE).touch()
    monkeypatch.setattr(local, "data_folder", lambda: tmp_path / "here")
    monkeypatch.setattr(local, "earlier_folder", lambda: tmp_path / "earlier")
    monkeypatch.setattr(local, "_open", serve)
    for _ in range(2):
        await local.open_table(port=0, browser=False, fresh=False, language="en", game="mushi")
    told = words("en")("local-moved", path=str(tmp_path / "here"))
    assert capsys.readouterr().out == f"{told}\n"


async def test_all_pictures_of_several_pages_are_shown(room: Room) -> None:
    """Browsers ask for them at once; the preview refuses the ninth that it has yet to check."""
    page = room.env.preview(room.channel, viewers=[room.aki])
    local._show_all(page)
    emojis = [render.emoji(piece) for piece in sorted(render.PIECES)[:20]]
    worker = page._media_worker
    assert worker
    shown = await asyncio.gather(*(worker.validate(str(n), one) for n, one in enumerate(emojis)))
    assert all(one.normalized for one in shown)


@pytest.mark.parametrize("rejected", [False, True])
async def test_a_refused_press_brings_its_page_up_to_date(rejected: bool) -> None:
    """A second tab of the same person shows an old hand, which the preview refuses."""
    preview = MagicMock(_action=AsyncMock(return_value={"rejected": rejected}), refresh=AsyncMock())
    local._one_at_a_time(preview)
    assert await preview._action("page", {}) == {"rejected": rejected}
    assert preview.refresh.await_count == rejected
