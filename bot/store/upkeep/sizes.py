"""The size of a database, and the free space on a disk."""

from __future__ import annotations

import shutil
from pathlib import Path

from sqlalchemy import Connection, func, select

from bot.store.database import Database


def existing(folder: Path) -> Path:
    """Return a folder, or the nearest one above it that exists."""
    place = folder.absolute()
    return next(above for above in (place, *place.parents) if above.exists())


def free(folder: Path) -> int:
    """Return the free bytes on the disk of a folder, which need not exist yet."""
    return shutil.disk_usage(existing(folder)).free


async def of_database(database: Database) -> int:
    """Return the bytes of a database; for SQLite, with the files beside it while it is in use."""
    if database.url.get_backend_name() != "sqlite":
        return await database.read(_of_server)
    file = database.url.database or ""
    every = [Path(f"{file}{end}") for end in ("", "-wal", "-shm")]
    return sum(each.stat().st_size for each in every if each.is_file())


def _of_server(connection: Connection) -> int:
    size = func.pg_database_size(func.current_database())
    return int(connection.execute(select(size)).scalar_one())
