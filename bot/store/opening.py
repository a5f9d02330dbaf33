"""Opening a database that exists: to look at one of any release, or to use one of this release."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, make_url

from bot.store.database import Database
from bot.store.migrating import assert_current


class AbsentError(FileNotFoundError):
    """The file of a database is missing; the text names the file and its folder.

    If the folder is missing, the text names the folder alone.
    """


class ClosedError(OSError):
    """The file of a database cannot be reached: its folder is closed to this user, or no folder."""


def is_made(url: URL) -> bool:
    """Whether a database exists; one on a server is assumed to exist."""
    return url.get_backend_name() != "sqlite" or Path(url.database or "").exists()


def find(address: str) -> None:
    """Check that a database exists; AbsentError if its file or folder is missing, ClosedError if
    the file cannot be reached.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return
    file = Path(url.database or "").absolute()
    try:
        file.stat()
    except FileNotFoundError:
        missing = f"{file.name} in {file.parent}"
        if not file.parent.exists():
            missing = f"folder {file.parent}"
        raise AbsentError(missing) from None
    except OSError as error:
        raise ClosedError(error.errno, error.strerror, str(file)) from None


@asynccontextmanager
async def looked_at(address: str) -> AsyncIterator[Database]:
    """Yield a database of any release, to be read only; AbsentError if there is none."""
    async with _closing(address, writes=False) as database:
        yield database


@asynccontextmanager
async def connected(address: str, *, writes: bool = False) -> AsyncIterator[Database]:
    """Yield a database of this release; without `writes`, it can only be read.

    AbsentError or EmptyError if there is none, OlderError or NewerError if another release has
    written it, StrangerError if another program has; none of these changes the database.
    """
    async with looked_at(address) as database:
        await database.read(assert_current)
        if not writes:
            yield database
            return
    async with _closing(address, writes=True) as database:
        yield database


@asynccontextmanager
async def _closing(address: str, *, writes: bool) -> AsyncIterator[Database]:
    find(address)
    database = Database(address, writes=writes)
    try:
        yield database
    finally:
        await database.close()
