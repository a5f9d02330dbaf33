"""Shelves of volumes, which together are the site."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.site.frame import HTML, JSON, Page


@dataclass(frozen=True, slots=True)
class Volume:
    """Files of the site that are made together.

    The name of a page is its address without a suffix; that of another file is its path. Volumes
    with equal names and equal editions have equal files. A `lasting` file never changes, because
    its name follows from its content.
    """

    name: str
    edition: Hashable
    make: Callable[[], Mapping[str, bytes]]
    lasting: bool = False


def of_page(name: str, edition: Hashable, make: Callable[[], Page]) -> Volume:
    """Return the volume of a page, whose files are its HTML and its JSON."""
    return Volume(name, edition, lambda: make().files)


def of_file(path: str, make: Callable[[], bytes]) -> Volume:
    """Return the volume of a lasting file."""
    return Volume(path, None, lambda: {path: make()}, lasting=True)


class Shelf(Protocol):
    """The volumes of one subject; a shelf knows which names belong to it."""

    def names(self) -> AsyncIterator[str]:
        """Yield the names of all volumes."""

    async def volume(self, name: str) -> Volume | None:
        """Return the volume of a name; None if the shelf has no such volume any more."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A shelf whose volumes never change while the program runs."""

    volumes: Mapping[str, Volume]

    @classmethod
    def of(cls, volumes: Iterable[Volume]) -> Fixed:
        """Return a shelf of these volumes."""
        return cls({volume.name: volume for volume in volumes})

    async def names(self) -> AsyncIterator[str]:
        """Yield the names of all volumes."""
        for name in self.volumes:
            yield name

    async def volume(self, name: str) -> Volume | None:
        """Return the volume of a name; None if there is no such volume."""
        return self.volumes.get(name)


@dataclass(frozen=True, slots=True)
class Site:
    """The whole site: all its shelves."""

    shelves: tuple[Shelf, ...]

    async def volumes(self) -> AsyncIterator[Volume]:
        """Yield every volume of the site."""
        for shelf in self.shelves:
            async for name in shelf.names():
                if volume := await shelf.volume(name):
                    yield volume

    async def find(self, path: str) -> Volume | None:
        """Return the volume that holds the file at a path; None if there is no such file."""
        for name in dict.fromkeys((path.removesuffix(HTML).removesuffix(JSON), path)):
            for shelf in self.shelves:
                if volume := await shelf.volume(name):
                    return volume
        return None
