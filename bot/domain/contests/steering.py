"""The acts by which organisers steer a tournament: results, the clock of a round, and people.

Each act returns the changed tournament, or raises RuleError. The course then continues from there:
a decided match counts like a played one, and the next round is paired once no match is open.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.contests.course import Facts, by_points, check_open, gone
from bot.domain.contests.settling import judged, ranked, settle
from bot.domain.league.tournament import DUPLICATE, KNOCK_OUT, Match, Outcome, Tournament, seeds
from bot.domain.refusal import Refusal

LONGEST = timedelta(days=28)
"""How far from now a round may end at the latest."""


# --- The clock ------------------------------------------------------------------------------------


def extended(cup: Tournament, more: timedelta, now: datetime) -> Tournament:
    """Give the round more time, counted from its end.

    If the end has passed, count from now; if it passed before a pause, count from the pause.
    Refusal if the round would end later than `LONGEST` from now.
    """
    _check_begun(cup)
    due = max(cup.due, cup.paused_at or now) + more
    if due > now + LONGEST:
        raise Refusal("round-longest", days=str(LONGEST.days))
    return _due(cup, due)


def paused(cup: Tournament, now: datetime) -> Tournament:
    """Stop the clock of the round; its matches can still be played.

    Refusal if the clock has been stopped already.
    """
    _check_at_tables(cup)
    if cup.paused_at:
        raise Refusal("round-paused")
    return replace(cup, paused_at=now)


def resumed(cup: Tournament, now: datetime) -> Tournament:
    """Let the clock of the round run again, with the time that was left.

    Refusal unless the clock has been stopped.
    """
    _check_at_tables(cup)
    if not cup.paused_at:
        raise Refusal("round-not-paused")
    return replace(_due(cup, cup.due + (now - cup.paused_at)), paused_at=None)


def finished(cup: Tournament, facts: Facts) -> Tournament:
    """End the round now, without taking anybody out of the tournament.

    Points decide the matches that are being played. In the others, people who wait at a table go
    through. If nobody waits in a knock-out, the better seed goes through.
    """
    _check_begun(cup)
    cup = replace(by_points(cup, facts), paused_at=None, stalled=0)
    if cup.kind == DUPLICATE:
        return cup  # its duplicate match is closed, which settles the round
    through = {(cup.last, user) for user in settle(cup, facts.came).byes}
    ruled = [m if m.ended else judged(m, {}) for m in cup.current]
    return replace(_with(cup, ruled), byes=cup.byes | through)


def _due(cup: Tournament, due: datetime) -> Tournament:
    return replace(_with(cup, [match._replace(due=due) for match in cup.current]), stalled=0)


# --- Matches --------------------------------------------------------------------------------------


def found(cup: Tournament, people: Collection[int], round: int = 0) -> Match:
    """Return the latest match of these people, or their match in `round`; Refusal if none."""
    for match in reversed(cup.matches):
        if {*match.people} == {*people} and (not round or match.round == round):
            return match
    raise Refusal("no-tournament-match")


def playing(cup: Tournament, user: int) -> Match:
    """Return a person's match in the current round; Refusal if they have none."""
    match = _match_of(cup, user)
    if match is None:
        raise Refusal("not-in-round")
    return match


def numbered(cup: Tournament, number: int) -> Match:
    """Return the match with a number; Refusal if the tournament has none."""
    for match in cup.matches:
        if match.number == number:
            return match
    raise Refusal("no-tournament-match")


def resulted(cup: Tournament, match: Match, points: Mapping[int, int]) -> Tournament:
    """Enter or correct the result of a match by everybody's points."""
    return ruled(cup, match, ranked(points))


def ruled(cup: Tournament, match: Match, outcome: Mapping[int, Outcome]) -> Tournament:
    """Enter or correct the outcome of a match; later rounds that are paired stay as they are.

    Refusal unless the outcome has exactly the people of the match.
    """
    _check_ruled(cup, match)
    if outcome.keys() != {*match.people}:
        raise Refusal("no-tournament-match")
    byes = cup.byes - {(match.round, user) for user in match.people}
    return replace(_with(cup, [judged(match, outcome)]), byes=byes)


def walked_over(cup: Tournament, match: Match, user: int) -> Tournament:
    """Give a person a walkover, which replaces a result.

    At a larger table several people may have a walkover; of two people, only the last one to get
    it.
    """
    _check_ruled(cup, match)
    if user not in match.people:
        raise Refusal("not-in-match")
    if match.round == cup.last and not cup.has(user):
        raise Refusal("not-entrant")
    kept = cup.byes
    if len(match.people) == 2 or match.outcome:
        kept = kept - {(match.round, other) for other in match.people}
    return replace(_with(cup, [judged(match, {})]), byes=kept | {(match.round, user)})


