"""The table of mahjong and the picture of a hand: the same seats, the own tiles small or large."""

from __future__ import annotations

from collections.abc import Collection

from render.boards.choice import ring_choice
from render.boards.mahjong.groups import before, draw_groups, line, line_width, put
from render.boards.mahjong.middle import draw_middle
from render.boards.mahjong.plates import draw_plate
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.seating import seating
from render.layout import MAHJONG, RING, Box, Picture, Ring, Shape
from rules.mahjong.tiles import Tiles

SMALL = 48
"""The width of the own tiles on the table."""
LARGE = {"phone": 84, "wide": 64}
"""Their width in the picture of a hand."""
MARK = 18
"""The size of the sign below a tile that must go first."""


def table(scene: MahjongScene) -> Picture:
    """The whole table: the others above, the discards, the viewer (or the first seat) below."""
    return _drawn(scene, SMALL, ())


def hand(scene: MahjongScene, choice: Collection[str]) -> Picture:
    """The table with the own tiles large; those a choice is about are ringed.

    After the deal there is nothing to choose, and it is the table itself.
    """
    return _drawn(scene, LARGE[scene.look.layout] if scene.view.result is None else SMALL, choice)


def _drawn(scene: MahjongScene, size: int, choice: Collection[str]) -> Picture:
    picture = Picture(*scene.size)
    lines = _lines(scene, size, picture.inner.width - 2 * RING)
    seated = seating(scene, picture.inner, len(lines) * _step(scene, size))
    for place in seated.places:
        draw_plate(picture, place.plate, scene, place.seat)
        draw_groups(picture, place.before, scene, before(scene, place.seat))
    draw_middle(picture, seated.middle, scene)
    _draw_hand(picture, seated.hand, scene, lines, size)
    _ring_added(picture, scene)
    ring_choice(picture, choice)
    return picture


# --- The own tiles ------------------------------------------------------------------------------

Line = tuple[Tiles, str | None]


def _step(scene: MahjongScene, size: int) -> int:
    """How high a line of the hand is with rings and signs."""
    return MAHJONG[size] + 2 * RING + (MARK if scene.view.duties else 0)


def _lines(scene: MahjongScene, size: int, width: int) -> list[Line]:
    """The own tiles in as few even lines as fit a width; the last ends with the tile apart."""
    if not scene.view.hand:
        return []
    tiles, apart = scene.hand(scene.below)
    for count in range(1, len(tiles) + 2):
        each = -(-len(tiles) // count)
        if line_width(each, apart is not None, size) <= width:
            break
    cut: list[Line] = [(tiles[at : at + each], None) for at in range(0, len(tiles), each or 1)]
    last = cut.pop()[0] if cut else ()
    return [*cut, (last, apart)]


def _draw_hand(
    picture: Picture, area: Box, scene: MahjongScene, lines: list[Line], size: int
) -> None:
    """The lines of the hand; signs below the tiles that must go first."""
    wide = max((line_width(len(own), bool(apart), size) for own, apart in lines), default=0)
    start = area.centred(wide, area.height)
    y = area.y + RING
    for tiles, apart in lines:
        sprites = line(tiles, apart, size, Box(start.x, y, size, MAHJONG[size]), "hand")
        put(picture, scene, sprites)
        if apart and scene.winner == scene.view.seat:
            picture.add(Ring(sprites[-1].box))
        for sprite in sprites:
            if sprite.name in scene.view.duties:
                below = Box(sprite.box.x, sprite.box.bottom + RING, size, MARK)
                picture.add(Shape("triangle", below.centred(MARK, MARK), "yellow"))
        y += _step(scene, size)


def _ring_added(picture: Picture, scene: MahjongScene) -> None:
    """Ring the tile that is being added to a pung."""
    added = [
        sprite
        for sprite in picture.sprites
        if sprite.zone.startswith(f"meld {scene.adding} ") and sprite.name == scene.view.claimed
    ]
    picture.add(*(Ring(sprite.box) for sprite in added[-1:]))
