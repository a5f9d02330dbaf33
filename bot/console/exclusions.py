"""A command for the operator: exclude a person from the whole bot, or lift the exclusion."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

import typer

from bot.config import Settings
from bot.console.frame import LARGEST, Config, Why, configured, read, stop, write
from bot.domain.people.exclusion import FOR_GOOD, TIMES, Exclusion, Scope, decided
from bot.store.people import exclusions

EVERYWHERE = Scope()


async def exclude(
    user: Annotated[
        int | None,
        typer.Argument(
            min=1, max=LARGEST, help="The Discord ID of a person; without one, list them."
        ),
    ] = None,
    time: Annotated[str, typer.Option(help=f"One of {', '.join(TIMES)}.")] = FOR_GOOD,
    why: Why = "",
    lift: Annotated[bool, typer.Option("--lift", help="Let the person in again.")] = False,
    config: Config = None,
) -> None:
    """Exclude a person from the whole bot, even while it runs; it notices within a minute."""
    settings, now = configured(config), datetime.now(UTC)
    if time not in TIMES:
        stop(f"The time must be one of {', '.join(TIMES)}.")
    if user is None:
        await _list(settings, now)
    elif lift:
        was = await write(settings, partial(exclusions.lift, user=user, scope=EVERYWHERE))
        typer.echo(f"{user} is let in again." if was else f"{user} is not excluded.")
    else:
        new = decided(user, EVERYWHERE, None, time, why, now)
        await write(settings, partial(exclusions.add, new=new))
        typer.echo(_line(new))


async def _list(settings: Settings, now: datetime) -> None:
    """Print the people who are excluded from the whole bot, by command and by setting."""
    for exclusion in await read(settings, partial(exclusions.every, now=now)):
        if exclusion.scope == EVERYWHERE:
            typer.echo(_line(exclusion))
    for user in sorted(settings.excluded):
        typer.echo(f"{user} is excluded by the setting `excluded`.")


def _line(exclusion: Exclusion) -> str:
    until = f"until {exclusion.until:%Y-%m-%d %H:%M} UTC" if exclusion.until else "for good"
    why = f": {exclusion.why}" if exclusion.why else ""
    return f"{exclusion.user} is excluded {until}{why}"
