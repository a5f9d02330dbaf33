"""The score sheet at the end of a deal: a column a side, a row a line, the match as a plot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from render.boards.fitting import grown
from render.boards.plot import (
    LOWEST,
    Entry,
    Scores,
    draw_list,
    draw_plot,
    is_plotted,
    list_height,
    row_height,
    won,
)
from render.boards.scene import TOGETHER, AnyScene, Page, Side
from render.layout import Box, Path, Picture, Text, ems, reach, stack
from render.look import Say
from rules import Line, Result
from rules.points import signed

GAP = 16
RULE = 10
"""The height of a line that rules off."""


class Row(NamedTuple):
    """A label and one entry a side; `ruled` rows stand bold below a line.

    `counts` has the number of cards an entry rests on, where it rests on cards.
    """

    label: str
    entries: tuple[str, ...]
    ruled: bool = False
    counts: tuple[str, ...] = ()


Above = Callable[[Picture, Box], int]
"""Draws at the upper end of an area what the rows of a sheet rest on; returns how high it is."""


class Outcome(NamedTuple):
    """Which deal it was, who has won it, and what changed hands for what."""

    title: str
    winners: Side
    rows: tuple[Row, ...]
    above: Above | None = None


def sheet(
    scene: AnyScene, outcome: Outcome, history: Scores, places: Sequence[int] = ()
) -> Picture:
    """The sheet of a finished deal; `history` holds what each seat has gained in the match after
    every deal, this one last.

    With the `places` that the seats have reached it is the sheet of the match, too, and says who
    has won that.
    """
    draw = partial(_draw, scene=scene, outcome=outcome, history=history, places=places)
    return grown(scene.size, draw)


def _draw(
    picture: Picture, scene: AnyScene, outcome: Outcome, history: Scores, places: Sequence[int]
) -> None:
    head, body = stack(picture.inner.inset(8, 4), 2 * row_height(scene) + GAP, 0, gap=GAP)
    _title(picture, head, scene, outcome, places)
    if outcome.above:
        high = outcome.above(picture, body)
        body = Box(body.x, body.y + high + GAP, body.width, body.height - high - GAP)
    width = body.width if scene.tall else body.width * 11 // 20
    rows = (*outcome.rows, _payment(scene))
    rows = (*_heads(scene, width, rows), *rows)
    if scene.tall:
        table, match = stack(body, rows_height(scene, rows), 0, gap=2 * GAP)
    else:
        table, match = body.split(width, 3 * GAP)
    draw_rows(picture, table, scene, rows)
    _match(picture, match, scene, _running(scene, history), places)
    picture.crop()


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


def _title(
    picture: Picture, area: Box, scene: AnyScene, outcome: Outcome, places: Sequence[int]
) -> None:
    """Which deal it was and how it ended; at the end of the match who has won that."""
    winners = outcome.winners
    upper, lower = stack(area, area.height // 2, 0, gap=0)
    key, name = f"ending-{result_of(scene).ending}", scene.side_name(winners, WIDEST)
    ending = scene.say(key, name=name, count=len(winners))
    above, below = outcome.title, ending
    if places:
        above, below = f"{outcome.title} · {ending}", won(scene, places)
    picture.add(
        Text(above, upper, scene.letters, faint=True),
        Text(below, lower, scene.letters + 8, bold=True),
    )


WIDEST = 13.5
"""How wide the winners' names may be in the headline, in letters' heights."""


# --- The table ----------------------------------------------------------------------------------


def draw_rows(picture: Picture, area: Box, page: Page, rows: Sequence[Row]) -> None:
    """Rows one below the other; those without a label stand bold as heads."""
    y, line, labels = area.y, row_height(page), widest(page, rows, area.width)
    for row in rows:
        if row.ruled:
            picture.add(Path(((area.x, y + RULE // 2), (area.right - 1, y + RULE // 2)), 2))
            y += RULE
        _entries(picture, Box(area.x, y, area.width, line), page, row, labels)
        y += line


def rows_height(page: Page, rows: Sequence[Row]) -> int:
    """How high rows are."""
    return row_height(page) * len(rows) + RULE * sum(row.ruled for row in rows)


def columns(box: Box, count: int, labels: int) -> tuple[Box, list[Box]]:
    """The box of the labels, and one for each of so many columns: these take what is left.

    However long labels are, the columns have three eighths where there are two, five at most.
    """
    free = max(box.width - labels, box.width * min(5, count + 1) // 8)
    column = min(box.width * 3 // 10, free // count)
    label, rest = box.split(box.width - column * count, 0)
    return label, [
        Box(rest.x + place * column + GAP, rest.y, column - GAP, rest.height)
        for place in range(count)
    ]


def widest(page: Page, rows: Sequence[Row], width: int) -> int:
    """How wide the labels of rows are, at most as wide as the numbers leave them."""
    size = page.letters
    numbers = [row for row in rows if row.label]
    entry = max((reach(one, size) for row in numbers for one in row.entries), default=0)
    free = width - max(len(row.entries) for row in rows) * (round(entry * BOLD) + GAP)
    return min(free, max(round(reach(row.label, size) * BOLD) for row in rows))


def _heads(scene: AnyScene, width: int, rows: Sequence[Row]) -> list[Row]:
    """The names of the sides; a team's stand one below the other where they are too long."""
    sides, box = scene.sides, Box(0, 0, width, 0)
    column = columns(box, len(sides), widest(scene, rows, width))[1][0]
    room = column.width / scene.letters
    names = tuple(scene.side_name(side, room) for side in sides)
    whole = names == tuple(scene.side_name(side, WHOLE) for side in sides)
    if whole or len(sides[0]) == 1:
        return [Row("", names)]
    plus = TOGETHER.rstrip()
    first = tuple(scene.short(side[0], room - ems(plus) * BOLD) + plus for side in sides)
    return [Row("", first), Row("", tuple(scene.short(side[1], room) for side in sides))]


