"""The example of a league on the web: played at each start, served, and forgotten."""

from __future__ import annotations

import asyncio
import signal
import socket
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import logs
from bot.console.signals import on_signal
from bot.program import PROGRAM
from bot.services.example.season import play
from bot.site import catalogue
from bot.site.daily import Days
from bot.site.keeping import Cabinet
from bot.site.meter import Meter
from bot.site.problems import Problems, archived
from bot.site.public import REPLAYS, Leagues
from bot.site.shelf import Site
from bot.store import Database

HOST = "127.0.0.1"
ANY = f"{HOST}:0"
"""Any free port of this machine."""
NONE = -1
"""The number in place of that of a socket which another process has bound."""


@asynccontextmanager
async def opened() -> AsyncIterator[Site]:
    """Yield the site of the example; its leagues can be read as soon as they have been played."""
    with TemporaryDirectory(prefix="paifuda-") as folder:
        database = Database(f"sqlite+aiosqlite:///{Path(folder) / 'example.sqlite'}")
        playing = asyncio.create_task(play(database))

        async def find() -> Database:
            await asyncio.shield(playing)
            return database

        try:
            leagues = Leagues(find, example=True)
            problems = Problems("", archived(find), example=True)
            days = Days(find, "", REPLAYS, example=True)
            yield catalogue.site("", leagues, problems, days, example=True)
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            await database.close()


async def served(place: str, number: int = NONE) -> None:
    """Serve the example at a place, or on a bound socket, until the process is stopped."""
    from aiohttp import web

    from bot.site.serving import Server

    host, _, port = place.rpartition(":")
    bound = socket.socket(fileno=number) if number != NONE else _bound(host, int(port))
    stopped = asyncio.Event()
    on_signal(stopped.set, signal.SIGINT, signal.SIGTERM)
    logs.set_level("WARNING")  # its moves would fill the log
    async with opened() as pages:
        runner = web.ServerRunner(Server(Cabinet(pages), Meter()))
        await runner.setup()
        await web.SockSite(runner, bound).start()
        if number == NONE:
            print(address(bound), flush=True)
        try:
            await stopped.wait()
        finally:
            await runner.cleanup()


def _bound(host: str, port: int = 0) -> socket.socket:
    """Return a socket that listens."""
    bound = socket.create_server((host, port))
    bound.set_inheritable(True)
    return bound


def address(bound: socket.socket, language: str = "en") -> str:
    """Return the address of the list of leagues on a socket."""
    host, port, *_ = bound.getsockname()
    return f"http://{host}:{port}/{language}/leagues.html"


class Beside:
    """The example in a process of its own, whose port is bound before the process starts."""

    def __init__(self, language: str) -> None:
        self._socket = _bound(HOST)
        self.url = address(self._socket, language)
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Beside:
        """Start the process; an earlier request waits for it."""
        number = self._socket.fileno()
        command = (*PROGRAM, "site", "--example", "--watched", "--socket", str(number))
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, pass_fds=[number], start_new_session=True
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop the process."""
        self._socket.close()
        if self._process and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()
