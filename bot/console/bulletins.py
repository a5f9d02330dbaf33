"""Commands for the operator: announce something on all boards, and start or end maintenance."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

import typer

from bot.console.frame import Config, configured, read, stop, write
from bot.domain.bulletin import ANNOUNCEMENT, MAINTENANCE, Bulletin, announced, moment
from bot.store.upkeep import bulletins

HELP = "a time in UTC such as 21:00 or 2026-12-01T21:00, or a length such as 10m, 2h or 1d"
At = Annotated[str, typer.Option(help=f"The time it tells of: {HELP} from now.")]
Until = Annotated[str, typer.Option(help=f"Its end: {HELP} from its beginning.")]
STATES = ("on", "off")


async def announce(
    text: Annotated[
        str,
        typer.Argument(help="One line. With times alone, boards tell of a maintenance."),
    ] = "",
    at: At = "",
    until: Until = "",
    clear: Annotated[bool, typer.Option("--clear", help="Take the announcement back.")] = False,
    config: Config = None,
) -> None:
    """Show a line on every board from its next change on; without arguments, print the line."""
    settings, now = configured(config), datetime.now(UTC)
    if clear:
        was = await write(settings, partial(bulletins.take_back, kind=ANNOUNCEMENT))
        typer.echo("The announcement is taken back." if was else "Nothing was announced.")
    elif text or at or until:
        begin = _moment(at, now)
        try:
            new = announced(text, begin, _moment(until, begin or now), now)
        except ValueError as error:
            stop(f"This cannot be announced: {error}.")
        await write(settings, partial(bulletins.put, kind=ANNOUNCEMENT, new=new))
        typer.echo(_announcement(new))
    else:
        found = (await read(settings, bulletins.read)).get(ANNOUNCEMENT)
        shown = found is not None and found.is_shown(now)
        typer.echo(_announcement(found) if found and shown else "Nothing is announced.")


async def maintenance(
    state: Annotated[str, typer.Argument(help="`on` or `off`; without it, tell which it is.")] = "",
    until: Annotated[
        str, typer.Option(help=f"When people can expect the bot back: {HELP} from now.")
    ] = "",
    config: Config = None,
) -> None:
    """Start or end maintenance, in which the bot refuses every press and all clocks stand still."""
    if state and state not in STATES:
        stop(f"Maintenance is {' or '.join(STATES)}.")
    settings, now = configured(config), datetime.now(UTC)
    end = _moment(until, now)
    known = (await read(settings, bulletins.read)).get(MAINTENANCE)
    if state == "on":
        known = Bulletin(at=known.at if known else now, until=end)
        await write(settings, partial(bulletins.put, kind=MAINTENANCE, new=known))
    elif state == "off":
        await write(settings, partial(bulletins.take_back, kind=MAINTENANCE))
        known = None
    typer.echo(sentence(known))


def sentence(maintenance: Bulletin | None) -> str:
    """Return a sentence that says whether maintenance is on."""
    if maintenance is None:
        return "There is no maintenance: a running bot answers, at most half a minute after `off`."
    back = f"; people read that it ends at {_time(maintenance.until)}" if maintenance.until else ""
    return f"Maintenance is on since {_time(maintenance.at)}{back}."


def _announcement(shown: Bulletin) -> str:
    text = f": {shown.text}" if shown.text else " of a maintenance"
    at = f" (at {_time(shown.at)})" if shown.at else ""
    return f"Boards tell until {_time(shown.until)}{text}{at}"


def _time(at: datetime | None) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC" if at else "?"


def _moment(text: str, after: datetime) -> datetime | None:
    """Return the time that an option names; None for an empty option."""
    try:
        return moment(text, after) if text else None
    except (ValueError, OverflowError):
        stop(f"{text} is no time: write {HELP}.")
