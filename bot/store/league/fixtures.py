"""The matches of a season's schedule: planned, played, and those whose players need a reminder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, select

from bot.domain.league.pairing import Fixture, Round
from bot.domain.league.tournament import DUPLICATE, KNOCK_OUT, SWISS, Match, Outcome
from bot.domain.ledger.entries import NOBODY
from bot.domain.shards import ALL, Shards
from bot.domain.tables.table import Table
from bot.store import schema
from bot.store.ledger import books
from bot.store.sharding import within

REMINDED, TOLD = 1, 2
"""The values of `reminded`: a match's people were reminded, or told that its round begins."""


def of_season(connection: Connection, season: int) -> list[Fixture]:
    """Return the schedule of a season, by round."""
    f, p = books.fixtures, books.pairings
    sitting = select(p.c.fixture, p.c.user, p.c.place).join(f, f.c.id == p.c.fixture)
    people: dict[int, set[int]] = defaultdict(set)
    placed = set[int]()
    for fixture, user, place in connection.execute(sitting.where(f.c.season == season)):
        people[fixture].add(user)
        if place is not None:
            placed.add(fixture)
    found = _with_times().where(f.c.season == season).order_by(f.c.round, f.c.id)
    return [
        _fixture(row, people[row.id])._replace(placed=row.id in placed)
        for row in connection.execute(found)
    ]


def _with_times() -> Select[Any]:
    """Return the query for matches, with the minutes of a round for those of tournaments."""
    f, t = books.fixtures, books.tournaments
    return select(f, t.c.minutes).outerjoin(t, t.c.id == f.c.tournament)


def _fixture(row: Any, people: Iterable[int]) -> Fixture:
    return Fixture(
        row.id,
        row.round,
        row.due,
        row.reminded == REMINDED,
        row.table,
        frozenset(people),
        row.tournament,
        row.reminded == TOLD,
        timedelta(minutes=row.minutes) if row.minutes else None,
        row.slip,
        bool(row.decided),
    )


def verdicts(connection: Connection, tournament: int) -> dict[int, dict[int, Outcome]]:
    """Return the outcomes of a tournament's matches that are decided without a table."""
    f, p = books.fixtures, books.pairings
    found = select(p).join(f, f.c.id == p.c.fixture)
    found = found.where(f.c.tournament == tournament, p.c.place.is_not(None))
    outcomes: dict[int, dict[int, Outcome]] = defaultdict(dict)
    for row in connection.execute(found):
        outcomes[row.fixture][row.user] = Outcome(row.place, row.points)
    return outcomes


def rule(connection: Connection, before: Match, match: Match) -> None:
    """Write a change of a match: its time, its people, or an outcome decided without a table.

    If its people change, the match gives up the table that was opened for it.
    """
    f, p = books.fixtures, books.pairings
    own = f.update().where(f.c.id == match.number)
    connection.execute(own.values(due=match.due, decided=int(match.decided)))
    if match.people != before.people:
        connection.execute(own.values(opened=None))
    if match._replace(due=before.due) == before:
        return
    outcome = match.outcome if match.decided else {}
    connection.execute(p.delete().where(p.c.fixture == match.number))
    for user in match.people:
        place, points = outcome.get(user, (None, None))
        row = {"fixture": match.number, "user": user, "place": place, "points": points}
        connection.execute(p.insert().values(**row))


def add(
    connection: Connection,
    season: int,
    number: int,
    groups: Round,
    due: datetime,
    tournament: int | None = None,
) -> None:
    """Write the matches of a round, one for each group of people.

    `number` is that of the round, `due` the time until which they are to be played, and
    `tournament` the number of their tournament (None: they are of the season's schedule).
    """
    for group in groups:
        row = {"season": season, "round": number, "due": due, "reminded": 0}
        row["tournament"] = tournament
        insert = books.fixtures.insert().values(**row).returning(books.fixtures.c.id)
        fixture = int(connection.execute(insert).scalar_one())
        sitting = [{"fixture": fixture, "user": user} for user in group]
        connection.execute(books.pairings.insert(), sitting)


