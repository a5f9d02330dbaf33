"""Public tournaments: their rounds with all pairings, and their standings."""

from __future__ import annotations

from bot.domain.league import tournament as course
from bot.domain.league.tournament import Match
from bot.domain.league.tournament import Tournament as Cup
from bot.domain.refusal import Refusal
from bot.domain.site import values
from bot.services.site.leagues import MATCH, TOURNAMENT, Published, in_order
from bot.store import Connection
from bot.store.contests import tournaments
from bot.store.site import public


def tournament(connection: Connection, of: Published, key: str) -> values.Tournament | None:
    """Return a tournament of a league by its address, or None."""
    number = of.opened(TOURNAMENT, key)
    try:
        cup = tournaments.by_id(connection, number) if number is not None else None
    except Refusal:
        return None
    if cup is None or cup.season not in of.seasons:
        return None
    rounds = (_round(connection, of, cup, at) for at in range(1, cup.last + 1))
    ranked = (
        values.Ranked(line.place, of.cast.of(line.entrant.user), *line[2:])
        for line in course.standings(cup)
    )
    return values.Tournament(
        league=of.key,
        key=key,
        season=of.seasons[cup.season].number,
        kind=cup.kind,
        game=cup.game,
        seats=cup.seats,
        starts_at=cup.starts_at,
        over_at=cup.over_at,
        length=cup.length,
        rounds=tuple(rounds),
        standings=tuple(ranked),
    )


def _round(connection: Connection, of: Published, cup: Cup, number: int) -> values.Round:
    own = [match for match in cup.matches if match.round == number]
    byes = in_order(of.cast.of(user) for at, user in cup.byes if at == number)
    pairings = tuple(_pairing(connection, of, match) for match in own)
    return values.Round(number, own[0].due, pairings, tuple(byes))


def _pairing(connection: Connection, of: Published, match: Match) -> values.Pairing:
    """Return a match of a round, its people by place; before it is decided, by label."""
    people = [
        values.Paired(of.cast.of(user), *(match.outcome.get(user) or (None, None)))
        for user in match.people
    ]
    people.sort(
        key=lambda paired: (paired.place or 0, paired.person.label.casefold(), paired.person.key)
    )
    table = match.table
    played = table is not None and public.match(connection, [*of.seasons], table) is not None
    return values.Pairing(tuple(people), of.sealed(MATCH, table) if table and played else None)
