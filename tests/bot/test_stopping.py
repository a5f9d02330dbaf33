"""The bot stops: nothing new is taken, the answers under way are given, and no fault is logged."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot import logs
from bot.chat import tasks
from bot.chat.panels.tables.match import scores
from bot.chat.reply import Reply
from bot.chat.tasks import Tasks
from bot.config import Settings
from bot.console import doctor
from bot.console.commands import app
from tests.bot.discord.room import Room, said

pytestmark = pytest.mark.usefixtures("blank", "still", "faultless")


class Slow:
    """An answer that is given once it may be."""

    def __init__(self) -> None:
        self.begun, self.free = asyncio.Event(), asyncio.Event()

    async def __call__(self, *_: object, **__: object) -> Reply:
        self.begun.set()
        await self.free.wait()
        return Reply("Here it is.")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    found = Slow()
    monkeypatch.setattr(scores, "open_panel", found)
    return found


async def test_an_answer_is_under_way_until_it_is_given(room: Room, slow: Slow) -> None:
    await room.open(other=None)
    pressing = asyncio.create_task(room.aki.slash(room.channel, "scores"))
    await slow.begun.wait()
    assert room.client.tasks.answering
    slow.free.set()
    assert said(await pressing) == "Here it is."
    assert not room.client.tasks.answering


async def test_nothing_new_is_taken_once_the_bot_stops(room: Room) -> None:
    await room.open(other=None)
    board = room.board()
    await room.client.tasks.stop()
    assert not (await room.aki.slash(room.channel, "scores")).acknowledged
    assert not (await room.aki.click(board, custom_id="lobby:1:join")).acknowledged


async def test_running_work_has_a_moment_and_is_then_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def soon() -> str:
        await asyncio.sleep(0)
        return "given"

    running = Tasks()
    answers = [asyncio.create_task(soon()), asyncio.create_task(asyncio.Event().wait())]
    running.answer(*answers, None)
    monkeypatch.setattr(tasks, "MOMENT", 0.01)
    await running.stop()
    assert running.stopping
    assert answers[0].result() == "given"
    assert answers[1].cancelled()
    assert not running.answering


@pytest.mark.parametrize("how", ["text", "json"])
def test_an_exception_is_a_line_once_the_bot_stops(
    how: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, own = io.StringIO(), logging.getLogger("paifuda")
    level, handlers = own.level, logging.getLogger().handlers
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    logs.begin("info", how, stream)
    own.setLevel(level)
    logging.getLogger().handlers[0].setLevel(logging.INFO)
    try:
        for stops in (False, True):
            (logs.STOPPING.set if stops else logs.STOPPING.clear)()
            before = stream.tell()
            error = RuntimeError("Session is closed")
            own.error("failed channel=%d", 5, exc_info=error)
            told = stream.getvalue()[before:].lower()
            assert "session is closed" in told
            assert ("error paifuda" in told or '"level": "error"' in told) != stops
            assert (told.count("\n") == 1) == (stops or how == "json")
    finally:
        logs.STOPPING.clear()
        logging.getLogger().handlers = handlers


# --- Files ----------------------------------------------------------------------------------------


@pytest.fixture
def loose() -> Iterator[None]:
    """Files are made so that everybody may read them."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def bare(folder: Path) -> list[str]:
    """The files of a folder that others may read."""
    return [one.name for one in folder.iterdir() if stat.S_IMODE(one.stat().st_mode) & 0o077]


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")
def test_files_made_by_commands_are_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loose: None, migrated: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    monkeypatch.chdir(home)
    monkeypatch.setenv("PAIFUDA_DATABASE", "sqlite+aiosqlite:///club.sqlite")
    (home / "backups").mkdir(mode=0o755)
    (tmp_path / "other.sqlite").write_bytes(migrated.read_bytes())
    name = "backups/paifuda-20260101T000000Z.backup"
    moved = [f"sqlite+aiosqlite:///{name}.sqlite" for name in ("../other", "club")]
    for command in (
        ["database", "move", *moved],
        ["database", "backup", name],
        ["database", "restore", name, "--replace"],
    ):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
    assert {"club.sqlite", "club.sqlite.before-restore"} <= {one.name for one in home.iterdir()}
    assert bare(home) == ["backups"]
    assert bare(home / "backups") == []
    (home / "club.sqlite").chmod(0o644)
    (finding,) = doctor.files(Settings(database="sqlite+aiosqlite:///club.sqlite"))
    assert not finding.well
    assert finding.sentence.count("backups") == finding.sentence.count("club.sqlite,") == 1
    for one in (home / "backups", home / "club.sqlite"):
        one.chmod(0o700)
    (finding,) = doctor.files(Settings(database="sqlite+aiosqlite:///club.sqlite"))
    assert finding.well


def test_doctor_looks_at_a_database_whose_name_is_a_pattern(tmp_path: Path) -> None:
    file = tmp_path / "club[1].sqlite"
    file.touch()
    file.chmod(0o644)
    (finding,) = doctor.files(Settings(database=f"sqlite+aiosqlite:///{file}"))
    assert str(file) in finding.sentence
