"""Pictures of the site: their paths, sizes and words, known before they are drawn."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import render
from bot.words import Words
from bot.words.poster import told
from rules import AnyGame


class Picture(NamedTuple):
    """A picture: its path from the root of the site, its size in pixels, its words."""

    path: str
    width: int
    height: int
    words: str = ""


class Shot(NamedTuple):
    """A picture of a book: the game, its name in `render.guide`, and the words on it."""

    game: AnyGame
    name: str
    say: Words

    def planned(self) -> render.Plan:
        """Return the plan of the picture."""
        return _planned(self)

    def picture(self) -> Picture:
        """Return the picture; its name changes with its content."""
        path = f"{self.say.language}/rules/{self.game.key}/{self.name}"
        return pictured(path, self.planned())

    def drawn(self) -> bytes:
        """Draw the picture, as it is on the table."""
        made, _ = render.guide(self.game.key, self.name, usual(self.game), self.say)
        return made


@cache
def _planned(shot: Shot) -> render.Plan:
    return render.guide_plan(shot.game.key, shot.name, usual(shot.game), shot.say)


def pictured(path: str, plan: render.Plan) -> Picture:
    """Return a planned picture; its name changes with its content."""
    return Picture(f"{path}.{plan.mark}.webp", *plan.size, " ".join(plan.words.split()))


def usual(game: AnyGame) -> Any:
    """Return the usual house rules of a game."""
    return next(iter(game.presets.values()))


class Poster(NamedTuple):
    """The poster of a game, and the words on it."""

    game: AnyGame
    say: Words

    def picture(self) -> Picture:
        """Return the picture; its name changes with its content."""
        return pictured(f"{self.say.language}/poster/{self.game.key}", _plan_of_poster(self))

    def drawn(self) -> bytes:
        """Draw the poster."""
        made, _ = render.poster(*_on_poster(self))
        return made


@cache
def _plan_of_poster(poster: Poster) -> render.Plan:
    return render.poster_plan(*_on_poster(poster))


def _on_poster(poster: Poster) -> tuple[str, str, tuple[str, ...], Words]:
    say = poster.say.at(poster.game.key)
    return poster.game.key, say(f"game-{poster.game.key}"), told(say, poster.game), say


@cache
def of_piece(piece: str) -> Picture:
    """Return the picture of a piece; its name changes with its drawing."""
    name = piece.replace(".", "-")
    return Picture(f"pieces/{name}.{render.art(piece)}.webp", *render.single_size(piece))
