"""The running score: a line with marks of its own for each seat, and the list that names them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from typing import NamedTuple

from render.boards.scene import Page
from render.layout import Box, Path, Picture, Shape, Text, reach
from rules.points import signed

GAP = 16
MARKS = ("disc", "square", "triangle", "diamond", "circle", "star", "wedge")
"""A shape for each seat of the largest table."""

Scores = Sequence[tuple[int, ...]]
Point = tuple[int, int]


class Entry(NamedTuple):
    """A seat's line in the list: its place, where places are given, and its numbers as text."""

    seat: int
    numbers: tuple[str, ...]
    place: str = ""


def won(page: Page, places: Sequence[int], width: float) -> str:
    """Return the sentence that names the winners of a match: all who share the first place.

    `width` is the width it may take, in letters' heights.
    """
    first = [seat for seat, place in enumerate(places) if place == 1]
    count, between = len(first), page.say("comma")
    return page.naming(
        lambda names: page.say("match-won", names=names, count=count), first, width, between
    )


def is_plotted(scores: Scores) -> bool:
    """Whether there is enough to plot: one deal or two make no curve."""
    return len(scores) > FEWEST


def draw_plot(
    picture: Picture,
    area: Box,
    page: Page,
    scores: Scores,
    shown: Callable[[int], str] = signed,
    below: Sequence[str] = (),
    ends: Sequence[str] = (),
) -> None:
    """Draw a line for each seat through its points before the first deal and after every one.

    `shown` writes points as text; three values stand at the left. At the end of each line are its
    words in `ends`, or its last points. `below` has the words under the two ends of the plot;
    without them the deals are counted.
    """
    ends = ends or [shown(points) for points in scores[-1]]
    body = _body(area, page, scores, shown, ends)
    _grid(picture, area, body, page, scores, shown)
    _scale(picture, area, body, page, below or ("0", str(len(scores) - 1)))
    lines = [_points(body, scores, column) for column in zip(*scores, strict=True)]
    for seat, line in enumerate(lines):
        dashes = DASHES[(seat + seat // len(INKS)) % len(DASHES)]
        picture.add(Path(line, 4, ink=_ink(seat), dashes=dashes))
    for seat, line in enumerate(lines):
        picture.add(*(mark(seat, *point) for point in _marked(line, seat, len(lines))))
    _ends(picture, area, body, page, ends, lines)


FEWEST = 3
"""The fewest deals that are plotted."""
LOWEST = 200
"""The height below which a plot is left out."""
INKS = ("ink", "yellow", "turn", "rose")
DASHES: tuple[tuple[int, ...], ...] = ((), (26, 10), (5, 9), (26, 9, 5, 9))
"""The dashes of lines, which differ also without colour; no two of sixteen lines are alike."""


def _ink(seat: int) -> str:
    return INKS[seat % len(INKS)]


def _body(
    area: Box, page: Page, scores: Scores, shown: Callable[[int], str], ends: Sequence[str]
) -> Box:
    """Return the area of the lines: inside the words at the left, at the right and below."""
    size = page.letters
    left = max(reach(shown(value), size) for value in _ticks(scores)) + GAP
    right = MARK + GAP + max(reach(words, size) for words in ends)
    height = area.height - row_height(page) - MARK
    return Box(area.x + left, area.y + MARK // 2, area.width - left - right, height)


def _ticks(scores: Scores) -> tuple[int, int, int]:
    """Return the lowest points, a value between, and the highest points.

    The value between is zero if that lies well between, otherwise the middle.
    """
    low, high = min(map(min, scores)), max(map(max, scores))
    near = (high - low) // 3
    return low, 0 if low + near < 0 < high - near else (low + high) // 2, high


def _grid(
    picture: Picture,
    area: Box,
    body: Box,
    page: Page,
    scores: Scores,
    shown: Callable[[int], str],
) -> None:
    """Draw a faint line at each of three values."""
    size, line = page.letters, row_height(page)
    for value in dict.fromkeys(_ticks(scores)):
        ((_, y), *_, end) = _points(body, scores, repeat(value, len(scores)))
        label = Box(area.x, y - line // 2, body.x - area.x - GAP, line)
        picture.add(
            Path(((body.x, y), end), 2, ink="edge"),
            Text(shown(value), label, size, "right", faint=True),
        )


def _scale(picture: Picture, area: Box, body: Box, page: Page, below: Sequence[str]) -> None:
    """Write the words below the two ends of the lines."""
    line = row_height(page)
    sides = Box(body.x, area.bottom - line, body.width, line).split(body.width // 2, 0)
    for words, side, align in zip(below, sides, ("left", "right"), strict=False):
        picture.add(Text(words, side, page.letters, align, faint=True))


def _ends(
    picture: Picture,
    area: Box,
    body: Box,
    page: Page,
    words: Sequence[str],
    lines: Sequence[tuple[Point, ...]],
) -> None:
    """Draw the mark of each seat at the end of its line, and its value beside it, without overlaps.

    If there is no room for all values, draw only the marks.
    """
    line = row_height(page)
    order = sorted(range(len(lines)), key=lambda seat: (lines[seat][-1][1], seat))
    if len(order) * line > area.height:
        picture.add(*(mark(seat, *lines[seat][-1]) for seat in order))
        return
    lowest = area.bottom - len(order) * line
    y = area.y
    for at, seat in enumerate(order):
        y = min(max(y, lines[seat][-1][1] - line // 2), lowest + at * line)
        x = body.right + GAP // 2
        picture.add(
            mark(seat, x + MARK // 2, y + line // 2),
            Text(
                words[seat],
                Box(x + MARK + GAP // 2, y, area.right - x - MARK - GAP // 2, line),
                page.letters,
            ),
        )
        y += line


MARK = 20
MOST = 12
"""The approximate largest number of marks on a line: more would hide it."""


def _marked(line: tuple[Point, ...], seat: int, seats: int) -> tuple[Point, ...]:
    """Return the points of a line that have marks before its end.

    With more than two lines, no two have their marks at the same deals.
    """
    every = max(-(-len(line) // MOST), seats if seats > 2 else 1)
    start = 1 + seat % every if seats > 2 else every
    return line[start:-1:every]


def _points(body: Box, scores: Scores, column: Iterable[int]) -> tuple[Point, ...]:
    """Return the points of a column of scores in the plot."""
    low, high = min(map(min, scores)), max(map(max, scores))
    span, last = max(high - low, 1), max(len(scores) - 1, 1)
    return tuple(
        (
            body.x + (body.width - 1) * deal // last,
            body.bottom - 1 - (body.height - 1) * (score - low) // span,
        )
        for deal, score in enumerate(column)
    )


def mark(seat: int, x: int, y: int) -> Shape:
    """Return the mark of a seat around a point, in the ink of its line."""
    size = MARK - 4 if MARKS[seat] in SOLID else MARK
    return Shape(MARKS[seat], Box(x - size // 2, y - size // 2, size, size), _ink(seat), "")


SOLID = ("disc", "square")
"""Shapes that look larger than the others."""


def list_height(page: Page, entries: int) -> int:
    """Return the height of a list with this number of entries and the line of heads above them."""
    return (entries + 1) * row_height(page)


def row_height(page: Page) -> int:
    """Return the height of a line of a table of numbers."""
    return page.line + min(page.leading, 6 if page.tall else 4)


def draw_list(
    picture: Picture,
    area: Box,
    page: Page,
    heads: Sequence[str],
    entries: Sequence[Entry],
    marked: int,
) -> None:
    """Draw the name and numbers of each line; `heads` name the columns.

    The first `marked` seats have the marks of the plot before their names.
    """
    size, line = page.letters, row_height(page)
    columns = [
        max(reach(label, size) for label in (head, *(entry.numbers[at] for entry in entries)))
        for at, head in enumerate(heads)
    ]
    y = area.y
    _numbers(picture, Box(area.x, y, area.width, line), page, tuple(heads), columns)
    places = max(reach(entry.place, size) for entry in entries) + 8
    for entry in entries:
        y += line
        row = Box(area.x, y, area.width, line)
        if entry.place:
            left, row = row.split(places, 0)
            picture.add(Text(entry.place, left, size, bold=True))
        if marked:
            left, row = row.split(MARK + 2, 10)
        if entry.seat < marked:
            picture.add(mark(entry.seat, left.x + MARK // 2 + 1, y + line // 2))
        name = _numbers(picture, row, page, entry.numbers, columns)
        picture.add(Text(page.short(entry.seat, name.width / size), name, size))


def _numbers(
    picture: Picture, row: Box, page: Page, numbers: tuple[str, ...], columns: Sequence[int]
) -> Box:
    """Write numbers flush right, the last one bold; return the rest of the row.

    Heads are faint, and so are uncertain and missing numbers: `27.1 ±16.0?` and `–`.
    """
    for at in reversed(range(len(numbers))):
        row, cell = row.split(row.width - columns[at] - GAP, GAP)
        faint = not numbers[at][-1:].isdigit()
        last = at == len(numbers) - 1
        picture.add(
            Text(numbers[at], cell, page.letters, "right", bold=last and not faint, faint=faint)
        )
    return row
