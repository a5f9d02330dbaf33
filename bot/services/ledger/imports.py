"""Import results from a table of text: an error for each bad line, and all lines or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import rules
from bot.domain.league.season import League, Signature
from bot.domain.ledger import comparing
from bot.domain.ledger.comparing import Earlier
from bot.domain.ledger.dates import Term
from bot.domain.ledger.entries import Entry, Posting
from bot.domain.ledger.importing import read
from bot.domain.ledger.results import Called, Preview, Result, Written, reported
from bot.domain.refusal import Refusal
from bot.domain.tables.player import COMPUTER
from bot.store import Connection, Database
from bot.store.league import fixtures, leagues, rating
from bot.store.ledger import imported, posting, whole
from bot.store.ledger.posting import Post

TWICE = timedelta(days=1)
"""How long after a report an equal one may be the same match, entered twice."""


class Imports:
    """The import of results from elsewhere into the ledger."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock

    async def previewed(
        self, guild: int, file: Written, called: Called, league: League | None
    ) -> Preview:
        """Return the results that a file would enter, with its faults.

        `called` has the games by the names people use. The results would count in a `league`, or in
        the server's ledger alone (None).
        """
        now = self._clock()

        def work(connection: Connection) -> Preview:
            found = _read(connection, guild, file, _counted(called, league))
            return _compared(connection, guild, found, league, now)

        return await self._database.read_long(work)

    async def entered(
        self, guild: int, by: int, file: Written, called: Called, league: League | None, why: str
    ) -> Preview:
        """Enter the results of a file in one transaction; if it has faults, nothing is entered.

        Results that were entered before are left out. The parameters are those of `previewed`;
        RuleError if the season of the league is closed.
        """
        now, games = self._clock(), _counted(called, league)
        sent = await self._database.read_long(lambda c: _read(c, guild, file, games))

        def work(connection: Connection) -> Preview:
            _check_open(connection, league)
            found = _compared(connection, guild, sent, league, now)
            if found.faults or not found.results:
                return found
            about = {"results": len(found.results), "league": league.name if league else ""}
            number = leagues.note(connection, Signature(guild, by, why, now), "import", about)
            timed = comparing.in_order(found.results, _term(league, now))
            entry = partial(_entry, guild, by, league, "import", why, number)
            _admit(connection, league, found.results, now)
            posts = [Post(entry(result), _postings("import", result), at) for at, result in timed]
            posting.post_all(connection, guild, posts)
            if league and league.season.charter.terms.reported:
                rating.rate_anew(connection, league.id)  # results may be older than matches
            return replace(found, number=number)

        return await self._database.write(work)

    async def entries(self, guild: int, number: int) -> list[int]:
        """Return the numbers of the entries that an import has made."""
        found = await self._database.read(lambda c: imported.entries(c, guild, number))
        return [posted.number for posted in found]

    async def alike(self, league: League, game: str, text: str) -> Earlier | None:
        """Return an equal result that was reported in a league's season a short time ago, or None.

        Two organisers may have entered the same match. RuleError if the text is no result.
        """
        if not league.open or game not in league.season.charter.games:
            return None  # the report is refused
        since = self._clock() - TWICE

        def work(connection: Connection) -> Earlier | None:
            points = reported(text, whole.users_by_name(connection, league.guild))
            about = league.guild, league.season.id, game, points, since
            return imported.alike(connection, *about)

        return await self._database.read_long(work)

    async def reported(
        self, league: League, by: int, game: str, text: str, why: str, known: int = 0
    ) -> int:
        """Enter one result of a league, and return the number of its entry.

        `known` is the entry of an equal result, reported a short time ago, that is another match.

        The result counts for the match of these people in the running round of a tournament or in
        the schedule, if there is one. It changes ratings if the terms of the season say so.
        Refusal if the season is closed, if the league does not have the game, or if an equal result
        has been reported that the organiser does not know of.
        """
        if game not in league.season.charter.games:
            raise Refusal("league-game", league=league.name)
        now, guild = self._clock(), league.guild

        def work(connection: Connection) -> int:
            _check_open(connection, league)
            result = Result("", game, reported(text, whole.users_by_name(connection, guild)))
            about = guild, league.season.id, game, dict(result.points), now - TWICE
            if (equal := imported.alike(connection, *about)) and equal.number != known:
                raise Refusal("reported-twice", entry=str(equal.number))
            own = {"own": True} if by in result.points else {}
            leagues.noted(league, by, "report", now, why, game=game, **own)(connection)
            _admit(connection, league, [result], now)
            entry = _entry(guild, by, league, "report", why, None, result)
            number = posting.post(connection, entry, _postings("report", result), now)
            fixtures.report(connection, league.season.id, game, result.points, number)
            if league.season.charter.terms.reported:
                match = rating.reported(league.season.id, game, result.points)
                rating.rate(connection, league.id, [match])
            return number

        return await self._database.write(work)


def _check_open(connection: Connection, league: League | None) -> None:
    if league and leagues.running(connection, league.season.id) is None:
        raise Refusal("season-closed", league=league.name)


def _entry(
    guild: int,
    by: int,
    league: League | None,
    kind: str,
    why: str,
    number: int | None,
    result: Result,
) -> Entry:
    """Return the entry of a result that was reported, or entered by the import with a number."""
    season, stake, stamp = None, 0, ""
    if league:
        season, own = league.season.id, league.season.charter
        stake, stamp = own.games[result.game].stake, own.hash_of(result.game)
    return Entry(
        guild,
        kind,
        result.game,
        stamp,
        season=season,
        stake=stake,
        server=1,
        tally=1,
        by=by,
        why=why,
        match=result.match,
        imported=number,
    )


def _postings(kind: str, result: Result) -> list[Posting]:
    return [Posting(user, kind, points) for user, points in result.points.items()]


def _admit(
    connection: Connection, league: League | None, results: Sequence[Result], now: datetime
) -> None:
    """Make the people of results members of a league, with accounts in its season."""
    people = {user for result in results for user in result.points if user > COMPUTER}
    if league:
        posting.add_members(connection, league.id, people)
        posting.enrol(connection, league.guild, league.season.id, people, now)


def _counted(called: Called, league: League | None) -> Called:
    """Return the keys of a league's games, or of all games, by key and by the names people use."""
    every = {**{game.key: game.key for game in rules.GAMES}, **called}
    if league is None:
        return every
    return {name: key for name, key in every.items() if key in league.season.charter.games}


def _read(connection: Connection, guild: int, file: Written, games: Called) -> Preview:
    known = whole.users_by_name(connection, guild)
    return read(file.content, games, known, file.language, file.zone)


def _compared(
    connection: Connection, guild: int, found: Preview, league: League | None, now: datetime
) -> Preview:
    """Return a preview compared with the stored results of its season, or of no season."""
    season, numbers = league.season.id if league else None, comparing.entries_named(found.results)
    known = imported.earlier(connection, guild, season, numbers)
    return comparing.compared(found, known, _term(league, now))


def _term(league: League | None, now: datetime) -> Term:
    if league is None:
        return Term(now)
    closed = (season.closed_at for season in league.seasons if season.closed_at)
    return Term(now, league.season.opened_at, max(closed, default=None))
