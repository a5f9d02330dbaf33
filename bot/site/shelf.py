"""Shelves of entries, which together are the site."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.site.frame import HTML, JSON, Page


@dataclass(frozen=True, slots=True)
class Entry:
    """Files of the site that are made together.

    The name of a page is its address without a suffix; that of another file is its path. Entries
    with equal names and equal editions have equal files. A `lasting` file never changes, because
    its name follows from its content.
    """

    name: str
    edition: Hashable
    make: Callable[[], Mapping[str, bytes]]
    lasting: bool = False


def of_page(name: str, edition: Hashable, make: Callable[[], Page]) -> Entry:
    """Return the entry of a page, whose files are its HTML and its JSON."""
    return Entry(name, edition, lambda: make().files)


def of_file(path: str, make: Callable[[], bytes]) -> Entry:
    """Return the entry of a lasting file."""
    return Entry(path, None, lambda: {path: make()}, lasting=True)


class Shelf(Protocol):
    """The entries of one subject; a shelf knows which names belong to it."""

    def names(self) -> AsyncIterator[str]:
        """Yield the names of all entries."""

    async def entry(self, name: str) -> Entry | None:
        """Return the entry of a name; None if the shelf has no such entry any more."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A shelf whose entries never change while the program runs."""

    entries: Mapping[str, Entry]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Fixed:
        """Return a shelf of these entries."""
        return cls({entry.name: entry for entry in entries})

    async def names(self) -> AsyncIterator[str]:
        """Yield the names of all entries."""
        for name in self.entries:
            yield name

    async def entry(self, name: str) -> Entry | None:
        """Return the entry of a name; None if there is no such entry."""
        return self.entries.get(name)


@dataclass(frozen=True, slots=True)
class Site:
    """The whole site: all its shelves."""

    shelves: tuple[Shelf, ...]

    async def entries(self) -> AsyncIterator[Entry]:
        """Yield every entry of the site."""
        for shelf in self.shelves:
            async for name in shelf.names():
                if entry := await shelf.entry(name):
                    yield entry

    async def find(self, path: str) -> Entry | None:
        """Return the entry that holds the file at a path; None if there is no such file."""
        for name in dict.fromkeys((path.removesuffix(HTML).removesuffix(JSON), path)):
            for shelf in self.shelves:
                if entry := await shelf.entry(name):
                    return entry
        return None
