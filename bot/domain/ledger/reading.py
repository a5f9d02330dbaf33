"""The ledger as it is read: standings, slips with their points, pages, parts and curves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, TypeVar

from bot.domain.ledger.entries import Slip
from bot.domain.shards import Server
from rules import Seat

T = TypeVar("T")


class Standing(NamedTuple):
    """A person's points in a book or at a table; a computer player at a table has a seat.

    `ranked` is 1 with a place, 0 without one so far, -1 for accounts that never get one.
    """

    user: int
    deals: int
    won: int
    points: int
    ranked: int = 1
    tie: int = 0
    seat: Seat | None = None


class Posted(NamedTuple):
    """A slip in the ledger: its number, its time, and the points of the person it is shown for.

    `points` is None if it is shown for nobody in particular: then `gained` has everybody's gain, as
    accounts and points, most first.
    """

    number: int
    slip: Slip
    at: datetime
    points: int | None = None
    gained: tuple[tuple[int, int], ...] = ()


class Span(NamedTuple):
    """A page of a ledger: the next slips `before` a number or `after` one; otherwise the newest."""

    before: int | None = None
    after: int | None = None

    def cut(self, found: Sequence[T], size: int) -> tuple[list[T], bool, bool]:
        """Return a page of a `size`, and whether there are newer and older ones.

        `found` is the page, newest first, with one more at its far end if there is one.
        """
        more = len(found) > size
        if self.after is not None:
            return [*found[-size:]], more, True
        return [*found[:size]], self.before is not None, more


class Part(NamedTuple):
    """A part of a server's ledger: of a season or a table, if given.

    `first` and `last` are the numbers of the outermost slips in it, both included.
    """

    guild: Server
    season: int | None = None
    table: int | None = None
    first: int | None = None
    last: int | None = None


class Curve(NamedTuple):
    """The points of some people before a first slip and after every one, and the times of these."""

    points: list[tuple[int, ...]]
    times: list[datetime]

    @property
    def days(self) -> tuple[str, ...]:
        """The day of the first slip, and the day of the last slip if it is another one."""
        every = [time.date().isoformat() for time in self.times]
        return tuple(dict.fromkeys((*every[:1], *every[-1:])))
