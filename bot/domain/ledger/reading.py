"""The values in which the ledger is read: standings, entries with points, pages and curves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, TypeVar

from bot.domain.ledger.entries import Entry
from bot.domain.shards import Server
from rules import Seat

T = TypeVar("T")


class Standing(NamedTuple):
    """A person's points in a season, on a server or at a table.

    `ranked` is 1 with a place, 0 without one so far, and -1 for accounts that never get a place.
    The larger `tie` ranks first among equal points. `seat` is set only for a computer player at a
    table.
    """

    user: int
    deals: int
    won: int
    points: int
    ranked: int = 1
    tie: int = 0
    seat: Seat | None = None


class Posted(NamedTuple):
    """An entry in the ledger with its number, its time, and the points of the person who looks.

    `points` is None if the entry is shown to nobody in particular. Then `gained` has everybody's
    gain, as pairs of account and points, the largest first.
    """

    number: int
    entry: Entry
    at: datetime
    points: int | None = None
    gained: tuple[tuple[int, int], ...] = ()


class Span(NamedTuple):
    """A page of a ledger: entries `before` a number or `after` one; without either, the newest."""

    before: int | None = None
    after: int | None = None

    def cut(self, found: Sequence[T], size: int) -> tuple[list[T], bool, bool]:
        """Return a page of this size, and whether there are newer and older entries.

        `found` has the entries of the page, newest first, and one more at its far end if there is
        one.
        """
        more = len(found) > size
        if self.after is not None:
            return [*found[-size:]], more, True
        return [*found[:size]], self.before is not None, more


class Part(NamedTuple):
    """A part of a server's ledger: of a season or a table, if one is given.

    `first` and `last` are the numbers of the first and the last entry in it, None for no limit.
    """

    guild: Server
    season: int | None = None
    table: int | None = None
    first: int | None = None
    last: int | None = None


class Curve(NamedTuple):
    """The points of some people before the first of some entries and after each of them, with the
    times of the entries.
    """

    points: list[tuple[int, ...]]
    times: list[datetime]

    @property
    def days(self) -> tuple[str, ...]:
        """The day of the first entry and, if it is another, the day of the last one."""
        every = [time.date().isoformat() for time in self.times]
        return tuple(dict.fromkeys((*every[:1], *every[-1:])))
