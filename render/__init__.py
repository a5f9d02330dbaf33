"""Pictures and words of a view; a state never comes in here, so a picture cannot leak a hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from render.boards import guide as guides
from render.boards import hanafuda, hands
from render.boards import scores as accounts
from render.boards import standings as tables
from render.boards.scene import Page, Scene
from render.fonts import plain
from render.look import CLOTHS, FACES, LAYOUTS, PLAIN, Look, Say
from render.paint import EXTENSION, encoded
from render.sheets import PIECES, art, emoji
from render.telling import told
from rules import HanafudaView, View


def table(view: View, names: Sequence[str], say: Say, look: Look = PLAIN) -> bytes:
    """The table as everyone sees it (`view.seat` None), or as one seat does with its own hand."""
    return encoded(hanafuda.table(_scene(view, names, say, look)), look)


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
    return encoded(hands.hand(_scene(view, names, say, look), choice), look)


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
    return encoded(accounts.sheet(_scene(view, names, say, look), history), look)


def standings(
    names: Sequence[str], history: Sequence[tuple[int, ...]], say: Say, look: Look = PLAIN
) -> bytes:
    """The standing of a match; `history` has each seat's points of it after every deal."""
    return encoded(tables.standings(Page(_tidy(names), say, look), history), look)


def guide(key: str, say: Say, look: Look = PLAIN) -> bytes:
    """The pieces of a game by what they are worth, for its rules; KeyError without such a game."""
    return encoded(guides.guide(key, say), look)


def describe(view: View, names: Sequence[str], say: Say) -> str:
    """Everything in the picture in words, at most 1000 characters."""
    return told(_scene(view, names, say, PLAIN))


def _scene(view: View, names: Sequence[str], say: Say, look: Look) -> Scene:
    return Scene(_tidy(names), say, look, cast(HanafudaView, view))


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(plain(name)[:LONGEST_NAME] or "?" for name in names)


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
    "art",
    "describe",
    "emoji",
    "guide",
    "hand",
    "scores",
    "standings",
    "table",
]
