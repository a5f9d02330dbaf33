"""The failures that an operator can repair, each with its own sentence and exit code."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.config import ConfigError, TakenError
from bot.console.exits import AGAIN, FAULTS, SETTINGS, USAGE
from bot.console.many import GivenUpError, OthersError
from bot.services.upkeep.upgrades import UncopiedError
from bot.store import EmptyError, NewerError, OlderError
from bot.store.lock import HeldError
from bot.store.migrating import EncodingError, StrangerError
from bot.store.opening import AbsentError, ClosedError
from bot.store.session import LostError
from bot.store.upkeep.backups import BackupError
from bot.store.upkeep.copying import OccupiedError, UnequalError
from bot.store.upkeep.restoring import CopyError


class Failure(NamedTuple):
    """A failure as a sentence, and the exit code of the command that failed."""

    sentence: str
    code: int


UNREACHED = Failure("Discord cannot be reached: {error}.", AGAIN)
OURS: Mapping[type[Exception], Failure] = {
    ConfigError: Failure("{error}.", SETTINGS),
    TakenError: Failure(
        "Port {error} is in use: stop the program that uses it, or choose another one.", AGAIN
    ),
    discord.LoginFailure: Failure(
        "Discord does not accept this token; copy it again from the developer portal.", SETTINGS
    ),
    discord.DiscordServerError: UNREACHED,
    discord.GatewayNotFound: UNREACHED,
    aiohttp.ClientError: UNREACHED,
    discord.HTTPException: Failure("Discord has refused a request: {error}.", AGAIN),
    discord.ConnectionClosed: Failure("Discord has closed the connection: {error}.", AGAIN),
    HeldError: Failure(
        "Another Paifuda works with {error} already: stop it first. Only a bot that starts can wait"
        " until it has gone: `paifuda run --take-over`.",
        AGAIN,
    ),
    OthersError: Failure(
        "Another Paifuda serves these shards already, so all processes were stopped: stop it first,"
        " or let `paifuda run --take-over` wait until it has gone.",
        AGAIN,
    ),
    GivenUpError: Failure(
        "One of the processes could not begin, so all were stopped; it has said why.", SETTINGS
    ),
    LostError: Failure(
        "The connection by which this Paifuda held {error} is gone: it stops before another"
        " takes its place. Start it again.",
        AGAIN,
    ),
    NewerError: Failure(
        "A newer Paifuda has written this database ({error}): run that one, or a backup.", SETTINGS
    ),
    StrangerError: Failure(
        "{error} is the database of another program, and stays as it is: correct the address of the"
        " database.",
        SETTINGS,
    ),
    EncodingError: Failure(
        "The PostgreSQL database is in {error}, which lacks the letters of many names: make one"
        " WITH ENCODING 'UTF8' TEMPLATE template0. `paifuda database move` copies a club there.",
        SETTINGS,
    ),
    OlderError: Failure(
        "This database is of an older release ({error}): start the bot, which brings it up to date,"
        " or use that release.",
        SETTINGS,
    ),
    AbsentError: Failure(
        "There is no {error}: run this in the bot's folder, or correct the address of the"
        " database.",
        SETTINGS,
    ),
    EmptyError: Failure(
        "There is nothing in {error} yet: the first start of the bot makes its tables.", SETTINGS
    ),
    OccupiedError: Failure(
        "There is something in {error} already, and it stays as it is: choose another name."
        " `paifuda database restore` takes its place only with `--replace`.",
        USAGE,
    ),
    UnequalError: Failure("The copy differs ({error}) and was removed.", FAULTS),
    CopyError: Failure("Nothing was restored, and the database is as it was: {error}.", FAULTS),
    UncopiedError: Failure(
        "This database is of an older release and stays so, because no copy could be made first:"
        " {error}. Mend that, or set copy_before_upgrade = false.",
        SETTINGS,
    ),
    ArgumentError: Failure("The address of the database is wrong: {error}.", SETTINGS),
    BackupError: Failure("The copy did not succeed: {error}.", FAULTS),
}
"""Errors with their own sentence; special classes come before general ones."""

EXTRAS = {
    "asyncpg": "postgres",
    "prometheus_client": "metrics",
    "simcord": "local",
    "sentry_sdk": "sentry",
}
"""The extras of Paifuda that install a package, by the package."""

DATABASE: Mapping[str, Failure] = {
    "SQLITE_BUSY": Failure("another program uses it; stop that one, or try again", AGAIN),
    "SQLITE_LOCKED": Failure("another program uses it; stop that one, or try again", AGAIN),
    "SQLITE_FULL": Failure("its disk is full; make room", AGAIN),
    "SQLITE_IOERR_SHMSIZE": Failure("its disk is full; make room", AGAIN),
    "SQLITE_IOERR": Failure("its disk fails ({cause})", AGAIN),
    "SQLITE_CANTOPEN": Failure(
        "its file or folder is missing, or closed to this user; look at the setting `database`",
        SETTINGS,
    ),
    "SQLITE_READONLY": Failure("its file, folder or disk can only be read", SETTINGS),
    "SQLITE_NOTADB": Failure(
        "its file is no SQLite database; look at the setting `database`", SETTINGS
    ),
    "SQLITE_CORRUPT": Failure("its file is damaged; restore a backup", SETTINGS),
    "XX00": Failure("its files are damaged; restore a backup ({cause})", SETTINGS),
    "28": Failure("its server refuses the user or the password ({cause})", SETTINGS),
    "3D000": Failure("its server has no database of this name; make it first ({cause})", SETTINGS),
    "42501": Failure("its server gives this user too few rights ({cause})", SETTINGS),
}
"""Reasons why a database cannot be used, by the beginning of SQLite's or PostgreSQL's code."""
OTHERWISE = Failure("{cause}", AGAIN)
UNREACHABLE = "its server cannot be reached ({cause}); start it, or look at the setting `database`"
"""The reason why a database on a server cannot be used if there is no connection."""

FILES: Mapping[int, str] = {
    errno.ENOENT: "There is no {file}",
    errno.EACCES: "{file} may not be read or written by this user",
    errno.EPERM: "{file} may not be read or written by this user",
    errno.EROFS: "{file} is on a disk that can only be read",
    errno.EISDIR: "{file} is a folder, not a file",
    errno.ENOTDIR: "{file} cannot be there: part of its path is a file, not a folder",
    errno.EEXIST: "{file} is there already",
    errno.ENAMETOOLONG: "The name {file} is too long",
}
"""Faults of a file or folder, by the system's error number."""
PASSING: Mapping[int, str] = {
    errno.ENOSPC: "The disk is full; make room",
    errno.EDQUOT: "The disk has no more room for this user; make room",
}
"""Faults of the machine that may pass, by the system's error number."""


