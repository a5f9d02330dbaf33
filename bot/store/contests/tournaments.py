"""Tournaments in the database: people, rounds, matches, and the facts of their course."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import partial

from sqlalchemy import ColumnElement, Connection, select

from bot.domain.contests import duplicate, rounds
from bot.domain.contests.course import Facts
from bot.domain.contests.settling import ranked
from bot.domain.league.pairing import Fixture
from bot.domain.league.tournament import DUPLICATE, POINTS, Entrant, Match, Outcome, Tournament
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, Shards
from bot.store import schema
from bot.store.contests import duplicates
from bot.store.difference import Form, Part, Rows, Work, fields
from bot.store.league import fixtures, leagues, rulings
from bot.store.ledger import books, ledgers
from bot.store.sharding import within


def by_id(connection: Connection, number: int) -> Tournament:
    """Read a tournament whole; Refusal if it does not exist."""
    t, s = books.tournaments, books.seasons
    found = select(t, s.c.league).join(s, s.c.id == t.c.season).where(t.c.id == number)
    row = connection.execute(found).one_or_none()
    if row is None:
        raise Refusal("no-tournament")
    return Tournament(
        **row._mapping,
        entrants=_entrants(connection, number),
        matches=_matches(connection, row.season, number),
        byes=_byes(connection, number),
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
    """Return a tournament's matches, with outcomes from tables, reports, rounds and rulings."""
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
    told: dict[int | None, Mapping[int, Outcome]] = {None: {}}
    told |= {entry: _reported(connection, entry) for each in own if (entry := each.entry)}
    played = {match.round: match for match in duplicates.of_tournament(connection, number)}
    verdicts = fixtures.verdicts(connection, number)

    def outcome(fixture: Fixture) -> Mapping[int, Outcome]:
        if fixture.decided:
            return verdicts.get(fixture.number, {})
        return ended[fixture.table] if fixture.table else told[fixture.entry]

    return tuple(
        _round(fixture, played[fixture.round])
        if fixture.round in played
        else _match(fixture, outcome(fixture))
        for fixture in own
    )


def _reported(connection: Connection, entry: int) -> dict[int, Outcome]:
    """Return places and points of the people in a reported result, with its corrections.

    A correction may move points to somebody who was not in the match; they have no place in it.
    """
    points = {posting.user: posting.delta for posting in ledgers.postings(connection, entry)}
    for number in rulings.corrections(connection, entry, "stands", "frozen"):
        for posting in ledgers.postings(connection, number):
            if posting.user in points:
                points[posting.user] += posting.delta
    return ranked(points)


def _round(fixture: Fixture, match: duplicate.Match) -> Match:
    """Return a duplicate round as a match; its outcome is empty until everybody has finished."""
    people = tuple(sorted(rival.user for rival in match.rivals))
    outcome = rounds.outcomes(match) if match.settled else {}
    about = fixture.number, fixture.round, fixture.due, people, None, outcome
    return Match(*about, match.id, fixture.reminded)


def _match(fixture: Fixture, ended: Mapping[int, Outcome]) -> Match:
    """Return the match of a fixture; it has an outcome only if each of its people has a result in
    it.
    """
    people = tuple(sorted(fixture.people))
    own = {user: ended[user] for user in people if user in ended}
    outcome = own if len(own) == len(people) else {}
    about = fixture.number, fixture.round, fixture.due, people, fixture.table, outcome
    return Match(*about, None, fixture.reminded, fixture.entry, fixture.decided)


def of_season(connection: Connection, season: int) -> list[int]:
    """Return the numbers of a season's tournaments, oldest first."""
    t = books.tournaments
    found = select(t.c.id).where(t.c.season == season).order_by(t.c.id)
    return [*connection.execute(found).scalars()]


def running(connection: Connection, shards: Shards = ALL) -> list[int]:
    """Return the numbers of the tournaments that are not over."""
    return _numbers(connection, books.tournaments.c.over_at.is_(None), shards)


def ended(connection: Connection, since: datetime, shards: Shards = ALL) -> list[int]:
    """Return the numbers of the tournaments that have ended since then."""
    return _numbers(connection, books.tournaments.c.over_at >= since, shards)


def _numbers(connection: Connection, which: ColumnElement[bool], shards: Shards) -> list[int]:
    t, s, of = books.tournaments, books.seasons, books.leagues
    found = select(t.c.id).join(s, s.c.id == t.c.season).join(of, of.c.id == s.c.league)
    found = found.where(which, within(of.c.guild, shards))
    return [*connection.execute(found.order_by(t.c.id)).scalars()]


