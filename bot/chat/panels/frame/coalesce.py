"""What is shown again and again is brought up to date by one showing at a time."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

log = logging.getLogger("paifuda")

Key = TypeVar("Key", bound=Hashable)
Wish = TypeVar("Wish")


class Latest(Generic[Key, Wish]):
    """Shows what stands now; for all that is wished meanwhile, it shows once more.

    Whoever wishes first shows, and goes on until nothing more is wished; the others need not wait.
    So of one key there is one showing under way and one wish left, however many presses come.
    `show` does it, what it raises is logged with what `where` says of the key; `join` makes one
    wish of an earlier and a later one.
    """

    def __init__(
        self,
        show: Callable[[Key, Wish], Awaitable[None]],
        join: Callable[[Wish, Wish], Wish],
        where: Callable[[Key], object],
    ) -> None:
        self._show, self._join, self._where = show, join, where
        self._wished: dict[Key, Wish] = {}
        self._busy: set[Key] = set()

    async def want(self, key: Key, wish: Wish) -> None:
        """Show it as it stands now, or leave that to whoever is showing it."""
        if key in self._wished:
            wish = self._join(self._wished[key], wish)
        self._wished[key] = wish
        if key in self._busy:
            return
        self._busy.add(key)
        try:
            while key in self._wished:
                await self._shown(key, self._wished.pop(key))
        finally:
            self._busy.discard(key)

    async def _shown(self, key: Key, wish: Wish) -> None:
        try:
            await self._show(key, wish)
        except Exception:
            log.exception("could not be shown at=%s", self._where(key))
