"""The lock file of an SQLite database: two bots on it would undo each other's changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

FOREVER = -1


class HeldError(Exception):
    """Another bot uses this database; the text is the database's name."""


@contextmanager
def held(address: str, *, patient: bool = False) -> Iterator[None]:
    """Hold the database of an SQLAlchemy address; HeldError while another process does.

    The lock is a file beside an SQLite database; the system releases it when the process ends in
    any way. `patient` waits for the other process to end. Databases of other kinds are held by
    `session`.
    """
    url = make_url(address)
    file = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or not url.database or not file.parent.is_dir():
        yield
        return
    lock = FileLock(file.with_name(f"{file.name}.lock"))
    try:
        lock.acquire(timeout=FOREVER if patient else 0)
    except Timeout:
        raise HeldError(file.name) from None
    try:
        yield
    finally:
        lock.release()
