"""Pictures and words of a view; a state never comes in here, so a picture cannot leak a hand."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Collection, Sequence
from typing import cast

from PIL import Image

from render.boards import guide as guides
from render.boards import hanafuda, hands
from render.boards import scores as sheets
from render.boards.scene import Scene
from render.fonts import plain
from render.look import CLOTHS, FACES, LAYOUTS, PLAIN, Look, Say
from render.paint import EXTENSION, encoded, index, sheet
from render.telling import told
from rules import HanafudaView, View


def table(view: View, names: Sequence[str], say: Say, look: Look = PLAIN) -> bytes:
    """The table as everyone sees it (`view.seat` None), or as one seat does with its own hand."""
    return encoded(hanafuda.table(_scene(view, names, say, look)), look.cloth)


def hand(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
    choice: Collection[str] = (),
) -> bytes:
    """One player's picture: the hand large, the field above it.

    `choice` names the cards to be ringed: one to play and all it may take. ValueError for the
    public's view, which has no hand.
    """
    if view.seat is None:
        raise ValueError("the public has no hand")
    return encoded(hands.hand(_scene(view, names, say, look), choice), look.cloth)


def scores(
    view: View,
    names: Sequence[str],
    say: Say,
    look: Look = PLAIN,
    history: Sequence[tuple[int, ...]] = (),
) -> bytes:
    """The score sheet of a finished deal.

    `history` has each seat's points of the match after every deal, this one last; without it the
    plot shows this deal alone. ValueError while the deal runs.
    """
    if view.result is None:
        raise ValueError("the deal is not over")
    return encoded(sheets.sheet(_scene(view, names, say, look), history), look.cloth)


def guide(key: str, say: Say, look: Look = PLAIN) -> bytes:
    """The pieces of a game by what they are worth, for its rules; KeyError without such a game."""
    return encoded(guides.guide(key, say), look.cloth)


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Everything in the picture in words, at most 1000 characters."""
    return told(_scene(view, names, say, PLAIN))


PIECES: tuple[str, ...] = tuple(index()["cards"])
"""Every piece that has an emoji."""

ART = hashlib.sha256(sheet(96).tobytes()).hexdigest()[:4]
"""A short word that is another one after a change of the drawings."""


def emoji(piece: str) -> bytes:
    """A piece as a square PNG of 128 pixels with clear sides; KeyError without such a piece."""
    place, width = {one: n for n, one in enumerate(PIECES)}[piece], 180
    height = index()["sizes"][str(width)][1]
    row, column = divmod(place, index()["columns"])
    box = (column * width, row * height, (column + 1) * width, (row + 1) * height)
    face = sheet(width).crop(box).convert("RGB")
    face.thumbnail((128, 128))
    square, out = Image.new("RGBA", (128, 128)), io.BytesIO()
    square.paste(face, ((128 - face.width) // 2, (128 - face.height) // 2))
    square.save(out, "PNG")
    return out.getvalue()


def _scene(view: View, names: Sequence[str], say: Say, look: Look) -> Scene:
    tidy = tuple(plain(name)[:LONGEST_NAME] or "?" for name in names)
    return Scene(cast(HanafudaView, view), tidy, say, look)


LONGEST_NAME = 40
"""Discord's names have at most 32 characters; some emoji are written with several."""

__all__ = [
    "ART",
    "CLOTHS",
    "EXTENSION",
    "FACES",
    "LAYOUTS",
    "PIECES",
    "PLAIN",
    "Look",
    "Say",
    "describe",
    "emoji",
    "guide",
    "hand",
    "scores",
    "table",
]
