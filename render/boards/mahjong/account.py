"""What a deal of mahjong was won with and paid for: the upper part and the rows of its sheet."""

from __future__ import annotations

from collections.abc import Sequence

from render.boards.around import GAP, parts
from render.boards.mahjong.groups import Group, before, draw_groups, line, line_width, put
from render.boards.mahjong.points import draw_points
from render.boards.mahjong.scene import MahjongScene
from render.boards.scene import signed
from render.boards.scores import Outcome, Row, label, result_of
from render.layout import MAHJONG, RING, Box, Picture, Ring, Text, reach
from rules import Line, Seat
from rules.mahjong.variant import Element, Win, total

HAND = 48
"""The width of the tiles of the hand."""
SMALL = 28
"""The width of the tiles an element rests on."""
APART = 8
"""Between two lines."""
MOST = 4
"""An element rests on so many tiles at most."""
FEW = 1
"""So many reasons of what was paid before the end stand alone."""
SHOWN = 4
"""So many conditions of a win stand with the tiles that meet them."""
MET = 3
"""So many tiles of a set are shown there."""


def outcome(scene: MahjongScene) -> Outcome:
    """The opened hand with what it is worth, then a row for each reason why points moved."""
    rows = [_row(scene, name, lines) for name, lines in _reasons(scene).items()]
    seat = scene.opened

    def above(picture: Picture, area: Box) -> int:
        assert seat is not None
        return _draw_opened(picture, area, scene, seat)

    winners = () if seat is None else (seat,)
    title = " · ".join(scene.standing)
    return Outcome(title, winners, tuple(rows), None if seat is None else above)


def _reasons(scene: MahjongScene) -> dict[str, list[Line]]:
    """The lines by their label, equal ones together; those paid before the end as one if many."""
    result = result_of(scene)
    won = result.sheet.win.lines if result.sheet.win else ()
    before = result.lines[: len(result.lines) - len(won)]
    kongs = len({line.reason for line in before}) > FEW
    found: dict[str, list[Line]] = {}
    for at, one in enumerate(result.lines):
        together = kongs and at < len(before)
        name = scene.say("row-kongs") if together else label(scene.say, one)
        found.setdefault(name, []).append(one)
    return found


def _row(scene: MahjongScene, name: str, lines: Sequence[Line]) -> Row:
    """What some lines come to for each seat."""
    sums = (sum(one.deltas[seat] for one in lines) for seat in scene.view.playing)
    return Row(name, tuple(map(signed, sums)))


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
    """Each element and their sum, or the conditions met; returns where the next thing begins."""
    if win.met:
        return _draw_met(picture, area, scene, win.met)
    if scene.rules.sums_points:
        return draw_points(picture, area, scene, win)
    y, across = area.y, 2 if scene.tall else 3
    elements = [one for one in win.elements if one.points]
    for at in range(0, len(elements), across):
        band = Box(area.x, y, area.width, MAHJONG[SMALL])
        for one, box in zip(elements[at : at + across], parts(band, across), strict=False):
            _draw_element(picture, box, scene, one)
        y += MAHJONG[SMALL] + APART
    name = scene.say(f"row-{win.name}")
    words = scene.say("account-sum", name=name, water=total(elements), times=win.multiplier)
    picture.add(Text(words, Box(area.x, y, area.width, scene.line), scene.letters, bold=True))
    return y + scene.line


def _draw_met(picture: Picture, area: Box, scene: MahjongScene, met: Sequence[Element]) -> int:
    """The conditions that a hand meets, with its tiles where they are few."""
    few = len(met) <= SHOWN
    across, y = 2 if few and scene.tall else 3, area.y
    high = MAHJONG[SMALL] if few else scene.line
    for at in range(0, len(met), across):
        band = Box(area.x, y, area.width, high)
        for one, box in zip(met[at : at + across], parts(band, across), strict=False):
            left, rest = box.split(MET * SMALL if few else 0, GAP if few else 0)
            if few:
                put(picture, scene, Group(f"met {one}", one.tiles[:MET]).sprites(left, SMALL))
            picture.add(Text(scene.say(f"met-{one.name}"), rest, scene.letters))
        y += high + (APART if few else 0)
    return y


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
