"""The payments of a deal of Tien Gow: the rows of its score sheet."""

from __future__ import annotations

from render.boards.scores import Outcome, Row, label, result_of
from render.boards.tiengow.scene import TileScene
from rules.points import signed


def outcome(scene: TileScene) -> Outcome:
    """Return the stacks of each seat, then a row for each reason why points changed hands."""
    result, playing = result_of(scene), scene.view.playing
    stacks = tuple(str(result.sheet.stacks[seat]) for seat in playing)
    rows = [Row(scene.say("row-count"), stacks)]
    for line in result.lines:
        entries = tuple(signed(line.deltas[seat]) for seat in playing)
        rows.append(Row(label(scene.say, line), entries))
    return Outcome(" · ".join(scene.standing), (result.sheet.winner,), tuple(rows))
