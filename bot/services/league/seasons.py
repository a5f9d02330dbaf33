"""The seasons of leagues: opened, closed by organisers or on their date, archived."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.domain.contests import days
from bot.domain.league.season import League, Season
from bot.domain.refusal import Refusal
from bot.services.ledger import counting
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.timers import EARLY, Timers

log = logging.getLogger("paifuda.leagues")


class Seasons:
    """The seasons of all leagues.

    `show` is called with the number of a league after the clock has closed a season or counted a
    day.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        show: Callable[[int], Awaitable[None]],
    ) -> None:
        self._database = database
        self._show = show
        self.timers = Timers(clock, self._rung)

    async def by_id(self, number: int) -> League:
        """Return the league with a number."""
        return await self._database.read(lambda c: leagues.by_id(c, number))

    async def season(self, number: int) -> Season:
        """Return the season with a number."""
        return await self._database.read(lambda c: leagues.season(c, number))

    async def seasons(self, league: League) -> list[Season]:
        """Return the seasons of a league, oldest first."""
        return await self._database.read(lambda c: leagues.seasons(c, league.id))

    async def open_next(self, league: League, by: int) -> League:
        """Open the next season; RuleError while one is open."""
        check_runs(league)
        now, number = self.timers.clock(), league.season.number + 1

        def work(connection: Connection) -> League:
            if leagues.by_id(connection, league.id).open:
                raise Refusal("season-open", league=league.name)
            _open(connection, league, number, now)
            about = {"league": league.name, "number": number}
            leagues.note(connection, league.guild, by, "open", about, "", now)
            return leagues.by_id(connection, league.id)

        return self._timed(await self._database.write(work))

    async def close(self, league: League, by: int) -> League:
        """Close the season now; its standings stay."""
        _check_open(league)
        now = self.timers.clock()

        def work(connection: Connection) -> League:
            _check_open(leagues.by_id(connection, league.id))
            _close(connection, league, now)
            about = {"league": league.name, "number": league.season.number}
            leagues.note(connection, league.guild, by, "close", about, "", now)
            return leagues.by_id(connection, league.id)

        return self._timed(await self._database.write(work))

    async def archive(self, league: League, by: int) -> League:
        """End a league: close its season and free its channels; its standings stay."""
        check_runs(league)
        now = self.timers.clock()

        def work(connection: Connection) -> League:
            fresh = leagues.by_id(connection, league.id)
            check_runs(fresh)
            if fresh.open:
                _close(connection, league, now)
            leagues.archive(connection, league.id, now)
            about = {"league": league.name}
            leagues.note(connection, league.guild, by, "archive", about, "", now)
            return leagues.by_id(connection, league.id)

        return self._timed(await self._database.write(work))

    # --- The clock ------------------------------------------------------------------------------

    async def reopen(self) -> None:
        """Set the timers for the dates of all open seasons; those already due ring at once."""
        shards, now = self._database.shards, self.timers.clock()
        for league, at in await self._database.read(lambda c: leagues.due(c, now, shards)):
            self.timers.set(league, at)

    def _timed(self, league: League) -> League:
        """Set the timer for the end of the season, or of an earlier day whose deals count."""
        season = league.season
        due = [season.closes_at] if season.closes_at else []
        if league.counts_days:
            due.append(days.due(self.timers.clock(), league.id))
        self.timers.set(league.id, min(due, default=None) if league.open else None)
        return league

    async def _rung(self, number: int) -> None:
        """Count the days that are over; on the season's date, close it and open the next."""
        league = await self.by_id(number)
        if not league.open or not self._database.shards.serve(league.guild):
            return
        now = self.timers.clock()

        def work(connection: Connection) -> tuple[League, bool]:
            own = leagues.by_id(connection, number)
            moved = own.open and counting.count(connection, own, now)
            due = own.season.closes_at
            if own.open and due and now >= due - EARLY:
                _close(connection, own, now)
                _open(connection, own, own.season.number + 1, now)
            return leagues.by_id(connection, number), moved

        try:
            after, moved = await self._database.write(work)
        except Exception:
            log.exception("league not moved on league=%d", number)
            self.timers.again(number)
            return
        self._timed(after)
        if closed := after.season.number != league.season.number:
            log.info("season closed league=%d season=%d", number, league.season.number)
        if moved or closed:
            await self._show(number)


def _close(connection: Connection, league: League, now: datetime) -> None:
    """Close the open season, after counting all days that are over by then."""
    counting.count(connection, league, now)
    leagues.close_season(connection, league.season, now)


def _open(connection: Connection, league: League, number: int, now: datetime) -> None:
    leagues.open_season(connection, league.guild, league.id, number, league.charter, now)


def check_runs(league: League) -> None:
    """Raise RuleError once a league has been archived."""
    if league.archived:
        raise Refusal("league-archived", league=league.name)


def _check_open(league: League) -> None:
    check_runs(league)
    if not league.open:
        raise Refusal("season-closed", league=league.name)
