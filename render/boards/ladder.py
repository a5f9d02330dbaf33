"""A ranked table of numbers, with a plot of the first lines' points: leagues, careers, meetings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.boards.heading import Head, parted, write_head
from render.boards.plot import (
    LOWEST,
    Entry,
    Scores,
    draw_list,
    draw_plot,
    is_plotted,
    list_height,
)
from render.boards.scene import Page
from render.layout import Picture, stack

GAP = 24
HIGHEST = 420
"""The largest height of a plot, in pixels."""
PLOTTED = 6
"""The largest number of lines in a plot."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A line of the table: a name, its numbers as text, the main one last, and its place if any."""

    name: str
    numbers: tuple[str, ...]
    place: str = ""


def ladder(
    page: Page,
    title: str,
    headline: str,
    heads: Sequence[str],
    rungs: Sequence[Rung],
    history: Scores,
    days: Sequence[str] = (),
) -> Picture:
    """Draw the table; `heads` name the columns of numbers.

    `history` has the points of the first lines after every step, `days` the dates of the first and
    the last step.
    """
    picture = Picture(*page.size)
    page = replace(page, names=tuple(rung.name for rung in rungs))
    head, body = parted(picture, page, GAP)
    write_head(picture, head, page, Head(title, headline))
    entries = [Entry(seat, rung.numbers, rung.place) for seat, rung in enumerate(rungs)]
    high = list_height(page, len(entries))
    if page.tall:
        named, plot = stack(body, high, 0, gap=2 * GAP)
    else:
        named, plot = body.split(body.width * 11 // 20, 2 * GAP)
    drawn = is_plotted(history) and plot.height >= LOWEST
    lines = len(history[0]) if drawn else 0
    draw_list(picture, named, page, heads, entries, marked=lines)
    if drawn:
        plot = replace(plot, height=min(plot.height, HIGHEST))
        draw_plot(picture, plot, page, history, below=days)
    picture.crop()
    return picture
