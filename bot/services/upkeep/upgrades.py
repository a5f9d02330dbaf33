"""Copies of a database of an earlier release, made before its tables are brought up to date."""

from __future__ import annotations

import sqlite3
from functools import partial
from glob import escape
from pathlib import Path

from bot import logs
from bot.store import Database
from bot.store.migrating import NEWEST, check_encoding
from bot.store.upkeep import backups
from bot.store.upkeep.backups import BackupError

log = logs.named("paifuda.upgrade")

COPIES = Path("backups")
"""The folder for copies of a PostgreSQL database, unless a setting names another one."""


class UncopiedError(BackupError):
    """No copy of a database can be made, so it is not migrated; the text says why."""


async def start(database: Database, folder: Path | None) -> None:
    """Bring the database of a bot that starts up to date; EncodingError if it is not in UTF-8."""
    if database.url.get_backend_name() == "postgresql":  # a query would create the file of SQLite
        await database.read(check_encoding)
    await bring_up_to_date(database, folder)


async def bring_up_to_date(database: Database, folder: Path | None) -> None:
    """Make the tables of a database, or migrate those of an earlier release after a copy.

    The copy lies beside an SQLite database, that of PostgreSQL in `folder`; with None there is no
    copy. UncopiedError if it cannot be made; then the database is as it was.
    """
    if folder is None:
        await database.open()
    else:
        await database.open(partial(_copy, address_of(database), folder))


def address_of(database: Database) -> str:
    """Return the address of a database, with its password."""
    return database.url.render_as_string(hide_password=False)


def _copy(address: str, folder: Path) -> None:
    """Copy a database in place of an earlier copy made for the same upgrade; UncopiedError if it
    fails.
    """
    file = _place(address, folder) / f"{backups.name(address)}.before-{NEWEST}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        backups.make(address, file)
    except (BackupError, OSError, sqlite3.Error) as error:
        raise UncopiedError(str(error)) from error
    log.info("copied before an upgrade", file=file)


def delete_old(database: Database, folder: Path) -> None:
    """Delete the copies made before earlier upgrades, once this release has started well.

    A copy that cannot be deleted stays, and a warning names it.
    """
    for copy in filter(is_old, copies(address_of(database), folder)):
        try:
            copy.unlink(missing_ok=True)
        except OSError as error:
            log.warning("copy of an earlier release not deleted", file=copy, because=error)


def copies(address: str, folder: Path) -> list[Path]:
    """Return the copies of a database made before upgrades, the oldest first."""
    name = escape(f"{backups.name(address)}.before-")
    return sorted(_place(address, folder).glob(f"{name}[0-9][0-9][0-9][0-9]"))


def is_old(copy: Path) -> bool:
    """Whether a copy was made for an earlier upgrade, not for the one to this release."""
    return copy.name < f"{copy.stem}.before-{NEWEST}"


def _place(address: str, folder: Path) -> Path:
    return backups.folder(address) or folder
