"""Import results from a table of text: an error for each bad line, and all lines or none."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import rules
from bot.domain.league.season import League
from bot.domain.ledger.entries import Entry, Slip
from bot.domain.ledger.results import Called, Preview, Result, Written, read, reported
from bot.domain.refusal import Refusal
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.store.ledger import posting, whole


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
        games = _counted(called, league)
        return await self._database.read_long(lambda c: _preview(c, guild, file, games))

    async def entered(
        self, guild: int, by: int, file: Written, called: Called, league: League | None, why: str
    ) -> Preview:
        """Enter the results of a file in one transaction; if it has faults, nothing is entered."""
        _check_open(league)
        now = self._clock()

        def work(connection: Connection) -> Preview:
            found = _preview(connection, guild, file, _counted(called, league))
            if not found.faults:
                for result in found.results:
                    _post(connection, guild, by, result, league, "import", why, now)
                about = {"results": len(found.results), "league": league.name if league else ""}
                leagues.note(connection, guild, by, "import", about, why, now)
            return found

        return await self._database.write(work)

    async def reported(self, league: League, by: int, game: str, text: str, why: str) -> int:
        """Enter one result of a league, and return the number of its slip."""
        _check_open(league)
        if game not in league.season.charter.games:
            raise Refusal("league-game", league=league.name)
        now, guild = self._clock(), league.guild

        def work(connection: Connection) -> int:
            result = Result("", game, reported(text, whole.users_by_name(connection, guild)))
            about = {"league": league.name, "game": game}
            leagues.note(connection, guild, by, "report", about, why, now)
            return _post(connection, guild, by, result, league, "report", why, now)

        return await self._database.write(work)


def _check_open(league: League | None) -> None:
    if league and not league.open:
        raise Refusal("season-closed", league=league.name)


def _post(
    connection: Connection,
    guild: int,
    by: int,
    result: Result,
    league: League | None,
    kind: str,
    why: str,
    now: datetime,
) -> int:
    season, stake, stamp = None, 0, ""
    if league:
        season = league.season.id
        stake = league.season.charter.games[result.game].stake
        stamp = league.season.charter.hash_of(result.game)
        posting.add_members(connection, league.id, result.points)
        posting.enrol(connection, guild, season, result.points, now)
    slip = Slip(guild, kind, result.game, stamp, None, None, season, stake, 1, 1, None, by, why)
    entries = [Entry(user, kind, points) for user, points in result.points.items()]
    return posting.post(connection, slip, entries, now)


def _counted(called: Called, league: League | None) -> Called:
    """Return the keys of the games that count in a league, or of all, by key and by name."""
    every = {**{game.key: game.key for game in rules.GAMES}, **called}
    if league is None:
        return every
    return {name: key for name, key in every.items() if key in league.season.charter.games}


def _preview(connection: Connection, guild: int, file: Written, games: Called) -> Preview:
    known = whole.users_by_name(connection, guild)
    return read(file.content, games, known, file.language)
