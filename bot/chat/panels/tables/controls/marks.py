"""The claims a player can mark, each with its worth in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import thread_time
from typing import cast

from bot.chat.panels.tables.controls import waits
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.tables.ahead.worth import Worth, Worths
from bot.words import Words, claimed
from rules import MahjongTable

TOLD = 3
"""The largest number of marks whose worth is shown above the buttons."""


def described(glance: Glance, worths: Worths) -> Mapping[str, str]:
    """Return the worth of each mark in words: it spoils the hand, or brings it nearer to a win.

    For a hand that then waits, the words have the points of a win. They are found for at most
    `waits.ENOUGH` seconds, first for the marks that bring the hand nearest.
    """
    until = thread_time() + waits.ENOUGH
    first = dict.fromkeys((*worths.nearer, *worths.marks))
    return {word: _described(glance, worths.marks[word], worths.now, until) for word in first}


def _described(glance: Glance, worth: Worth, now: int, until: float) -> str:
    say = glance.say
    if worth.spoils:
        return say("claims-spoils")
    if worth.outlook:
        points = _points(glance, worth) if thread_time() < until else ()
        between = waits.between(min(points), max(points), say) if points else ""
        told = (waits.beside(worth.outlook, glance.view, say), between)
        return say("semicolon").join(filter(None, told))
    step = "nearer" if worth.away < now else "same" if worth.away == now else "farther"
    return say(f"mark-{step}", away=worth.away, now=now)


def _points(glance: Glance, worth: Worth) -> tuple[int, ...]:
    """Return the points of a win with each tile that a hand waits for after a claim."""
    game, outlook = cast(MahjongTable, glance.game), worth.outlook
    assert outlook is not None
    every = game.prospects(worth.after, glance.seat, outlook)
    return tuple(points for prospect in every for points in prospect.points)


def lines(worths: Worths, worth: Mapping[str, str], say: Words) -> Iterator[str]:
    """Yield lines on the claims that bring a hand nearer to a win; `worth` describes them.

    Claims of the same worth share a line.
    """
    every = worths.nearer
    for about in dict.fromkeys(worth[word] for word in every[:TOLD]):
        alike = (claimed.mark(say, word) for word in every[:TOLD] if worth[word] == about)
        yield say("mark-worth", mark=say("semicolon").join(alike), worth=about)
    if len(every) > TOLD:
        yield say("mark-more", count=len(every) - TOLD)
    if worths.marks and not every:
        yield say("mark-none")
