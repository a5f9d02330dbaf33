"""A mapping that forgets: the cache behind positions, pictures and messages."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """The values kept last, at most `most` of them."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        """Keep a value as the newest one, and return it; if there are too many, drop the oldest."""
        self[key] = value
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
        return value