def play(connection: Connection, season: int, table: Table) -> None:
    """Note that the people of a table have played a match of the schedule, if there is one.

    A match of a tournament comes first, as long as its round is being played.
    """
    people = frozenset(player.user for player in table.players if player) - {*NOBODY}
    cup, rest = _unplayed(connection, season, table.key, people)
    if fixture := next(iter((*cup, *rest)), None):
        _play(connection, fixture, table=table.id)


def report(
    connection: Connection, season: int, game: str, points: Mapping[int, int], entry: int
) -> None:
    """Note the entry that has the result of these people's match, if there is one.

    A match of a tournament comes before one of the schedule, as at a table. If an earlier result
    of these people was voided, that may be a match of a round that is over.
    """
    people = frozenset(points)
    cup, rest = _unplayed(connection, season, game, people)
    again = _reopened(connection, season, game, points)
    for fixture in (*cup, *again, *rest)[:1]:
        _play(connection, fixture, slip=entry)
        if fixture in again:
            b = books.byes
            mine = b.c.tournament == fixture.tournament, b.c.round == fixture.round
            connection.execute(b.delete().where(*mine, b.c.user.in_(people)))


def _reopened(
    connection: Connection, season: int, game: str, points: Mapping[int, int]
) -> list[Fixture]:
    """Return these people's matches without a result in tournaments, if one of theirs was voided.

    The latest comes first. A winner of a knock-out who was paired in a later round stays the
    winner.
    """
    people, t = frozenset(points), books.tournaments
    if not _was_voided(connection, season, game, people):
        return []
    found = select(t.c.id, t.c.kind).where(t.c.season == season, t.c.game == game)
    kinds = {row.id: row.kind for row in connection.execute(found)}
    known, order = of_season(connection, season), _seeds(connection, kinds)

    def counts(fixture: Fixture) -> bool:
        of = fixture.tournament
        if kinds.get(of or 0) != KNOCK_OUT:
            return kinds.get(of or 0) == SWISS
        later = (each for each in known if each.tournament == of and each.round > fixture.round)
        paired = people & {user for each in later for user in each.people}
        first = min(people, key=lambda user: (-points[user], order[of or 0, user]))
        return paired <= {first}

    own = [each for each in known if each.unplayed and each.people == people]
    return [fixture for fixture in reversed(own) if counts(fixture)]


def _was_voided(connection: Connection, season: int, game: str, people: frozenset[int]) -> bool:
    """Whether a result of exactly these people was voided, reported or played at a table."""
    e, p, r, ruling = books.entries, books.postings, books.results, books.entries.alias()
    reported = select(p.c.slip, p.c.user).join(e, e.c.id == p.c.slip)
    reported = reported.join(ruling, ruling.c.of == e.c.id).where(
        e.c.season == season, e.c.game == game, e.c.kind == "report", ruling.c.kind == "void"
    )
    at_tables = select(r.c.table, r.c.user)
    at_tables = at_tables.where(r.c.season == season, r.c.game == game, r.c.void == 1)
    groups: dict[tuple[int, int], set[int]] = defaultdict(set)
    for kind, found in enumerate((reported, at_tables)):
        for number, user in connection.execute(found):
            groups[kind, number].add(user)
    return people in groups.values()


def _seeds(connection: Connection, tournaments: Iterable[int]) -> dict[tuple[int, int], int]:
    """Return the seed of each entrant of some tournaments."""
    e = books.entrants
    found = select(e).where(e.c.tournament.in_([*tournaments]))
    return {(row.tournament, row.user): row.seed for row in connection.execute(found)}


def _play(connection: Connection, fixture: Fixture, **how: int) -> None:
    f = books.fixtures
    _raise(connection, [fixture.tournament])
    connection.execute(f.update().where(f.c.id == fixture.number).values(**how))


