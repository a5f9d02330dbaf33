"""Shared parts of all commands: settings, and sentences for errors that an owner can mend."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import discord
import typer
from sqlalchemy.exc import SQLAlchemyError

from bot import logs
from bot.config import ConfigError, Settings, load
from bot.console.many import GivenUpError
from bot.services.upkeep.upgrades import UncopiedError
from bot.store import EmptyError, NewerError, OlderError
from bot.store.lock import HeldError
from bot.store.session import LostError
from bot.store.upkeep.backups import BackupError
from bot.store.upkeep.copying import OccupiedError, UnequalError
from bot.store.upkeep.restoring import CopyError

Config = Annotated[Path | None, typer.Option(help="The configuration file.")]


def stop(sentence: str) -> NoReturn:
    """Print why the command stops, and exit with code 2."""
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def configured(config: Path | None) -> Settings:
    """Return the settings from the named file, or from config.toml if it exists."""
    try:
        settings = load(config or Path("config.toml"), required=config is not None)
    except ConfigError as error:
        stop(str(error))
    logs.begin(settings.log_level, settings.log_format, sys.stderr)
    return settings


SENTENCES: Mapping[type[Exception], str] = {
    ConfigError: "{error}",
    discord.LoginFailure: "Discord does not accept this token; copy it again from the developer"
    " portal.",
    HeldError: "Another Paifuda works with {error} already: stop it first, or let `paifuda run"
    " --take-over` wait until it has gone.",
    GivenUpError: "One of the processes could not begin, so all were stopped; it has said why.",
    LostError: "The connection by which this Paifuda held {error} is gone: it stops before another"
    " takes its place. Start it again.",
    NewerError: "A newer Paifuda has written this database ({error}): run that one, or a backup.",
    OlderError: "This database is of an older release ({error}): start the bot, which brings it up"
    " to date, or use that release.",
    EmptyError: "There is nothing in {error} yet: the first start of the bot makes its tables.",
    OccupiedError: "There is something in {error} already, and it stays as it is.",
    UnequalError: "The copy is not the same ({error}), and nothing of it is left.",
    CopyError: "Nothing was restored, and the database is as it was: {error}.",
    UncopiedError: "This database is of an older release and stays so, because no copy could be"
    " made first: {error}. Mend that, or set copy_before_upgrade = false.",
    BackupError: "The backup did not succeed: {error}.",
    SQLAlchemyError: "The database cannot be opened: {cause}.",
    ModuleNotFoundError: "The package {error.name} is missing; install it first.",
    FileNotFoundError: "There is no {error.filename}.",
    PermissionError: "{error.filename} may not be read or written here.",
    OSError: "Discord cannot be reached: {error}.",
}
"""The errors an owner can mend, with their sentences, the particular ones before the general."""


@contextmanager
def mendable() -> Iterator[None]:
    """Turn an error that an owner can mend into one sentence and exit code 2."""
    try:
        yield
    except tuple(SENTENCES) as error:
        sentence = next(said for kind, said in SENTENCES.items() if isinstance(error, kind))
        cause = getattr(error, "orig", None) or error
        stop(sentence.format(error=error, cause=cause))
