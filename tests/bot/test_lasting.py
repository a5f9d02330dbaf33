"""Nothing that is meant to last stops in silence: after any failure it comes again."""

from __future__ import annotations

import ast
import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
import simcord
from pydantic import SecretStr

from bot import lasting, logs, timers
from bot.chat import sharding, tasks
from bot.chat.client import Paifuda
from bot.chat.panels.tables.after import hints, review
from bot.config import Settings
from bot.domain.refusal import Refusal
from bot.domain.shards import Changed, Hold, Shards
from bot.domain.tables import thinking as rules_of_thought
from bot.lasting import Pauses, UnfinishedError
from bot.services.tables.thinking import Thinking
from bot.timers import Timers
from tests import pages

Work = Callable[[], Awaitable[None]]
BOT = pages.ROOT / "bot"


# --- The loop -------------------------------------------------------------------------------------


def test_pauses_grow_and_begin_anew() -> None:
    pauses = Pauses(1.0, 8.0)
    assert [pauses.next() for _ in range(5)] == [1, 2, 4, 8, 8]
    pauses.begin_anew()
    assert [pauses.next() for _ in range(2)] == [1, 2]


@pytest.mark.parametrize("seconds", [0.0, 601.0, 7200.0])
async def test_work_that_fails_has_growing_pauses_however_long_it_takes(
    seconds: float, failures: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it succeeds: after that, the pauses of work that repeats begin anew."""
    now, paused, fails = [0.0], list[float](), iter([True] * 4 + [False] + [True] * 2)

    async def pause(length: float) -> None:
        paused.append(length)

    async def step() -> None:
        now[0] += seconds
        if (failing := next(fails, None)) is None:
            raise asyncio.CancelledError
        if failing:
            raise OSError

    monkeypatch.setattr(lasting, "FIRST", 10.0)
    monkeypatch.setattr(lasting, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(lasting, "asyncio", SimpleNamespace(sleep=pause))
    with pytest.raises(asyncio.CancelledError):
        await lasting.repeated("backups", step)
    assert paused == [10, 20, 40, 80, 10, 20]
    assert failures == {"backups": 6}


@pytest.mark.parametrize(
    ("error", "has_traceback"),
    [(RuntimeError("the disk is away"), True), (UnfinishedError("the disk is away"), False)],
)
async def test_work_is_done_again_until_it_succeeds(
    failures: Counter[str], caplog: pytest.LogCaptureFixture, error: Exception, has_traceback: bool
) -> None:
    left = [error, error]

    async def work() -> None:
        if left:
            raise left.pop()

    await lasting.lasting("backups", work)
    assert failures == {"backups": 2}
    lines = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(lines) == 2
    assert all("work=backups" in logs.line(line) for line in lines)
    assert all(bool(line.exc_info) is has_traceback for line in lines)
    assert "the disk is away" in caplog.text


async def test_work_for_a_press_is_given_up_with_the_press(failures: Counter[str]) -> None:
    async def work() -> None:
        raise RuntimeError

    await lasting.lasting("hints", work, lasts=-1.0)
    assert failures == {"hints": 1}


# --- Everything beside the answers ----------------------------------------------------------------


def given() -> set[str]:
    """The names of all work that is begun beside answers anywhere in the bot."""
    calls = [
        node
        for file in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    begun = [call.args for call in calls if getattr(call.func, "attr", "") == "begin"]
    return {str(args[0].value) for args in begun if args and isinstance(args[0], ast.Constant)}


class Sharing(Hold):
    """A hold on a database whose shards change once."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: Callable[[str], None] = lambda _: None

    async def look(self) -> Changed:
        """Return that shard 0 was gained."""
        return Changed(self.shards, self.shards.only(()))

    def leave(self, shards: Shards) -> None:
        """Give up nothing."""

    give = turn = leave


@pytest.fixture
def settings(home: str, tmp_path: Path, unused_tcp_port: int) -> Settings:
    """Settings with which everything runs."""
    return Settings(
        database=home,
        backup="daily",
        backup_folder=tmp_path / "kept",
        metrics=f"127.0.0.1:{unused_tcp_port}",
        blocked_servers=frozenset((7,)),
        token=SecretStr("of nobody"),
    )


@pytest.mark.slow
async def test_everything_beside_the_answers_comes_again_after_a_failure(
    settings: Settings, failures: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each work fails at its first try, and is a mere note at the second."""
    came, real = Counter[str](), lasting.lasting

    async def spoilt(name: str, work: Work, *how: float) -> None:
        tries = 0

        async def tried() -> None:
            nonlocal tries
            tries += 1
            came[name] += 1
            if tries == 1:
                raise OSError

        assert callable(work)
        await real(name, tried, *how)

    monkeypatch.setattr(tasks, "lasting", spoilt)
    monkeypatch.setattr(tasks, "repeated", spoilt)
    async with simcord.run(Paifuda(settings, Sharing())) as env:
        client = env.bot
        assert isinstance(client, Paifuda)
        following = sharding.Following(client, client.hold)  # type: ignore[arg-type]
        await following._serve(client.hold.shards)
        following._heard("table 1")
        press = MagicMock()
        press.client.tasks = client.tasks
        press.extras = {review.OPENED: MagicMock(done=False)}
        for button in (hints.HintButton, review.ReviewButton):
            await button.afterwards(MagicMock(), press)
        await asyncio.gather(*client.tasks.beside)
    assert set(came) == set(failures) == given()
    assert all(came[name] == 2 * failures[name] for name in came)


async def test_shards_are_served_and_given_back_at_a_second_try(
    failures: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The locks tell of a change once."""
    two, none = Shards.read("0-1/4"), Shards(frozenset(), 4)
    looks = iter([Changed(two, none), Changed(none, two)])
    share, client, done = MagicMock(), MagicMock(), list[str]()
    fails = {"serve": True, "give back": True}

    async def look() -> Changed:
        return next(looks, Changed(none, none))

    async def act(name: str) -> None:
        if fails.pop(name, False):
            raise OSError
        done.append(name)
        if len(done) == 2:
            raise asyncio.CancelledError

    share.look = look
    monkeypatch.setattr(sharding, "LOOK", 0)
    following = sharding.Following(client, share)
    monkeypatch.setattr(following, "_serve", lambda _: act("serve"))
    monkeypatch.setattr(following, "_give_back", lambda _: act("give back"))
    with pytest.raises(asyncio.CancelledError):
        await lasting.repeated("shards", following.go_on)
    assert done == ["serve", "give back"]
    assert failures == {"shards": 2}


async def test_a_computer_whose_move_was_not_written_moves_later(
    failures: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At one of two tables, which the bot finds again after a start, although another is lost."""
    keeper, playing, worker, shown = MagicMock(), MagicMock(), MagicMock(), list[int]()
    tables = {1: MagicMock(id=1, shared=False, players=[]), 3: MagicMock(id=3, players=[])}
    at: dict[int, list[Any]] = {
        1: [tables[1]],
        2: [OSError(), Refusal("no-table")],
        3: [OSError(), tables[3]],
    }
    keeper.database.read = AsyncMock(return_value=[*at])
    keeper.at = AsyncMock(side_effect=lambda number: raised(at[number]))
    playing.think = AsyncMock(side_effect=[OSError(), OSError(), None])
    worker.room, worker.think = AsyncMock(), AsyncMock()
    thoughts = {1: MagicMock(table=1), 3: None}
    monkeypatch.setattr(rules_of_thought, "thought", lambda table: thoughts[table.id])
    done = asyncio.Event()

    async def show(number: int) -> None:
        shown.append(number)
        done.set()

    thinking = Thinking(keeper, playing, worker, show)
    await thinking.reopen(Shards())
    await done.wait()
    await until_read(at)
    assert shown == [1]
    assert failures == {"thinking": 3}


def raised(results: list[Any]) -> Any:
    """Return the next of some results, the last one again and again, or raise it."""
    result = results.pop(0) if len(results) > 1 else results[0]
    if isinstance(result, Exception):
        raise result
    return result


async def until_read(results: Mapping[int, Sequence[Any]]) -> None:
    """Wait until every result but the last one of each was given."""
    while any(len(some) > 1 for some in results.values()):  # noqa: ASYNC110
        await asyncio.sleep(0)


# --- What is due ----------------------------------------------------------------------------------


async def test_a_deadline_that_fails_rings_again(
    failures: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "RETRY", timedelta())
    rung, done = list[int](), asyncio.Event()

    async def ring(number: int) -> None:
        rung.append(number)
        if len(rung) == 1:
            raise OSError
        done.set()

    clock = Timers("fixtures", lambda: datetime.now(UTC), ring)
    clock.set(7, datetime.now(UTC))
    await done.wait()
    assert rung == [7, 7]
    assert failures == {"fixtures": 1}
    clock.stop()
