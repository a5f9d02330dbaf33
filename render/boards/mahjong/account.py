"""What a deal of mahjong was won with and paid for: the upper part and the rows of its sheet."""

from __future__ import annotations

from render.boards.around import GAP, parts
from render.boards.mahjong.groups import Group, before, draw_groups, line, line_width, put
from render.boards.mahjong.scene import MahjongScene
from render.boards.scene import signed
from render.boards.scores import Outcome, Row, label, result_of
from render.layout import MAHJONG, RING, Box, Picture, Ring, Text, reach
from rules import Seat
from rules.mahjong.variant import Element, Win

HAND = 48
"""The width of the tiles of the hand."""
SMALL = 28
"""The width of the tiles an element rests on."""
APART = 8
"""Between two lines."""
MOST = 4
"""An element rests on so many tiles at most."""


def outcome(scene: MahjongScene) -> Outcome:
    """The opened hand with what it is worth, then a row for each reason why points moved."""
    result, playing = result_of(scene), scene.view.playing
    rows = [
        Row(label(scene.say, line), tuple(signed(line.deltas[seat]) for seat in playing))
        for line in result.lines
    ]
    seat = scene.opened

    def above(picture: Picture, area: Box) -> int:
        assert seat is not None
        return _draw_opened(picture, area, scene, seat)

    winners = () if seat is None else (seat,)
    title = " · ".join(scene.standing)
    return Outcome(title, winners, tuple(rows), None if seat is None else above)


def _draw_opened(picture: Picture, area: Box, scene: MahjongScene, seat: Seat) -> int:
    """The hand, what lay open before it, and what a win is worth; returns how high all that is."""
    y = _draw_hand(picture, area, scene, seat)
    if groups := before(scene, seat):
        draw_groups(picture, Box(area.x, y, area.width, MAHJONG[HAND]), scene, groups)
        y += MAHJONG[HAND] + GAP
    if win := result_of(scene).sheet.win:
        y = _draw_worth(picture, Box(area.x, y, area.width, area.bottom - y), scene, win)
    return y - area.y


def _draw_worth(picture: Picture, area: Box, scene: MahjongScene, win: Win) -> int:
    """Each element and the sum; returns where the next thing begins."""
    y, across = area.y, 2 if scene.tall else 3
    elements = [one for one in win.elements if one.points]
    for at in range(0, len(elements), across):
        band = Box(area.x, y, area.width, MAHJONG[SMALL])
        for one, box in zip(elements[at : at + across], parts(band, across), strict=False):
            _draw_element(picture, box, scene, one)
        y += MAHJONG[SMALL] + APART
    water = sum(one.points for one in elements)
    name = scene.say(f"row-{win.name}")
    words = scene.say("account-sum", name=name, water=water, times=win.multiplier)
    picture.add(Text(words, Box(area.x, y, area.width, scene.line), scene.letters, bold=True))
    return y + scene.line


def _draw_hand(picture: Picture, area: Box, scene: MahjongScene, seat: Seat) -> int:
    """The hand, the winning tile apart and ringed; returns where the next thing begins."""
    tiles, apart = scene.hand(seat)
    band = Box(area.x, area.y + RING, area.width, MAHJONG[HAND])
    row = band.centred(line_width(len(tiles), apart is not None, HAND), band.height)
    sprites = line(tiles, apart, HAND, row, "hand")
    put(picture, scene, sprites)
    if apart:
        picture.add(Ring(sprites[-1].box))
    return band.bottom + RING + APART


def _draw_element(picture: Picture, box: Box, scene: MahjongScene, one: Element) -> None:
    """The tiles of an element, its name and its points."""
    left, rest = box.split(MOST * SMALL, GAP)
    put(picture, scene, Group(f"element {one}", one.tiles).sprites(left, SMALL))
    points, size = signed(one.points), scene.letters
    name, right = rest.split(rest.width - reach(points, size) - GAP, GAP)
    picture.add(Text(scene.say(f"water-{one.name}"), name, size))
    picture.add(Text(points, right, size, "right", bold=True))