def named(error: Exception, files: int) -> Failure | None:
    """Return an error as a failure in words; None if an operator cannot repair it.

    `files` is the exit code for wrong files: it depends on whether arguments or settings name them.
    """
    for kind, failure in OURS.items():
        if isinstance(error, kind):
            sentence = failure.sentence.format(error=_plain(error))
            return Failure(sentence, AGAIN if _passes(error, files) else failure.code)
    cause = getattr(error, "orig", None) or error
    if isinstance(error, (SQLAlchemyError, sqlite3.Error)) or hasattr(cause, "sqlstate"):
        return _of_database(cause)
    match error:
        case ModuleNotFoundError(name=name):
            package = f"paifuda[{EXTRAS[name]}]" if name in EXTRAS else name
            return Failure(f'The package {name} is missing: pip install "{package}".', SETTINGS)
        case BrokenPipeError():
            return None  # the reader of the output has gone; typer ends the command
        case ClosedError():
            return _of_system(error, SETTINGS)
        case OSError():
            return _of_system(error, files)
    return None


def _passes(error: Exception, files: int) -> bool:
    """Whether the copy before an upgrade failed for a reason that may pass, as on a full disk."""
    cause = error.__cause__ if isinstance(error, UncopiedError) else None
    why = named(cause, files) if isinstance(cause, Exception) else None
    return why is not None and why.code == AGAIN


def _plain(error: object) -> str:
    """Return the text of an error without a full stop at its end."""
    return str(error).strip().removesuffix(".") or type(error).__name__


def _of_database(cause: Exception) -> Failure:
    """Return the failure of a database, with the reason why it cannot be used."""
    known = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
    found = (failure for opening, failure in DATABASE.items() if known.startswith(opening))
    why, code = next(found, OTHERWISE)
    plain = _plain(cause).splitlines()[0]
    if isinstance(cause, OSError) or isinstance(cause.__cause__, OSError):
        why = UNREACHABLE
    return Failure(f"The database cannot be used: {why.format(cause=plain)}.", code)


def _of_system(error: OSError, files: int) -> Failure:
    """Return the failure of a file, a folder or the machine."""
    if why := PASSING.get(error.errno or 0):
        return Failure(f"{why}.", AGAIN)
    why = FILES.get(error.errno or 0)
    if why is None or error.filename is None:
        return Failure(f"This could not be done: {_plain(error)}.", AGAIN)
    file, folder = error.filename, Path(str(error.filename)).parent
    if error.errno == errno.ENOENT and not folder.exists():
        file = f"folder {folder}"
    return Failure(f"{why.format(file=file)}.", files)