# --- Changes --------------------------------------------------------------------------------------


FIXED = (
    "season",
    "kind",
    "game",
    "seats",
    "starts_at",
    "minutes",
    "deals",
    "secret",
    "promised_at",
    "late",
)
"""The columns of a tournament that never change."""


def _entered(cup: Tournament) -> Rows:
    facts = fields("seed", "present", "addition")
    return {(entrant.user,): facts(entrant) for entrant in cup.entrants}


def _went_through(cup: Tournament) -> Rows:
    return {bye: {} for bye in sorted(cup.byes)}


def _reminded(cup: Tournament) -> Rows:
    facts = fields("reminded")
    return {(match.number,): facts(match) for match in cup.matches if match.number}


def _paired(before: Tournament, after: Tournament) -> Iterator[Work]:
    """Yield the work that writes the matches of a new round, which the database numbers.

    It also writes changed times, swapped people, and outcomes that do not follow from a table.
    """
    known = {match.number: match._replace(reminded=False) for match in before.matches}
    for match in (match._replace(reminded=False) for match in after.matches if match.number):
        if known[match.number] != match:
            yield partial(fixtures.rule, before=known[match.number], match=match)
    if after.last > before.last:
        groups = tuple(match.people for match in after.current)
        about = after.season, after.last, groups, after.due, after.id
        yield lambda connection: fixtures.add(connection, *about)


FORM = Form(
    books.tournaments,
    by_id,
    fields("rounds", "message", "over_at", "paused_at", "stalled"),
    (
        Part(books.entrants, lambda cup: cup.entrants, _entered),
        Part(books.byes, lambda cup: cup.byes, _went_through),
        Part(books.fixtures, _reminded, _reminded, ("tournament", "id")),
    ),
    fields(*FIXED),
    _paired,
)
"""The stored form of a tournament; the outcomes of its matches follow from other rows."""


# --- Facts ----------------------------------------------------------------------------------------


Points = Callable[[Connection, int], Mapping[int, int]]
"""A function that returns the points of a table's people; empty before its first deal has ended."""


def facts(
    connection: Connection,
    cup: Tournament,
    now: datetime,
    rung: datetime,
    points: Points,
    *,
    counting: bool = False,
) -> Facts:
    """Read the facts outside a tournament on which its course depends.

    A step is due if its time is not after `rung`. The points of running matches are read with
    `counting`, or if they decide the round now.
    """
    counting |= cup.late == POINTS and bool(cup.last) and rung >= cup.due
    season, league = leagues.season(connection, cup.season), leagues.by_id(connection, cup.league)
    standings = [] if cup.last else ledgers.standings(connection, league.guild, cup.season)
    entered = {entrant.user: entrant.seed for entrant in cup.entrants}
    order = [(line.user, (-line.ranked, -line.points, -line.tie)) for line in standings]
    order.sort(key=lambda own: (own[1], entered.get(own[0], len(entered))))
    played = {line.user for line in standings if line.deals}
    return Facts(
        now,
        rung,
        closed=season.closed_at is not None,
        order=[user for user, _ in order if user in played],
        came=_waiting(connection, cup) if cup.last else frozenset(),
        playing=_playing(connection, cup, points if counting else None),
    )


def _waiting(connection: Connection, tournament: Tournament) -> frozenset[int]:
    """Return the people who sit in a lobby of the tournament's game, in a channel of its league, or
    at a table that was opened for one of its matches.

    In a duplicate tournament, these are the people who have sat down in its last round.
    """
    if tournament.kind == DUPLICATE:
        return rounds.came(duplicates.of_tournament(connection, tournament.id)[-1])
    t, s, c, f = schema.tables, schema.seats, books.channels, books.fixtures
    here = t.c.channel.in_(select(c.c.channel).where(c.c.league == tournament.league))
    opened = t.c.id.in_(select(f.c.opened).where(f.c.tournament == tournament.id))
    found = select(s.c.user).join(t, t.c.id == s.c.table)
    found = found.where(t.c.game == tournament.game, t.c.phase == "lobby", here | opened)
    return frozenset(connection.execute(found.where(s.c.user > 0)).scalars())


def _playing(
    connection: Connection, tournament: Tournament, points: Points | None
) -> dict[frozenset[int], Mapping[int, int]]:
    """Return the people of each match that is being played in the tournament's season and game.

    With `points`, an open match of the round comes with its points.
    """
    asked = [{*match.people} for match in tournament.pending]
    playing = fixtures.being_played(connection, tournament.season, tournament.game)
    return {
        people: points(connection, table) if points and people in asked else {}
        for table, people in playing.items()
    }
