"""`paifuda site`: write the web pages into a folder, or serve them; the bot can start it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.exc import SQLAlchemyError

from bot import lasting, logs
from bot.config import PREFIX, Settings
from bot.console import example
from bot.console.exits import SETTINGS
from bot.console.frame import Config, configured, mendable, stop
from bot.console.many import GivenUpError, Watched
from bot.console.signals import end_with_parent, on_signal
from bot.listening import listening
from bot.program import command
from bot.site import catalogue
from bot.site.daily import Days
from bot.site.keeping import Cabinet
from bot.site.meter import Meter
from bot.site.problems import Problems, archived
from bot.site.public import Leagues
from bot.site.serving import Server
from bot.site.shelf import Site
from bot.site.static import ForeignError, write
from bot.store import Database, EmptyError, OlderError
from bot.store.opening import connected
from bot.words import FIRST, LANGUAGES, words
from bot.worker import give_way

log = logs.named("paifuda.site")
Folder = Annotated[
    Path | None, typer.Argument(help="The folder for the pages; without it they are served.")
]


def site(
    folder: Folder = None,
    config: Config = None,
    watched: Annotated[bool, typer.Option("--watched", hidden=True)] = False,
    invented: Annotated[
        bool, typer.Option("--example", help="Serve a league of invented people to look at.")
    ] = False,
) -> None:
    """Write the web pages into a folder, or serve them where the setting `site` says."""
    settings = configured(config)
    settings.token = settings.token_file = None  # a process that anybody may reach holds no token
    if watched:
        end_with_parent()
        give_way()
    if invented:
        if folder:
            stop("The example is only served: leave the folder out.")
        language = settings.language if settings.language in LANGUAGES else FIRST
        with mendable(SETTINGS), suppress(asyncio.CancelledError):
            asyncio.run(_serve_example(settings.site or example.ANY, language))
        return
    if folder:
        asyncio.run(_write(settings, folder))
        return
    if not settings.site:
        stop("Name a folder for the pages, or the place to serve them: the setting site.", SETTINGS)
    with mendable(SETTINGS):
        asyncio.run(_serve(settings))


@asynccontextmanager
async def opened(settings: Settings, *, patient: bool = False) -> AsyncIterator[Site]:
    """Yield the site of a bot, with the pages that follow from its database.

    While there is no database, those pages are missing. A `patient` site also waits for the bot to
    migrate a database of an earlier release, and for a server that cannot be reached; another one
    is refused before a page is made. Both refuse a database of a later release or another program.
    """
    async with AsyncExitStack() as stack:
        known: list[Database] = []

        async def find() -> Database | None:
            if not known:
                with suppress(FileNotFoundError, EmptyError, *((OlderError,) if patient else ())):
                    known.append(await stack.enter_async_context(connected(settings.database)))
            return known[0] if known else None

        with suppress(*((OSError, SQLAlchemyError) if patient else ())):
            await find()
        home, problems = settings.site_url, Problems(settings.site_url, archived(find))
        replays = settings.site_replays
        leagues, days = Leagues(find, home, replays), Days(find, home, replays)
        yield catalogue.site(home, leagues, problems, days)


async def _write(settings: Settings, folder: Path) -> None:
    async with opened(settings) as pages:
        try:
            written = await write(pages, folder)
        except ForeignError as error:
            stop(f"{error} is not of the site: choose another folder, or move that file away.")
    typer.echo(
        f"{folder} holds the site: {written.new} files written, {written.same} as they were,"
        f" {written.gone} removed."
    )


async def _serve(settings: Settings) -> None:
    """Serve the site until the process is stopped."""
    stopped = asyncio.Event()
    on_signal(stopped.set, signal.SIGINT, signal.SIGTERM)
    async with (
        opened(settings, patient=True) as pages,
        serving(pages, settings.site, meter(settings)),
    ):
        log.info("serves the pages", place=settings.site)
        await stopped.wait()
        logs.STOPPING.set()


async def _serve_example(place: str, language: str) -> None:
    """Play the example, print its address and serve it until the process is stopped."""
    task = asyncio.current_task()
    assert task
    on_signal(task.cancel, signal.SIGINT, signal.SIGTERM)
    logs.set_level("ERROR")  # its moves would fill the log
    async with example.opened() as pages, serving(pages, place, Meter()) as at:
        url = f"http://{at}/{language}/leagues.html"
        print(words(language)("local-example", url=url), flush=True)
        await asyncio.Event().wait()


def meter(settings: Settings) -> Meter:
    """Return the meter of the process that serves the pages; without `metrics` an idle one."""
    if not settings.metrics:
        return Meter()
    from bot.site.metrics import Metrics

    return Metrics(settings.metrics)


@asynccontextmanager
async def serving(pages: Site, place: str, counts: Meter) -> AsyncIterator[str]:
    """Serve a site at a place, and yield its actual address, such as `127.0.0.1:8080`."""
    from aiohttp import web

    cabinet = Cabinet(pages)
    runner = web.ServerRunner(Server(cabinet, counts))
    await listening(runner, place, "site")
    try:
        await counts.start(cabinet)
        host, port, *_ = runner.addresses[0]
        yield f"{host}:{port}"
    finally:
        await counts.stop()
        await runner.cleanup()


# --- The pages served beside the bot --------------------------------------------------------------


@asynccontextmanager
async def beside(settings: Settings, processes: int = 1) -> AsyncIterator[None]:
    """Serve the pages in a separate process, if the setting `site` names a place.

    `processes` is how many processes the bot has; the ports for their metrics come first.
    """
    if not settings.site:
        yield
        return
    started = command("site", "--watched", config=settings.file)
    child = Watched(started, environment(settings, processes), work="site")
    going = asyncio.create_task(lasting.lasting("site", lambda: _going(child)))
    try:
        yield
    finally:
        going.cancel()
        await child.stop()


async def _going(child: Watched) -> None:
    try:
        await child.go_on()
    except GivenUpError:
        why = "a setting is wrong, or its port is in use: its own lines say which"
        raise lasting.UnfinishedError(why) from None


def environment(settings: Settings, processes: int) -> Mapping[str, str]:
    """Return the environment of the pages' process: no token, but a port for its metrics."""
    secret = {f"{PREFIX}TOKEN", f"{PREFIX}TOKEN_FILE"}
    found = {name: value for name, value in os.environ.items() if name.upper() not in secret}
    if settings.metrics:
        host, _, port = settings.metrics.rpartition(":")
        found[f"{PREFIX}METRICS"] = f"{host}:{int(port) + processes}"
    return found
