"""The payments of a deal of Tien Gow: the rows of its score sheet."""

from __future__ import annotations

from functools import partial

from render.boards.scores import Outcome, Row, label, result_of, share
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.telling import last_trick
from render.boards.tiengow.trick import APART, SIZES, draw_trick, middle_of
from render.layout import TILES, Box, NoRoomError, Picture, fan
from rules.points import signed


def outcome(scene: TileScene) -> Outcome:
    """Return the stacks of each seat, then a row for each reason why points changed hands."""
    result, playing = result_of(scene), scene.view.playing
    stacks = tuple(str(result.sheet.stacks[seat]) for seat in playing)
    rows = [Row(scene.say("row-count"), stacks)]
    for line in result.lines:
        entries = tuple(signed(line.deltas[seat]) for seat in playing)
        rows.append(Row(label(scene.say, line), entries))
    title, last = " · ".join(scene.standing), partial(_draw_last, scene=scene)
    return Outcome(title, (result.sheet.winner,), tuple(rows), last, tuple(last_trick(scene)))


def _draw_last(picture: Picture, area: Box, scene: TileScene) -> int:
    """Draw the last trick, or the winning tiles alone if there is little room; return the height.

    It has up to a third of the sheet, and less where the rows are close together.
    """
    most = Box(area.x, area.y, area.width, share(scene))
    try:
        high = middle_of(scene, most, names=True).needs if scene.plays else 0
    except NoRoomError:
        high = 0
    if high:
        draw_trick(picture, Box(area.x, area.y, area.width, high), scene, names=True)
        return high
    tiles = scene.dealt.tiles if scene.dealt else scene.view.won[-1].best
    fits = (size for size in SIZES if len(tiles) * (size + APART) <= area.width)
    size = next((size for size in fits if TILES[size] <= most.height), SIZES[-1])
    start = Box(area.x, area.y, size, TILES[size])
    picture.add(*fan(tiles, start, size + APART, "last"))
    return TILES[size]
