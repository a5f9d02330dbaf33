"""`paifuda run --processes N`: start, watch and stop several processes on one machine."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path

import discord
from sqlalchemy import make_url

from bot.config import AUTO, ConfigError, Settings
from bot.console.exits import SETTINGS
from bot.console.signals import on_signal
from bot.domain.shards import Shards
from bot.program import PROGRAM

log = logging.getLogger("paifuda.processes")

SHORT = 60.0
"""Seconds a process must have run to be started again after one second."""
LONGEST = 60.0
"""The longest pause before a start, in seconds; after a short run the pause doubles."""
PATIENCE = 30.0
"""Seconds a process has to end when all are stopped."""


class GivenUpError(Exception):
    """A process ended before it ran, with a sentence on which an owner can act."""


def check(settings: Settings) -> None:
    """Raise ConfigError if several processes cannot share the database."""
    if make_url(settings.database).get_backend_name() != "postgresql":
        raise ConfigError(
            "Several processes need a PostgreSQL database; SQLite has one process for all shards."
        )


async def run(settings: Settings, config: Path | None, processes: int) -> None:
    """Run `processes` processes, each with some of the shards, until all are stopped."""
    check(settings)
    every = await _every(settings, processes)
    if len(every.mine) < processes:
        raise ConfigError(f"{processes} processes cannot share the shards {every}: they are fewer.")
    parts = enumerate(every.divided(processes))
    watched = [Watched(_environment(settings, at, part), config) for at, part in parts]
    stopped = asyncio.Event()
    on_signal(stopped.set, signal.SIGINT, signal.SIGTERM)
    going = [asyncio.create_task(watched.go_on()) for watched in watched]
    waiting = asyncio.create_task(stopped.wait())
    done, _ = await asyncio.wait([*going, waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in (*going, waiting):
        task.cancel()
    await asyncio.gather(*(watched.stop() for watched in watched))
    await asyncio.gather(*going, return_exceptions=True)
    for task in done - {waiting}:
        task.result()


async def _every(settings: Settings, processes: int) -> Shards:
    """Return the shards of all processes: as set, otherwise as many as Discord asks for."""
    if settings.shards != AUTO:
        return settings.served
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.login())
        count, *_ = await client.http.get_bot_gateway()
    return Shards.read(str(max(count, processes)))


def _environment(settings: Settings, at: int, part: Shards) -> Mapping[str, str]:
    """Return the environment of one process; each has a port of its own for metrics."""
    found = {**os.environ, "PAIFUDA_SHARDS": str(part)}
    if settings.metrics:
        host, _, port = settings.metrics.rpartition(":")
        found["PAIFUDA_METRICS"] = f"{host}:{int(port) + at}"
    return found


class Watched:
    """A process that is started again when it ends."""

    def __init__(self, environment: Mapping[str, str], config: Path | None) -> None:
        self._environment = environment
        self._command = (*PROGRAM, "run", *(("--config", str(config)) if config else ()))
        self._process: asyncio.subprocess.Process | None = None

    async def go_on(self) -> None:
        """Start the process again whenever it ends; GivenUpError if its first run ends
        because of its settings.
        """
        wait, first = 1.0, True
        while True:
            began = time.monotonic()
            code = await self._run()
            lived = time.monotonic() - began
            if code == SETTINGS and first:
                raise GivenUpError
            first = False
            wait = 1.0 if lived >= SHORT else min(2 * wait, LONGEST)
            shards = self._environment["PAIFUDA_SHARDS"]
            log.error("ended shards=%s code=%d again_in=%d", shards, code, wait)
            await asyncio.sleep(wait)

    async def _run(self) -> int:
        self._process = await asyncio.create_subprocess_exec(
            *self._command, env=self._environment, start_new_session=True
        )
        log.info("began shards=%s pid=%d", self._environment["PAIFUDA_SHARDS"], self._process.pid)
        return await self._process.wait()

    async def stop(self) -> None:
        """Stop the process, and wait until it has ended."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.send_signal(signal.SIGINT)
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