WHOLE = 99
"""A width at which no name is cut, in letters' heights."""
BOLD = 1.06
"""How much wider bold letters are."""


def _entries(picture: Picture, box: Box, page: Page, row: Row, labels: int) -> None:
    """A label on the left; in each column the count, faint, and the entry, flush right."""
    label, cells = columns(box, len(row.entries), labels)
    bold = row.ruled or not row.label
    picture.add(Text(row.label, label, page.letters, bold=bold))
    for place, (entry, cell) in enumerate(zip(row.entries, cells, strict=True)):
        if row.counts:
            left, cell = cell.split(cell.width * 2 // 5, GAP // 2)
            picture.add(Text(row.counts[place], left, page.letters, "right", faint=True))
        picture.add(Text(entry, cell, page.letters, "right", bold=bold))


# --- The match ----------------------------------------------------------------------------------

HIGHEST = 320
"""No plot is higher."""
RESTED = "–"
"""What stands for the points of a deal that somebody sat out."""


def _match(
    picture: Picture, area: Box, scene: AnyScene, scores: Scores, places: Sequence[int]
) -> None:
    """The running score with each seat's points of this deal and of the match."""
    total = scores[-1]
    gained = [signed(points) for points in gains(scene)]
    for seat in scene.view.resting:
        gained[seat] = RESTED
    order = sorted(range(len(total)), key=lambda seat: places[seat] if places else -total[seat])
    reached = [f"{place}." for place in places] or [""] * len(total)
    entries = [
        Entry(seat, (gained[seat], scene.points(total[seat])), reached[seat]) for seat in order
    ]
    heads = (scene.say("column-deal"), scene.say("column-match"))
    named, plot = stack(area, list_height(scene, len(entries)), 0, gap=GAP)
    plotted = is_plotted(scores) and plot.height >= LOWEST
    draw_list(picture, named, scene, heads, entries, marked=len(total) if plotted else 0)
    if plotted:
        plot = Box(plot.x, plot.y, plot.width, min(plot.height, HIGHEST))
        draw_plot(picture, plot, scene, scores, scene.points)
