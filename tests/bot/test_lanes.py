"""Lanes of the worker: who is served first, who waits, and how work is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from bot import worker
from bot.domain.refusal import Refusal
from bot.worker import THINKING, WAITING, Rank, Worker

SOON, LATE = 0.01, 60.0
"""Seconds that a thought has: too few for any, or more than a test takes."""


class Stage:
    """In place of processes: a test says when a piece of work that has begun is done."""

    def __init__(self) -> None:
        self.begun: dict[str, Future[Any]] = {}

    def __call__(self, *_: object, **__: object) -> Stage:
        return self

    def schedule(self, work: Callable[[str], Any], args: tuple[str], timeout: float) -> Future[Any]:
        done: Future[Any] = Future()
        assert done.set_running_or_notify_cancel()
        self.begun[args[0]] = done
        return done

    def end(self, *names: str) -> None:
        for name in names:
            self.begun[name].set_result(name)

    def stop(self) -> None: ...

    def join(self) -> None: ...


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    found = Stage()
    monkeypatch.setattr(worker, "ProcessPool", found)
    return found


async def rest() -> None:
    """Let all tasks go on until each waits for somebody."""
    for _ in range(10):
        await asyncio.sleep(0)


def ask(lanes: Worker, name: str, rank: Rank = Rank.MASTER, within: float = LATE) -> Any:
    return asyncio.ensure_future(lanes.think(within, str, name, rank=rank))


BUSY = [f"busy {n}" for n in range(THINKING)]


async def busy(lanes: Worker) -> list[Any]:
    """Thoughts that keep all thinkers busy."""
    found = [ask(lanes, name) for name in BUSY]
    await rest()
    return found


async def test_a_thought_given_up_while_it_waits_never_begins(stage: Stage) -> None:
    lanes = Worker()
    await busy(lanes)
    given_up = [ask(lanes, f"late {n}", within=SOON) for n in range(WAITING)]
    assert await asyncio.gather(*given_up) == [None] * WAITING
    review = asyncio.ensure_future(lanes.judge(1, str, "review"))
    stage.end(BUSY[0])
    await rest()
    assert [*stage.begun] == [*BUSY, "review"]
    stage.end("review")
    assert await review == "review"


async def test_no_more_thoughts_wait_than_can_be_in_time(stage: Stage) -> None:
    lanes = Worker()
    await busy(lanes)
    waiting = [ask(lanes, f"waits {n}") for n in range(WAITING)]
    await rest()
    assert lanes.thinking.waiting == WAITING
    assert await ask(lanes, "one more") is None
    for number, one in enumerate(waiting):
        one.cancel() if number else None
    await rest()
    assert lanes.thinking.waiting == 1
    stage.end(*BUSY)
    await rest()
    assert [*stage.begun] == [*BUSY, "waits 0"]


async def test_a_thought_given_up_after_it_began_keeps_its_process(stage: Stage) -> None:
    lanes = Worker()
    first = ask(lanes, "first", within=SOON)
    assert await first is None
    others = [ask(lanes, f"other {n}") for n in range(THINKING)]
    await rest()
    assert [*stage.begun] == ["first", *(f"other {n}" for n in range(THINKING - 1))]
    stage.end("first")
    await rest()
    assert [*stage.begun][-1] == f"other {THINKING - 1}"
    assert not others[-1].done()


async def test_masters_go_before_hints_and_hints_before_reviews(stage: Stage) -> None:
    lanes = Worker()
    await busy(lanes)
    review = asyncio.ensure_future(lanes.judge(1, str, "review"))
    await rest()
    for name, rank in (("hint", Rank.HINT), ("master", Rank.MASTER), ("second", Rank.MASTER)):
        ask(lanes, name, rank)
        await rest()
    for name in (BUSY[0], "master", "second", "hint", "review"):
        stage.end(name)
        await rest()
    assert [*stage.begun] == [*BUSY, "master", "second", "hint", "review"]
    assert await review == "review"


async def test_room_is_there_once_a_thinker_has_nothing_to_do(stage: Stage) -> None:
    lanes = Worker()
    await lanes.room()
    await busy(lanes)
    ask(lanes, "waits")
    room = asyncio.ensure_future(lanes.room())
    for name in (BUSY[0], "waits"):
        await rest()
        assert not room.done()
        stage.end(name)
    await rest()
    assert room.done()


async def test_work_of_strangers_and_thoughts_share_no_process(stage: Stage) -> None:
    lanes = Worker()
    files = [asyncio.ensure_future(lanes.do(user, str, f"file {user}")) for user in range(3)]
    await rest()
    thoughts = await busy(lanes)
    assert [*stage.begun] == ["file 0", *BUSY]
    stage.end(*BUSY)
    assert await asyncio.gather(*thoughts) == BUSY
    for user, one in enumerate(files):
        stage.end(f"file {user}")
        assert await one == f"file {user}"


async def test_a_person_has_one_film_and_other_work_goes_first(stage: Stage) -> None:
    lanes = Worker()
    films = [asyncio.ensure_future(lanes.draw(user, str, f"film {user}")) for user in range(3)]
    await rest()
    with pytest.raises(Refusal, match="still-working"):
        await lanes.draw(0, str, "one more")
    paired = asyncio.ensure_future(lanes.reckon(str, "pairing"))
    checked = asyncio.ensure_future(lanes.serve(0, str, "check"))
    await rest()
    for name in ("film 0", "check", "pairing", "film 1", "film 2"):
        stage.end(name)
        await rest()
    assert await checked == "check"
    assert await paired == "pairing"
    assert await asyncio.gather(*films) == ["film 0", "film 1", "film 2"]
