"""The score sheet at the end of a deal: a column a seat, a row a line, the match as a plot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import NamedTuple

from render.boards.scene import Scene, signed
from render.layout import Box, Path, Picture, Shape, Text, reach, stack
from rules.hanafuda.cards import CLASSES
from rules.hanafuda.yaku import Account

GAP = 16


class Row(NamedTuple):
    """A label and one entry a seat; `ruled` rows stand bold below a line.

    `counts` has the number of cards an entry rests on, where it rests on cards.
    """

    label: str
    entries: tuple[str, ...]
    ruled: bool = False
    counts: tuple[str, ...] = ()


def sheet(scene: Scene, history: Sequence[tuple[int, ...]]) -> Picture:
    """The sheet of a finished deal; `history` holds the scores after each deal, this one last."""
    picture = Picture(*scene.size)
    line = scene.line + (6 if scene.tall else 4)
    head, body = stack(picture.inner.inset(8, 4), 2 * line + GAP, 0, gap=GAP)
    _title(picture, head, scene)
    table_rows = _rows(scene)
    high = line * (len(table_rows) + 1) + 10 * sum(row.ruled for row in table_rows)
    if scene.tall:
        lines, plot = stack(body, high, 0, gap=2 * GAP)
    else:
        lines, plot = body.split(body.width * 3 // 5, 3 * GAP)
    _table(picture, lines, scene, table_rows, line)
    scores = ((0,) * len(scene.names), *(history or (_after(scene),)))
    _plot(picture, plot, scene, scores)
    return picture


def _after(scene: Scene) -> tuple[int, ...]:
    """The scores of the match with this deal counted."""
    view = scene.view
    assert view.result is not None
    gained = view.result.deltas(len(view.scores))
    return tuple(score + delta for score, delta in zip(view.scores, gained, strict=True))


def _title(picture: Picture, area: Box, scene: Scene) -> None:
    """Which deal it was and how it ended."""
    view, say = scene.view, scene.say
    assert view.result is not None
    gained = view.result.deltas(len(view.scores))
    winner = scene.short(max(range(len(gained)), key=gained.__getitem__))
    upper, lower = stack(area, area.height // 2, 0, gap=0)
    title = say("score-title", number=view.number, deals=view.deals)
    picture.add(
        Text(title, upper, scene.letters, faint=True),
        Text(say(f"ending-{view.result.ending}", name=winner), lower, scene.letters + 8, bold=True),
    )


# --- The lines ----------------------------------------------------------------------------------


def _rows(scene: Scene) -> list[Row]:
    view, say = scene.view, scene.say
    assert view.result is not None
    gained = tuple(map(signed, view.result.deltas(len(view.scores))))
    rows = [] if view.result.sheet is None else _account_rows(scene, view.result.sheet)
    rows.append(Row(say("line-payment"), gained, True))
    rows.append(Row(say("line-running"), tuple(map(signed, _after(scene)))))
    return rows


def _account_rows(scene: Scene, accounts: Sequence[Account]) -> list[Row]:
    """Counts and points by class, the combinations, the totals."""
    say = scene.say
    rows: list[Row] = []
    for place, kind in enumerate(CLASSES):
        points = tuple(str(one.points[place]) for one in accounts)
        counts = tuple(str(one.counts[place]) for one in accounts)
        rows.append(Row(say(f"class-{kind}"), points, counts=counts))
    rows.append(Row(say("line-card-points"), tuple(str(one.cards) for one in accounts), True))
    for name in dict.fromkeys(name for one in accounts for name, _ in one.gained):
        entries = tuple(signed(_net(one, name)) for one in accounts)
        rows.append(Row(say(f"combination-{name}"), entries))
    rows.append(
        Row(say("line-total"), tuple(str(one.total).replace("-", "−") for one in accounts), True)
    )
    return rows


def _net(account: Account, name: str) -> int:
    return dict(account.gained).get(name, 0) - dict(account.lost).get(name, 0)


def _table(picture: Picture, area: Box, scene: Scene, rows: Sequence[Row], line: int) -> None:
    """The names, then the rows."""
    y = area.y
    for row in (Row("", scene.names, counts=()), *rows):
        if row.ruled:
            picture.add(Path(((area.x, y + 5), (area.right - 1, y + 5)), 2))
            y += 10
        bold = row.ruled or not row.label
        _entries(picture, Box(area.x, y, area.width, line), scene, row, bold)
        y += line


def _entries(picture: Picture, box: Box, scene: Scene, row: Row, bold: bool) -> None:
    """A label on the left; in each column the count, faint, and the entry, flush right."""
    column = box.width * 3 // 10
    label, rest = box.split(box.width - column * len(row.entries), 0)
    picture.add(Text(row.label, label, scene.letters, bold=bold))
    for place, entry in enumerate(row.entries):
        cell = Box(rest.x + place * column + GAP, rest.y, column - GAP, rest.height)
        if row.counts:
            left, cell = cell.split(cell.width // 2, GAP)
            picture.add(Text(row.counts[place], left, scene.letters, "right", faint=True))
        picture.add(Text(entry, cell, scene.letters, "right", bold=bold))


# --- The plot -----------------------------------------------------------------------------------

Point = tuple[int, int]


def _plot(picture: Picture, area: Box, scene: Scene, scores: Sequence[tuple[int, ...]]) -> None:
    """The running score: a line a seat, told apart by its marks, with name and score at its end."""
    title, body = stack(area, scene.line, 0, gap=GAP)
    picture.add(Text(scene.say("score-plot"), title, scene.letters, faint=True))
    body = Box(body.x, body.y, body.width, min(body.height, 400))
    body, ends = body.split(body.width * 11 // 20, GAP)
    body = body.inset(8, scene.line // 2)
    zero = _points(body, scores, repeat(0, len(scores)))
    picture.add(Path((zero[0], zero[-1]), 2, faint=True))
    lines = [_points(body, scores, column) for column in zip(*scores, strict=True)]
    for seat, line in enumerate(lines):
        picture.add(Path(line, 4))
        picture.add(*(_mark(seat, *point) for point in line))
    _ends(picture, ends, scene, [line[-1][1] for line in lines], scores[-1])


def _points(
    body: Box, scores: Sequence[tuple[int, ...]], column: Iterable[int]
) -> tuple[Point, ...]:
    """Where a column of scores stands in the plot of all of them; the line of 0 is in sight."""
    low, high = min(0, *map(min, scores)), max(0, *map(max, scores))
    span, last = max(high - low, 1), max(len(scores) - 1, 1)
    return tuple(
        (
            body.x + (body.width - 1) * deal // last,
            body.bottom - 1 - (body.height - 1) * (score - low) // span,
        )
        for deal, score in enumerate(column)
    )


def _mark(seat: int, x: int, y: int) -> Shape:
    size = 16 - seat % 2
    return Shape(MARKS[seat % 2], Box(x - size // 2, y - size // 2, size, size), "ink", "")


MARKS = ("disc", "square")


def _ends(
    picture: Picture, area: Box, scene: Scene, heights: Sequence[int], scores: Sequence[int]
) -> None:
    """Each name and score beside the end of its line, moved apart where they would touch."""
    low = area.bottom - scene.line * len(heights)
    free = area.y
    for seat in sorted(range(len(heights)), key=heights.__getitem__):
        y = max(free, min(heights[seat] - scene.line // 2, low))
        left, rest = Box(area.x, y, area.width, scene.line).split(20, 8)
        words = signed(scores[seat])
        name, number = rest.split(rest.width - reach(words, scene.letters) - 8, 8)
        picture.add(
            _mark(seat, left.x + 10, y + scene.line // 2),
            Text(scene.names[seat], name, scene.letters),
            Text(words, number, scene.letters, "right", bold=True),
        )
        free, low = y + scene.line, low + scene.line
