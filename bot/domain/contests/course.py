"""The course of a tournament: people enter and withdraw, and rounds begin and end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType
from typing import NamedTuple

import rules
from bot.domain import numbers
from bot.domain.contests.settling import judged, ranked, settle
from bot.domain.league.season import League
from bot.domain.league.tournament import (
    DUPLICATE,
    KNOCK_OUT,
    MOST,
    POINTS,
    WAIT,
    Entrant,
    Match,
    Paired,
    Tournament,
)
from bot.domain.refusal import Refusal
from bot.domain.tables import fair


class Plan(NamedTuple):
    """The plan of a tournament that is announced: it begins in `wait` minutes.

    A round lasts at most `minutes`. `rounds` is 0 if the number of people decides. `deals` is the
    number of deals in a duplicate round, and `late` is one of `LATE`.
    """

    kind: str
    game: str
    seats: int
    wait: int
    minutes: int
    rounds: int
    deals: int = 0
    late: str = WAIT


class Facts(NamedTuple):
    """Facts outside a tournament on which its course depends.

    A step is due if its time is not after `rung`, which is a little later than `now`: timers may
    ring early. `closed` means that the season is closed. `order` lists people in the order of the
    season's standings; on a shared place, in the order in which they have entered. `came` are the
    people who wait at a table, or who have sat down in a duplicate round. `playing` has the people
    of each match that has begun. Each entry holds their points if the points may decide the match
    and a deal is finished; otherwise it is empty.
    """

    now: datetime
    rung: datetime
    closed: bool = False
    order: Sequence[int] = ()
    came: frozenset[int] = frozenset()
    playing: Mapping[frozenset[int], Mapping[int, int]] = MappingProxyType({})


# --- Announcement and entries ---------------------------------------------------------------------


def announced(league: League, plan: Plan, starts_at: datetime, now: datetime) -> Tournament:
    """Return the tournament that a plan announces; Refusal if the league cannot play it."""
    if league.archived or not league.open:
        raise Refusal("season-closed", league=league.name)
    if plan.game not in league.season.charter.games:
        raise Refusal("tournament-game", league=league.name)
    if plan.kind == KNOCK_OUT and plan.seats != 2:
        raise Refusal("tournament-two")
    _check_seats(league, plan)
    about = (plan.kind, plan.game, plan.seats, starts_at, plan.minutes, plan.rounds)
    cup = Tournament(0, league.id, league.season.id, *about, late=plan.late)
    if plan.kind != DUPLICATE:
        return cup
    return replace(cup, seats=2, deals=plan.deals, secret=fair.draw_secret(), promised_at=now)


def _check_seats(league: League, plan: Plan) -> None:
    """Raise Refusal if the league's house rules do not allow the number of seats in the plan."""
    game, options = rules.game(plan.game), league.season.charter.games[plan.game].options
    allowed = numbers.allowed(game, options)
    if plan.kind != DUPLICATE and plan.seats not in allowed:
        raise Refusal("tournament-people", game=plan.game, most=str(plan.seats))


def entered(cup: Tournament, user: int, addition: int) -> Tournament:
    """Enter a person, with the last seed if they are new; Refusal if they cannot enter.

    People who had withdrawn keep their seed and their first addition to the chance.
    """
    check_open(cup)
    known = {entrant.user: entrant for entrant in cup.entrants}
    if user in known and known[user].present:
        raise Refusal("tournament-entered")
    if cup.last and cup.kind == KNOCK_OUT:
        raise Refusal("tournament-begun")
    if user not in known and len(known) >= MOST:
        raise Refusal("tournament-full", most=str(MOST))
    seed = max((entrant.seed for entrant in cup.entrants), default=-1) + 1
    new = Entrant(user, seed, True, addition if cup.kind == DUPLICATE else 0)
    known[user] = known.get(user, new)._replace(present=True)
    return replace(cup, entrants=tuple(known.values()))


def withdrawn(cup: Tournament, user: int) -> Tournament:
    """Withdraw a person at their own wish; Refusal if they are not in the tournament."""
    check_open(cup)
    if not cup.has(user):
        raise Refusal("tournament-not-entered")
    return gone(cup, user)


def gone(cup: Tournament, user: int) -> Tournament:
    """Take a person out of the tournament; before the start, delete their entry."""
    if cup.last:
        return without(cup, {user})
    return replace(cup, entrants=tuple(e for e in cup.entrants if e.user != user))


def check_open(cup: Tournament) -> None:
    """Raise Refusal once a tournament is over."""
    if cup.over:
        raise Refusal("tournament-over")


