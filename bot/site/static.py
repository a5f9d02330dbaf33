"""Write the site as files into a folder, for any web host."""

from __future__ import annotations

import asyncio
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot.site.shelf import Site

LIST = ".paifuda-site"
"""The file in the folder of the site that lists the site's files."""
OWN = re.compile(r"([\w-][\w.-]*/)*[\w-][\w.-]*\.(html|json|css|js|webp|atom|txt)", re.ASCII)
"""A pattern of the paths of the site's files; no part of a path begins with a point."""
FILE, FOLDER = 0o644, 0o755
"""The permissions of files and folders: everybody may read them, unlike other files of the bot."""


class ForeignError(Exception):
    """A file that does not belong to the site is in the way; the text names it."""


class Written(NamedTuple):
    """How many files were written new or changed, stayed the same, and were removed."""

    new: int
    same: int
    gone: int


async def write(site: Site, folder: Path) -> Written:
    """Write every file of a site into a folder, and remove earlier files that the site lacks now.

    Each file is replaced in one step. Files that do not belong to the site stay; ForeignError if
    one is in the way. Lasting files that exist are not made again. FileNotFoundError if the folder
    above this one does not exist.
    """
    ours = _begun(folder)
    for path in ours:
        if await site.find(path) is None:  # first: somebody may have withdrawn
            _remove(folder, path)
    found, new = set[str](), 0
    with _Listing(folder, ours) as listing:
        async for volume in site.volumes():
            if volume.lasting and volume.name in ours and (folder / volume.name).is_file():
                found.add(volume.name)
                continue
            for path, body in (await asyncio.to_thread(volume.make)).items():
                found.add(path)
                listing.add(path)
                new += _put(folder, path, body)
    for path in ours - found:
        _remove(folder, path)
    _put(folder, LIST, _lines(found))
    return Written(new, len(found) - new, len(ours - found))


class _Listing:
    """The list of the site's files while they are written.

    It names each file before it is written, so that files from before a crash are recognised.
    """

    def __init__(self, folder: Path, ours: frozenset[str]) -> None:
        self._folder, self._known = folder, set(ours)

    def __enter__(self) -> _Listing:
        self._file = (self._folder / LIST).open("a", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, path: str) -> None:
        """List a file before it is written; ForeignError if a foreign file has its name."""
        if path in self._known:
            return
        if os.path.lexists(self._folder / path):
            raise ForeignError(str(self._folder / path))
        self._known.add(path)
        print(path, file=self._file, flush=True)


def _begun(folder: Path) -> frozenset[str]:
    """Make the folder, and return the paths of the site's files that an earlier run wrote.

    Lines of the list that name no such file are ignored, because anybody may have written them.
    """
    folder.absolute().parent.stat()
    _make(folder)
    with suppress(FileNotFoundError):
        listed = (folder / LIST).read_text(encoding="utf-8").split()
        return frozenset(path for path in listed if _is_own(folder, path))
    return frozenset()


def _is_own(folder: Path, path: str) -> bool:
    """Whether the site can have a file at this path, inside the folder and past no link."""
    inside = (folder / path).parent.resolve().is_relative_to(folder.resolve())
    return inside and OWN.fullmatch(path) is not None


def _lines(paths: set[str]) -> bytes:
    return "".join(f"{path}\n" for path in sorted(paths)).encode()


def _put(folder: Path, path: str, body: bytes) -> bool:
    """Write a file in one step; return whether its content is new."""
    file = folder / path
    with suppress(FileNotFoundError):
        if file.read_bytes() == body:
            return False
    _make(file.parent)
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(body)
    part.chmod(FILE)
    part.replace(file)
    return True


def _make(folder: Path) -> None:
    """Make a folder that everybody may read, unless it exists."""
    if not folder.is_dir():
        _make(folder.parent)
        folder.mkdir()
        folder.chmod(FOLDER)


def _remove(folder: Path, path: str) -> None:
    """Remove a file of the site, and folders that are empty after that."""
    (folder / path).unlink(missing_ok=True)
    above = Path(path).parent
    while above.parts:
        try:
            (folder / above).rmdir()
        except OSError:
            return
        above = above.parent
