"""The reading of a winning hand on its score sheet: group by group, each with its letter.

A tile that counted as another tile has that tile above it. Below a group is the letter by which
scoring elements refer to it, and the place where it lay, unless the hand held it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from string import ascii_uppercase
from typing import NamedTuple

from render.boards.mahjong.groups import SIZE, Group, as_laid, before, put
from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, RING, Box, Picture, Ring, Sprite, Text, reach
from rules import Seat
from rules.mahjong.reading import CLAIMED, CONCEALED, LOOSE, Part, Parts, loose, rests_on
from rules.mahjong.win import Element, Win

STOOD = 44
"""The width of the small tile above a tile that counted as another."""
NEAR = 4
"""Pixels between a tile above a group and the tile below it."""
BETWEEN = 18
"""Pixels between two groups."""
APART = 40
"""Pixels between groups held in the hand, claimed ones and other open ones."""
ADDED = 12
"""Pixels before the tiles that were added to a meld."""
LONGEST = 13
"""The largest number of tiles side by side."""


class Shown(NamedTuple):
    """A group as drawn: where it lay, the caption below, the tiles for which its tiles stood.

    `stood` has these with the index of each tile. `won` is the index of the winning tile (None: it
    is not in this group), `added` how many of the last tiles were added later.
    """

    group: Group
    lies: str
    caption: str = ""
    stood: tuple[tuple[int, str], ...] = ()
    won: int | None = None
    added: int = 0

    @property
    def tiles_width(self) -> int:
        """The width of its tiles, in pixels."""
        return self.group.width(SIZE) + (ADDED if self.added else 0)


Placed = tuple[int, Shown]
"""A group and its x."""


# --- Letters ------------------------------------------------------------------------------------


def letters(win: Win) -> dict[Element, str]:
    """Return the letters of the groups that make each element count.

    An element has no letters if it takes all groups or loose tiles, or has no points and is no
    condition.
    """
    places = _places(win)
    named = _named(places)
    return {element: "".join(named[place] for place in own) for element, own in places.items()}


def _parts(win: Win) -> Parts:
    """Return the groups of a hand; without a reading, the groups that make its elements count."""
    found = list[Part]()
    for part in win.reading:
        own = list(part.tiles) if part.kind == LOOSE else []
        for element in sorted(win.elements, key=lambda element: len(element.tiles)):
            if len(element.tiles) > 1 and not Counter(element.tiles) - Counter(own):
                found.append(Part(TAKEN, element.tiles, element.tiles))
                for tile in element.tiles:
                    own.remove(tile)
        found += [loose(own)] if own else [part] if part.kind != LOOSE else []
    return tuple(found)


TAKEN = "taken"
"""The kind of tiles that are a group only because they make an element count."""


def _places(win: Win) -> dict[Element, tuple[int, ...]]:
    """Return the places of the groups that make each element count; empty as in `letters`."""
    parts, found = _parts(win), dict[Element, tuple[int, ...]]()
    for element in (*win.elements, *win.met):
        own = rests_on(element.tiles, parts) if element.points or element in win.met else ()
        lost = any(parts[place].kind == LOOSE for place in own)
        found[element] = () if lost or len(own) == len(parts) else own
    return found


def _named(places: Mapping[Element, Sequence[int]]) -> dict[int, str]:
    """Return the letter of each group that an element refers to."""
    every = sorted({place for own in places.values() for place in own})
    return dict(zip(every, ascii_uppercase, strict=False))


# --- The groups ---------------------------------------------------------------------------------


def draw_reading(
    picture: Picture, area: Box, scene: MahjongScene, seat: Seat, win: Win
) -> tuple[int, Box]:
    """Draw the groups of a win from the upper left corner of an area.

    Return the y where the next thing begins, and the free area beside the last row.
    """
    return draw_rows(picture, area, scene, _shown(scene, seat, win))


def draw_rows(
    picture: Picture, area: Box, scene: MahjongScene, shown: Sequence[Shown]
) -> tuple[int, Box]:
    """Draw the groups in rows; return the y and the area that `draw_reading` returns."""
    y, free = area.y, area
    for row in _rows(shown, area.width - 2 * RING, scene.letters):
        top = y
        y += MAHJONG[STOOD] + NEAR if any(group.stood for _, group in row) else RING
        for x, group in row:
            _draw(
                picture, Box(area.x + RING + x, y, group.tiles_width, MAHJONG[SIZE]), scene, group
            )
        below = scene.line + NEAR if any(group.caption for _, group in row) else 0
        y += MAHJONG[SIZE] + RING + below + NEAR
        x, last = row[-1]
        right = area.x + RING + x + _wide(last, scene.letters) + APART
        free = Box(right, top + NEAR, area.right - right, y - top)
    return y, free


def _shown(scene: MahjongScene, seat: Seat, win: Win) -> list[Shown]:
    """Return all groups to draw, in order: the flowers of a hand last."""
    named = _named(_places(win))
    found = [
        shown
        for place, part in enumerate(_parts(win))
        for shown in groups_of(scene, seat, place, part, named.get(place, ""))
    ]
    flowers = (group for group in before(scene, seat) if group.zone.startswith(FLOWERS))
    return [*found, *(Shown(group, group.zone) for group in flowers)]


FLOWERS = ("seasons", "plants")


def groups_of(
    scene: MahjongScene, seat: Seat, place: int, part: Part, letter: str = ""
) -> Iterator[Shown]:
    """Yield a group of the reading; tiles without a group are cut into rows."""
    zone, meld = f"read {place}", part.meld
    added = len(meld.added) if meld and meld.is_xi else 0
    words = _caption(scene, part, letter, added)
    if meld and meld.is_open and not any(part.stands):
        yield Shown(as_laid(scene, seat, zone, meld), part.lies, words)
        return
    for at in range(0, len(part.tiles), LONGEST):
        group = Group(f"{zone} {at}", part.tiles[at : at + LONGEST])
        yield Shown(group, part.lies, words, tuple(part.stands), part.won, added)


def _caption(scene: MahjongScene, part: Part, letter: str, added: int) -> str:
    """Return the letter of a group, the kind of claim, and the number of added tiles."""
    claim = part.meld.kind if part.meld and part.lies == CLAIMED else part.lies
    word = scene.say(f"reading-{claim}") if claim != CONCEALED else ""
    return " ".join(filter(None, (letter, word, f"+{added}" if added else "")))


def _rows(shown: Sequence[Shown], width: int, size: int) -> Iterator[list[Placed]]:
    """Yield the groups in rows of a width."""
    row: list[Placed] = []
    x, lies = 0, ""
    for each in shown:
        wide = _wide(each, size)
        x += (BETWEEN if each.lies == lies else APART) if row else 0
        if row and x + wide > width:
            yield row
            row, x = [], 0
        row.append((x, each))
        x, lies = x + wide, each.lies
    if row:
        yield row


def _wide(shown: Shown, size: int) -> int:
    return max(shown.tiles_width, reach(shown.caption, size))


def _draw(picture: Picture, box: Box, scene: MahjongScene, shown: Shown) -> None:
    """Draw a group with the tiles above and the caption below it."""
    first = len(shown.group.tiles) - shown.added
    sprites = [
        _moved(sprite, ADDED) if shown.added and at >= first else sprite
        for at, sprite in enumerate(shown.group.sprites(box, SIZE))
    ]
    put(picture, scene, sprites)
    if shown.won is not None:
        picture.add(Ring(sprites[shown.won].box))
    for at, face in shown.stood:
        _draw_stood(picture, sprites[at].box, face, shown.group.zone)
    if shown.caption:
        wide = max(box.width, reach(shown.caption, scene.letters))
        line = Box(box.x, box.bottom + RING, wide, scene.line)
        picture.add(Text(shown.caption, line, scene.letters, bold=True))


def _moved(sprite: Sprite, by: int) -> Sprite:
    return replace(sprite, box=replace(sprite.box, x=sprite.box.x + by))


def _draw_stood(picture: Picture, tile: Box, face: str, zone: str) -> None:
    """Draw the tile that a tile counted as, small above it."""
    x = tile.x + (tile.width - STOOD) // 2
    box = Box(x, tile.y - NEAR - MAHJONG[STOOD], STOOD, MAHJONG[STOOD])
    picture.add(Sprite(face, box, f"stood {zone}"))
