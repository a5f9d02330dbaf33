"""The lock file of an SQLite database: two bots on it would undo each other's changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

FOREVER = -1


class HeldError(Exception):
    """Another process holds this database or one of its shards; the text names it."""


@contextmanager
def held(address: str, *, patient: bool = False) -> Iterator[None]:
    """Hold the SQLite database of an SQLAlchemy address; HeldError while another process does.

    The lock is a file beside the database; the system releases it when the process ends in any way.
    With `patient`, wait for the other process to end. Other kinds of databases are held by
    `session`; nothing is held in memory or in a missing folder.
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
