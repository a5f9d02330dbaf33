"""Pictures of the site: their paths, sizes and words are known before they are drawn."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import render
from bot.words import Words
from bot.words.poster import lines
from rules import AnyGame, usual


class Picture(NamedTuple):
    """A picture: its path from the site's root, its size in pixels, and the words it shows."""

    path: str
    width: int
    height: int
    words: str = ""


class Shot(NamedTuple):
    """A picture of a game's book, named as in `render.guide`; `say` gives the words on it."""

    game: AnyGame
    name: str
    say: Words

    def planned(self) -> render.Plan:
        """Return the plan of the picture: its size and words, and a mark of its content."""
        return _planned(self)

    def picture(self) -> Picture:
        """Return the picture; its path changes with its content."""
        path = f"{self.say.language}/rules/{self.game.key}/{self.name}"
        return pictured(path, self.planned())

    def drawn(self) -> bytes:
        """Draw the picture, and return it as a PNG file."""
        made, _ = render.guide(self.game.key, self.name, usual(self.game.presets), self.say)
        return made


@cache
def _planned(shot: Shot) -> render.Plan:
    return render.guide_plan(shot.game.key, shot.name, usual(shot.game.presets), shot.say)


def pictured(path: str, plan: render.Plan) -> Picture:
    """Return a planned picture; its path changes with its content."""
    return Picture(f"{path}.{plan.mark}.webp", *plan.size, " ".join(plan.words.split()))


class Poster(NamedTuple):
    """The poster of a game; `say` gives the words on it."""

    game: AnyGame
    say: Words

    def picture(self) -> Picture:
        """Return the picture; its path changes with its content."""
        return pictured(f"{self.say.language}/poster/{self.game.key}", _plan_of_poster(self))

    def drawn(self) -> bytes:
        """Draw the poster, and return it as a PNG file."""
        made, _ = render.poster(*_on_poster(self))
        return made


@cache
def _plan_of_poster(poster: Poster) -> render.Plan:
    return render.poster_plan(*_on_poster(poster))


def _on_poster(poster: Poster) -> tuple[str, str, tuple[str, ...], Words]:
    say = poster.say.at(poster.game.key)
    return poster.game.key, say(f"game-{poster.game.key}"), lines(say, poster.game), say


@cache
def of_piece(piece: str) -> Picture:
    """Return the picture of a piece; its path changes with its drawing."""
    name = piece.replace(".", "-")
    return Picture(f"pieces/{name}.{render.art(piece)}.webp", *render.single_size(piece))
