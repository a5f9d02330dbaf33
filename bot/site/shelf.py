"""Shelves of entries: the site as a whole, by names."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.site.frame import HTML, JSON, Page


@dataclass(frozen=True, slots=True)
class Entry:
    """Files of the site that are made together.

    The name of a page is its address without a suffix, that of another file its path. Equal names
    and editions stand for equal files. A `lasting` file never changes, as its name follows from its
    content.
    """

    name: str
    edition: Hashable
    make: Callable[[], Mapping[str, bytes]]
    lasting: bool = False


def of_page(name: str, edition: Hashable, make: Callable[[], Page]) -> Entry:
    """Return the entry of a page."""
    return Entry(name, edition, lambda: make().files)


def of_file(path: str, make: Callable[[], bytes]) -> Entry:
    """Return the entry of a lasting file."""
    return Entry(path, None, lambda: {path: make()}, lasting=True)


class Shelf(Protocol):
    """The entries of one subject; each knows which names it answers for."""

    def names(self) -> AsyncIterator[str]:
        """Yield the names of all entries."""

    async def entry(self, name: str) -> Entry | None:
        """Return the entry of a name; None if there is none, or not any more."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A shelf whose entries are known beforehand."""

    entries: Mapping[str, Entry]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Fixed:
        """Return a shelf of entries."""
        return cls({entry.name: entry for entry in entries})

    async def names(self) -> AsyncIterator[str]:
        """Yield the names of all entries."""
        for name in self.entries:
            yield name

    async def entry(self, name: str) -> Entry | None:
        """Return the entry of a name, if there is one."""
        return self.entries.get(name)


@dataclass(frozen=True, slots=True)
class Site:
    """All shelves."""

    shelves: tuple[Shelf, ...]

    async def entries(self) -> AsyncIterator[Entry]:
        """Yield every entry."""
        for shelf in self.shelves:
            async for name in shelf.names():
                if entry := await shelf.entry(name):
                    yield entry

    async def find(self, path: str) -> Entry | None:
        """Return the entry that holds the file at a path."""
        for name in dict.fromkeys((path.removesuffix(HTML).removesuffix(JSON), path)):
            for shelf in self.shelves:
                if entry := await shelf.entry(name):
                    return entry
        return None
