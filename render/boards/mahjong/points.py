"""What a win of Liangxi is made of: each element with its points and tiles; what is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.boards.around import GAP, parts
from render.boards.mahjong.groups import Group, put
from render.boards.mahjong.scene import MahjongScene
from render.boards.scene import signed
from render.boards.telling import listed
from render.layout import MAHJONG, Box, Picture, Text, reach
from render.look import Say
from rules.mahjong.liangxi.told import left_out
from rules.mahjong.variant import Element, Win, total

TILES = 28
"""The width of the tiles an element rests on."""
SHOWN = 6
"""So many tiles of an element are shown at most."""
FOUR = 4
"""There is room for so many where there are fewer."""
FEW = {True: 10, False: 8}
"""More elements than this stand in words alone, on a tall picture and on a wide one."""
APART = 8
"""Between two lines."""
SPACE = 26
"""Between two elements in a line of words."""


def draw_points(picture: Picture, area: Box, scene: MahjongScene, win: Win) -> int:
    """The elements, their sum, what does not count; returns where the next thing begins."""
    draw = _draw_cells if len(win.elements) <= FEW[scene.tall] else _draw_words
    y = draw(picture, area, scene, win.elements)
    words = scene.say("account-points", points=total(win.elements))
    picture.add(Text(words, Box(area.x, y, area.width, scene.line), scene.letters, bold=True))
    y += scene.line
    if win.left_out:
        out = scene.say(
            "account-left-out", names=listed(scene.say, _left_out(scene.say, win.left_out))
        )
        for line in wrapped(out, area.width, scene.letters):
            box = Box(area.x, y, area.width, scene.line)
            picture.add(Text(line, box, scene.letters, faint=True))
            y += scene.line
    return y


def _draw_cells(
    picture: Picture, area: Box, scene: MahjongScene, elements: Iterable[Element]
) -> int:
    """Big hands a line each, the others side by side with the tiles they rest on."""
    y, across = area.y, 2 if scene.tall else 3
    big = [one for one in elements if abs(one.points) >= BIG]
    rest = [one for one in elements if abs(one.points) < BIG]
    for one in big:
        _draw_named(picture, Box(area.x, y, next(parts(area, 2)).width, scene.line), scene, one)
        y += scene.line
    for at in range(0, len(rest), across):
        band = Box(area.x, y, area.width, MAHJONG[TILES])
        for one, box in zip(rest[at : at + across], parts(band, across), strict=False):
            left, right = box.split(max(FOUR, min(len(one.tiles), SHOWN)) * TILES, GAP)
            group = Group(f"element {one}", one.tiles[:SHOWN])
            put(picture, scene, group.sprites(left, TILES))
            _draw_named(picture, right, scene, one)
        y += MAHJONG[TILES] + APART
    return y


BIG = 10
"""A big hand is worth so many points, and so many can be taken off."""


def _draw_named(picture: Picture, box: Box, scene: MahjongScene, one: Element) -> None:
    """The name of an element and its points at the right end."""
    points, size = signed(one.points), scene.letters
    name, right = box.split(box.width - reach(points, size) - GAP, GAP)
    picture.add(Text(scene.say(f"water-{one.name}"), name, size))
    picture.add(Text(points, right, size, "right", bold=True))


def _draw_words(
    picture: Picture, area: Box, scene: MahjongScene, elements: Iterable[Element]
) -> int:
    """Elements one after the other, those of one name together."""
    x, y, size = area.x, area.y, scene.letters
    for name, points in _summed(elements).items():
        words = f"{scene.say(f'water-{name}')} {signed(points)}"
        wide = reach(words, size)
        if x > area.x and x + wide > area.right:
            x, y = area.x, y + scene.line
        picture.add(Text(words, Box(x, y, min(wide, area.right - x), scene.line), size))
        x += wide + SPACE
    return y + scene.line


def _summed(elements: Iterable[Element]) -> dict[str, int]:
    """The points of elements by their name."""
    found: dict[str, int] = {}
    for one in elements:
        found[one.name] = found.get(one.name, 0) + one.points
    return found


def _left_out(say: Say, elements: Iterable[Element]) -> Iterator[str]:
    """What does not count, with the reason after the last of those that share it."""
    for one in left_out(elements):
        names = dict.fromkeys(say(f"water-{name}") for name in one.names)
        other = say(f"water-{one.by}") if one.by else ""
        yield say("sheet-without", name=listed(say, names), why=say(f"out-{one.why}", other=other))


def wrapped(words: str, width: int, size: int) -> Iterator[str]:
    """Words in lines that fit a width; where there are no spaces a line breaks anywhere."""
    line = ""
    for piece in _pieces(words):
        if line and reach(line + piece.rstrip(), size) > width:
            yield line.rstrip()
            line = ""
        line += piece
    yield line


CLOSING = "、。，：；）」”）)…"
"""No line begins with these."""


def _pieces(words: str) -> Iterator[str]:
    """What a line may break after: words with their space, and other letters one by one."""
    piece = ""
    for at, letter in enumerate(words):
        piece += letter
        after = words[at + 1 : at + 2]
        if letter == " " or (ord(max(letter, after or letter)) > CJK and after not in CLOSING):
            yield piece
            piece = ""
    yield piece


CJK = 0x2E80
"""From here on letters are not parted by spaces."""