def _unplayed(
    connection: Connection, season: int, game: str, people: frozenset[int]
) -> tuple[list[Fixture], list[Fixture]]:
    """Return these people's matches without a result: of tournaments, and of the schedule.

    Tournament matches are only those of this game and of a running round.
    """
    known, asked = of_season(connection, season), current_rounds(connection, season, game)
    found = [fixture for fixture in known if fixture.unplayed and fixture.people == people]
    cup = [fixture for fixture in found if (fixture.tournament, fixture.round) in asked]
    return cup, [fixture for fixture in found if fixture.tournament is None]


def take_back(connection: Connection, table: int) -> None:
    """Note that the match played at a table does not count, so that it can be played again."""
    _open_again(connection, books.fixtures.c.table == table)


def take_back_report(connection: Connection, entry: int) -> None:
    """Note that a reported result does not count, so that its match can be played."""
    _open_again(connection, books.fixtures.c.slip == entry)


def _open_again(connection: Connection, mine: ColumnElement[bool]) -> None:
    f = books.fixtures
    _raise(connection, connection.execute(select(f.c.tournament).where(mine)).scalars())
    connection.execute(f.update().where(mine).values(table=None, slip=None))


def unplayed() -> ColumnElement[bool]:
    """Return the condition of matches without a result."""
    f = books.fixtures
    return f.c.table.is_(None) & f.c.slip.is_(None) & (f.c.decided == 0)


def _raise(connection: Connection, tournaments: Iterable[int | None]) -> None:
    """Raise the editions of tournaments, so that a step decided on an earlier edition is decided
    again.
    """
    t = books.tournaments
    for number in filter(None, tournaments):
        mine = t.update().where(t.c.id == number)
        connection.execute(mine.values(edition=t.c.edition + 1))


def current_rounds(connection: Connection, season: int, game: str) -> set[tuple[int, int]]:
    """Return each tournament in a game that is not over, with its latest round, by their numbers.

    Duplicate tournaments are left out.
    """
    f, t = books.fixtures, books.tournaments
    found = select(t.c.id, func.max(f.c.round)).join(f, f.c.tournament == t.c.id)
    found = found.where(t.c.season == season, t.c.game == game, t.c.over_at.is_(None))
    found = found.where(t.c.kind != DUPLICATE)
    return {(row[0], row[1]) for row in connection.execute(found.group_by(t.c.id))}


def tell(connection: Connection, numbers: Collection[int], how: int) -> None:
    """Write that the players of some matches were `TOLD` of them, or `REMINDED`."""
    f = books.fixtures
    connection.execute(f.update().where(f.c.id.in_(numbers)).values(reminded=how))


def waiting(connection: Connection, shards: Shards = ALL) -> list[tuple[int, datetime]]:
    """Return the leagues with players to be told of a match, each with the time of the first
    notice.
    """
    f, s, of = books.fixtures, books.seasons, books.leagues
    found = _with_times().add_columns(s.c.league).join(s, s.c.id == f.c.season)
    found = found.join(of, of.c.id == s.c.league).where(within(of.c.guild, shards))
    mine = unplayed(), f.c.reminded != REMINDED, s.c.closed_at.is_(None)
    first: dict[int, datetime] = {}
    for row in connection.execute(found.where(*mine)):
        rings = _fixture(row, ()).rings
        first[row.league] = min(first.get(row.league, rings), rings)
    return [*first.items()]


def being_played(
    connection: Connection, season: int, game: str | None = None
) -> dict[int, frozenset[int]]:
    """Return the people of each match of a season that is being played, by its table.

    With `game`, only matches in that game are returned.
    """
    t, s = schema.tables, schema.seats
    found = select(s.c.table, s.c.user).join(t, t.c.id == s.c.table)
    found = found.where(t.c.season == season, t.c.phase.in_(("playing", "between")), s.c.user > 0)
    people: dict[int, set[int]] = defaultdict(set)
    for table, user in connection.execute(found if game is None else found.where(t.c.game == game)):
        people[table].add(user)
    return {table: frozenset(some) for table, some in people.items()}