def without(cup: Tournament, users: Collection[int]) -> Tournament:
    """Mark people as no longer present: they are paired in no later round."""
    entrants = (e._replace(present=e.present and e.user not in users) for e in cup.entrants)
    return replace(cup, entrants=tuple(entrants))


# --- The clock ------------------------------------------------------------------------------------


def is_due(cup: Tournament, facts: Facts) -> bool:
    """Whether a step is due: the start, the end of a round, or the end because the season is
    closed.
    """
    if cup.over or facts.closed:
        return not cup.over
    if not cup.last:
        return facts.rung >= cup.starts_at
    return not cup.paused_at and (not cup.waits or _time_is_up(cup, facts))


def _time_is_up(cup: Tournament, facts: Facts) -> bool:
    """Whether the time of a round is up, and the round does not already wait for an organiser.

    A match that has begun has twice the time. A duplicate round ends for all its people at once.
    """
    if cup.kind == DUPLICATE or cup.stalled or facts.rung < cup.due:
        return False
    return facts.rung >= cup.due + cup.span or not _played_on(cup, facts)


def _played_on(cup: Tournament, facts: Facts) -> bool:
    """Whether a match of the round is still being played and cannot be decided by its points."""
    begun = (frozenset(match.people) for match in cup.pending)
    playing = (facts.playing[people] for people in begun if people in facts.playing)
    return any(cup.late != POINTS or not points for points in playing)


def moved_on(cup: Tournament, facts: Facts) -> Tournament:
    """Take the step that is due: begin, end a round, or end the tournament.

    The tournament ends after its last round, once its season is closed, or if too few people have
    entered. Otherwise the caller pairs the next round, unless the round waits for an organiser.
    """
    if facts.closed or (not cup.last and len(cup.entrants) < cup.seats):
        return ended(cup, facts.now)
    if not cup.last:
        cup = replace(cup, entrants=tuple(_seeded(cup.entrants, facts.order)))
        return replace(cup, rounds=cup.length)
    if cup.late == POINTS:
        cup = by_points(cup, facts)
    finished = any(match.ended for match in cup.current)
    if cup.waits and (not finished or _played_on(cup, facts)):
        return replace(cup, stalled=cup.last)
    return _settled(cup, facts)


def by_points(cup: Tournament, facts: Facts) -> Tournament:
    """Let the points of finished deals decide the matches that are still being played."""
    counted = {
        match.number: judged(match, ranked(points))
        for match in cup.pending
        if (points := facts.playing.get(frozenset(match.people)))
    }
    return replace(cup, matches=tuple(counted.get(m.number, m) for m in cup.matches))


def _settled(cup: Tournament, facts: Facts) -> Tournament:
    """End the current round; people who missed it are out, unless they play at some table."""
    settled = settle(cup, facts.came)
    through = {(cup.last, user) for user in settled.byes}
    cup = _reminded(replace(cup, byes=cup.byes | through, stalled=0))
    if cup.kind != KNOCK_OUT:
        seated = frozenset().union(*facts.playing) if cup.kind != DUPLICATE else frozenset()
        cup = without(cup, settled.missed - seated)
    return ended(cup, facts.now) if cup.complete else cup


def _seeded(entrants: Iterable[Entrant], order: Sequence[int]) -> list[Entrant]:
    """Seed people by the standings of the league, then by the order in which they signed up."""
    known = {user: at for at, user in enumerate(order)}
    ranked = sorted(
        entrants, key=lambda entrant: (known.get(entrant.user, len(known)), entrant.seed)
    )
    return [entrant._replace(seed=at) for at, entrant in enumerate(ranked)]


def paired(cup: Tournament, round: Paired, now: datetime) -> Tournament:
    """Begin the next round with these pairings; its matches have the number 0 until stored."""
    number, due = cup.last + 1, now + cup.span
    new = (Match(0, number, due, tuple(sorted(group)), None, {}) for group in round.groups)
    through = {(number, user) for user in round.byes}
    return replace(cup, matches=(*cup.matches, *new), byes=cup.byes | through)


def ended(cup: Tournament, now: datetime) -> Tournament:
    """End a tournament; the results of its matches stay."""
    return replace(_reminded(cup), over_at=now, paused_at=None, stalled=0)


def _reminded(cup: Tournament) -> Tournament:
    """Mark the matches of the current round so that nobody is reminded of them."""
    matches = (m._replace(reminded=True) if m.round == cup.last else m for m in cup.matches)
    return replace(cup, matches=tuple(matches))