def swapped(cup: Tournament, first: int, second: int, facts: Facts) -> Tournament:
    """Let two people of the round trade places before their matches begin.

    One of them may sit the round out. In a knock-out they trade their seeds, in the first round.
    """
    _check_at_tables(cup)
    if cup.kind == KNOCK_OUT and cup.last > 1:
        raise Refusal("swap-knock-out")
    places = [_match_of(cup, user) for user in (first, second)]
    if places[0] == places[1]:
        raise Refusal("swap-same")
    matches = [match for match in places if match]
    if any(m.ended or frozenset(m.people) in facts.playing for m in matches):
        raise Refusal("swap-begun")
    other = {first: second, second: first}
    new = [m._replace(people=tuple(sorted(other.get(u, u) for u in m.people))) for m in matches]
    byes = {(of, other.get(u, u) if of == cup.last else u) for of, u in cup.byes}
    cup = replace(_with(cup, new), byes=frozenset(byes))
    return _with_seeds_traded(cup, other) if cup.kind == KNOCK_OUT else cup


def _with_seeds_traded(cup: Tournament, other: Mapping[int, int]) -> Tournament:
    known = seeds(cup)
    traded = (e._replace(seed=known[other.get(e.user, e.user)]) for e in cup.entrants)
    return replace(cup, entrants=tuple(sorted(traded, key=lambda entrant: entrant.seed)))


def _match_of(cup: Tournament, user: int) -> Match | None:
    """Return a person's match in the current round; None if they sit it out.

    Refusal if the person is not in the round.
    """
    for match in cup.current:
        if user in match.people:
            return match
    if (cup.last, user) not in cup.byes:
        raise Refusal("not-in-round")
    return None


# --- People ---------------------------------------------------------------------------------------


def taken_out(cup: Tournament, user: int) -> Tournament:
    """Take out a person; their opponents in open matches go through.

    Refusal unless they take part.
    """
    check_open(cup)
    if not cup.has(user):
        raise Refusal("not-entrant")
    return gone(cup, user)


def ends_round(cup: Tournament, user: int) -> bool:
    """Whether withdrawing a person ends the round, because no match could be played any more."""
    runs = cup.kind != DUPLICATE and not (cup.over or cup.paused_at)
    return runs and cup.waits and not gone(cup, user).waits


def put_back(cup: Tournament, user: int) -> Tournament:
    """Put back a person who has withdrawn or missed a round.

    In a knock-out this is possible while their match of the round can still be played.
    """
    check_open(cup)
    known = next((entrant for entrant in cup.entrants if entrant.user == user), None)
    if known is None:
        raise Refusal("never-entrant")
    if known.present:
        raise Refusal("still-entrant")
    if cup.kind == KNOCK_OUT and not _still_in(cup, user):
        raise Refusal("knocked-out")
    entrants = (e._replace(present=True) if e == known else e for e in cup.entrants)
    return replace(cup, entrants=tuple(entrants))


def _still_in(cup: Tournament, user: int) -> bool:
    """Whether a person's match of the current round is open, or they go through."""
    own = [m for m in cup.current if user in m.people and not m.ended]
    return bool(own) or user in cup.through(cup.last)


# --- Checks ---------------------------------------------------------------------------------------


def _check_begun(cup: Tournament) -> None:
    check_open(cup)
    if not cup.last:
        raise Refusal("round-not-begun")


def _check_at_tables(cup: Tournament) -> None:
    """Raise Refusal unless a round has begun that is played at tables of the league."""
    _check_begun(cup)
    if cup.kind == DUPLICATE:
        raise Refusal("round-duplicate")


def _check_ruled(cup: Tournament, match: Match) -> None:
    """Raise Refusal unless the outcome of a match may be changed.

    The last round may be corrected after the end. In a knock-out an earlier match cannot be
    changed, because its winner has been paired.
    """
    if cup.kind == DUPLICATE:
        raise Refusal("round-duplicate")
    if cup.kind == KNOCK_OUT and match.round < cup.last:
        raise Refusal("round-passed")


def _with(cup: Tournament, changed: Collection[Match]) -> Tournament:
    """Return the tournament with these matches in place of those with the same numbers."""
    new = {match.number: match for match in changed}
    return replace(cup, matches=tuple(new.get(match.number, match) for match in cup.matches))
