"""`paifuda run --processes N`: start, watch and stop several processes on one machine."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord
from sqlalchemy import make_url

from bot import logs
from bot.config import AUTO, ConfigError, Settings
from bot.console.exits import SETTINGS
from bot.console.rereading import read_again
from bot.console.signals import on_hangup, on_signal
from bot.domain.shards import Shards
from bot.lasting import Pauses
from bot.program import command

log = logs.named("paifuda.processes")

SHORT = 60.0
"""Seconds after which a process counts as having run; then it is always started again."""
FIRST = 1.0
"""Seconds until a process that has ended is started again; each further pause is twice as long."""
LONGEST = 30.0
"""The longest pause before a start, in seconds; after a longer run the pauses begin anew."""
PATIENCE = 30.0
"""Seconds that a process gets to end when all are stopped."""
HELD = 77
"""The exit code of a watched process whose shards another program holds; others use AGAIN."""
NOT_STARTED = -1
"""The exit code that stands for a process the machine could not start."""


class GivenUpError(Exception):
    """An error that an operator must correct has ended a process before it could run."""


class OthersError(GivenUpError):
    """A process ended before it could run, because another program holds its shards."""


GIVEN_UP: Mapping[int, type[GivenUpError]] = {SETTINGS: GivenUpError, HELD: OthersError}
"""The errors for exit codes after which a process that has never run is not started again."""


def check(settings: Settings) -> None:
    """Raise ConfigError unless several processes can share the database."""
    if make_url(settings.database).get_backend_name() != "postgresql":
        raise ConfigError(
            "Several processes need a PostgreSQL database; SQLite has one process for all shards."
        )


async def run(settings: Settings, processes: int, *, take_over: bool = False) -> None:
    """Run `processes` processes, each with some of the shards, until all are stopped.

    With `take_over`, each waits until other processes release its shards. ConfigError if there are
    fewer shards than processes.
    """
    check(settings)
    every = await _every(settings, processes)
    if len(every.mine) < processes:
        raise ConfigError(f"{processes} processes cannot share the shards {every}: they are fewer.")
    started, parts = _command(settings, take_over=take_over), enumerate(every.divided(processes))
    watched = [
        Watched(started, _environment(settings, at, part), shards=part) for at, part in parts
    ]
    stopped = asyncio.Event()
    on_signal(stopped.set, signal.SIGINT, signal.SIGTERM)
    on_hangup(partial(_read_again, settings, watched), stopped.set)
    going = [asyncio.create_task(process.go_on()) for process in watched]
    waiting = asyncio.create_task(stopped.wait())
    done, _ = await asyncio.wait([*going, waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in (*going, waiting):
        task.cancel()
    await asyncio.gather(*(process.stop() for process in watched))
    await asyncio.gather(*going, return_exceptions=True)
    for task in done - {waiting}:
        task.result()


def _read_again(settings: Settings, watched: Sequence[Watched]) -> None:
    """Read the settings again; if they have no fault, let every process do the same."""
    if read_again(settings):
        for process in watched:
            process.send(signal.SIGHUP)


async def _every(settings: Settings, processes: int) -> Shards:
    """Return the shards of all processes together: as set, or as many as Discord recommends."""
    if settings.shards != AUTO:
        return settings.served
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.login())
        count, *_ = await client.http.get_bot_gateway()
    return Shards.read(str(max(count, processes)))


def _command(settings: Settings, *, take_over: bool) -> Sequence[str]:
    """Return the command that starts one process, which ends when its standard input ends.

    With `take_over`, the process waits until others release its shards.
    """
    waits = ("--take-over",) if take_over else ()
    return command("run", "--watched", *waits, config=settings.file)


def _environment(settings: Settings, at: int, part: Shards) -> Mapping[str, str]:
    """Return the environment of one process, with its own shards and its own port for metrics."""
    found = {**os.environ, "PAIFUDA_SHARDS": str(part), "PAIFUDA_SITE": ""}
    if settings.metrics:
        host, _, port = settings.metrics.rpartition(":")
        found["PAIFUDA_METRICS"] = f"{host}:{int(port) + at}"
    return found


class Watched:
    """A child process that this process starts again whenever it ends.

    The child's standard input is a pipe from this process. The end of the pipe tells the child that
    this process is gone, for any reason.
    """

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], **told: object
    ) -> None:
        """Store the command; `told` are the fields by which the log names the process."""
        self._command, self._environment = command, environment
        self._told: dict[str, Any] = told
        self._process: asyncio.subprocess.Process | None = None

    async def go_on(self) -> None:
        """Start the process again whenever it ends.

        GivenUpError if its settings end it before it has ever run; OthersError if another program
        holds its shards.
        """
        pauses, has_run = Pauses(FIRST, LONGEST), False
        while True:
            began = time.monotonic()
            code = await self._run()
            lived = time.monotonic() - began
            has_run = has_run or lived >= SHORT
            if code in GIVEN_UP and not has_run:
                raise GIVEN_UP[code]
            if lived > LONGEST:
                pauses.begin_anew()
            pause = pauses.next()
            log.error("a process has ended", **self._told, code=code, again_in=pause)
            await asyncio.sleep(pause)

    async def _run(self) -> int:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        except OSError:
            log.exception("a process could not start", **self._told)
            return NOT_STARTED
        log.info("a process has begun", **self._told, pid=self._process.pid)
        return await self._process.wait()

    def send(self, kind: signal.Signals) -> None:
        """Send a signal to the process if it runs."""
        if self._process and self._process.returncode is None:
            self._process.send_signal(kind)

    async def stop(self) -> None:
        """Stop the process, and wait until it has ended."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
