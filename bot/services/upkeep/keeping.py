"""Copies of the database: made while the bot runs, checked, restored, and the oldest deleted."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import rmtree
from typing import NamedTuple

from bot.services.ledger import rebuilding
from bot.services.ledger.rebuilding import Check
from bot.store.session import holding
from bot.store.upkeep import backups, restoring
from bot.store.upkeep.copying import OccupiedError, complete

EVERY = {"hourly": timedelta(hours=1), "daily": timedelta(days=1), "weekly": timedelta(weeks=1)}
"""The intervals at which copies can be made."""
NAME = "paifuda-%Y%m%dT%H%M%SZ.backup"
"""The pattern of the names of scheduled copies, with their time in UTC."""
UNFINISHED = re.compile(rf"\{backups.PART}(-journal)?|\{backups.CHECK}\w+")
"""The ends of the names of a copy's files and folders until it is made and checked."""


class Restored(NamedTuple):
    """The findings of `rebuild` in a restored copy, and the name of the old database.

    `check` is None if the copy could not be opened to check it, `kept` if there was no old
    database.
    """

    check: Check | None
    kept: str | None


async def make(address: str, file: Path) -> Check | None:
    """Copy a database into a new file; return the findings of `rebuild`, None if they are unknown.

    The file gets its name once it has been checked.
    A database that an earlier restore has kept is then deleted, unless the copy has faults.
    BackupError if the copy cannot be made, OccupiedError if the file exists already.
    """
    part = await asyncio.to_thread(backups.draft, address, file)
    try:
        found = await check(address, part, file.parent)
        await asyncio.to_thread(complete, part, file)
    finally:
        await asyncio.to_thread(backups.delete_part, part)
    if found is None or not found.faults:
        await asyncio.to_thread(restoring.delete_kept, address)
    return found


async def check(address: str, file: Path, beside: Path) -> Check | None:
    """Return the findings of `rebuild` in a copy; None if it cannot be opened here."""
    async with backups.opened(address, file, beside) as database:
        return await database.read(rebuilding.rebuild) if database else None


async def restore(address: str, file: Path, *, replace: bool) -> Restored:
    """Check a copy, put it in the place of a database, and keep the earlier one.

    OccupiedError if there is a database and `replace` is false; CopyError if the copy is refused.
    After any error the database is as it was.
    """
    await asyncio.to_thread(restoring.look, address, file)
    async with holding(address):
        if not replace and await backups.is_occupied(address):
            raise OccupiedError(backups.name(address))
        found = await check(address, file, backups.folder(address) or file.parent)
        return Restored(found, await asyncio.to_thread(restoring.restore, address, file))


def last(folder: Path, now: datetime) -> datetime | None:
    """Return when the newest scheduled copy was made; None without any.

    A copy dated in the future does not count: the clock was wrong when it was made.
    """
    return max(map(_made, _past(folder, now)), default=None)


def due(last: datetime | None, schedule: str, now: datetime) -> timedelta:
    """Return the time until the next scheduled copy; zero if it is due, as it is without a `last`
    one.
    """
    return max(timedelta(0), last + EVERY[schedule] - now) if last else timedelta(0)


def copies(folder: Path) -> list[Path]:
    """Return the copies made on schedule, oldest first; they are known by their names."""
    return sorted(filter(_is_copy, folder.glob("paifuda-*.backup")))


def _past(folder: Path, now: datetime) -> list[Path]:
    return [copy for copy in copies(folder) if _made(copy) <= now]


def _is_copy(file: Path) -> bool:
    with suppress(ValueError):
        return bool(_made(file))
    return False


def _made(file: Path) -> datetime:
    """Return when a scheduled copy was made, by its name; ValueError for another file."""
    return datetime.strptime(file.name, NAME).replace(tzinfo=UTC)


def named(folder: Path, now: datetime) -> Path:
    """Return the path of a copy made now."""
    return folder / now.strftime(NAME)


def delete_old(folder: Path, keep: int, now: datetime) -> None:
    """Delete all scheduled copies except the newest `keep` and those dated in the future."""
    for old in _past(folder, now)[:-keep]:
        old.unlink(missing_ok=True)


def clear(folder: Path) -> None:
    """Delete the unfinished scheduled copies of killed processes."""
    for part in folder.glob("paifuda-*.backup.*"):
        if _is_copy(part.with_suffix("")) and UNFINISHED.fullmatch(part.suffix):
            rmtree(part) if part.is_dir() else part.unlink(missing_ok=True)
