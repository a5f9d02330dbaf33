"""The win and the payments of a deal of mahjong: the upper part and the rows of its sheet."""

from __future__ import annotations

from collections.abc import Sequence

from render.boards.around import GAP
from render.boards.mahjong.groups import (
    SIZE,
    before,
    draw_groups,
    groups_height,
    line,
    line_width,
    lines,
    put,
)
from render.boards.mahjong.notes import Part, draw_notes, note_lines, notes_height
from render.boards.mahjong.points import draw_worth
from render.boards.mahjong.reading import draw_reading, letters
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.telling import opened_hand
from render.boards.scores import Outcome, Row, label, result_of
from render.layout import MAHJONG, RING, Box, Picture, Ring
from rules import Line, Seat
from rules.points import signed

APART = 8
"""Pixels between two lines."""
FEW = 1
"""The largest number of reasons for early payments that get a row each."""


def outcome(scene: MahjongScene) -> Outcome:
    """Return the title, the winner, the opened hand, and a row for each reason why points moved."""
    rows = [_row(scene, name, lines) for name, lines in _reasons(scene).items()]
    seat = scene.opened

    def above(picture: Picture, area: Box) -> int:
        assert seat is not None
        return _draw_opened(picture, area, scene, seat)

    winners = () if seat is None else (seat,)
    title = " · ".join(scene.standing)
    told = tuple(opened_hand(scene))
    return Outcome(title, winners, tuple(rows), None if seat is None else above, told)


def _reasons(scene: MahjongScene) -> dict[str, list[Line]]:
    """Return the payments by their label; many early payments share one label."""
    result = result_of(scene)
    won, named = (), dict[str, str]()
    if win := result.sheet.win:
        won = win.lines
        named = {element.name: pointed for element, pointed in letters(win).items()}
    before = result.lines[: len(result.lines) - len(won)]
    kongs = len({line.reason for line in before}) > FEW
    found: dict[str, list[Line]] = {}
    for at, moved in enumerate(result.lines):
        together = kongs and at < len(before)
        pointed = named.get(moved.reason, "") if at >= len(before) else ""
        told = " · ".join(filter(None, (label(scene.say, moved), pointed)))
        name = scene.say("row-kongs") if together else told
        found.setdefault(name, []).append(moved)
    return found


def _row(scene: MahjongScene, name: str, lines: Sequence[Line]) -> Row:
    """Return the row with each seat's sum of some lines."""
    sums = (sum(line.deltas[seat] for line in lines) for seat in scene.view.playing)
    return Row(name, tuple(map(signed, sums)))


def _draw_opened(picture: Picture, area: Box, scene: MahjongScene, seat: Seat) -> int:
    """Draw the facts of the deal, the hand, and the worth of a win; return the height used."""
    y = _draw_about(picture, area, scene)
    win = result_of(scene).sheet.win
    if not (win and win.reading):
        return _draw_laid_open(picture, _from(area, y), scene, seat) - area.y
    y, beside = draw_reading(picture, _from(area, y), scene, seat, win)
    return draw_worth(picture, _from(area, y + APART), beside, scene, win) - area.y


def _from(area: Box, y: int) -> Box:
    return Box(area.x, y, area.width, area.bottom - y)


def _draw_about(picture: Picture, area: Box, scene: MahjongScene) -> int:
    """Write who gave the tile, and special facts of the deal; return the y below them."""
    sheet, first = result_of(scene).sheet, list[Part]()
    if sheet.win and sheet.giver is not None:
        first = [Part(scene.say("reading-given", name=scene.short(sheet.giver)))]
    if not (notes := note_lines(scene, area.width, first)).lines:
        return area.y
    draw_notes(picture, area, scene, notes)
    return area.y + notes_height(scene, notes) + APART


def _draw_laid_open(picture: Picture, area: Box, scene: MahjongScene, seat: Seat) -> int:
    """Draw a hand that won nothing, and its melds; return the y where the next thing begins."""
    y = _draw_hand(picture, area, scene, seat)
    if groups := before(scene, seat):
        high = groups_height(groups, area.width)
        draw_groups(picture, Box(area.x, y, area.width, high), scene, groups)
        y += high + GAP
    return y


def _draw_hand(picture: Picture, area: Box, scene: MahjongScene, seat: Seat) -> int:
    """Draw the hand, the winning tile apart and ringed; return the y below it."""
    y = area.y + RING
    for tiles, apart in lines(scene.hand(seat), SIZE, area.width - 2 * RING):
        row = Box(area.x, y, area.width, MAHJONG[SIZE])
        row = row.centred(line_width(len(tiles), apart is not None, SIZE), row.height)
        sprites = line(tiles, apart, SIZE, row, "opened")
        put(picture, scene, sprites)
        if apart:
            picture.add(Ring(sprites[-1].box))
        y = row.bottom + RING + APART
    return y
