"""Views that are shown again and again, updated by one task at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeVar

from bot import logs

log = logs.named("paifuda")

Key = TypeVar("Key", bound=Hashable)
Wish = TypeVar("Wish")


class Latest(Generic[Key, Wish]):
    """The tasks that show current states; while a state is being shown, later wishes become one.

    A wish is a request to show the state of a key. The first wish starts a task, which goes on
    until no wish is left; later wishes need not wait. So each key has one task and at most one
    wish, however many presses come.

    `show` does the work, and its errors are logged with the fields that `where` returns for the
    key. `join` combines an earlier and a later wish.
    """

    def __init__(
        self,
        show: Callable[[Key, Wish], Awaitable[None]],
        join: Callable[[Wish, Wish], Wish],
        where: Callable[[Key], dict[str, Any]],
    ) -> None:
        self._show, self._join, self._where = show, join, where
        self._wished: dict[Key, Wish] = {}
        self._busy: set[Key] = set()

    async def want(self, key: Key, wish: Wish) -> None:
        """Show the current state, or leave that to the task that is showing it."""
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

    def shows(self, key: Key) -> bool:
        """Whether the state of a key is being shown."""
        return key in self._busy

    async def _shown(self, key: Key, wish: Wish) -> None:
        try:
            await self._show(key, wish)
        except Exception:
            log.exception("a change could not be shown", **self._where(key))
