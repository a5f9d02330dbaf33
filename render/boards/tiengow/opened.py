"""An open hand of Tien Gow below the table, with the tiles its player has folded."""

from __future__ import annotations

from collections.abc import Iterable

from render.boards.opened import Rows
from render.boards.telling import listed
from render.boards.tiengow.scene import TileScene
from render.layout import TILES, Box, Picture, fan
from render.look import Say

SIZE = 48
APART = 4
"""Pixels between two tiles."""
SPACE = 12
"""Pixels between held and folded tiles."""


def columns(scene: TileScene) -> int:
    """Return the number of hands in a row."""
    return 1


def height(scene: TileScene, width: int) -> int:
    """Return the height of a hand, 0 without tiles: eight tiles fit one line."""
    return TILES[SIZE] if scene.view.hand or _folded(scene) else 0


def _folded(scene: TileScene) -> tuple[str, ...]:
    """Return the tiles that the hand's player has folded; empty after the deal.

    Then they lie on the table.
    """
    view = scene.view
    assert view.seat is not None
    return view.down[view.seat] if view.result is None else ()


def lay(picture: Picture, box: Box, scene: TileScene) -> None:
    """Draw the tiles of a seat from the left, then those it has folded."""
    view, down = scene.view, _folded(scene)
    place, step = Box(box.x, box.y, SIZE, box.height), SIZE + APART
    picture.add(*fan(view.hand, place, step, f"opened {view.seat}"))
    aside = Box(box.x + len(view.hand) * step + SPACE - APART, box.y, SIZE, box.height)
    picture.add(*fan(down, aside, step, f"opened {view.seat} down"))


def pips(say: Say, tiles: Iterable[str]) -> str:
    """Name tiles by their pips."""
    return listed(say, tiles)


ROWS = Rows(columns, height, lay, pips)
