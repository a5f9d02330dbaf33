"""The operator's commands on the whole database: copy it, move it, delete data from it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Annotated

import discord
import typer

from bot.config import Settings
from bot.console.exits import USAGE
from bot.console.failures import named
from bot.console.frame import LARGEST, Config, addressed, configured, read, stop
from bot.services.ledger.rebuilding import Check
from bot.services.upkeep import keeping, moving, retention
from bot.store import connected
from bot.store.opening import AbsentError, ClosedError
from bot.store.session import holding
from bot.store.upkeep import pruning

File = Annotated[Path, typer.Argument(help="The file of the copy.")]
SILENT = 365
"""Days without a table after which a server that has removed the bot can be forgotten."""


async def backup(file: File, config: Config = None) -> None:
    """Copy the database into a file, even while the bot runs; exit code 1 if faults are found."""
    settings = configured(config)
    _tell(await keeping.make(settings.database, file), f"The copy {file} opens")


async def restore(
    file: File,
    replace: Annotated[bool, typer.Option(help="In place of what is there now.")] = False,
    config: Config = None,
) -> None:
    """Replace the database by a copy, and keep the old one; the bot must be stopped."""
    settings = configured(config)
    check, kept = await keeping.restore(settings.database, file, replace=replace)
    until = f"; what was there is kept as {kept} until the next backup" if kept else ""
    _tell(check, f"{file} is in its place{until}")


def _tell(check: Check | None, done: str) -> None:
    """Print whether the ledger of a copy follows from its moves; exit code 1 if it does not."""
    if check is None:
        typer.echo(f"{done}; whether its ledger follows from its moves was not checked here.")
        return
    for fault in check.faults:
        typer.echo(str(fault))
    typer.echo(f"{done}: {check.deals} deals, {len(check.faults) or 'no'} faults.")
    if check.faults:
        raise typer.Exit(1)


async def move(
    source: Annotated[
        str,
        typer.Argument(metavar="FROM", callback=addressed, help="The address of a database."),
    ],
    target: Annotated[
        str, typer.Argument(metavar="TO", callback=addressed, help="The address of an empty one.")
    ],
) -> None:
    """Copy a whole database into another one; the bot must be stopped."""
    try:
        moved = await moving.move(source, target, _progress)
    except (AbsentError, ClosedError) as error:  # an argument names it, not a setting
        failure = named(error, USAGE)
        assert failure
        stop(failure.sentence, USAGE)
    _tell(moved, "Every row is there")


def _progress(table: str, done: int, count: int) -> None:
    if count and done == count:
        typer.echo(f"{table}: {count} rows", err=True)
    elif done and done % 100_000 == 0:
        typer.echo(f"{table}: {done} of {count}", err=True)


async def prune(
    before: Annotated[datetime, typer.Option(formats=["%Y-%m-%d"], help="A day, in UTC.")],
    dry: Annotated[bool, typer.Option("--dry-run", help="Count the moves only.")] = False,
    config: Config = None,
) -> None:
    """Delete the moves of matches that ended before a day; their payments stay."""
    settings, day = configured(config), before.replace(tzinfo=UTC)
    async with connected(settings.database, writes=not dry) as database:
        if dry:
            found = await retention.counted(database, day)
        else:
            found = await retention.prune(database, day, _matches)
    end = "would be gone; their payments would stay" if dry else "are gone; their payments stay"
    typer.echo(f"{found.matches} matches: {found.moves} moves {end}.")


def _matches(done: int, count: int) -> None:
    typer.echo(f"{done} of {count} matches", err=True)


async def forget(
    guild: Annotated[int, typer.Option(min=1, max=LARGEST, help="The number of a server.")],
    sure: Annotated[bool, typer.Option("--yes", "--sure", help="It cannot be undone.")] = False,
    config: Config = None,
) -> None:
    """Delete all data of a server; the bot must be stopped."""
    if not sure:
        stop(f"All tables, ledgers and leagues of server {guild} would be gone; add --yes.")
    settings = configured(config)
    rows = await _forgotten(settings, [guild])
    typer.echo(f"{rows} rows of server {guild} are gone.")


async def _forgotten(settings: Settings, guilds: list[int]) -> int:
    async with connected(settings.database, writes=True) as database, holding(settings.database):
        return sum([await database.write(partial(pruning.forget, guild=guild)) for guild in guilds])


async def sweep(
    sure: Annotated[
        bool, typer.Option("--yes", "--sure", help=f"Forget those silent for {SILENT} days.")
    ] = False,
    config: Config = None,
) -> None:
    """List servers that have removed the bot but still have data here, or forget silent servers."""
    settings = configured(config)
    gone = await _gone(settings)
    for guild, last in gone.items():
        typer.echo(f"server {guild}: last table {last:%Y-%m-%d}" if last else f"server {guild}")
    limit = datetime.now(UTC) - timedelta(days=SILENT)
    old = [guild for guild, last in gone.items() if last is None or last < limit]
    if sure and old:
        typer.echo(f"{await _forgotten(settings, old)} rows are gone.")
    else:
        typer.echo(f"{len(gone)} servers, {len(old)} of them silent for {SILENT} days.")


async def _gone(settings: Settings) -> dict[int, datetime | None]:
    kept = await read(settings, pruning.servers)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(settings.login())
        there = {guild.id async for guild in client.fetch_guilds(limit=None, with_counts=False)}
    return {guild: last for guild, last in kept.items() if guild not in there}
