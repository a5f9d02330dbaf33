"""The standing of a match: places, names, points, deals won, and a plot of the points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from render.boards.plot import (
    Entry,
    Scores,
    draw_list,
    draw_plot,
    is_plotted,
    list_height,
    row_height,
)
from render.boards.scene import Page
from render.layout import Picture, Text, stack
from rules.points import counted, signed

GAP = 24
HIGHEST = 480
"""The largest height of a plot, in pixels."""


def standings(page: Page, history: Scores) -> Picture:
    """Draw the standings; `history` has each seat's points of the match after every deal."""
    picture = Picture(*page.size)
    start = sum(history[-1]) // len(page.names)
    scores = ((start,) * len(page.names), *history)
    head, body = stack(picture.inner.inset(8, 4), 2 * row_height(page), 0, gap=GAP)
    upper, lower = stack(head, head.height // 2, 0, gap=0)
    size = page.letters + 8
    picture.add(
        Text(page.say("standings-title", deals=len(history)), upper, page.letters, faint=True),
        Text(_leaders(page, scores[-1], lower.width / size), lower, size, bold=True),
    )
    high = list_height(page, len(page.names))
    if page.tall:
        named, plot = stack(body, high, 0, gap=2 * GAP)
        plot = stack(plot, min(plot.height, HIGHEST), 0, gap=0)[0]
    else:
        named, plot = body.split(body.width // 2, 2 * GAP)
        plot = stack(plot, min(plot.height, HIGHEST), 0, gap=0)[0]
    shown = counted if start else signed
    heads = (page.say("column-won"), page.say("column-points"))
    plotted = is_plotted(scores)
    marked = len(page.names) if plotted else 0
    draw_list(picture, named, page, heads, _entries(scores, shown), marked)
    if plotted:
        draw_plot(picture, plot, page, scores, shown)
    picture.crop()
    return picture


def _leaders(page: Page, total: Sequence[int], width: float) -> str:
    """Return the sentence that names the leader, or all who share the lead.

    `width` is the width it may take, in letters' heights.
    """
    first = [seat for seat, points in enumerate(total) if points == max(total)]
    if len(first) == len(total):
        return page.say("standings-even")
    count = len(first)
    between = page.say("names-both", after=0) if count == 2 else page.say("comma")
    return page.naming(
        lambda names: page.say("standings-ahead", names=names, count=count), first, width, between
    )


def _entries(scores: Scores, shown: Callable[[int], str]) -> list[Entry]:
    """Return the seats by their points; equal points share a place."""
    total = scores[-1]
    reached = [1 + sum(points > own for points in total) for own in total]
    order = sorted(range(len(total)), key=lambda seat: reached[seat])
    return [
        Entry(seat, (str(_won(scores, seat)), shown(total[seat])), f"{reached[seat]}.")
        for seat in order
    ]


def _won(scores: Scores, seat: int) -> int:
    """Return the number of deals in which a seat gained points."""
    return sum(after[seat] > before[seat] for before, after in pairwise(scores))
