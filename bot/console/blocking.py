"""A command for the operator: block a server, or serve it again."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

import typer

from bot.console.frame import LARGEST, Config, Why, configured, read, write
from bot.store.people import blocked


async def block(
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
    """Block a server, even while the bot runs: it leaves at a press, at most a minute later."""
    settings = configured(config)
    if server is None:
        for number, reason in (await read(settings, blocked.every)).items():
            typer.echo(_line(number, reason))
        for number in sorted(settings.blocked_servers):
            typer.echo(f"{number} is blocked by the setting `blocked_servers`.")
    elif lift:
        was = await write(settings, partial(blocked.lift, server=server))
        typer.echo(f"{server} is served again." if was else f"{server} is not blocked.")
    else:
        now = datetime.now(UTC)
        await write(settings, partial(blocked.add, server=server, why=why, at=now))
        typer.echo(_line(server, why))


def _line(server: int, why: str) -> str:
    return f"{server} is blocked{f': {why}' if why else ''}"
