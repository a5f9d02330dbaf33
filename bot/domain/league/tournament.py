"""A tournament: the pairings of each round, the people who go through, and the standings.

Everything follows from the entrants and the results of the rounds. Scores count halves: a win
against one person at the table is 2, a tie is 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.domain.league import bracket, pairing
from bot.domain.league.pairing import Met, Round

SWISS, KNOCK_OUT, DUPLICATE = "swiss", "knock-out", "duplicate"
KINDS = (SWISS, KNOCK_OUT, DUPLICATE)
"""The kinds of tournaments.

In a Swiss and a knock-out, people meet at tables. In duplicate rounds, everybody plays the same
deals alone and is compared with everybody else.
"""
WAIT, POINTS = "wait", "points"
LATE = (WAIT, POINTS)
"""The rules for a match that is still being played when the time of its round is up.

`wait`: it may be finished within as much time again. `points`: it counts by its finished deals.
"""
FEWEST = 3
"""The fewest rounds, unless two people would have to meet again."""
MOST = 128
"""The largest number of entrants."""


class Entrant(NamedTuple):
    """A person who has entered; the best `seed` is 0, and a `present` person is paired next.

    `addition` is the id of the press with which they entered; it adds to the chance of duplicate
    rounds.
    """

    user: int
    seed: int
    present: bool
    addition: int = 0


class Outcome(NamedTuple):
    """A person's result in a match; equal points share the better place."""

    place: int
    points: int


class Match(NamedTuple):
    """A match of a round; `outcome` is empty until the match has been played.

    A duplicate round has one match with all its people, who play the duplicate match with the
    number `duplicate`. `entry` is the number of the entry with a reported result. `number` is 0
    until the match is written. `reminded` means that nobody will be reminded of it any more. A
    match is `decided` if an organiser decided it, or the points of a running table. If such a
    match has no outcome, only walkovers count.
    """

    number: int
    round: int
    due: datetime
    people: tuple[int, ...]
    table: int | None
    outcome: Mapping[int, Outcome]
    duplicate: int | None = None
    reminded: bool = False
    entry: int | None = None
    decided: bool = False

    @property
    def ended(self) -> bool:
        """Whether the match was played, or decided without."""
        return bool(self.outcome) or self.decided


class Line(NamedTuple):
    """A line of the standings; `opposition` is the score of all opponents together."""

    place: int
    entrant: Entrant
    score: int
    opposition: int
    points: int


class Paired(NamedTuple):
    """A new round: the groups that play together, and the people who go through without a match."""

    groups: Round
    byes: frozenset[int]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a season; `edition` counts how often it was written.

    `byes` has pairs of a round and a person who went through it without a match. Duplicate rounds
    have `deals` deals each; their secrets follow from the `secret`, promised at `promised_at`.
    `late` is one of `LATE`. From `paused_at` on, the clock of the round stands still. `stalled` is
    the number of the round that waits for an organiser, or 0.
    """

    id: int
    league: int
    season: int
    kind: str
    game: str
    seats: int
    starts_at: datetime
    minutes: int
    rounds: int = 0
    over_at: datetime | None = None
    message: int | None = None
    entrants: tuple[Entrant, ...] = ()
    matches: tuple[Match, ...] = ()
    byes: frozenset[tuple[int, int]] = frozenset()
    deals: int = 0
    secret: str = field(default="", repr=False)
    promised_at: datetime | None = None
    late: str = WAIT
    paused_at: datetime | None = None
    stalled: int = 0
    edition: int = 0

    @property
    def over(self) -> bool:
        """Whether the tournament has ended."""
        return self.over_at is not None

    @property
    def present(self) -> list[Entrant]:
        """The people who will be paired in the next round, by seed."""
        return [entrant for entrant in self.entrants if entrant.present]

    def has(self, user: int) -> bool:
        """Whether a person will be paired in the next round."""
        return any(entrant.user == user for entrant in self.present)

    @property
    def last(self) -> int:
        """The number of the round that was paired last; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    @property
    def current(self) -> list[Match]:
        """The matches of the round that was paired last."""
        return [match for match in self.matches if match.round == self.last]

    @property
    def span(self) -> timedelta:
        """The time people have for a round."""
        return timedelta(minutes=self.minutes)

    @property
    def due(self) -> datetime:
        """The time at which the current round is due to end; before the first round, its start."""
        return self.current[0].due if self.matches else self.starts_at

    def plays_on(self, now: datetime) -> bool:
        """Whether the time of the round is up, and matches that have begun are being finished."""
        running = self.waits and not (self.over or self.paused_at or self.stalled)
        return bool(running and self.kind != DUPLICATE and self.last and now >= self.due)

    @property
    def length(self) -> int:
        """The number of rounds in the whole tournament."""
        people = len(self.entrants)
        if self.kind == KNOCK_OUT:
            return max(people - 1, 0).bit_length()
        if self.kind == DUPLICATE:
            return self.rounds or FEWEST
        return self.rounds or usual_rounds(people, self.seats)

    @property
    def pending(self) -> list[Match]:
        """The matches of the current round that can still be played."""
        present = {entrant.user for entrant in self.present}
        return [
            match
            for match in self.current
            if not match.ended and (self.kind == DUPLICATE or present.issuperset(match.people))
        ]

    @property
    def waits(self) -> bool:
        """Whether a match of the current round can still be played."""
        return bool(self.pending)

    @property
    def walkovers(self) -> frozenset[tuple[int, int]]:
        """The people who went through a round because their match was not played, as pairs of round
        and person.
        """
        paired = {(match.round, user) for match in self.matches for user in match.people}
        return self.byes & paired

    @property
    def laid_open(self) -> bool:
        """Whether the secret of its duplicate rounds may be shown."""
        return self.over and all(match.outcome for match in self.matches)

    @property
    def complete(self) -> bool:
        """Whether no round follows the current one."""
        short = self.kind != KNOCK_OUT and len(self.present) < self.seats
        return self.last >= self.length or short

    def through(self, number: int) -> frozenset[int]:
        """Return everybody who won a match of a round, or went through without a match."""
        won = {
            _first(self, match) for match in self.matches if match.round == number and match.outcome
        }
        return frozenset(won | {user for of, user in self.byes if of == number})


