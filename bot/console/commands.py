"""All commands: run the bot, open the local table, and the operator's other tasks."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial, wraps
from importlib.metadata import version
from inspect import iscoroutinefunction
from typing import Annotated, Any

import typer

from bot import logs, reporting
from bot.chat.client import Paifuda
from bot.config import PORTS, Settings, strangers
from bot.console import (
    blocking,
    bulletins,
    calibrating,
    doctor,
    duel,
    exclusions,
    ledger,
    many,
    problems,
    records,
    site,
    upkeep,
)
from bot.console.exits import AGAIN, SETTINGS
from bot.console.frame import Commands, Config, configured, mendable, stop
from bot.console.rereading import read_again
from bot.console.signals import end_with_parent, on_hangup, on_signal, start_through_hangup
from bot.domain.shards import MOST
from bot.store.lock import HeldError, held
from bot.store.session import Lock, session
from bot.store.sharing import Share
from bot.store.upkeep.backups import OTHERS
from bot.words import FIRST, LANGUAGES
from rules import GAMES

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="East Asian card and tile games on Discord.",
)
database = typer.Typer(no_args_is_help=True, help="Back up, restore, move or prune the database.")
developer = typer.Typer(no_args_is_help=True, help="Tools for the people who make the bot.")
log = logs.named("paifuda")
SPOKEN = ", ".join(LANGUAGES)
TURN = 0.001
"""Seconds after which a busy thread hands the interpreter to another that waits, 0.005 by default.

A press changes threads some ten times, and waits each time while a picture or a file is made.
"""


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"paifuda {version('paifuda')}")
        raise typer.Exit


@app.callback()
def _options(
    told: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    """Create all files so that no other user of the machine can read them.

    They hold hands and secrets.
    """
    os.umask(OTHERS)


@app.command()
def run(
    config: Config = None,
    take_over: Annotated[
        bool, typer.Option("--take-over", help="Wait until another bot lets the database go.")
    ] = False,
    processes: Annotated[
        int,
        typer.Option(min=1, max=MOST, help="How many processes on this machine share the shards."),
    ] = 1,
    watched: Annotated[
        bool, typer.Option("--watched", hidden=True, help="End when the standard input ends.")
    ] = False,
) -> None:
    """Run the bot on Discord."""
    start_through_hangup()
    settings = configured(config)
    if watched:
        end_with_parent()
    held_by_others = many.HELD if watched and not take_over else AGAIN
    with mendable(SETTINGS, held_by_others), suppress(KeyboardInterrupt):
        token = settings.login()
        if settings.sentry:
            reporting.begin(settings.sentry)
        settings.check_folder()
        for variable in strangers():
            log.warning("there is no such setting", variable=variable)
        if processes > 1:
            asyncio.run(_share(settings, processes, take_over))
            return
        if not settings.served.whole:
            many.check(settings)
        with held(settings.database, patient=take_over), suppress(asyncio.CancelledError):
            asyncio.run(_serve(settings, token, take_over))


async def _share(settings: Settings, processes: int, take_over: bool) -> None:
    """Run several processes of the bot, and one for the web pages.

    With `take_over`, each waits until others release its shards.
    """
    async with site.beside(settings, processes):
        await many.run(settings, processes, take_over=take_over)


async def _serve(settings: Settings, token: str, take_over: bool) -> None:
    """Stay connected to Discord while the database is held.

    With `take_over`, wait until other processes release the database.
    """
    doing = asyncio.current_task()
    assert doing
    on_signal(doing.cancel, signal.SIGTERM)  # stop in the same way as after Ctrl-C
    on_hangup(partial(read_again, settings), doing.cancel)
    shards = settings.served
    hold = Lock(shards) if shards.whole else Share(shards)
    async with (
        session(settings.database, hold, patient=take_over),
        Paifuda(settings, hold) as client,
        site.beside(settings),
    ):
        on_hangup(partial(_read_again, settings, client), doing.cancel)
        gc.freeze()  # objects made so far stay; each collection would take 0.1 s on them
        sys.setswitchinterval(TURN)
        try:
            await client.start(token)
        finally:
            logs.STOPPING.set()


def _read_again(settings: Settings, client: Paifuda) -> None:
    """Read the settings again; people whom they now exclude give up their seats."""
    if read_again(settings) and client.is_ready():
        client.services.excluding.carry_out_settings()


@app.command()
def local(
    port: Annotated[
        int, typer.Option(min=0, max=PORTS, help="The port of the page; 0 finds a free one.")
    ] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    fresh: Annotated[bool, typer.Option(help="Forget the table of an earlier start.")] = False,
    language: Annotated[str, typer.Option(help=f"One of {SPOKEN}.")] = FIRST,
    game: Annotated[str, typer.Option(help="The game of a new table.")] = GAMES[0].key,
    league: Annotated[bool, typer.Option(help="Serve an example of a league, too.")] = True,
) -> None:
    """Open a table in the browser, without Discord."""
    if language not in LANGUAGES:
        stop(f"The language must be one of {SPOKEN}.")
    if game not in (keys := [game.key for game in GAMES]):
        stop(f"The game must be one of {', '.join(keys)}.")
    try:
        from bot.console.local import open_table
    except ImportError:
        stop('The local table needs its extra: pip install "paifuda[local]".')
    try:
        asyncio.run(open_table(port, browser, fresh, language, game, league))
    except HeldError:
        stop("The local table is open already: stop that one first, with Ctrl-C.", AGAIN)


Command = Callable[..., Any]


def entered(command: Command) -> Command:
    """Return a command in the form typer calls: a coroutine gets an event loop of its own."""
    if not iscoroutinefunction(command):
        return command

    @wraps(command)
    def runs(**given: Any) -> None:
        asyncio.run(command(**given))

    return runs


COMMANDS: dict[str, Command] = {
    "export": ledger.export,
    "replay": records.replay,
    "verify": records.verify,
    "appraise": records.worth,
    "rebuild": ledger.rebuild,
    "doctor": doctor.examine,
    "forget": upkeep.forget,
    "sweep": upkeep.sweep,
    "exclude": exclusions.exclude,
    "site": site.site,
    "announce": bulletins.announce,
    "maintenance": bulletins.maintenance,
    "block": blocking.block,
}
"""The commands whose names are one word."""
GROUPS: dict[str, tuple[typer.Typer, dict[str, Command]]] = {
    "database": (
        database,
        {"backup": upkeep.backup, "restore": upkeep.restore, "prune": upkeep.prune},
    ),
    "developer": (developer, {"duel": duel.duel, "problems": problems.problems}),
}
"""The commands of each group; their names without the group still work, as in earlier releases."""
for name, command in COMMANDS.items():
    app.command(name)(entered(command))
for group, (below, commands) in GROUPS.items():
    for name, command in commands.items():
        below.command(name)(entered(command))
        app.command(name, hidden=True)(entered(command))
    app.add_typer(below, name=group)
database.command("move")(entered(upkeep.move))
developer.command("calibrate")(entered(calibrating.calibrate))
