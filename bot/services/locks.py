"""A lock for each key, such as a table's number."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

KeyT = TypeVar("KeyT", bound=Hashable)


class Locks(Generic[KeyT]):
    """The locks of all keys; one that nobody holds or awaits is forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[KeyT, Lock] = WeakValueDictionary()

    def of(self, key: KeyT) -> Lock:
        """Return the lock of a key."""
        return self._locks.setdefault(key, Lock())
