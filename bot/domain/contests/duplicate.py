"""A duplicate match: several tables play the same deals, and the results are compared.

All sides have equally many people. The first person of each side sits in seat 0, the second in seat
1, and so on, each at a different table. So every side has the same hands, and its people never meet
each other. Free seats have computer players, the same at every table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType
from typing import NamedTuple

import rules
from bot.domain import numbers
from bot.domain.contests import daily, percentages
from bot.domain.contests.daily import Room
from bot.domain.contests.percentages import Compared
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables import additions, dealing, fair
from bot.domain.tables.clocks import NO_CLOCK
from bot.domain.tables.common import Common
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import AnyGame, Options, Seat

SIDES = range(1, 5)
"""The numbers of people a side may have."""
DEALS = range(1, 13)
DAYS = range(1, 15)
"""The numbers of days that people may have to play."""
CLOCK = "days"
"""The clock of a table on a server; a table outside servers has no clock."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A person in the match: their addition to the chance, and their deals.

    `table` is the number of their table, once they have sat down there. `points` are by deal, for
    the deals that have ended. `ended` means that no deal will follow, `gone` that they have given
    up. `kept` has for each deal of the match the number under which the table stores it. The
    numbers differ once a deal has been called off, because that deal keeps its number.
    """

    user: int
    name: str
    addition: int = fair.NOTHING
    table: int | None = None
    gone: bool = False
    ended: bool = False
    points: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    kept: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def plays(self) -> bool:
        """Whether the person still has a deal to play."""
        return not (self.gone or self.ended)


class Place(NamedTuple):
    """One of the tables of a match, counted from 0, and a seat at that table."""

    table: int
    seat: Seat


class Line(NamedTuple):
    """The result of a side: its place, its people, and the points of each deal it has finished."""

    place: int
    people: tuple[Rival, ...]
    points: Mapping[int, int]

    @property
    def total(self) -> int:
        """The sum of points, which decides the match."""
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class Match:
    """A duplicate match; `edition` counts how often it was written.

    `rivals` are in the order in which they joined.

    The `secret` is drawn when the match is opened, and its commitment is public from then on.
    `side` is the number of people who play together, `days` how many days they have. `until` is
    None before the match begins. `settled` means that nobody plays any more and all hands are
    shown: all have finished, the time is up, or the match was called off. `tournament` and `round`
    are set only if the match is a round of a tournament.
    """

    id: int
    guild: int
    channel: int
    owner: int
    key: str
    preset: str
    options: Options
    deals: int
    side: int
    days: int
    secret: str = field(repr=False)
    promised_at: datetime
    rivals: tuple[Rival, ...] = ()
    until: datetime | None = None
    message: int | None = None
    settled: bool = False
    tournament: int | None = None
    round: int = 0
    edition: int = 0

    @property
    def game(self) -> AnyGame:
        """The game that the match plays."""
        return rules.game(self.key)

    @property
    def promise(self) -> str:
        """The commitment to the match's secret, published before the match."""
        return fair.commitment(self.secret)

    @property
    def people(self) -> tuple[Rival, ...]:
        """The people in the match; once it has begun, also those who have given up."""
        return tuple(rival for rival in self.rivals if self.until or not rival.gone)

    @property
    def sides(self) -> tuple[tuple[Rival, ...], ...]:
        """The people of each side."""
        people, size = self.people, self.side
        return tuple(people[at : at + size] for at in range(0, len(people), size))

    @property
    def additions(self) -> tuple[str, ...]:
        """Everybody's additions to the chance, each after the person's number from 0, as in
        `0:ADDITION`.
        """
        return tuple(f"{place}:{rival.addition}" for place, rival in enumerate(self.people))

    @property
    def common(self) -> Common:
        """The facts that the tables of the match share; the match must have begun."""
        assert self.until is not None
        about = self.id, self.deals, self.secret, self.additions
        return Common(*about, self.promised_at, self.until)

    @property
    def ended(self) -> bool:
        """Whether the match has begun and nobody has a deal left to play."""
        return self.until is not None and not any(rival.plays for rival in self.people)

    def rival(self, user: int) -> Rival:
        """Return the rival with this user id; Refusal for people who take no part."""
        for rival in self.people:
            if rival.user == user:
                return rival
        raise Refusal("duplicate-not-in")

    def place_of(self, user: int) -> Place:
        """Return the table and seat of a person."""
        side, seat = divmod(self.people.index(self.rival(user)), self.side)
        return Place((side + seat) % len(self.sides), seat)

    def at(self, table: int) -> tuple[Rival, ...]:
        """Return the people at a table of the match, by seat; `table` is counted from 0."""
        sides = self.sides
        return tuple(sides[(table - seat) % len(sides)][seat] for seat in range(self.side))


