"""The table of mahjong and the picture of a hand: the same seats, with own tiles small or large."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress

from render.boards.choice import ring_choice
from render.boards.mahjong.groups import Line, draw_groups, line, line_width, lines, put
from render.boards.mahjong.middle import draw_middle, middle_height
from render.boards.mahjong.plates import draw_plate
from render.boards.mahjong.rivers import Sizes, draw_river
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.seating import Bands, Heads, bands, seating
from render.layout import MAHJONG, MARGIN, RING, Box, NoRoomError, Picture, Ring, Shape

LARGE = (84, 64)
"""The widths of the viewer's tiles, the best first; a wide table uses the smallest, then grows."""
MARK = 18
"""The size of the sign below a tile that must be discarded first."""


def table(scene: MahjongScene) -> Picture:
    """Draw the whole table: the others above, the discards, the viewer or the first seat below."""
    return hand(scene, ())


def hand(scene: MahjongScene, choice: Collection[str]) -> Picture:
    """Draw the table with a hand; the own tiles of a choice are ringed."""
    picture = Picture(*scene.size)
    _draw(picture, scene, choice)
    return picture


SIZES = (
    Sizes(84, 84, 64),
    Sizes(64, 64, 64),
    Sizes(64, 64, 48),
    Sizes(48, 48, 48),
    Sizes(48, 44, 48),
    Sizes(48, 36, 48),
    *(Sizes(44, 44, 44, heaped=12, aside=more) for more in (0, 12, -12)),
    Sizes(44, 32, 44),
    *(Sizes(44, 32, 44, heaped=12, aside=more) for more in (0, 12, -12)),
)
"""The sizes of all open tiles, the best first."""
PLAIN = 44
"""The least width of a tile in an upright picture, which a phone shows half as large."""
GROWN = 100
"""Pixels by which an upright picture grows before its tiles stand closer together."""


def _draw(picture: Picture, scene: MahjongScene, choice: Collection[str]) -> None:
    heads = Heads(scene)
    picture.width = max(picture.width, _one_line(scene))
    for large in (LARGE, LARGE[-1:]):
        size, own = _own(scene, picture.inner.width - 2 * RING, large)
        sizes, high = _fitting(heads, picture.inner, len(own) * _step(scene, size))
        if scene.tall or high.total <= picture.inner.height:
            break
    picture.height = high.total + 2 * MARGIN
    seated = seating(heads, picture.inner, high, sizes)
    for place in seated.places:
        draw_plate(picture, place.plate, scene, place.seat)
        for area, groups in (place.first, place.others):
            draw_groups(picture, area, scene, groups, sizes.open)
        if not scene.heaps:
            draw_river(picture, place.river, scene, place.seat, sizes)
    draw_middle(picture, seated.middle, scene, sizes)
    _draw_hand(picture, seated.hand, scene, own, size)
    _ring_added(picture, scene)
    ring_choice(picture, choice)


def _fitting(heads: Heads, inner: Box, held: int) -> tuple[Sizes, Bands]:
    """Return the best sizes at which everything fits with a hand of height `held`, and the bands.

    If none fits, return the lowest layout: the picture grows.
    """
    tried, high = [], heads.scene.high
    for sizes in SIZES:
        if high and sizes.old < PLAIN:
            continue
        most = inner.height + GROWN * (high and sizes.old == PLAIN)
        with suppress(NoRoomError):
            middle = middle_height(heads.scene, inner.width, sizes)
            found = bands(heads, inner.width, held, middle, sizes)
            if found.total <= most:
                return sizes, found
            tried.append((sizes, found))
    if not tried:
        raise NoRoomError(f"nothing holds all that lies open in {inner}")
    return min(tried, key=lambda pair: pair[1].total)


# --- The own tiles ------------------------------------------------------------------------------


def _step(scene: MahjongScene, size: int) -> int:
    """Return the height of a line of the hand with rings and signs."""
    return MAHJONG[size] + 2 * RING + (MARK if scene.view.duties else 0)


def _own(scene: MahjongScene, width: int, offered: Sequence[int]) -> tuple[int, list[Line]]:
    """Return the width of the own tiles, the largest that needs few lines, and these lines."""
    if not scene.view.hand:
        return offered[0], []
    held, most = scene.hand(scene.below), 2 if scene.tall else 1
    every = {size: lines(held, size, width) for size in offered}
    size = next((size for size in offered if len(every[size]) <= most), offered[-1])
    return size, every[size]


def _one_line(scene: MahjongScene) -> int:
    """Return the least width of a wide picture with the hand in one line; 0 for a tall one.

    Only the seventeen tiles of a Xiamen or Quanzhou hand need more than the usual width.
    """
    tiles, apart = scene.hand(scene.below) if scene.view.hand else ((), None)
    if scene.tall or not tiles:
        return 0
    return line_width(len(tiles), apart is not None, LARGE[-1]) + 2 * RING + 2 * MARGIN


def _draw_hand(
    picture: Picture, area: Box, scene: MahjongScene, own: list[Line], size: int
) -> None:
    """Draw the lines of the hand, with signs below the tiles that must be discarded first."""
    wide = max((line_width(len(tiles), bool(apart), size) for tiles, apart in own), default=0)
    start = area.centred(wide, area.height)
    y = area.y + RING
    for tiles, apart in own:
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
