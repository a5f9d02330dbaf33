"""The running score: a line a seat, told apart by its marks, and the list that names them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import NamedTuple

from render.boards.scene import Page
from render.layout import Box, Path, Picture, Shape, Text, reach

GAP = 16
MARKS = ("disc", "square", "triangle", "diamond", "circle", "star", "wedge")
"""A shape for each seat of the largest table."""

Scores = Sequence[tuple[int, ...]]
Point = tuple[int, int]


class Entry(NamedTuple):
    """A seat's line in the list: its place, where places are given, and numbers as words."""

    seat: int
    numbers: tuple[str, ...]
    place: str = ""


def draw_plot(picture: Picture, area: Box, scores: Scores) -> None:
    """A line a seat; `scores` has each seat's points before the first deal and after every one.

    Where all begin with the same, a faint line shows it.
    """
    ties = max(scores[-1].count(points) for points in scores[-1]) - 1
    body = area.inset(MARK // 2 + 1, MARK // 2 + 1)
    body = Box(body.x, body.y, body.width - ties * BESIDE, body.height)
    lines = [_points(body, scores, column) for column in zip(*scores, strict=True)]
    if len(set(scores[0])) == 1:
        level = _points(body, scores, repeat(scores[0][0], len(scores)))
        picture.add(Path((level[0], level[-1]), 2, faint=True))
    picture.add(*(Path(line, 4) for line in lines))
    for seat, line in enumerate(lines):
        picture.add(*(mark(seat, *point) for point in _marked(line, seat, len(lines))))
    for seat, (x, y) in enumerate(line[-1] for line in lines):
        before = scores[-1][:seat].count(scores[-1][seat])
        picture.add(mark(seat, x + before * BESIDE, y))


MARK = 20
BESIDE = MARK + 4
"""Where lines end together their marks stand side by side, so far apart."""
MOST = 12
"""A line has about so many marks at most: more would hide it."""


def _marked(line: tuple[Point, ...], seat: int, seats: int) -> tuple[Point, ...]:
    """Where a line has marks before its end; lines that are many have theirs at other deals."""
    every = max(-(-len(line) // MOST), seats if seats > 2 else 1)
    start = 1 + seat % every if seats > 2 else every
    return line[start:-1:every]


def _points(body: Box, scores: Scores, column: Iterable[int]) -> tuple[Point, ...]:
    """Where a column of scores stands in the plot of all of them."""
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
    """The mark of a seat around a point."""
    size = MARK - 4 if MARKS[seat] in SOLID else MARK
    return Shape(MARKS[seat], Box(x - size // 2, y - size // 2, size, size), "ink", "")


SOLID = ("disc", "square")
"""Shapes that look larger than the others."""


def list_height(page: Page, entries: int) -> int:
    """How high a list is with the line above it."""
    return (entries + 1) * row_height(page)


def row_height(page: Page) -> int:
    """The height of a line of a table of numbers."""
    return page.line + (6 if page.tall else 4)


def draw_list(
    picture: Picture,
    area: Box,
    page: Page,
    heads: Sequence[str],
    entries: Sequence[Entry],
    marked: int = len(MARKS),
) -> None:
    """Who each line belongs to and their numbers; `heads` name the columns.

    The first `marked` seats have the marks of the plot before their names.
    """
    size, line = page.letters, row_height(page)
    columns = [
        max(reach(one, size) for one in (head, *(entry.numbers[at] for entry in entries)))
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
        picture.add(Text(page.names[entry.seat], name, size))


def _numbers(
    picture: Picture, row: Box, page: Page, numbers: tuple[str, ...], columns: Sequence[int]
) -> Box:
    """Numbers flush right, the last one bold; returns what is left of the row.

    Heads are faint, and so is what is not sure or not there: `27.1 ±16.0?` and `–`.
    """
    for at in reversed(range(len(numbers))):
        row, cell = row.split(row.width - columns[at] - GAP, GAP)
        faint = not numbers[at][-1:].isdigit()
        last = at == len(numbers) - 1
        picture.add(
            Text(numbers[at], cell, page.letters, "right", bold=last and not faint, faint=faint)
        )
    return row
