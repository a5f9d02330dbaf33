"""The score sheet at the end of a deal: a column a side, a row a line, the match as a plot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from render.boards.plot import (
    MARK,
    Entry,
    Scores,
    draw_list,
    draw_plot,
    list_height,
    mark,
    row_height,
)
from render.boards.scene import TOGETHER, AnyScene, Page, Side, signed
from render.layout import Box, Path, Picture, Text, ems, reach, stack
from render.look import Say
from rules import Line, Result, Seat

GAP = 16
RULE = 10
"""The height of a line that rules off."""


class Row(NamedTuple):
    """A label and one entry a side; `ruled` rows stand bold below a line.

    `counts` has the number of cards an entry rests on, where it rests on cards; `marks` the seats
    whose marks of the plot stand before the entries.
    """

    label: str
    entries: tuple[str, ...]
    ruled: bool = False
    counts: tuple[str, ...] = ()
    marks: tuple[Seat, ...] = ()


class Outcome(NamedTuple):
    """Which deal it was, who has won it, and what changed hands for what.

    `above` draws at the upper end of an area what the rows rest on, and returns how high it is.
    """

    title: str
    winners: Side
    rows: tuple[Row, ...]
    above: Callable[[Picture, Box], int] | None = None


def sheet(scene: AnyScene, outcome: Outcome, history: Scores) -> Picture:
    """The sheet of a finished deal; `history` holds what each seat has gained in the match after
    every deal, this one last.
    """
    picture = Picture(*scene.size)
    head, body = stack(picture.inner.inset(8, 4), 2 * row_height(scene) + GAP, 0, gap=GAP)
    _title(picture, head, scene, outcome)
    if outcome.above:
        high = outcome.above(picture, body)
        body = Box(body.x, body.y + high + GAP, body.width, body.height - high - GAP)
    width = body.width if scene.tall else body.width * 11 // 20
    rows = (*_heads(scene, width), *outcome.rows, _payment(scene))
    if scene.tall:
        table, match = stack(body, rows_height(scene, rows), 0, gap=2 * GAP)
    else:
        table, match = body.split(width, 3 * GAP)
    draw_rows(picture, table, scene, rows)
    _match(picture, match, scene, _running(scene, history))
    return picture


def result_of(scene: AnyScene) -> Result:
    """How the deal ended."""
    result: Result | None = scene.view.result
    assert result is not None
    return result


def gains(scene: AnyScene) -> tuple[int, ...]:
    """What each seat gained in the deal."""
    return result_of(scene).deltas(len(scene.names))


def label(say: Say, line: Line) -> str:
    """A reason in few words, with the multiple that makes it."""
    times = (one for one in line.detail if one.startswith("×"))
    return " ".join((say(f"row-{line.reason}"), *times))


def _payment(scene: AnyScene) -> Row:
    """What each side gains in all."""
    gained = gains(scene)
    paid = (sum(gained[seat] for seat in side) for side in scene.sides)
    return Row(scene.say("line-payment"), tuple(map(signed, paid)), True)


def _running(scene: AnyScene, history: Scores) -> Scores:
    """The scores before the first deal and after every one; without a history after this one."""
    start, scores = scene.start, scene.view.scores
    if not history:
        return (start,) * len(scores), tuple(map(sum, zip(scores, gains(scene), strict=True)))
    return tuple(tuple(start + gain for gain in after) for after in ((0,) * len(scores), *history))


def _title(picture: Picture, area: Box, scene: AnyScene, outcome: Outcome) -> None:
    """Which deal it was and how it ended."""
    winners = outcome.winners
    upper, lower = stack(area, area.height // 2, 0, gap=0)
    key, name = f"ending-{result_of(scene).ending}", scene.side_name(winners, WIDEST)
    ending = scene.say(key, name=name, count=len(winners))
    picture.add(
        Text(outcome.title, upper, scene.letters, faint=True),
        Text(ending, lower, scene.letters + 8, bold=True),
    )


WIDEST = 13.5
"""How wide the winners' names may be in the headline, in letters' heights."""


# --- The table ----------------------------------------------------------------------------------


def draw_rows(picture: Picture, area: Box, page: Page, rows: Sequence[Row]) -> None:
    """Rows one below the other; those without a label stand bold as heads."""
    y, line = area.y, row_height(page)
    for row in rows:
        if row.ruled:
            picture.add(Path(((area.x, y + RULE // 2), (area.right - 1, y + RULE // 2)), 2))
            y += RULE
        _entries(picture, Box(area.x, y, area.width, line), page, row)
        y += line


def rows_height(page: Page, rows: Sequence[Row]) -> int:
    """How high rows are."""
    return row_height(page) * len(rows) + RULE * sum(row.ruled for row in rows)


def columns(box: Box, count: int) -> tuple[Box, list[Box]]:
    """The box of the labels, and one for each of so many columns."""
    column = min(box.width * 3 // 10, box.width * 5 // 8 // count)
    label, rest = box.split(box.width - column * count, 0)
    return label, [
        Box(rest.x + place * column + GAP, rest.y, column - GAP, rest.height)
        for place in range(count)
    ]


def _heads(scene: AnyScene, width: int) -> list[Row]:
    """The names of the sides; a team's stand one below the other where they are too long.

    Names of single players that must be cut have the marks of the plot before them.
    """
    sides = scene.sides
    room = columns(Box(0, 0, width, 0), len(sides))[1][0].width / scene.letters / BOLD
    names = tuple(scene.side_name(side, room) for side in sides)
    if names == tuple(scene.side_name(side, 99) for side in sides):
        return [Row("", names)]
    if len(sides[0]) == 1:
        room -= (MARK + GAP // 2) / scene.letters
        names = tuple(scene.side_name(side, room) for side in sides)
        return [Row("", names, marks=tuple(seat for (seat,) in sides))]
    plus = TOGETHER.rstrip()
    first = tuple(scene.short(side[0], room - ems(plus)) + plus for side in sides)
    return [Row("", first), Row("", tuple(scene.short(side[1], room) for side in sides))]


BOLD = 1.06
"""How much wider bold letters are."""


def _entries(picture: Picture, box: Box, page: Page, row: Row) -> None:
    """A label on the left; in each column the count, faint, and the entry, flush right."""
    label, cells = columns(box, len(row.entries))
    bold = row.ruled or not row.label
    picture.add(Text(row.label, label, page.letters, bold=bold))
    for place, (entry, cell) in enumerate(zip(row.entries, cells, strict=True)):
        if row.counts:
            left, cell = cell.split(cell.width * 2 // 5, GAP // 2)
            picture.add(Text(row.counts[place], left, page.letters, "right", faint=True))
        if row.marks:
            wide = min(round(reach(entry, page.letters) * BOLD), cell.width - MARK - GAP // 2)
            cell = Box(cell.right - wide, cell.y, wide, cell.height)
            x, y = cell.x - GAP // 2 - MARK // 2, cell.y + cell.height // 2
            picture.add(mark(row.marks[place], x, y))
        picture.add(Text(entry, cell, page.letters, "right", bold=bold))


# --- The match ----------------------------------------------------------------------------------

HIGHEST = 400
"""No plot is higher."""
RESTED = "–"
"""What stands for the points of a deal that somebody sat out."""


def _match(picture: Picture, area: Box, scene: AnyScene, scores: Scores) -> None:
    """The running score with each seat's points of this deal and of the match."""
    total = scores[-1]
    gained = [signed(points) for points in gains(scene)]
    for seat in scene.view.resting:
        gained[seat] = RESTED
    order = sorted(range(len(total)), key=lambda seat: -total[seat])
    entries = [Entry(seat, (gained[seat], scene.points(total[seat]))) for seat in order]
    heads = (scene.say("column-deal"), scene.say("column-match"))
    high = list_height(scene, len(entries))
    if scene.tall:
        plot, named = area.split(area.width * 2 // 5, 2 * GAP)
        plot = Box(plot.x, plot.y, plot.width, min(plot.height, max(high, HIGHEST)))
    else:
        free = min(area.height - high - GAP, HIGHEST)
        plot, named = stack(Box(area.x, area.y, area.width, free + high + GAP), free, 0, gap=GAP)
    draw_plot(picture, plot, scores)
    draw_list(picture, named, scene, heads, entries)
