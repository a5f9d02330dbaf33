"""Commands on the database: the record of a match, and the check of the ledger."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import typer

from bot.config import Settings
from bot.console.frame import Config, configured, stop
from bot.services.ledger import rebuilding
from bot.services.ledger.rebuilding import Check
from bot.store import connected
from bot.store.tables import reads, records
from bot.words import FIRST, words
from bot.words.refusals import refusal
from rules import RuleError
from rules.record import Record
from rules.record import write as written

TABLES = 2**31 - 1
"""The largest number that a table may have."""


def export(
    table: Annotated[int, typer.Argument(min=1, max=TABLES, help="The number of a table.")],
    config: Config = None,
) -> None:
    """Print the record of a match from the database."""
    settings = configured(config)
    try:
        found = asyncio.run(_exported(settings, table))
    except RuleError as error:
        stop(refusal(words(FIRST), error))
    if found is None:
        stop(f"There is no table {table} in the database.")
    typer.echo(written(found), nl=False)


async def _exported(settings: Settings, number: int) -> Record | None:
    async with connected(settings.database) as database:
        table = await database.read(lambda c: reads.without_deals(c, number))
        return await database.read(lambda c: records.record(c, table)) if table else None


def rebuild(
    write: Annotated[bool, typer.Option(help="Mend what is wrong.")] = False,
    config: Config = None,
) -> None:
    """Compute the ledger from the moves; exit code 1 if the stored one differs."""
    settings = configured(config)
    check = asyncio.run(_rebuilt(settings, write))
    for fault in check.faults:
        typer.echo(str(fault))
    mended = sum(fault.mended for fault in check.faults)
    left = len(check.faults) - mended
    what = [f"{mended} faults mended"] * bool(mended) + [f"{left} faults"] * bool(left)
    typer.echo(f"{check.deals} deals: {', '.join(what) or 'every entry follows from the moves'}.")
    if check.unchecked:
        typer.echo(f"Not checked: {check.unchecked} deals of earlier rules stay as they were paid.")
    if left:
        raise typer.Exit(1)


async def _rebuilt(settings: Settings, write: bool) -> Check:
    work = partial(rebuilding.rebuild, write=write)
    async with connected(settings.database, writes=write) as database:
        return await (database.write(work) if write else database.read(work))
