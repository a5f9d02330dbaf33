"""The course of people's points, as a picture and in words."""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.chat.painting import drawn
from bot.domain.ledger.reading import Curve
from bot.words import Words
from render import Look
from rules.points import signed


async def course(
    names: Sequence[str], curve: Curve, title: str, headline: str, say: Words, look: Look
) -> tuple[bytes | None, str]:
    """Return the course of people's points: a picture under a headline, and a line for each.

    The picture is None if drawing failed.
    """
    points = [signed(last) for last in curve.points[-1]]
    rungs = [render.Rung(name, (own,)) for name, own in zip(names, points, strict=True)]
    words = title, headline, (say("column-points"),)
    picture = await drawn(render.ladder, *words, rungs, curve.points, say, look, curve.days)
    steps, columns = len(curve.points) - 1, zip(*curve.points, strict=True)
    lines = []
    for name, own, column in zip(names, points, columns, strict=True):
        about = {"low": signed(min(column)), "high": signed(max(column))}
        lines.append(say("plot-told", name=name, points=own, steps=steps, **about))
    return picture, "\n".join(lines)
