"""Files kept in memory, so that a page that is asked for again is not made again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from hashlib import sha256
from typing import NamedTuple

from bot.site.shelf import Site, Volume

MOST = 64_000_000
"""The largest number of bytes kept in memory."""


class File(NamedTuple):
    """A file with its mark, an ETag by which browsers ask whether the file has changed.

    A `lasting` file never changes.
    """

    body: bytes
    mark: str
    lasting: bool


class Kept(NamedTuple):
    """The files of a volume in one edition."""

    edition: Hashable
    files: Mapping[str, File]

    @property
    def size(self) -> int:
        """The number of bytes of all files of the volume."""
        return sum(len(file.body) for file in self.files.values())


class Cabinet:
    """The files of a site; the files asked for last are kept. One volume is made at a time."""

    def __init__(self, site: Site, most: int = MOST) -> None:
        self._site, self._most = site, most
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._making = asyncio.Lock()
        self.size = self.made = 0

    async def file(self, path: str) -> File | None:
        """Return the file at a path; None if the site has no such file."""
        volume = await self._site.find(path)
        if volume is None:
            return None
        kept = self._known(volume)
        if kept is None:
            async with self._making:
                volume = await self._site.find(path)  # it may have changed while others were made
                if volume is None:
                    return None
                kept = self._known(volume) or await self._make(volume)
        return kept.files.get(path)

    def _known(self, volume: Volume) -> Kept | None:
        kept = self._kept.get(volume.name)
        if kept is None or kept.edition != volume.edition:
            return None
        self._kept.move_to_end(volume.name)
        return kept

    async def _make(self, volume: Volume) -> Kept:
        """Make a volume's files in a thread, and drop the files that were asked for longest ago."""
        made = await asyncio.to_thread(volume.make)
        files = {
            path: File(body, f'"{sha256(body).hexdigest()[:32]}"', volume.lasting)
            for path, body in made.items()
        }
        kept = Kept(volume.edition, files)
        if before := self._kept.pop(volume.name, None):
            self.size -= before.size
        self._kept[volume.name] = kept
        self.made += 1
        self.size += kept.size
        while self.size > self._most and len(self._kept) > 1:
            self.size -= self._kept.popitem(last=False)[1].size
        return kept
