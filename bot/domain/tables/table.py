"""A table as the services know it: its seats, the house rules, the running deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any

import rules
from bot.domain.shards import NOWHERE
from bot.domain.tables.ahead.decisions import Answer, Marks, Order, Plan
from bot.domain.tables.clocks import NO_CLOCK, Clock, Running
from bot.domain.tables.common import Common
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.notice import Notice
from bot.domain.tables.pace import USUAL, Pace
from bot.domain.tables.player import Player
from rules import AnyGame, Length, Move, Options, Seat, View

KEPT_LOST = timedelta(days=7)
"""How long a table waits for another channel when its own cannot be reached."""

LAPSE = timedelta(days=1)
"""How long a rematch waits for its players, and an invitation for an answer."""

TERMS = "terms"
"""The kind of vote that keeps what a person in a lobby had agreed to before a change."""
RESIGN = "resign"
"""The kind of vote that keeps a resignation until the running deal has ended."""


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Table:
    """A match with everything that belongs to its table, read whole and written by difference.

    A table is found by its number, `id`; `guild` and `channel` only say where it is shown, and
    `message` is the public message. A private table that began where only its player saw it is
    `hidden`. `phase` is `lobby`, `playing`, `between` (deals) or `over`. `promise` is the next deal
    while it waits for its players, `deal` the running or last one.

    Times: `due` is when an open claim window closes at the latest, or when the offer of a rematch
    or an invitation lapses. `lost_at` is the time since which the channel cannot be reached.
    `clocks` has the clock of each seat, and is empty without a clock. `credit` is the time the
    clocks got back since the last move because the bot was not running.

    The deals: `season` is the season in which the match counts. `day` is the date of a deal of the
    day, which everybody gets. `common` has the facts that tables of a duplicate match share.
    `laid_open` means that nobody plays these deals any more, as `shutting` has found. A match that
    ends after its first deal, although its house rules count rounds, is `single`.

    By seat: `answers` are kept until a window closes at its fixed time. `orders` are standing
    orders, and `rules` the standing rules of the people. `marks` hold until the seat's next turn,
    and `drafts` come with its next discard. `plans` are for its next questions, by subject.

    People: `votes` are by question. Under `TERMS` and `RESIGN` they are records that nobody votes
    on: terms agreed to, and a resignation. `notices` are by person. `invited` has the time until
    which each person is invited, None once they are not. In a match it has the time at which each
    person was offered a seat, None for those who have declined one. `removed` are the people the
    owner has sent away. `own_thread` means that the bot made the thread the table is in.

    `edition` counts the writes of the table. `turned` is the last edition at which the table began
    to look different, as far as this process knows.
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
    hidden: bool = False
    promise: Promise | None = None
    deal: Deal | None = None
    pace: Pace = USUAL
    due: datetime | None = None
    season: int | None = None
    day: str = ""
    common: Common | None = None
    single: bool = False
    laid_open: bool = False
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
        """Whether the table belongs to a person, outside any server; `channel` is their user id."""
        return self.guild == NOWHERE

    @property
    def elsewhere(self) -> bool:
        """Whether the deals of this table are played at other tables, too.

        At such a table the bot helps nobody, and shows nothing hidden before all of the tables have
        ended.
        """
        return bool(self.day) or self.common is not None

    @property
    def shut(self) -> bool:
        """Whether nothing hidden of these deals may be shown, as far as this value knows."""
        return self.elsewhere and not self.laid_open

    @property
    def booked(self) -> int:
        """The server whose ledger has these deals; compared deals are in no server's ledger."""
        return NOWHERE if self.elsewhere else self.guild

    def looks_like(self, other: Table) -> bool:
        """Whether this table and `other` look alike in messages; votes and plans do not count."""
        alike = all(getattr(self, name) == getattr(other, name) for name in SHOWN)
        tables = (self, other)
        own, others = ((t.asking, t.looking, t.resigned, t.unagreed) for t in tables)
        return alike and own == others

    @property
    def outdated(self) -> bool:
        """Whether the running deal would have gone differently under the present rules of its game.

        Such a deal is read as a promise again; it can only be called off.
        """
        return self.phase == "playing" and self.promise is not None

    @property
    def offered(self) -> bool:
        """Whether the table is a rematch that waits for its people to accept."""
        waits = self.phase == "between" and self.deal is None
        return waits and self.promise is not None and self.promise.number == 1

    @property
    def begun(self) -> bool:
        """Whether the match is under way: a deal of it was dealt, and it is not over."""
        return self.phase in ("playing", "between") and not self.offered

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people who are invited to the lobby and have not answered."""
        return tuple(user for user, until in self.invited.items() if until)

    @property
    def next_due(self) -> datetime | None:
        """The next time at which a window closes or a player's time runs out, or None.

        While the channel is lost, it is the time at which the table is given up.
        """
        if self.lost_at and self.phase != "over":
            return self.lost_at + KEPT_LOST
        every = (self.due, *(clock.due for clock in self.clocks))
        return min((due for due in every if due), default=None)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return rules.game(self.key)

    @property
    def length(self) -> Length:
        """The length of the match: by its house rules, or a fixed number of deals."""
        common = self.common.deals if self.common else 0
        deals = common or int(bool(self.day) or self.single)
        return Length("deals", deals, "") if deals else self.game.length(self.options)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; empty for a free seat."""
        return tuple(player.name if player else "" for player in self.players)

    @property
    def current(self) -> int:
        """The number of the deal that is played or promised."""
        return self.promise.number if self.promise else self.deal.promise.number if self.deal else 1

    @property
    def number(self) -> int:
        """The position of the current deal in the match, from 1; deals called off do not count."""
        promise = self.promise or (self.deal.promise if self.deal else None)
        return promise.carry.number if promise else 1

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points from the deals that have ended."""
        if self.deal is None and self.promise and self.promise.number > 1:
            return self.promise.carry.scores
        if self.deal is None:
            return self.game.opening(self.options, len(self.players)).scores
        return self.deal.points

    @property
    def people(self) -> tuple[Player, ...]:
        """The people who have a seat, away or not; no computer players."""
        return tuple(player for player in self.players if player and not player.computer)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play for themselves now."""
        return tuple(seat for seat, player in enumerate(self.players) if player and player.present)

    def is_set_by(self, user: int) -> bool:
        """Whether a person may set house rules, pace and clock of this table now."""
        return user == self.owner and self.phase == "lobby"

    @property
    def shared(self) -> bool:
        """Whether several people have seats here; otherwise nobody is kept waiting."""
        return len(self.people) > 1

    @property
    def alone(self) -> bool:
        """Whether exactly one person has a seat, so that they play with computers only."""
        return len(self.people) == 1

    @property
    def asking(self) -> Mapping[Seat, str]:
        """The seats of people who are asked about claims at a table where others answer in advance.

        Each has the letter of the tiles it is asked about; the letter is empty for every discard.
        """
        if not self.pace.ahead or self.alone:
            return {}
        own = self.rules if self.pace.asks else {}
        every = ((seat, (own.get(seat) or self.pace.rule).split()) for seat in self.present)
        asked = ((seat, words[1:2]) for seat, words in every if words[0] == "ask")
        return {seat: "".join(word for word in about if len(word) == 1) for seat, about in asked}

    @property
    def looking(self) -> tuple[Seat, ...]:
        """The seats of people who have not yet looked at their hand before the first move.

        A seat that has looked has marks for this deal, even empty ones.
        """
        deal, asks = self.deal, self.pace.look and not self.alone and self.phase == "playing"
        if not asks or deal is None or not getattr(deal.state, "untouched", False):
            return ()
        number = deal.promise.number
        looked = {seat for seat, marks in self.marks.items() if marks.deal == number}
        return tuple(seat for seat in self.present if seat not in looked)

    @property
    def resigned(self) -> Seat | None:
        """The seat that has resigned in the running deal, with which the match ends; or None."""
        return next(iter(self.votes.get(f"{RESIGN}-{self.current}", ())), None)

    @property
    def unagreed(self) -> tuple[Seat, ...]:
        """The seats of people in a lobby who have not agreed to its terms as they are now.

        There are none while only one person is there.
        """
        if self.phase != "lobby" or self.alone:
            return ()
        votes = (said for about, said in self.votes.items() if about.startswith(TERMS))
        return tuple(sorted({seat for said in votes for seat in said}))

    @property
    def start(self) -> int:
        """The points that each player has before the first deal."""
        return self.game.opening(self.options, len(self.players)).scores[0]

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a person; None if they have none."""
        for seat, player in enumerate(self.players):
            if player and player.user == user and not player.computer:
                return seat
        return None

    def view(self, seat: Seat | None, state: Any = None) -> View:
        """Return a seat's view (None: the public's) of the last deal, or of a `state` of it.

        Messages show a deal only through such a view.
        """
        assert self.deal is not None
        return self.game.view(state or self.deal.state, seat, shut=self.shut)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves of a seat; none while no deal runs."""
        if self.phase != "playing" or self.deal is None:
            return ()
        return self.game.legal(self.deal.state, seat)

    def absent(self, seat: Seat) -> Move:
        """Return the move the bot makes for a seat that does not answer; a deal must be running."""
        assert self.deal is not None
        return self.game.absent(self.deal.state, seat)

    @property
    def asked(self) -> tuple[Player, ...]:
        """The people the table waits for, without those who are away."""
        return tuple(p for seat in self.waits_for if (p := self.players[seat]) and not p.away)

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats of people the table waits for, even if they are away."""
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
SHOWN = tuple(field.name for field in fields(Table) if field.name not in UNSHOWN)
"""The fields on which it depends how a table looks to everybody in messages."""
