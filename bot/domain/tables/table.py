"""A table as the services know it: who sits where, the house rules, the running deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import rules
from bot.domain.people.names import visible
from bot.domain.shards import NOWHERE
from bot.domain.tables.advance import Answer, Marks, Order, Plan
from bot.domain.tables.clocks import NO_CLOCK, Clock, Running
from bot.domain.tables.notice import Notice
from bot.domain.tables.pace import USUAL, Pace
from rules import AnyGame, Carry, Chance, Event, Move, Options, Result, Seat, Step, View

Moment = tuple[int, int]
"""The number of a deal and its ply: what a button is made for."""

PASS = Move("pass")
"""What is answered by who claims nothing."""

KEPT_LOST = timedelta(days=7)
"""So long a table waits for another channel when its own cannot be reached."""

LAPSE = timedelta(days=1)
"""So long a rematch waits for those who are asked, and an invitation for an answer."""

COMPUTER = 0
"""The user id that stands for a computer player; Discord gives nobody this one."""


USUAL_LEVEL = "club"
"""The level of a computer player of which nothing else is said."""

NAMELESS = "?"
"""What somebody is called of whose name nothing can be seen."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat, by what can be seen of their name.

    `away`: a `computer` player sits in for a person, or their seat is `open` to anybody. `level` is
    how strong a computer player is that has a seat of its own; empty for the usual one.
    """

    user: int
    name: str
    away: str = ""
    level: str = ""

    def __post_init__(self) -> None:
        shown = visible(self.name) or (self.name and NAMELESS)
        object.__setattr__(self, "name", shown)

    @property
    def computer(self) -> bool:
        """Whether this seat is a computer player's own."""
        return self.user == COMPUTER

    @property
    def automatic(self) -> bool:
        """Whether the bot itself moves on this seat."""
        return self.computer or self.away == "computer"

    @property
    def strength(self) -> str:
        """The level at which the bot moves here; whoever sits in for a person is of the usual."""
        return self.level if self.computer and self.level else USUAL_LEVEL

    @property
    def present(self) -> bool:
        """Whether this is a person who plays themselves."""
        return not self.computer and not self.away


@dataclass(frozen=True, slots=True)
class Promise:
    """A deal that is promised: its commitment is public, its secret is not, additions come in.

    An addition is written `seat:interaction id`; `gone` are those of people who gave up their
    seats, kept for them as `fair.mark:interaction id`. `made_at` and `dealt_at` are when promise
    and deal were written down; None where an earlier release has done it. `instead`: the deal
    before it was called off, and this one is dealt in its place.
    """

    number: int
    carry: Carry
    commitment: str
    secret: str = field(repr=False)
    additions: tuple[str, ...] = ()
    instead: bool = False
    gone: tuple[str, ...] = ()
    made_at: datetime | None = None
    dealt_at: datetime | None = None

    @property
    def ready(self) -> frozenset[Seat]:
        """The seats that have added to the chance."""
        return frozenset(int(addition.partition(":")[0]) for addition in self.additions)