def is_due(match: Match, rung: datetime) -> bool:
    """Whether a match must be settled: nobody has a deal left, or its time is up at `rung`.

    False once it is settled. `rung` is the time of this check.
    """
    past = match.until is not None and match.until <= rung
    return not match.settled and (match.ended or past)


def settled(match: Match) -> Match:
    """Settle a match: nobody plays any more, and all hands are shown."""
    return replace(match, settled=True)


# --- The tables of a match ------------------------------------------------------------------------


def seats(game: AnyGame, options: Options, side: int) -> int:
    """Return the number of seats at each table: the fewest allowed, or more for a larger side."""
    return max(numbers.fewest(game, options), side)


def laid(match: Match, table: int, guild: int, channel: int, named: Callable[[int], str]) -> Table:
    """Set up a table of the match with its first promise; everybody there is ready.

    `table` is counted from 0. `named` returns the name of a computer player by its number.
    """
    people = [Player(rival.user, rival.name) for rival in match.at(table)]
    clock = CLOCK if guild != NOWHERE else str(NO_CLOCK)
    room = Room(guild, channel, seats(match.game, match.options, match.side), clock)
    found = daily.set_out(room, people, match.key, match.preset, match.options, named)
    found = replace(found, common=match.common, own_thread=guild != NOWHERE)
    found = replace(found, promise=dealing.promised(found, 1))
    return additions.ready(found, found.present)


def seated(match: Match, place: int, table: int) -> Match:
    """Record the number of a table in the database for the people who sit at it.

    `place` counts the tables of the match from 0. Refusal if one of these people has a table
    already.
    """
    people = match.at(place)
    if any(rival.table for rival in people):
        raise Refusal("stale")
    rivals = (replace(rival, table=table) if rival in people else rival for rival in match.rivals)
    return replace(match, rivals=tuple(rivals))


# --- Results --------------------------------------------------------------------------------------


def lines(match: Match) -> list[Line]:
    """Return the results of all sides, best first: by finished deals, then by points."""
    found = [_points(side) for side in match.sides]
    ranks = [(len(points), sum(points.values())) for points in found]
    every = (
        Line(1 + sum(other > own for other in ranks), side, points)
        for side, points, own in zip(match.sides, found, ranks, strict=True)
    )
    return sorted(every, key=lambda line: line.place)


def _points(side: Sequence[Rival]) -> dict[int, int]:
    """Return a side's points in each deal that all people of the side have finished."""
    deals = set.intersection(*({*rival.points} for rival in side))
    return {deal: sum(rival.points[deal] for rival in side) for deal in sorted(deals)}


def won(every: Sequence[Line], deal: int) -> list[Line]:
    """Return the sides with the most points in a deal."""
    played = [side for side in every if deal in side.points]
    most = max((side.points[deal] for side in played), default=0)
    return [side for side in played if side.points[deal] == most]


def compared(own: Line, every: Sequence[Line], deal: int) -> Compared:
    """Compare a side's deal with those of the other sides, as `percentages.compared` does."""
    return percentages.compared(
        own.points.get(deal), [side.points.get(deal) for side in every if side is not own]
    )
