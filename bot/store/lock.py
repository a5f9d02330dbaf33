"""The lock file of an SQLite database: two bots on it would undo each other's changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

FOREVER = -1
SOON = 0.5
"""Seconds to wait for the lock, because `is_locked` takes it for a moment."""
OWN = 0o600
"""The mode of the lock file: like the database, it is nobody else's to read."""


class HeldError(Exception):
    """Another process holds this database or one of its shards; the text names it."""


@contextmanager
def held(address: str, *, patient: bool = False) -> Iterator[None]:
    """Hold the SQLite database of an SQLAlchemy address; HeldError while another process does.

    The lock is a file beside the database; the system releases it when the process ends in any way.
    With `patient`, wait for the other process to end. A database in memory or in a missing folder
    is not held; other kinds of databases are held by `session`.
    """
    file = _beside(address)
    if file is None:
        yield
        return
    lock = FileLock(file, mode=OWN)
    try:
        lock.acquire(timeout=FOREVER if patient else SOON)
    except Timeout:
        raise HeldError(file.stem) from None
    try:
        yield
    finally:
        lock.release()


def is_locked(address: str) -> bool:
    """Whether a process holds the SQLite database of an SQLAlchemy address."""
    file = _beside(address)
    if file is None or not file.exists():
        return False
    try:
        with FileLock(file, mode=OWN).acquire(timeout=0):
            return False
    except Timeout:
        return True


def _beside(address: str) -> Path | None:
    """Return the path of the lock file beside a database; None for other kinds of databases."""
    url = make_url(address)
    file = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or not url.database or not file.parent.is_dir():
        return None
    return file.with_name(f"{file.name}.lock")
