"""Shared parts of all commands: reading settings, and ending a command that fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import typer
from typer.core import TyperGroup

from bot import logs
from bot.config import ConfigError, Settings, load
from bot.console import failures
from bot.console.exits import AGAIN, SETTINGS, USAGE
from bot.databases import address
from bot.store import Connection, connected
from bot.store.lock import HeldError

T = TypeVar("T")
Config = Annotated[Path | None, typer.Option(help="The configuration file.")]
LARGEST = 2**63 - 1
"""The largest id of a server or a person."""

REASON = 200
"""The largest number of characters in a reason."""


def _short(reason: str) -> str:
    if len(reason) > REASON:
        raise typer.BadParameter(
            f"it may have at most {REASON} characters, and this has {len(reason)}."
        )
    return reason


Why = Annotated[
    str, typer.Option(callback=_short, help="A note for this list; nobody else reads it.")
]
"""The option for the reason of an act, which the lists of the command show."""


def stop(sentence: str, code: int = USAGE) -> NoReturn:
    """Write the reason for stopping as the last line of the log, and exit with this code."""
    typer.echo(logs.ending(sentence, code), err=True)
    raise typer.Exit(code)


def configured(config: Path | None) -> Settings:
    """Read the settings from a named file, otherwise from config.toml if it exists; start the log.

    Exit with `SETTINGS` if they are wrong.
    """
    try:
        settings = load(config or Path("config.toml"), required=config is not None)
    except ConfigError as error:
        logs.FORMAT.set(error.log_format)
        stop(str(error), SETTINGS)
    logs.begin(settings.log_level, settings.log_format, sys.stderr)
    return settings


def addressed(text: str) -> str:
    """Check an argument that is the address of a database, and return the address."""
    try:
        return address(text)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


async def read(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Run `work`, which reads from the database, and return its result."""
    async with connected(settings.database) as database:
        return await database.read(work)


async def write(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Run `work`, which writes to the database, even while the bot runs; return its result."""
    async with connected(settings.database, writes=True) as database:
        return await database.write(work)


@contextmanager
def mendable(files: int = USAGE, held: int = AGAIN) -> Iterator[None]:
    """Turn an error that an operator can repair into a sentence and an exit code.

    `files` is the exit code for wrong files, which arguments name unless a caller says otherwise.
    `held` is the code for a database that another program holds.
    """
    try:
        yield
    except Exception as error:
        failure = failures.named(error, files)
        if failure is None:
            raise
        stop(failure.sentence, held if isinstance(error, HeldError) else failure.code)


class Commands(TyperGroup):
    """The group of all commands; it reports their failures in sentences."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and stop with a sentence if it fails."""
        logs.FORMAT.set("text")
        with mendable():
            return super().invoke(ctx)