class Told(NamedTuple):
    """What one move did; `ply` counts the moves up to it."""

    ply: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was dealt: its log is the truth, its last step what follows from it."""

    promise: Promise
    chance: Chance = field(repr=False)
    log: tuple[tuple[Seat, Move], ...]
    step: Step = field(repr=False)
    told: tuple[Told, ...] = ()
    """What the last moves did of which there is something to tell, oldest first."""
    opened: int = 0
    """The ply at which the question was put that is open now: since then some have answered it."""
    began: tuple[int, ...] = ()
    """The ply at which the last turn of each seat began after the first question; 0 for none."""
    course: tuple[Step, ...] = field(default=(), repr=False)
    """The step before the question that is open now was put, and each since."""
    skipped: int = 0
    """How many numbers are left out where moves were taken back, so that no moment comes twice."""
    version: int = 1
    """The version of the game under which it was played last."""

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.log)

    @property
    def moment(self) -> Moment:
        """Where the match stands."""
        return self.promise.number, self.skipped + self.ply

    @property
    def state(self) -> Any:
        """The state after the last move."""
        return self.step.state

    @property
    def window(self) -> Moment:
        """Where the question was put that is open now."""
        return self.promise.number, self.skipped + self.opened

    def since(self, seat: Seat) -> int:
        """How much there is to tell after the last move of a seat that was more than to pass."""
        own = [ply for ply, (one, move) in enumerate(self.log, 1) if one == seat and move != PASS]
        return sum(one.ply > max(own, default=0) for one in self.told)

    def follows(self, at: Moment) -> bool:
        """Whether a move meant for a moment still holds: since then others have only answered."""
        return self.window <= at <= self.moment

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has in the match, with this deal once it has ended."""
        before = self.promise.carry.scores
        gained = self.result.deltas(len(before)) if self.result else (0,) * len(before)
        return tuple(map(sum, zip(before, gained, strict=True)))

    @property
    def result(self) -> Result | None:
        """None while the deal runs."""
        found: Result | None = self.step.state.result
        return found


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Table:
    """One match with all that waits there: read whole, and written by what differs.

    It is found by its number, `id`; `guild` and `channel` only say where it is shown.

    `phase` is `lobby`, `playing`, `between` (deals) or `over`; `promise` is the next deal while it
    waits for its players, `deal` the one that runs or has just ended; `message` the public message;
    `due` the time at which an open claim window closes at the latest, or the offer of a rematch or
    an invitation lapses; `season` where it counts;
    `day` the one whose deal is played, the same for everybody;
    `clocks` those of the seats, none without a clock; `lost_at` since when its channel cannot be
    reached; `own_thread`: the bot made that thread; `credit` what the clocks have been given back
    since somebody moved, because the bot was away.

    By seat: `answers` are kept until the beat of a window, `orders` stand, `rules` are the standing
    rules of the people who sit there, `marks` hold until their next turn, `drafts` come with their
    next discard, `plans` are for what they are asked next, each by what it is about; `votes` by
    what was put to the vote, `notices` by whom the table waits for; `invited` has until when people
    are asked to its lobby, None once they are no more; `removed` are those whom its owner has sent
    away from there. `edition` counts how often the table was written, `turned` is the last one at
    which it began to look otherwise, as far as this process knows.
    """

    id: int
    guild: int
    channel: int
    owner: int
    key: str
    preset: str
    options: Options
    players: tuple[Player | None, ...]
    phase: str
    message: int | None = None
    promise: Promise | None = None
    deal: Deal | None = None
    pace: Pace = USUAL
    due: datetime | None = None
    season: int | None = None
    day: str = ""
    clock: Clock = NO_CLOCK
    clocks: tuple[Running, ...] = ()
    lost_at: datetime | None = None
    own_thread: bool = False
    credit: timedelta | None = None
    answers: Mapping[Seat, Answer] = field(default_factory=dict)
    orders: Mapping[Seat, Order] = field(default_factory=dict)
    rules: Mapping[Seat, str] = field(default_factory=dict)
    marks: Mapping[Seat, Marks] = field(default_factory=dict)
    drafts: Mapping[Seat, Marks] = field(default_factory=dict)
    plans: Mapping[tuple[Seat, str], Plan] = field(default_factory=dict)
    votes: Mapping[str, Mapping[Seat, bool]] = field(default_factory=dict)
    notices: Mapping[int, Notice] = field(default_factory=dict)
    invited: Mapping[int, datetime | None] = field(default_factory=dict)
    removed: frozenset[int] = frozenset()
    edition: int = 0
    turned: int = field(default=0, compare=False)

    @property
    def private(self) -> bool:
        """Whether it is one person's own, in no server: `channel` is the number of that person."""
        return self.guild == NOWHERE

    def looks_like(self, other: Table) -> bool:
        """Whether two values are shown alike: they differ at most in what was said in advance."""
        alike = all(getattr(self, name) == getattr(other, name) for name in SHOWN)
        return alike and (self.asking, self.looking) == (other.asking, other.looking)

    @property
    def outdated(self) -> bool:
        """Whether it was read with a running deal that its game would play otherwise now.

        That deal stands there as a promise again; there is nothing to do but to call it off.
        """
        return self.phase == "playing" and self.promise is not None

    @property
    def offered(self) -> bool:
        """Whether it is a rematch that those who sit here are asked for."""
        waits = self.phase == "between" and self.deal is None
        return waits and self.promise is not None and self.promise.number == 1

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who is invited to the lobby and has not answered."""
        return tuple(user for user, until in self.invited.items() if until)

    @property
    def next_due(self) -> datetime | None:
        """When something happens at this table by the clock: a window closes, a time runs out."""
        if self.lost_at and self.phase != "over":
            return self.lost_at + KEPT_LOST
        every = (self.due, *(one.due for one in self.clocks))
        return min((due for due in every if due), default=None)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return rules.game(self.key)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; an empty one for a free seat."""
        return tuple(player.name if player else "" for player in self.players)

    @property
    def deals(self) -> int:
        """How many deals the match has; 0 in a game that does not count them."""
        return self.game.length(self.options).deals

    @property
    def current(self) -> int:
        """The number of the deal that is played, or of the next one while it is promised."""
        return self.promise.number if self.promise else self.deal.promise.number if self.deal else 1

    @property
    def number(self) -> int:
        """Which deal of the match that is; those that were called off are not counted."""
        promise = self.promise or (self.deal.promise if self.deal else None)
        return promise.carry.number if promise else 1

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has by the deals that have ended."""
        if self.deal is None and self.promise and self.promise.number > 1:
            return self.promise.carry.scores
        if self.deal is None:
            return self.game.opening(self.options, len(self.players)).scores
        return self.deal.points

    @property
    def people(self) -> tuple[Player, ...]:
        """Those who have a seat and are no computer players, away or not."""
        return tuple(one for one in self.players if one and not one.computer)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play themselves."""
        return tuple(seat for seat, one in enumerate(self.players) if one and one.present)

    def is_set_by(self, user: int) -> bool:
        """Whether somebody may set its house rules, pace and clock now."""
        return user == self.owner and self.phase == "lobby"

    @property
    def shared(self) -> bool:
        """Whether people play here with each other: with computers alone nobody is kept waiting."""
        return len(self.people) > 1

    @property
    def alone(self) -> bool:
        """Whether one person plays with computers: no seat is another person's, away or not."""
        return len(self.people) == 1

    @property
    def asking(self) -> tuple[Seat, ...]:
        """The seats of people who answer claims themselves where the others do in advance."""
        if not self.pace.ahead or self.alone:
            return ()
        own = self.rules if self.pace.asks else {}
        return tuple(
            seat for seat in self.present if (own.get(seat) or self.pace.rule).split()[0] == "ask"
        )

    @property
    def looking(self) -> tuple[Seat, ...]:
        """The seats of people who have yet to look at what was dealt, before anything is played.

        Whoever has looked has marks for this deal, be they empty.
        """
        deal, asks = self.deal, self.pace.look and not self.alone and self.phase == "playing"
        if not asks or deal is None or not getattr(deal.state, "untouched", False):
            return ()
        number = deal.promise.number
        looked = {seat for seat, one in self.marks.items() if one.deal == number}
        return tuple(seat for seat in self.present if seat not in looked)

    @property
    def start(self) -> int:
        """The points everybody has before the first deal."""
        return self.game.opening(self.options, len(self.players)).scores[0]

    def seat_of(self, user: int) -> Seat | None:
        """Where a person sits."""
        for seat, player in enumerate(self.players):
            if player and player.user == user and not player.computer:
                return seat
        return None

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: everyone) may see of the deal that was dealt last."""
        assert self.deal is not None
        return self.game.view(self.deal.state, seat)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat; none while no deal runs."""
        if self.phase != "playing" or self.deal is None:
            return ()
        return self.game.legal(self.deal.state, seat)

    def absent(self, seat: Seat) -> Move:
        """What is done for a seat that is asked and does not answer; while a deal runs."""
        assert self.deal is not None
        return self.game.absent(self.deal.state, seat)

    @property
    def asked(self) -> tuple[Player, ...]:
        """The people the game waits for."""
        return tuple(p for seat in self.waits_for if (p := self.players[seat]) and p.present)

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats the game waits for: of people, of whoever sits in, and open ones."""
        if self.phase == "between" and self.promise:
            waiting = set(range(len(self.players))) - set(self.promise.carry.resting)
            seats = sorted(waiting - self.promise.ready)
        elif self.phase == "playing" and self.deal:
            seats = sorted(self.looking or self.deal.state.to_act)
        else:
            seats = []
        return tuple(seat for seat in seats if (p := self.players[seat]) and not p.computer)


UNSHOWN = {
    *("answers", "orders", "rules", "marks", "drafts", "plans", "votes", "notices"),
    *("edition", "turned"),
}
SHOWN = tuple(one.name for one in fields(Table) if one.name not in UNSHOWN)
"""What messages and hands show of a table; what was said is told to whoever said it."""
