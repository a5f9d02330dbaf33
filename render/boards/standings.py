"""The standing of a match: places, names, points, deals won, and a plot of the points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from render.boards.heading import Head, headline_letters, parted, write_head
from render.boards.plot import (
    Entry,
    Scores,
    draw_list,
    draw_plot,
    is_plotted,
    list_height,
)
from render.boards.scene import Page
from render.layout import Picture, stack
from rules.points import counted, signed

GAP = 24
HIGHEST = 480
"""The largest height of a plot, in pixels."""


def standings(page: Page, history: Scores) -> Picture:
    """Draw the standings; `history` has each seat's points of the match after every deal."""
    picture = Picture(*page.size)
    start = sum(history[-1]) // len(page.names)
    scores = ((start,) * len(page.names), *history)
    head, body = parted(picture, page, GAP)
    title = page.say("standings-title", deals=len(history))
    leaders = _leaders(page, scores[-1], head.width / headline_letters(page))
    write_head(picture, head, page, Head(title, leaders))
    high = list_height(page, len(page.names))
    if page.tall:
        named, plot = stack(body, high, 0, gap=2 * GAP)
    else:
        named, plot = body.split(body.width // 2, 2 * GAP)
    shown = counted if start else signed
    heads = (page.say("column-won"), page.say("column-points"))
    plotted = is_plotted(scores)
    marked = len(page.names) if plotted else 0
    draw_list(picture, named, page, heads, _entries(scores, shown), marked)
    if plotted:
        plot = replace(plot, height=min(plot.height, HIGHEST))
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
