"""Tiles that lie together: melds, flowers, hands; gold is marked wherever it lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, Box, NoRoomError, Picture, Sprite, fan, gold, rows
from rules import Seat
from rules.mahjong.state import Meld
from rules.mahjong.tiles import PLANTS, SEASONS, Tiles

BACK = "mahjong-back"
SIZE = 48
"""The width of tiles before the players."""
XI = "xi"
"""The kind of a meld that is not one of the hand's sets."""
OWN_WILD = "shown"
"""The zone of tiles that are wild for the dealer alone."""


def tight(size: int) -> int:
    """Return the pixels between tiles that belong together: fewer if tiles are small."""
    return 6 if size >= SIZE else 3


def apart(size: int) -> int:
    """Return the pixels between two groups."""
    return 8 if size >= SIZE else 5


class Group(NamedTuple):
    """Tiles side by side; the one at the index `turned` lies on its side (None: all stand
    upright).
    """

    zone: str
    tiles: Tiles
    turned: int | None = None

    def width(self, size: int) -> int:
        """Return the width of the group with tiles of this width."""
        more = 0 if self.turned is None else MAHJONG[size] - size
        return len(self.tiles) * size + more

    def sprites(self, box: Box, size: int) -> Iterator[Sprite]:
        """Yield the tiles from the left end of a box, all on its lower edge."""
        x, high = box.x, MAHJONG[size]
        for place, tile in enumerate(self.tiles):
            turned = place == self.turned
            wide, tall = (high, size) if turned else (size, high)
            yield Sprite(tile, Box(x, box.bottom - tall, wide, tall), self.zone, turned)
            x += wide


SPACE = Group("", ())
"""A spacer between groups."""


def before(scene: MahjongScene, seat: Seat) -> list[Group]:
    """Return the open tiles before a seat: xi, own wild tiles, melds, seasons and plants."""
    view = scene.view
    every = [
        (meld, as_laid(scene, seat, f"meld {seat} {place}", meld))
        for place, meld in enumerate(view.melds[seat])
    ]
    apart = [group for meld, group in every if meld.kind == XI]
    if seat == view.dealer and view.shown:
        apart.insert(0, Group(OWN_WILD, view.shown))
    melds = [group for meld, group in every if meld.kind != XI]
    if apart and melds:
        apart.append(SPACE)
    flowers = (
        Group(f"{name} {seat}", tuple(tile for tile in view.flowers[seat] if tile in four))
        for name, four in (("seasons", SEASONS), ("plants", PLANTS))
    )
    groups = (*apart, *melds, *(group for group in flowers if group.tiles))
    return [part for group in groups for part in _parts(group)]


LONGEST = 7
"""The largest number of tiles side by side: the row of a seat may be a third of the table."""


def _parts(group: Group) -> Iterator[Group]:
    """Yield a group as it is, or a long one in parts."""
    if len(group.tiles) <= LONGEST:
        yield group
        return
    for at in range(0, len(group.tiles), LONGEST):
        yield Group(f"{group.zone} {at}", group.tiles[at : at + LONGEST])


def as_laid(scene: MahjongScene, seat: Seat, zone: str, meld: Meld) -> Group:
    """Return a meld; two tiles of a concealed kong lie face down, preferably wild ones."""
    if meld.kind == "concealed":
        natural, other, *_ = sorted(meld.tiles, key=scene.is_wild)
        return Group(zone, (BACK, natural, other, BACK))
    if meld.claimed is None or meld.source is None or not scene.tells_sources:
        return Group(zone, meld.tiles)
    own = list(meld.tiles)
    own.remove(meld.claimed)
    at = {1: len(own), 2: 1, 3: 0}[(meld.source - seat) % len(scene.names)]
    return Group(zone, (*own[:at], meld.claimed, *own[at:]), at)


def draw_groups(
    picture: Picture,
    area: Box,
    scene: MahjongScene,
    groups: Sequence[Group],
    size: int = SIZE,
) -> None:
    """Draw groups in rows from the upper end of an area; NoRoomError if they do not fit."""
    widths = [group.width(size) for group in groups]
    boxes = rows(widths, MAHJONG[size], area, apart(size), tight(size))
    if boxes is None:
        raise NoRoomError(f"{len(groups)} groups do not fit {area}")
    free = min((box.y for box in boxes), default=area.y) - area.y
    for group, box in zip(groups, boxes, strict=True):
        put(picture, scene, group.sprites(Box(box.x, box.y - free, box.width, box.height), size))


def groups_height(groups: Sequence[Group], width: int, size: int = SIZE) -> int:
    """Return the height of groups in an area of a width; NoRoomError if one is wider."""
    high = MAHJONG[size]
    area = Box(0, 0, width, HIGHEST)
    boxes = rows([group.width(size) for group in groups], high, area, apart(size), tight(size))
    if boxes is None:
        raise NoRoomError(f"{len(groups)} groups do not fit a width of {width}")
    return boxes[-1].bottom - boxes[0].y if boxes else 0


def in_one_row(groups: Sequence[Group], width: int, size: int) -> int:
    """Return how many of the first groups fit side by side in a width."""
    ends = accumulate(group.width(size) + apart(size) for group in groups)
    return sum(end - apart(size) <= width for end in ends)


HIGHEST = 1000
"""A height that no rows of groups reach."""


def put(picture: Picture, scene: MahjongScene, sprites: Iterable[Sprite]) -> None:
    """Draw tiles, the golden ones with their mark."""
    for sprite in sprites:
        picture.add(sprite)
        if scene.is_wild(sprite.name) or sprite.zone == OWN_WILD:
            picture.add(*gold(sprite))


Line = tuple[Tiles, str | None]
"""Tiles of a hand, and the tile that stands apart, if any."""


def lines(hand: Line, size: int, width: int) -> list[Line]:
    """Cut a hand into as few even lines as fit a width; the last ends with the tile apart."""
    tiles, apart = hand
    for count in range(1, len(tiles) + 2):
        each = -(-len(tiles) // count)
        if line_width(each, apart is not None, size) <= width:
            break
    cut: list[Line] = [(tiles[at : at + each], None) for at in range(0, len(tiles), each or 1)]
    last = cut.pop()[0] if cut else ()
    return [*cut, (last, apart)]


def line(tiles: Sequence[str], apart: str | None, size: int, at: Box, zone: str) -> list[Sprite]:
    """Lay out a hand in one line from the left end of a box, one tile standing apart at its end."""
    start = Box(at.x, at.y, size, MAHJONG[size])
    step = size + gap(size)
    sprites = fan(tiles, start, step, zone)
    if apart:
        x = at.x + len(tiles) * step + (size // 4 if tiles else 0)
        sprites.append(Sprite(apart, Box(x, at.y, size, start.height), zone))
    return sprites


def line_width(count: int, apart: bool, size: int) -> int:
    """Return the width of a line of `count` tiles, with room for a tile apart if there is one."""
    return count * (size + gap(size)) - gap(size) + apart * (size + size // 4 + gap(size))


def gap(size: int) -> int:
    """Return the pixels between two tiles of a hand."""
    return size // 32
