"""How far people have seen their matches, and the events they have missed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.domain.recent import Recent
from bot.domain.tables import dealing
from bot.domain.tables.deal import Deal, Moment, Told
from bot.domain.tables.table import Table
from bot.store import Connection, Database
from bot.store.people import read_marks
from bot.store.tables import reads
from rules import Step, View

KEPT = 10_000
"""The largest number of read marks in memory; others are read from the database when needed."""
UNSEEN = -1
"""The ply of a person who has not seen a deal at all, not even its dealing."""
MUCH = 4
"""The most missed moves that the message with a person's hand lists; with more, they catch up."""
DEALS = 6
"""The largest number of deals that catching up shows: the newest."""
PICTURES = 4
"""The largest number of moments that catching up shows as pictures."""


@dataclass(frozen=True, slots=True)
class Course:
    """The part of a deal that a person has missed.

    `table` is the table at the end of the deal, or as it is now. `played` has a step for every ply,
    the dealing first. `told` has the moves that the person has not seen.
    """

    table: Table
    played: tuple[Step, ...] = field(repr=False)
    told: tuple[Told, ...]

    @property
    def deal(self) -> Deal:
        """The deal at its end, or as it is now."""
        assert self.table.deal is not None
        return self.table.deal

    def view(self, ply: int, user: int) -> View:
        """Return a person's view at a ply: of the seat they had then, otherwise the public one."""
        return self.table.view(self.table.seat_of(user), self.played[ply].state)


@dataclass(frozen=True, slots=True)
class Missed:
    """The unread part of each deal of a match, the running deal last.

    `anew` is true if the person never looked at the match: the running deal is then shown from its
    beginning. `before` is the number of deals too long ago to be shown.
    """

    courses: tuple[Course, ...]
    anew: bool = False
    before: int = 0

    @property
    def moments(self) -> list[Moment]:
        """The moments shown as pictures: evenly spread over the missed part, and the present."""
        now = self.courses[-1].deal.moment
        every = [
            (course.deal.promise.number, told.ply)
            for course in self.courses
            for told in course.told
        ]
        return [*_spread([step for step in every if step != now], PICTURES - 1), now]

    def course(self, number: int) -> Course:
        """Return the course of the deal with a number."""
        return next(course for course in self.courses if course.deal.promise.number == number)


class ReadMarks:
    """How far each person has seen each match."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = Recent[tuple[int, int], Moment | None](KEPT)

    async def last(self, table: Table, user: int) -> Moment | None:
        """Return how far a person has seen a match; None if they never looked at it."""
        key = table.id, user
        if key not in self._known:
            found = await self._database.read(lambda c: read_marks.last(c, *key))
            self._known.keep(key, self._known.get(key, found))  # the person may have looked since
        return self._known[key]

    def look(self, table: Table, user: int) -> None:
        """Note that a person has seen a match up to now; the next transaction writes that."""
        key = table.id, user
        known = self._known.get(key)
        if table.deal is None or (known and known >= table.deal.moment):
            return
        seen = table.deal.moment
        self._known.keep(key, seen)
        self._database.beside(("glance", *key), lambda c: read_marks.save(c, *key, seen))

    async def behind(self, table: Table, user: int) -> bool:
        """Whether a person has missed more moves than the message with their hand lists."""
        if table.deal is None:
            return False
        number = table.deal.promise.number
        deal, ply = await self.last(table, user) or (number, UNSEEN)
        ply = ply if deal == number else UNSEEN
        return deal < number - 1 or sum(told.ply > ply for told in table.deal.told) > MUCH

    async def missed(self, table: Table, user: int) -> Missed:
        """Return everything a person has missed at a table whose match has begun."""
        last = await self.last(table, user)
        return await self._database.read(lambda c: _missed(c, table, last))

    def forget(self, user: int) -> None:
        """Drop a person's cached read marks."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]


def _missed(connection: Connection, of: Table, last: Moment | None) -> Missed:
    assert of.deal is not None
    number = of.deal.promise.number
    deal, ply = last or (number, UNSEEN)
    first = max(deal, number - DEALS + 1)
    ended = (reads.after_deal(connection, of.id, earlier) for earlier in range(first, number))
    before = (replace(table, laid_open=of.laid_open) for table in ended if table)
    found = [_course(table, deal, ply) for table in (*before, of)]
    courses = (*(course for course in found[:-1] if course.told), found[-1])
    return Missed(courses, last is None, first - deal)


def _course(table: Table, deal: int, ply: int) -> Course:
    """Return a deal with its moves after `ply`, if it is the deal seen last; otherwise with all."""
    assert table.deal is not None
    played = tuple(dealing.played(table.game, table.options, table.deal))
    seen = ply if table.deal.promise.number == deal else UNSEEN
    every = dealing.worth_telling(Told(at, step.events) for at, step in enumerate(played))
    return Course(table, played, tuple(step for step in every if step.ply > seen))


def _spread(every: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most `most` moments: the first, and others at even distances."""
    count = min(len(every), most)
    return [every[place * len(every) // count] for place in range(count)]
