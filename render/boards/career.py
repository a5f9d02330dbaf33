"""The picture of a person's results: numbers in sections, and a plot of the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.heading import Head, parted, write_head
from render.boards.plot import LOWEST, Scores, draw_plot, is_plotted, row_height
from render.boards.scene import Page
from render.layout import Box, Path, Picture, Text, reach

GAP = 24
HIGHEST = 300
"""The largest height of a plot, in pixels."""


class Section(NamedTuple):
    """A head and the lines below it, each with a label and its words."""

    head: str
    lines: tuple[tuple[str, str], ...]


def career(
    page: Page,
    title: str,
    headline: str,
    sections: Sequence[Section],
    history: Scores,
    days: Sequence[str] = (),
) -> Picture:
    """Lay out the sections: in one column on a phone, otherwise in two; the plot takes the rest.

    `days` are the dates of the first and the last step of the history.
    """
    picture = Picture(*page.size)
    head, body = parted(picture, page, GAP)
    write_head(picture, head, page, Head(title, headline))
    if page.tall:
        columns, shares = [body], [sections]
    else:
        left, right = body.split((body.width - 2 * GAP) // 2, 2 * GAP)
        columns, shares = [left, right], [sections[:1], sections[1:]]
    ends = [_draw(picture, box, page, some) for box, some in zip(columns, shares, strict=True)]
    end, area = min(zip(ends, columns, strict=True), key=lambda pair: pair[0])
    free = area.bottom - end - GAP
    if is_plotted(history) and free >= LOWEST:
        plot = Box(area.x, end + GAP, area.width, min(free, HIGHEST))
        draw_plot(picture, plot, page, history, below=days)
    picture.crop()
    return picture


def _draw(picture: Picture, area: Box, page: Page, sections: Sequence[Section]) -> int:
    """Draw sections one below the other; return the y where they end."""
    y, line = area.y, row_height(page)
    for section in sections:
        if section.head:
            head = Box(area.x, y, area.width, line)
            picture.add(
                Text(section.head, head, page.letters, faint=True),
                Path(((area.x, head.bottom), (area.right - 1, head.bottom)), 2, faint=True),
            )
            y += line + 6
        for label, words in section.lines:
            wide = min(reach(words, page.letters) * 11 // 10, area.width * 6 // 10)
            row = Box(area.x, y, area.width, line)
            name, cell = row.split(area.width - wide - GAP, GAP)
            picture.add(
                Text(label, name, page.letters),
                Text(words, cell, page.letters, "right", bold=True),
            )
            y += line
        y += GAP // 2
    return y
