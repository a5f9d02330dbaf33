"""Commands on the ledger: print the record of a match, and check every entry."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from bot.console.frame import Config, configured, read, stop, write
from bot.services.ledger import rebuilding, shutting
from bot.store import Connection
from bot.store.tables import reads, records
from bot.timers import utc
from bot.words import FIRST, words
from bot.words.refusals import refusal
from rules import RuleError
from rules.record import Record
from rules.record import write as written

TABLES = 2**31 - 1
"""The largest number that a table can have."""


async def export(
    table: Annotated[int, typer.Argument(min=1, max=TABLES, help="The number of a table.")],
    config: Config = None,
) -> None:
    """Print the record of a match, once nobody else plays its deals any more."""
    settings = configured(config)
    try:
        found = await read(settings, partial(_record, number=table))
    except RuleError as error:
        stop(refusal(words(FIRST), error))
    if found is None:
        stop(f"There is no table {table} in the database.")
    typer.echo(written(found), nl=False)


def _record(connection: Connection, number: int) -> Record | None:
    table = reads.without_deals(connection, number)
    if table is None:
        return None
    shutting.check(connection, table, utc())
    return records.record(connection, table)


async def rebuild(
    mend: Annotated[bool, typer.Option("--write/--no-write", help="Mend what is wrong.")] = False,
    config: Config = None,
) -> None:
    """Compare the ledger with the moves, or mend it; exit code 1 if faults are left."""
    settings, work = configured(config), partial(rebuilding.rebuild, write=mend)
    check = await (write(settings, work) if mend else read(settings, work))
    for fault in check.faults:
        typer.echo(str(fault))
    mended = sum(fault.mended for fault in check.faults)
    left = len(check.faults) - mended
    outcome = [f"{mended} faults mended"] * bool(mended) + [f"{left} faults"] * bool(left)
    typer.echo(
        f"{check.deals} deals: {', '.join(outcome) or 'every entry follows from the moves'}."
    )
    if check.unchecked:
        typer.echo(f"Not checked: {check.unchecked} deals of earlier rules stay as they were paid.")
    if left:
        raise typer.Exit(1)
