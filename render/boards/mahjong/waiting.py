"""The groups with which a hand of mahjong wins: those of every win, then a line for each wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from render.boards.mahjong.groups import SIZE, put
from render.boards.mahjong.reading import draw_rows, groups_of
from render.boards.mahjong.scene import MahjongScene
from render.boards.scene import HIGHEST
from render.layout import MAHJONG, MARGIN, RING, Box, Picture, Ring, Shape, fan
from rules.mahjong.reading import Part, Parts

BETWEEN = 14
"""Pixels between two lines."""
RULE = 2
"""The height of the line below the groups of every win, and above further winning tiles."""
TALLEST = 1080
"""The largest height where a layout sets none: one and a half times the width of a phone."""


def waiting(scene: MahjongScene, readings: Sequence[Parts]) -> Picture:
    """Draw the groups that all readings of a hand have, and below them the others of each reading.

    The tile that completes a reading is ringed. Melds on the table are left out. Short lines stand
    in columns. Of readings that would make the picture too high, only the winning tiles are drawn.
    """
    held = [[part for part in parts if part.meld is None] for parts in readings]
    for count in range(len(held), 0, -1):
        picture = _drawn(scene, held, count)
        if picture.height <= HIGHEST.get(scene.look.layout, TALLEST):
            return picture
    return _drawn(scene, held, min(1, len(held)))


def _drawn(scene: MahjongScene, held: Sequence[Sequence[Part]], count: int) -> Picture:
    """Draw the first `count` readings, and the winning tiles of the others."""
    picture = Picture(scene.size[0], 0)
    same, whole = _common(held), Box(MARGIN, MARGIN, picture.inner.width, scene.size[1])
    y = _draw(picture, scene, whole, _taken(held[0], same)) if same and held else MARGIN
    if same:
        picture.add(Shape("bar", Box(MARGIN, y, picture.inner.width, RULE), "ink"))
        y += RULE + BETWEEN
    every = [_others(parts, same) for parts in held]
    area = Box(whole.x, y, whole.width, whole.height)
    for column, lines in _columns(scene, area, every[:count]):
        below = column
        for parts in lines:
            at = _draw(picture, scene, below, parts)
            below = Box(column.x, at, column.width, column.height)
            y = max(y, at)
    picture.height = _further(picture, scene, y, every[count:]) - BETWEEN + MARGIN
    return picture


def _further(picture: Picture, scene: MahjongScene, y: int, every: Sequence[Sequence[Part]]) -> int:
    """Draw the winning tiles of readings, ringed; return the y where the next line begins."""
    won = [part.tiles[part.won] for parts in every for part in parts if part.won is not None]
    width, step = picture.inner.width, SIZE + 2 * RING
    if won:
        picture.add(Shape("bar", Box(MARGIN, y, width, RULE), "ink"))
        y += RULE + BETWEEN
    most = width // step
    for at in range(0, len(won), most):
        first = Box(MARGIN + RING, y + RING, SIZE, MAHJONG[SIZE])
        sprites = fan(won[at : at + most], first, step, "further")
        put(picture, scene, sprites)
        picture.add(*(Ring(sprite.box) for sprite in sprites))
        y = first.bottom + RING + BETWEEN
    return y


APART = 40
"""Pixels between two columns."""


def _columns(
    scene: MahjongScene, area: Box, every: Sequence[Sequence[Part]]
) -> Iterator[tuple[Box, Sequence[Sequence[Part]]]]:
    """Yield the columns with their lines, as many as fit an area side by side."""
    tried = Picture(area.width, 0)
    for parts in every:
        _draw(tried, scene, area, parts)
    widest = max((sprite.box.right - area.x for sprite in tried.sprites), default=area.width)
    count = max(1, min(len(every), (area.width + APART) // (widest + APART)))
    high, wide = -(-len(every) // count), (area.width - APART * (count - 1)) // count
    for place in range(-(-len(every) // high)):
        column = Box(area.x + place * (wide + APART), area.y, wide, area.height)
        yield column, every[place * high : (place + 1) * high]


def _draw(picture: Picture, scene: MahjongScene, area: Box, parts: Sequence[Part]) -> int:
    """Draw some groups from the upper end of an area; return the y where the next line begins."""
    shown = [
        group
        for place, part in enumerate(parts)
        for group in groups_of(scene, scene.below, place, part)
    ]
    return draw_rows(picture, area, scene, shown)[0] + BETWEEN


Key = tuple[str, tuple[str, ...], tuple[str, ...]]


def _key(part: Part) -> Key:
    """Return everything about a group except which of its tiles won."""
    return part.kind, part.tiles, part.faces


def _common(held: Sequence[Sequence[Part]]) -> Counter[Key]:
    """Return the groups that all readings have without their winning tile."""
    every = [Counter(_key(part) for part in parts if part.won is None) for parts in held]
    common = Counter(every[0]) if every else Counter()
    for found in every[1:]:
        common &= found
    return common


def _taken(parts: Sequence[Part], keys: Counter[Key]) -> list[Part]:
    """Return the groups of a reading that are common to all."""
    left, found = Counter(keys), list[Part]()
    for part in parts:
        if part.won is None and left[_key(part)]:
            left[_key(part)] -= 1
            found.append(part)
    return found


def _others(parts: Sequence[Part], keys: Counter[Key]) -> list[Part]:
    """Return the groups of a reading that are not among the shared `keys`, the completed one
    first.
    """
    same = [id(part) for part in _taken(parts, keys)]
    rest = [part for part in parts if id(part) not in same]
    return sorted(rest, key=lambda part: part.won is None)
