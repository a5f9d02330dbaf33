"""Work on what others send: beside the bot, one piece a person, and never without end."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from dataclasses import Field, fields, replace
from pathlib import Path
from typing import Any

import pytest

from bot import worker
from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from bot.worker import Worker
from rules import GAMES, AnyGame, Options, RuleError
from rules.record import DEALS, Record, read, write
from tests.bot.discord.room import Room, said
from tests.bot.world.baseline import POOL
from tests.bot.world.matches import played, recorded, since

EN = words("en")


def process() -> int:
    """Tell where it is done."""
    return os.getpid()


def wait_for(file: Path) -> str:
    """Work that takes until a file is there."""
    while not file.exists():
        time.sleep(0.01)
    return file.name


@pytest.fixture
async def beside(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Worker]:
    """A worker with a process of its own."""
    monkeypatch.setattr(worker, "ProcessPool", POOL)
    found = Worker()
    yield found
    found.stop()


@pytest.mark.slow
async def test_each_person_has_one_piece_of_work_there_and_the_bot_goes_on(
    beside: Worker, tmp_path: Path
) -> None:
    file = tmp_path / "done"
    first = asyncio.ensure_future(beside.do(1, wait_for, file))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="still-working"):
        await beside.do(1, process)
    file.touch()
    assert await first == "done"
    assert await beside.do(1, process) != os.getpid()


@pytest.mark.slow
async def test_work_that_takes_too_long_is_stopped_and_the_next_is_done(
    beside: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await beside.do(1, process)
    monkeypatch.setattr(worker, "LONGEST", 0.3)
    endless, other = tmp_path / "never", tmp_path
    works = (beside.do(1, wait_for, endless), beside.do(2, wait_for, other))
    refused, done = await asyncio.gather(*works, return_exceptions=True)
    assert isinstance(refused, Refusal)
    assert (refused.sentence, done) == ("works-too-long", other.name)


async def long_record(folder: Path, deals: int) -> Record:
    """A record of so many deals; each alone is fair."""
    database = Database(f"sqlite+aiosqlite:///{folder}/other.sqlite")
    await database.open()
    tables = Tables(database, since)
    record = await recorded(tables, await played(tables, 4))
    await database.close()
    return replace(record, deals=record.deals[:1] * deals)


async def test_a_long_record_is_checked_beside_and_said_to_take_a_while(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, checked = await long_record(tmp_path, 60), []

    async def do(_: Worker, user: int, work: object, *what: object) -> object:
        checked.append((user, len(what)))
        return [fair.Finding(deal, None) for deal in range(1, 61)]

    monkeypatch.setattr(Worker, "do", do)
    file = ("match.txt", write(record).encode())
    result = await room.aki.slash(room.channel, "verify", file=file)
    assert EN("verify-good", deals=60) in said(result)
    assert checked == [(room.aki.id, 1)]


async def test_a_record_longer_than_any_match_is_refused(tmp_path: Path) -> None:
    record = await long_record(tmp_path, DEALS + 1)
    (first, *_) = record.deals
    endless = replace(record, deals=(replace(first, log=first.log * 100),))
    for one in (record, endless):
        with pytest.raises(RuleError, match="more than"):
            read(write(one))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_match_has_more_deals_than_a_record(game: AnyGame) -> None:
    for preset in game.presets.values():
        every = [preset, *(replace(preset, **{f.name: v}) for f, v in changes(preset))]
        assert max(game.length(one).deals for one in every) <= DEALS


def changes(options: Options) -> list[tuple[Field[Any], object]]:
    """Every value of every house rule."""
    return [(one, value) for one in fields(options) for value in one.metadata["values"]]
