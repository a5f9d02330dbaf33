"""`run --processes N`: those that ran are started again, and all end with the one that watches."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.config import Settings, load
from bot.console import commands, failures, many
from bot.console.commands import app
from bot.console.exits import AGAIN, SETTINGS
from bot.console.many import HELD, SHORT, GivenUpError, Watched
from bot.program import PROGRAM
from bot.store.lock import HeldError
from bot.store.upkeep.backups import run_program
from tests.forked import Forked, Tell

KILLED = -9
"""The exit code of a process that was killed."""
START = 10.0
"""The seconds a process takes to find that its database is away, or to begin."""


class Scripted(Watched):
    """A process that lives as a script says; the time moves with it."""

    def __init__(self, lives: Iterator[tuple[float, int]]) -> None:
        super().__init__((), {})
        self._lives = lives
        self.now = 0.0
        self.paused: list[float] = []

    async def _run(self) -> int:
        lived, code = next(self._lives, (0.0, 0))
        if not lived:
            raise asyncio.CancelledError
        self.now += lived
        return code

    async def watched(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch it until its script is over."""
        monkeypatch.setattr(many, "time", SimpleNamespace(monotonic=lambda: self.now))
        sleeping = SimpleNamespace(sleep=self._pause, CancelledError=asyncio.CancelledError)
        monkeypatch.setattr(many, "asyncio", sleeping)
        with pytest.raises(asyncio.CancelledError):
            await self.go_on()

    async def _pause(self, seconds: float) -> None:
        self.paused.append(seconds)
        self.now += seconds


@pytest.mark.parametrize(
    ("lives", "pauses"),
    [
        ([(85, KILLED)], [1]),
        ([(85, AGAIN), (2, AGAIN), (2, AGAIN), (2, AGAIN)], [1, 2, 4, 8]),
        ([(85, AGAIN), (85, AGAIN)], [1, 1]),
        ([(2, AGAIN)] * 7, [1, 2, 4, 8, 16, 30, 30]),
        ([(85, SETTINGS), (2, SETTINGS)], [1, 2]),
        ([(85, AGAIN), (2, HELD)], [1, 2]),
        ([(2, 0)], [1]),
        ([(2, many.NOT_STARTED)], [1]),
    ],
)
async def test_a_process_that_ends_is_started_again(
    lives: Sequence[tuple[float, int]], pauses: Sequence[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Scripted(iter(lives))
    await process.watched(monkeypatch)
    assert process.paused == pauses


@pytest.mark.parametrize(("code", "error"), many.GIVEN_UP.items())
@pytest.mark.parametrize("before", [[], [(2.0, AGAIN)], [(SHORT - 1, KILLED)]])
async def test_a_process_that_never_began_is_given_up(
    before: list[tuple[float, int]],
    code: int,
    error: type[GivenUpError],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its settings are wrong, or another program holds its shards."""
    process = Scripted(iter([*before, (2.0, code)]))
    with pytest.raises(GivenUpError) as given_up:
        await process.watched(monkeypatch)
    assert given_up.type is error


@pytest.mark.parametrize(
    ("words", "code"),
    [((), AGAIN), (("--watched",), HELD), (("--watched", "--take-over"), AGAIN)],
)
def test_only_a_watched_process_tells_of_shards_held_elsewhere(
    words: Sequence[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--take-over` the watching one goes on until the other program has gone."""

    def refused(*_: object, **__: object) -> None:
        raise HeldError("shard 0 of club")

    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.setattr(commands, "held", refused)
    monkeypatch.setattr(commands, "end_with_parent", lambda: None)
    found = CliRunner().invoke(app, ["run", *words])
    assert found.exit_code == code
    assert "Another Paifuda works with shard 0 of club already" in found.output
    told = failures.named(many.OthersError(), SETTINGS)
    assert told
    assert told.code == AGAIN


@pytest.mark.parametrize("seconds", [0, 1, 5, 30, 120, 3600])
@pytest.mark.parametrize("code", [AGAIN, SETTINGS, KILLED])
async def test_a_minute_after_a_database_restart_all_are_back(
    seconds: float, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each loses its session after it has run for a while, and ends again while there is none."""
    away, back = 85.0, 85.0 + seconds

    def lives(process: list[Scripted]) -> Iterator[tuple[float, int]]:
        yield away, code
        while process[0].now < back:
            yield START, code

    for _ in range(4):
        found: list[Scripted] = []
        found.append(Scripted(lives(found)))
        await found[0].watched(monkeypatch)
        assert found[0].now - back + START <= 60


# --- The command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("takes_over", [False, True])
def test_each_process_has_the_same_configuration(
    takes_over: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, started = tmp_path / "own.toml", list[Sequence[str]]()
    file.write_text('database = "postgresql+asyncpg://a@/b"\nshards = "4"\nmetrics = "[::1]:91"\n')
    monkeypatch.setenv("PAIFUDA_TOKEN", "abc")
    monkeypatch.delenv("PAIFUDA_DATABASE", raising=False)
    seen: list[Any] = []

    class Seen(Watched):
        async def go_on(self) -> None:
            started.append(self._command)
            seen.append((self._environment["PAIFUDA_SHARDS"], self._environment["PAIFUDA_METRICS"]))

    monkeypatch.setattr(many, "Watched", Seen)
    words = ["run", "--config", str(file), "--processes", "2"]
    found = CliRunner().invoke(app, words + ["--take-over"] * takes_over)
    assert found.exit_code == 0, found.output
    assert seen == [("0-1/4", "[::1]:91"), ("2-3/4", "[::1]:92")]
    for command in started:
        waits = ["--take-over"] * takes_over
        own = ["run", "--watched", *waits, "--config", str(file)]
        assert list(command[len(PROGRAM) :]) == own


def test_settings_know_their_file(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("")
    assert load(tmp_path / "own.toml").file == tmp_path / "own.toml"
    assert load(tmp_path / "none.toml", required=False).file is None
    assert Settings().file is None


# --- The end --------------------------------------------------------------------------------------

CHILD = """
import os, stat, sys, time
from bot.console.signals import end_with_parent
with open(sys.argv[1], "w") as told:
    end_with_parent()
    print(stat.S_ISFIFO(os.fstat(0).st_mode), file=told, flush=True)
    time.sleep(60)
    print("alone", file=told, flush=True)
"""
"""A process that holds a pipe for as long as it lives."""


def watching(_: Tell, pipe: str) -> None:
    """Watch such a process."""
    child = Watched((sys.executable, "-c", CHILD, pipe), dict(os.environ))
    asyncio.run(child.go_on())


@pytest.mark.slow
def test_processes_end_with_their_watcher_however_it_ends(tmp_path: Path) -> None:
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    parent = Forked(watching, pipe)
    with open(pipe, encoding="utf-8") as told:
        assert told.readline() == "True\n"
        parent.kill()
        assert told.read() == ""


PROGRAM_OF_ANOTHER = 'exec 3> "$0"; echo began >&3; exec sleep 60'
"""A program that holds a pipe for as long as it lives."""


def dumping(_: Tell, pipe: str) -> None:
    """Run such a program."""
    run_program(None, "sh", "-c", PROGRAM_OF_ANOTHER, pipe)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a program with its parent")
def test_programs_of_postgresql_end_with_the_process_that_runs_them(tmp_path: Path) -> None:
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)
    parent = Forked(dumping, pipe)
    with open(pipe, encoding="utf-8") as told:
        assert told.readline() == "began\n"
        parent.kill()
        assert told.read() == ""
