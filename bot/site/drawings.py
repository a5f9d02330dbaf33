"""The shelf of drawn pictures: single pieces, posters, and the pages of the books."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import cache, partial

import render
from bot.site.pictures import Poster, Shot, of_piece
from bot.site.shelf import Volume, of_file
from bot.words import LANGUAGES, book, words
from rules import GAMES


class Drawings:
    """The shelf of pictures; planning all takes seconds, so each is planned when asked for."""

    async def names(self) -> AsyncIterator[str]:
        """Yield the paths of all pictures."""
        for path in _pieces():
            yield path
        for folder in _folders():
            for path in await asyncio.to_thread(_drawn, folder):
                yield path

    async def volume(self, name: str) -> Volume | None:
        """Return the volume of a picture; None if there is none at this path."""
        if piece := _pieces().get(name):
            return of_file(name, partial(render.single, piece))
        folder, _, file = name.rpartition("/")
        if not file.endswith(".webp") or folder not in _folders():
            return None
        shot = (await asyncio.to_thread(_drawn, folder)).get(name)
        return of_file(name, partial(_packed, shot)) if shot else None


@cache
def _pieces() -> dict[str, str]:
    """Return the pieces by the paths of their pictures."""
    return {of_piece(piece).path: piece for piece in render.PIECES}


@cache
def _folders() -> dict[str, tuple[Poster | Shot, ...]]:
    """Return the posters and book pictures by their folders."""
    return dict(_filled())


def _filled() -> Iterator[tuple[str, tuple[Poster | Shot, ...]]]:
    for language in LANGUAGES:
        yield f"{language}/poster", tuple(Poster(game, words(language)) for game in GAMES)
        for game in GAMES:
            say = words(language).at(game.key)
            shown = dict.fromkeys(chapter.picture for chapter in book.CHAPTERS[game.key])
            yield f"{language}/rules/{game.key}", tuple(Shot(game, name, say) for name in shown)


@cache
def _drawn(folder: str) -> dict[str, Poster | Shot]:
    """Return the pictures of a folder by their paths."""
    return {shot.picture().path: shot for shot in _folders()[folder]}


def _packed(shot: Poster | Shot) -> bytes:
    return render.webp(shot.drawn())
