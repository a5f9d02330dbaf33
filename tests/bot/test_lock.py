"""One bot a database: a second one says so, and goes on once the first has gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.console import exits
from bot.console.commands import app
from bot.store.lock import HeldError, held
from tests.bot.discord.room import Room
from tests.bot.world.other_processes import holder


def address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'club.sqlite'}"


def test_a_second_bot_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIFUDA_DATABASE", address(tmp_path))
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.chdir(tmp_path)
    with held(address(tmp_path)):
        found = CliRunner().invoke(app, ["run"])
    assert found.exit_code == exits.AGAIN
    assert "Another Paifuda works with club.sqlite already" in found.output


def test_a_killed_bot_leaves_the_database_free(tmp_path: Path) -> None:
    first = holder(address(tmp_path))
    with pytest.raises(HeldError), held(address(tmp_path)):
        pass
    first.kill()
    with held(address(tmp_path)):
        pass


def test_a_patient_bot_goes_on_once_the_other_has_gone(tmp_path: Path) -> None:
    first = holder(address(tmp_path))
    first.process.terminate()
    with held(address(tmp_path), patient=True):
        pass
    assert first.end() == 0


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "postgresql+asyncpg://somebody@here/club"])
def test_a_path_that_is_no_file_is_not_held(url: str) -> None:
    with held(url), held(url):
        pass


async def test_nobody_is_answered_once_the_database_is_not_held(room: Room) -> None:
    await room.start()
    before = await room.table()
    room.client.hold.stands = False
    asked, board = await room.asked(), room.board()
    assert (await room.press(asked, "hand", board)).response is None
    assert (await asked.slash(room.channel, "hand")).response is None
    assert await room.table() == before
