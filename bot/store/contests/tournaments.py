"""Tournaments in the database: announcements, entries, rounds, and when something is due."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from bot.domain.contests import duplicate, rounds
from bot.domain.contests.tournament import DUPLICATE, Entrant, Match, Outcome, Paired, Tournament
from bot.domain.league.pairing import Fixture
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, Shards
from bot.store import schema
from bot.store.contests import duplicates
from bot.store.league import fixtures
from bot.store.ledger import books
from bot.store.sharding import within


def by_id(connection: Connection, number: int, *, lock: bool = False) -> Tournament:
    """Read a tournament whole; `lock` keeps other processes from changing it.

    Refusal if it does not exist.
    """
    t, s = books.tournaments, books.seasons
    found = select(t, s.c.league).join(s, s.c.id == t.c.season).where(t.c.id == number)
    row = connection.execute(found.with_for_update(of=t) if lock else found).one_or_none()
    if row is None:
        raise Refusal("no-tournament")
    return Tournament(
        row.id,
        row.league,
        row.season,
        row.kind,
        row.game,
        row.seats,
        row.starts_at,
        row.minutes,
        row.rounds,
        row.over_at is not None,
        row.message,
        _entrants(connection, number),
        _matches(connection, row.season, number),
        _byes(connection, number),
        row.deals,
        row.secret,
        row.promised_at,
    )


def _entrants(connection: Connection, number: int) -> tuple[Entrant, ...]:
    e = books.entrants
    found = select(e).where(e.c.tournament == number)
    rows = connection.execute(found.order_by(e.c.seed, e.c.user))
    return tuple(Entrant(row.user, row.seed, bool(row.present), row.addition) for row in rows)


def _byes(connection: Connection, number: int) -> frozenset[tuple[int, int]]:
    b = books.byes
    found = select(b.c.round, b.c.user).where(b.c.tournament == number)
    return frozenset((row.round, row.user) for row in connection.execute(found))


def _matches(connection: Connection, season: int, number: int) -> tuple[Match, ...]:
    """Return the matches with their outcomes, from the results of the season."""
    own = [
        fixture
        for fixture in fixtures.of_season(connection, season)
        if fixture.tournament == number
    ]
    r = books.results
    tables = [fixture.table for fixture in own if fixture.table is not None]
    found = select(r.c.table, r.c.user, r.c.place, r.c.points)
    ended: dict[int, dict[int, Outcome]] = defaultdict(dict)
    for row in connection.execute(found.where(r.c.table.in_(tables), r.c.void == 0)):
        ended[row.table][row.user] = Outcome(row.place, row.points)
    played = {match.round: match for match in duplicates.of_tournament(connection, number)}
    return tuple(
        _round(fixture, played[fixture.round])
        if fixture.round in played
        else _match(fixture, ended[fixture.table] if fixture.table else {})
        for fixture in own
    )


def _round(fixture: Fixture, match: duplicate.Match) -> Match:
    """Read a duplicate round; it has no outcome before everybody has finished."""
    people = tuple(sorted(rival.user for rival in match.rivals))
    outcome = rounds.outcomes(match) if match.settled else {}
    return Match(fixture.number, fixture.round, fixture.due, people, None, outcome, match.id)


def _match(fixture: Fixture, ended: dict[int, Outcome]) -> Match:
    """Return a match; it has an outcome only if each of its people has a result at its table."""
    people = tuple(sorted(fixture.people))
    own = {user: ended[user] for user in people if user in ended}
    outcome = own if len(own) == len(people) else {}
    return Match(fixture.number, fixture.round, fixture.due, people, fixture.table, outcome)


def of_season(connection: Connection, season: int, *, unfinished: bool) -> list[int]:
    """Return the tournaments of a season; if `unfinished`, only those that are not over."""
    t = books.tournaments
    found = select(t.c.id).where(t.c.season == season).order_by(t.c.id)
    return [
        *connection.execute(found.where(t.c.over_at.is_(None)) if unfinished else found).scalars()
    ]


def running(connection: Connection, shards: Shards = ALL) -> list[int]:
    """Return the tournaments that are not over."""
    t, s, of = books.tournaments, books.seasons, books.leagues
    found = select(t.c.id).join(s, s.c.id == t.c.season).join(of, of.c.id == s.c.league)
    found = found.where(t.c.over_at.is_(None), within(of.c.guild, shards))
    return [*connection.execute(found.order_by(t.c.id)).scalars()]


# --- Changes --------------------------------------------------------------------------------------


def add(connection: Connection, tournament: Tournament) -> int:
    """Write a new tournament and return its number."""
    own = (
        *("season", "kind", "game", "seats", "starts_at", "minutes", "rounds"),
        *("deals", "secret", "promised_at"),
    )
    row = {name: getattr(tournament, name) for name in own}
    insert = books.tournaments.insert().values(**row).returning(books.tournaments.c.id)
    return int(connection.execute(insert).scalar_one())


def change(connection: Connection, number: int, **values: Any) -> None:
    """Write new values of a tournament: its message, its rounds, its end."""
    t = books.tournaments
    connection.execute(t.update().where(t.c.id == number).values(**values))


def enter(connection: Connection, number: int, entrants: Iterable[Entrant]) -> None:
    """Write new and changed entrants."""
    e = books.entrants
    for entrant in entrants:
        mine = (e.c.tournament == number) & (e.c.user == entrant.user)
        connection.execute(e.delete().where(mine))
        row = {"tournament": number, **entrant._asdict(), "present": int(entrant.present)}
        connection.execute(e.insert().values(**row))


def leave(connection: Connection, number: int, user: int) -> None:
    """Delete an entrant."""
    e = books.entrants
    connection.execute(e.delete().where(e.c.tournament == number, e.c.user == user))


def miss(connection: Connection, number: int, users: Collection[int]) -> None:
    """Write that people take no part in later rounds."""
    e = books.entrants
    mine = (e.c.tournament == number) & e.c.user.in_(users)
    connection.execute(e.update().where(mine).values(present=0))


def pair(connection: Connection, tournament: Tournament, paired: Paired, due: datetime) -> None:
    """Write the next round."""
    fixtures.add(
        connection, tournament.season, tournament.last + 1, paired.groups, due, tournament.id
    )
    go_through(connection, tournament.id, tournament.last + 1, paired.byes)


def go_through(connection: Connection, number: int, of: int, users: Collection[int]) -> None:
    """Write that people went through a round without a match."""
    if users:
        rows = [{"tournament": number, "round": of, "user": user} for user in sorted(users)]
        connection.execute(books.byes.insert(), rows)


# --- Who is there ---------------------------------------------------------------------------------


def waiting(connection: Connection, tournament: Tournament) -> frozenset[int]:
    """Return the people who have come: at a table of the league that waits for others.
    In a duplicate tournament, these are the people who have sat down in its last round.
    """
    if tournament.kind == DUPLICATE:
        return rounds.came(duplicates.of_tournament(connection, tournament.id)[-1])
    t, s, c = schema.tables, schema.seats, books.channels
    found = select(s.c.user).join(t, t.c.id == s.c.table).join(c, c.c.channel == t.c.channel)
    found = found.where(
        c.c.league == tournament.league, t.c.game == tournament.game, t.c.phase == "lobby"
    )
    return frozenset(connection.execute(found.where(s.c.user > 0)).scalars())


def playing(connection: Connection, tournament: Tournament) -> list[frozenset[int]]:
    """Return the people of each match that is being played in the tournament's season and game."""
    t, s = schema.tables, schema.seats
    found = select(s.c.table, s.c.user).join(t, t.c.id == s.c.table)
    found = found.where(t.c.season == tournament.season, t.c.game == tournament.game, s.c.user > 0)
    people: dict[int, set[int]] = defaultdict(set)
    for table, user in connection.execute(found.where(t.c.phase.in_(("playing", "between")))):
        people[table].add(user)
    return [frozenset(some) for some in people.values()]