def usual_rounds(people: int, seats: int) -> int:
    """Return how many rounds find a winner; at tables of two, so few that nobody meets twice."""
    rounds = max(FEWEST, max(people - 1, 0).bit_length())
    return min(rounds, people - 1 + people % 2) if seats == 2 else rounds


def seeds(tournament: Tournament) -> dict[int, int]:
    """Return the seed of each entrant."""
    return {entrant.user: entrant.seed for entrant in tournament.entrants}


def _first(tournament: Tournament, match: Match) -> int:
    """Return the winner of a match; among equals, the person with the better seed."""
    order = seeds(tournament)
    return min(match.people, key=lambda user: (match.outcome[user].place, order[user]))


# --- Standings ------------------------------------------------------------------------------------


def standings(tournament: Tournament, *, ended: bool = False) -> list[Line]:
    """Return the standings, best first; equal people share a place and are listed by seed.

    For `opposition`, a round without a match counts as one against people with one's own score.
    With `ended`, the last round is over: its unplayed matches count as rounds without a match.
    """
    scores = _reached(tournament) if tournament.kind == KNOCK_OUT else _scores(tournament)
    opposition, points = Counter[int](), Counter[int]()
    for user, rounds in _unplayed(tournament, ended=ended).items():
        opposition[user] += rounds * (tournament.seats - 1) * scores[user]
    for match in tournament.matches:
        for user, outcome in match.outcome.items():
            points[user] += outcome.points
            opposition[user] += sum(scores[other] for other in match.people if other != user)

    def rank(entrant: Entrant) -> tuple[int, ...]:
        user = entrant.user
        if tournament.kind == KNOCK_OUT:
            return (-scores[user],)
        if tournament.kind == DUPLICATE:
            return -scores[user], -points[user]
        return -scores[user], -opposition[user], -points[user]

    order = sorted(tournament.entrants, key=lambda entrant: (rank(entrant), entrant.seed))
    ranks = [rank(entrant) for entrant in order]
    return [
        Line(ranks.index(own) + 1, who, scores[who.user], opposition[who.user], points[who.user])
        for who, own in zip(order, ranks, strict=True)
    ]


def _unplayed(tournament: Tournament, *, ended: bool) -> dict[int, int]:
    """Count the rounds in which each person had no match: byes, walkovers and missed rounds.

    A match of the running round can still be played, unless it is decided, the person has a
    walkover, or the round has `ended`.
    """
    running = 0 if ended or tournament.over else tournament.last
    played = Counter(
        user
        for match in tournament.matches
        for user in match.people
        if match.outcome
        or (match.round == running and not match.decided and (running, user) not in tournament.byes)
    )
    return {entrant.user: tournament.last - played[entrant.user] for entrant in tournament.entrants}


def _scores(tournament: Tournament) -> Counter[int]:
    """Return the scores of a Swiss in halves: 2 for each person beaten, 1 for a tie.

    A bye counts 1 for each seat of a table.
    """
    scores = Counter[int](user for _, user in tournament.byes for _ in range(tournament.seats))
    for match in tournament.matches:
        for user, own in match.outcome.items():
            others = [other for who, other in match.outcome.items() if who != user]
            scores[user] += sum(2 * (own.place < other.place) for other in others)
            scores[user] += sum(own.place == other.place for other in others)
    return scores


def _reached(tournament: Tournament) -> Counter[int]:
    """Return how many rounds of a knock-out each person has passed."""
    scores = Counter[int]()
    for number in range(1, tournament.last + 1):
        playing = {
            user for match in tournament.matches if match.round == number for user in match.people
        }
        scores.update(dict.fromkeys(playing - scores.keys(), 0))
        scores |= Counter(dict.fromkeys(playing, number - 1))
        scores |= Counter(dict.fromkeys(tournament.through(number), number))
    return scores


# --- Rounds ---------------------------------------------------------------------------------------


def next_round(tournament: Tournament, earlier: Met | None = None) -> Paired:
    """Pair the next round: a Swiss by standings, a knock-out by its bracket.

    A duplicate round has one group with everybody. `earlier` has the meetings of the season. A
    Swiss avoids repeating them until a match of its own has a result.
    """
    if tournament.kind == DUPLICATE:
        return Paired((tuple(entrant.user for entrant in tournament.present),), frozenset())
    if tournament.kind == KNOCK_OUT:
        return _knocked_out(tournament)
    ranked = standings(tournament, ended=True)
    order = [line.entrant.user for line in ranked if line.entrant.present]
    met = pairing.meetings([match.people for match in tournament.matches if match.outcome])
    out = Counter(user for _, user in tournament.byes)
    groups = pairing.next_round(order, tournament.seats, met or earlier or {}, out)
    return Paired(groups, frozenset(order) - {user for group in groups for user in group})


def _knocked_out(tournament: Tournament) -> Paired:
    """Pair the next round of a knock-out by its bracket."""
    seeds = [entrant.user for entrant in tournament.entrants]
    through = tournament.through(tournament.last) if tournament.last else None
    meetings = bracket.meetings(seeds, tournament.length, through)
    groups = tuple(group for group in meetings if len(group) > 1)
    return Paired(groups, frozenset(group[0] for group in meetings if len(group) == 1))
