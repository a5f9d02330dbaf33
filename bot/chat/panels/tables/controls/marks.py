"""The claims a player can mark, each with its worth in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.panels.tables.controls import waits
from bot.domain.tables.ahead.worth import Worths
from bot.words import Words, claimed
from rules import MahjongView

TOLD = 3
"""The largest number of marks whose worth is told above the buttons."""


def worth(word: str, worths: Worths, view: MahjongView, say: Words) -> str:
    """Return the worth of a mark: its claim spoils the hand, or how near the hand then is."""
    one = worths.marks.get(word)
    if one is None:
        return ""
    if one.spoils:
        return say("claims-spoils")
    if one.outlook:
        return waits.beside(one.outlook, view, say)
    step = "nearer" if one.away < worths.now else "same" if one.away == worths.now else "farther"
    return say(f"mark-{step}", away=one.away, now=worths.now)


def told(worths: Worths, view: MahjongView, say: Words) -> Iterator[str]:
    """Yield lines on the claims that bring a hand nearer to a win."""
    every = worths.nearer
    for word in every[:TOLD]:
        about = worth(word, worths, view, say)
        yield say("mark-worth", mark=claimed.mark(say, word), worth=about)
    if len(every) > TOLD:
        yield say("mark-more", count=len(every) - TOLD)
    if worths.marks and not every:
        yield say("mark-none")
