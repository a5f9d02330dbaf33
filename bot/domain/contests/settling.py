"""The end of a round: unplayed matches are decided, and a tournament gets its winners."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.domain.league import placing
from bot.domain.league.tournament import (
    DUPLICATE,
    KNOCK_OUT,
    Match,
    Outcome,
    Tournament,
    seeds,
    standings,
)


class Settled(NamedTuple):
    """The outcome of unplayed matches: people who go through, and people who missed a match."""

    byes: frozenset[int]
    missed: frozenset[int]


PODIUM = 3
"""The number of places on the podium."""


def settle(tournament: Tournament, here: Collection[int]) -> Settled:
    """Decide the unplayed matches of a round; `here` has the people who came.

    They sit at a table and wait for others, or play alone. A person who came goes through if an
    opponent did not. If an opponent has withdrawn, everybody else in the match counts as having
    come. In a knock-out one person goes through in any case.
    """
    if tournament.kind == DUPLICATE:
        every = (user for match in tournament.current for user in match.people)
        return Settled(frozenset(), frozenset(every).difference(here))
    present = {entrant.user for entrant in tournament.present}
    order, byes, missed = seeds(tournament), set[int](), set[int]()
    for match in tournament.current:
        if match.ended:
            continue
        gone = not present.issuperset(match.people)
        came = {user for user in match.people if user in present and (gone or user in here)}
        if tournament.kind == KNOCK_OUT:
            came = {min(match.people, key=lambda user: (user not in came, order[user]))}
        if len(came) < len(match.people):
            byes |= came
            missed |= {*match.people} - came
    return Settled(frozenset(byes), frozenset(missed))


def ranked(points: Mapping[int, int]) -> dict[int, Outcome]:
    """Return everybody's outcome of a match by their points; equal points share a place."""
    places = placing.places([*points.values()])
    return {
        user: Outcome(place, own) for (user, own), place in zip(points.items(), places, strict=True)
    }


def judged(match: Match, outcome: Mapping[int, Outcome]) -> Match:
    """Decide a match by this outcome; an empty outcome leaves only walkovers."""
    return match._replace(outcome=dict(outcome), decided=True, reminded=True)


def podium(tournament: Tournament) -> dict[int, list[int]]:
    """Return the people on the first three places, by place, without those who played no match.

    The podium is empty if there is no winner.
    """
    if not winners(tournament):
        return {}
    played = {user for match in tournament.matches for user in match.outcome}
    lines = [line for line in standings(tournament) if line.entrant.user in played]
    found: dict[int, list[int]] = {}
    for line in lines:
        place = 1 + sum(other.place < line.place for other in lines)
        if place <= PODIUM:
            found.setdefault(place, []).append(line.entrant.user)
    return found


def winners(tournament: Tournament) -> list[int]:
    """Return the winners: the best among the people who have played a match.

    In a knock-out only a person who has passed the final can win.
    """
    played = {user for match in tournament.matches for user in match.outcome}
    lines = [
        line
        for line in standings(tournament)
        if line.entrant.user in played and (line.place == 1 or tournament.kind != KNOCK_OUT)
    ]
    return [line.entrant.user for line in lines if line.place == lines[0].place]
