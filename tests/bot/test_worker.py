"""Work on what others send: beside the bot, one piece a person, and never without end."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import Field, fields, replace
from pathlib import Path
from typing import Any

import pytest

from bot import worker
from bot.chat.commands.ledger import records
from bot.chat.reply import Reply
from bot.domain.recent import Recent
from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.services.ledger import checking
from bot.services.ledger.checking import Checking
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import words
from bot.worker import Worker
from rules import GAMES, AnyGame, Options, RuleError
from rules.record import DEALS, Record, read, write
from tests.bot.discord.room import Room, said
from tests.bot.world.baseline import POOL
from tests.bot.world.matches import played, recorded, since
from tests.forked import FORKS

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
async def test_each_person_has_one_piece_of_work_there(beside: Worker, tmp_path: Path) -> None:
    file = tmp_path / "done"
    first = asyncio.ensure_future(beside.do(1, wait_for, file))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="still-working"):
        await beside.do(1, process)
    file.touch()
    assert await first == "done"
    assert await beside.do(1, process) != os.getpid()


@pytest.mark.slow
async def test_work_that_takes_too_long_is_stopped(
    beside: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.worker.multiprocessing.get_context", lambda _: FORKS)
    with monkeypatch.context() as short:
        short.setattr(worker, "LONGEST", 0.1)
        endless = asyncio.ensure_future(beside.do(1, wait_for, tmp_path / "never"))
        await asyncio.sleep(0)
    other = asyncio.ensure_future(beside.do(2, wait_for, tmp_path))
    with pytest.raises(Refusal, match="works-too-long"):
        await endless
    assert await other == tmp_path.name


async def long_record(folder: Path, deals: int) -> Record:
    """A record of so many deals; each alone is fair."""
    database = Database(f"sqlite+aiosqlite:///{folder}/other.sqlite")
    await database.open()
    tables = Tables(database, since)
    record = await recorded(tables, await played(tables, 4))
    await database.close()
    return replace(record, deals=record.deals[:1] * deals)


async def test_a_long_record_is_checked_in_the_background(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, checked, shown = await long_record(tmp_path, 60), [], []

    async def amend(_: object, reply: Reply) -> None:
        shown.append(reply.content)

    async def do(_: Worker, user: int, work: object, *what: object) -> object:
        checked.append((user, what[-1]))
        known = 40 * len(checked) - 40
        part = [fair.Finding(deal, None) for deal in range(known + 1, min(known + 40, 60) + 1)]
        return part, known > 0, 2.0

    monkeypatch.setattr(Worker, "do", do)
    monkeypatch.setattr(records, "amend", amend)
    file = ("match.txt", write(record).encode())
    result = await room.aki.slash(room.channel, "verify", file=file)
    assert EN("verify-good", deals=60) in said(result)
    assert checked == [(room.aki.id, 0), (room.aki.id, 40)]
    assert shown == [EN("verify-so-far", deals=40)]


async def test_records_are_checked_in_turn_and_each_within_its_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = await long_record(tmp_path, 12)
    lanes, order = Checking(Worker()), list[tuple[int, int]]()
    monkeypatch.setattr(checking, "TURN", 0.0)

    async def check(user: int) -> Sequence[fair.Finding]:
        found: Sequence[fair.Finding] = ()
        async for found in lanes.of_text(user, write(record)):
            order.append((user, len(found)))
            await asyncio.sleep(0)
        return found

    one, other = await asyncio.gather(check(1), check(2))
    assert one == other == [*fair.verify(record)]
    assert [user for user, _ in order[:6]] == [1, 2] * 3
    monkeypatch.setattr(checking, "MOST", 0.0)
    monkeypatch.setattr(checking, "_open", Recent(0))  # each turn reads the record anew
    with pytest.raises(Refusal, match="works-too-long"):
        await check(1)
    monkeypatch.setattr(checking, "MOST", 60.0)
    assert await check(1) == one
    monkeypatch.setattr(checking, "PATIENCE", 0.0)
    with pytest.raises(Refusal, match="others-checking"):
        await check(1)
    monkeypatch.setattr(checking, "PEOPLE", 0)
    with pytest.raises(Refusal, match="others-checking"):
        await check(1)


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
