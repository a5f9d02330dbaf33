"""Import results from a table of text: an error for each bad line, and all lines or none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import rules
from bot.domain.league.season import League
from bot.domain.ledger import comparing
from bot.domain.ledger.entries import Entry, Slip
from bot.domain.ledger.importing import read
from bot.domain.ledger.results import Called, Preview, Result, Written, reported
from bot.domain.refusal import Refusal
from bot.domain.tables.player import COMPUTER
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.store.ledger import imported, posting, whole


class Imports:
    """The import of results from elsewhere into the ledger."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock

    async def previewed(
        self, guild: int, file: Written, called: Called, league: League | None
    ) -> Preview:
        """Read the results that a file would enter, with its faults.

        `called` has the games by the names people use.
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

        Results that were entered before are left out.
        """
        now, games = self._clock(), _counted(called, league)
        read = await self._database.read_long(lambda c: _read(c, guild, file, games))

        def work(connection: Connection) -> Preview:
            _check_open(connection, league)
            found = _compared(connection, guild, read, league, now)
            if found.faults or not found.results:
                return found
            about = {"results": len(found.results), "league": league.name if league else ""}
            number = leagues.note(connection, guild, by, "import", about, why, now)
            since = league.season.opened_at if league else None
            for at, result in comparing.in_order(found.results, since, now):
                slip = _slip(guild, by, result, league, "import", why)
                slip = replace(slip, match=result.match, imported=number)
                _post(connection, slip, result, league, now, at)
            return replace(found, number=number)

        return await self._database.write(work)

    async def slips(self, guild: int, number: int) -> list[int]:
        """Return the numbers of the entries that an import has made."""
        return await self._database.read(lambda c: imported.slips(c, guild, number))

    async def reported(self, league: League, by: int, game: str, text: str, why: str) -> int:
        """Enter one result of a league, and return the number of its slip."""
        if game not in league.season.charter.games:
            raise Refusal("league-game", league=league.name)
        now, guild = self._clock(), league.guild

        def work(connection: Connection) -> int:
            _check_open(connection, league)
            result = Result("", game, reported(text, whole.users_by_name(connection, guild)))
            about = {"league": league.name, "game": game}
            leagues.note(connection, guild, by, "report", about, why, now)
            return _post(
                connection,
                _slip(guild, by, result, league, "report", why),
                result,
                league,
                now,
                now,
            )

        return await self._database.write(work)


def _check_open(connection: Connection, league: League | None) -> None:
    if league and leagues.running(connection, league.season.id) is None:
        raise Refusal("season-closed", league=league.name)


def _slip(guild: int, by: int, result: Result, league: League | None, kind: str, why: str) -> Slip:
    season, stake, stamp = None, 0, ""
    if league:
        season, own = league.season.id, league.season.charter
        stake, stamp = own.games[result.game].stake, own.hash_of(result.game)
    return Slip(guild, kind, result.game, stamp, None, None, season, stake, 1, 1, None, by, why)


def _post(
    connection: Connection,
    slip: Slip,
    result: Result,
    league: League | None,
    now: datetime,
    at: datetime,
) -> int:
    """Post the slip of a result that was played at a time; its people belong to the league."""
    if league:
        people = [user for user in result.points if user > COMPUTER]
        posting.add_members(connection, league.id, people)
        posting.enrol(connection, slip.guild, league.season.id, result.points, now)
    entries = [Entry(user, slip.kind, points) for user, points in result.points.items()]
    return posting.post(connection, slip, entries, at)


def _counted(called: Called, league: League | None) -> Called:
    """Return the keys of the games that count in a league, or of all, by key and by name."""
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
    """Compare the results of a file with those in its season, or with those in no season."""
    season, since = (league.season.id, league.season.opened_at) if league else (None, None)
    numbers = comparing.entries_named(found.results)
    earlier = imported.earlier(connection, guild, season, numbers)
    return comparing.compared(found, earlier, since, now)
