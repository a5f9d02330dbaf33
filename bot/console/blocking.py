"""A command for the operator: block a server, or serve it again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import partial
from typing import Annotated

import typer

from bot.config import Settings
from bot.console.frame import LARGEST, Config, Why, configured
from bot.store import connected
from bot.store.people import blocked


def block(
    server: Annotated[
        int | None,
        typer.Argument(
            min=1, max=LARGEST, help="The Discord ID of a server; without one, list them."
        ),
    ] = None,
    why: Why = "",
    lift: Annotated[bool, typer.Option("--lift", help="Serve the server again.")] = False,
    config: Config = None,
) -> None:
    """Block a server, even while the bot runs: it leaves at the first press after a minute."""
    settings = configured(config)
    if server is None:
        asyncio.run(_list(settings))
    elif lift:
        asyncio.run(_lift(settings, server))
    else:
        asyncio.run(_block(settings, server, why))


async def _list(settings: Settings) -> None:
    """Print the servers that are blocked, by command and by setting."""
    async with connected(settings.database) as database:
        every = await database.read(blocked.every)
    for server, why in every.items():
        typer.echo(_line(server, why))
    for server in sorted(settings.blocked_servers):
        typer.echo(f"{server} is blocked by the setting `blocked_servers`.")


async def _lift(settings: Settings, server: int) -> None:
    async with connected(settings.database, writes=True) as database:
        was = await database.write(partial(blocked.lift, server=server))
    typer.echo(f"{server} is served again." if was else f"{server} is not blocked.")


async def _block(settings: Settings, server: int, why: str) -> None:
    add = partial(blocked.add, server=server, why=why, at=datetime.now(UTC))
    async with connected(settings.database, writes=True) as database:
        await database.write(add)
    typer.echo(_line(server, why))


def _line(server: int, why: str) -> str:
    return f"{server} is blocked{f': {why}' if why else ''}"
