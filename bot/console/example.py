"""The example league on the web, which computers play at each start and which is then forgotten."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.config import PREFIX
from bot.program import command
from bot.services.example.season import DAILY, over, play
from bot.site import catalogue
from bot.site.daily import Days
from bot.site.problems import Problems, archived
from bot.site.public import Leagues
from bot.site.shelf import Site
from bot.store import Database
from rules import GAMES

ANY = "127.0.0.1:0"
"""An address with any free port of this machine."""


@asynccontextmanager
async def opened(*, days: int | None = None) -> AsyncIterator[Site]:
    """Play the example into a temporary database, or only its first days, and yield its site."""
    with TemporaryDirectory(prefix="paifuda-example-") as folder:
        database = Database(f"sqlite+aiosqlite:///{Path(folder) / 'example.sqlite'}")
        try:
            await play(database, days=days)
            yield site_of(database)
        finally:
            await database.close()


def site_of(database: Database) -> Site:
    """Return the site of the example as it is after its season."""

    async def find() -> Database:
        return database

    every = len(DAILY) * len(GAMES)
    return catalogue.site(
        "",
        Leagues(find, example=True),
        Problems("", archived(find, over), example=True),
        Days(find, "", every, over, example=True),
        example=True,
    )


@asynccontextmanager
async def beside(language: str) -> AsyncIterator[None]:
    """Serve the example in a separate process, which prints its address once it is ready.

    Like the local table, it reads no configuration file.
    """
    process = await asyncio.create_subprocess_exec(
        *command("site", "--example", "--watched", config=Path(os.devnull)),
        env=_environment(language),
        stdin=PIPE,
        start_new_session=True,
    )
    try:
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _environment(language: str) -> Mapping[str, str]:
    """Return the environment of the example's process: the language, but no other settings."""
    every = os.environ.items()
    rest = {name: value for name, value in every if not name.upper().startswith(PREFIX)}
    return {**rest, f"{PREFIX}LANGUAGE": language}
