"""The scenes of views, and the pictures of tables with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from render.boards import opened as rows
from render.boards.catalogue import BOARDS
from render.boards.scene import WINDOWS, AnyScene
from render.fonts import plain
from render.layout import Picture
from render.look import PUBLIC, WIDE, Look, Say
from rules import MahjongView, View

LONGEST_NAME = 40
"""The largest number of characters of a name: Discord's 32, and more as some emoji have several."""
Moment = tuple[View, Sequence[View]]
"""The public's view of a moment, and the view of each seat."""


def seen(view: View) -> View:
    """Reduce a view to the facts that pictures and their words show; equal ones look the same.

    While claims are asked for, pictures show neither who must still answer nor anybody's possible
    win, so no answer changes them.
    """
    if view.phase not in WINDOWS:
        return view
    known: Any = view
    untold = {"worth": None} if isinstance(view, MahjongView) else {}
    everybody: View = replace(known, to_act=frozenset(known.playing), last=(), **untold)
    return everybody


def opened(moments: Sequence[Moment], names: Sequence[str], say: Say, look: Look) -> list[Picture]:
    """Draw tables of one size with all hands below, or in a wide picture beside them.

    The table of a wide picture is as narrow as the public one, so that the desktop client shows
    table and hands large enough. A hand that is empty in all of these moments takes no room.
    """
    beside = look.layout == WIDE
    look = replace(look, layout=PUBLIC) if beside else look
    scenes = [scene_of(view, names, say, look) for view, _ in moments]
    held = [[scene_of(hand, names, say, look) for hand in hands] for _, hands in moments]
    pictures = [BOARDS[scene.view.game].table(scene) for scene in scenes]
    highest = max((picture.height for picture in pictures), default=0)
    for picture, scene, hands in zip(pictures, scenes, held, strict=True):
        picture.height = highest
        laid = BOARDS[scene.view.game].rows
        if beside:
            rows.draw_beside(picture, scene, hands, laid, rows.column_heights(scene, held, laid))
        else:
            high = rows.heights(picture.width, scene, held, laid)
            rows.draw_open(picture, scene, hands, laid, high)
    return pictures


def scene_of(view: View, names: Sequence[str], say: Say, look: Look) -> AnyScene:
    """Return the scene of a view: all that a board draws, with tidied names."""
    scene: AnyScene = BOARDS[view.game].scene(tidied(names), say, look, seen(view))
    return scene


def tidied(names: Sequence[str]) -> tuple[str, ...]:
    """Return names that every font can write, none of them empty or too long."""
    return tuple(plain(name)[:LONGEST_NAME] or "?" for name in names)
