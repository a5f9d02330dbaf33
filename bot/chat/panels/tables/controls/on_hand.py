"""Pages of the book that can be explained with a player's own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.chat.panels.tables.controls import takes, waits
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.tables.table import Table
from bot.words import Words, telling
from bot.words.book import CHAPTERS
from rules import ByGame, Seat
from rules.tiengow.combinations import sets


def subjects(table: Table, seat: Seat | None) -> frozenset[str]:
    """Return the pages that a seat's hand can explain now; none before it was looked at."""
    looks = table.deal is not None and table.phase == "playing" and seat not in table.looking
    if seat is None or not looks or not table.view(seat).hand:
        return frozenset()
    return frozenset(chapter.name for chapter in CHAPTERS[table.key] if chapter.on_hand)


def lines(table: Table, seat: Seat, say: Words) -> Iterable[str]:
    """Return lines on the goals that a hand is one step away from."""
    return GOALS[table.key](Glance.at(table, seat, say))


def _waits(glance: Glance) -> Iterator[str]:
    """Yield the waits of the hand as it is, or after each discard that leaves it waiting."""
    near, view = waits.outlook(glance), glance.view
    yield from waits.awaited(glance, near.get(None))
    yield from waits.discarding(waits.best(near, view, len(near)), view, glance.say)


def _together(glance: Glance) -> Iterator[str]:
    """Yield a line with the sets of several tiles in the hand."""
    say = glance.say
    found = [telling.cards(say, tiles) for tiles in sets(glance.view.hand) if len(tiles) > 1]
    if found:
        yield say("book-hand-sets", sets=say("semicolon").join(found))


GOALS: ByGame[Callable[[Glance], Iterable[str]]] = ByGame(
    {"hanafuda": takes.near, "tiengow": _together, "mahjong": _waits}
)
"""The function that finds the goals a hand of each game is one step away from."""
