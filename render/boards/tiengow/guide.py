"""The pieces and the rules of Tien Gow on pages."""

from __future__ import annotations

from render.boards.scene import SIZES, Leaf
from render.boards.telling import pieces_named
from render.layout import TILES, Picture, Sprite, rows
from render.look import Say
from rules.tiengow.tiles import CIVIL, MILITARY


def guide(key: str, say: Say) -> tuple[Leaf, ...]:
    """Every page."""
    picture = Picture(*SIZES["phone"])
    tiles = (*CIVIL, *MILITARY)
    boxes = rows([64] * len(tiles), TILES[64], picture.inner, 12) or []
    picture.add(*(Sprite(*one) for one in zip(tiles, boxes, strict=True)))
    return (Leaf(picture, pieces_named(say, tiles)),)
