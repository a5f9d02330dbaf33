"""The course of leagues: seasons are opened and closed, leagues are archived and made public."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

from bot import logs
from bot.domain.contests import days
from bot.domain.league import season
from bot.domain.league.season import League, Season
from bot.domain.refusal import Refusal
from bot.domain.tables.fair import draw_secret
from bot.services.keeping import PlainKeeper, Work, again
from bot.services.ledger import posting
from bot.store import Connection, Database
from bot.store.contests import dailies
from bot.store.league import leagues
from bot.timers import EARLY, Timers

log = logs.named("paifuda.leagues")

LATEST = 50
"""How many of the last entries a stop may have kept from the messages of standings."""
RECENT = timedelta(days=1)
"""How long after a season or a tournament a start announces its end, if a stop came before."""


class Seasons:
    """The seasons of all leagues.

    `show` is called with the number of a league after the clock has closed a season or counted a
    day. `tell` announces the end of a season, given its number, unless that was done. `followers`
    are called with the number of each season that has closed.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        show: Callable[[int], Awaitable[None]],
        tell: Callable[[int], Awaitable[None]],
    ) -> None:
        self._database = database
        self._keeper = PlainKeeper(database, clock, leagues.FORM)
        self.by_id = self._keeper.at
        self._show, self._tell = show, tell
        self.followers: list[Callable[[int], None]] = []
        self.timers = Timers("seasons", clock, self._rung)

    async def season(self, number: int) -> Season:
        """Return the season with a number."""
        return await self._database.read(lambda c: leagues.season(c, number))

    async def seasons(self, league: League) -> tuple[Season, ...]:
        """Return the seasons of a league, oldest first."""
        return (await self.by_id(league.id)).begun

    @again
    async def open_next(self, league: League, by: int) -> League:
        """Open the next season; RuleError while one is open."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        after = season.opened(fresh, now, days.last_over(now))
        note = leagues.noted(fresh, by, "open", now, number=after.season.number)
        return self._timed(await self._keeper.save(fresh, after, note))

    @again
    async def open_again(self, league: League, by: int) -> League:
        """Reopen the season that closed last; Refusal if the next season is already in use."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        after, later = season.reopened(fresh, now), fresh.season

        def still(connection: Connection) -> None:
            if fresh.open and leagues.used(connection, later.id):
                raise Refusal("season-begun", league=fresh.name, number=str(later.number))

        note = leagues.noted(fresh, by, "reopen", now, number=after.season.number)
        return self._timed(await self._keeper.save(fresh, after, still, note))

    @again
    async def close(self, league: League, by: int) -> League:
        """Close the season now; its standings stay."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        season.check_open(fresh)
        after, post = await self._counted(fresh, now)
        note = leagues.noted(fresh, by, "close", now, number=fresh.season.number)
        works = (*post, note)
        return self._ended(fresh, await self._keeper.save(fresh, season.closed(after, now), *works))

    @again
    async def archive(self, league: League, by: int) -> League:
        """End a league: close its season and free its channels; its standings stay."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        season.check_runs(fresh)
        after, post = await self._counted(fresh, now)
        works = (*post, leagues.noted(fresh, by, "archive", now))
        after = await self._keeper.save(fresh, season.archived(after, now), *works)
        return self._ended(fresh, after)

    def _ended(self, before: League, after: League) -> League:
        """Set the timer after a season has closed, tell its followers and announce its end."""
        if before.open:
            for follow in self.followers:
                follow(before.season.id)
            self.timers.run(self._tell(before.season.id))
        return self._timed(after)

    @again
    async def publish(self, league: League, by: int, public: bool) -> League:
        """Give a league public pages, or take them down; RuleError if nothing would change."""
        fresh, now = await self.by_id(league.id), self.timers.clock()
        after = season.published(fresh, draw_secret() if public else "")
        note = leagues.noted(fresh, by, "site-on" if public else "site-off", now)
        return await self._keeper.save(fresh, after, note)

    async def _counted(self, league: League, now: datetime) -> tuple[League, list[Work]]:
        """Count the days that are over in the open season; also return the work that posts them."""
        since, last = league.season.counted, days.last_over(now)
        if not league.open or since is None or since >= last:
            return league, []
        every = await self._database.read(lambda c: dailies.of_members(c, league.id, since, last))
        after, found = season.counted(league, last), days.counted(league, every)
        if not found:
            return after, []
        return after, [lambda connection: posting.post_days(connection, league, found, now)]

    # --- The clock ------------------------------------------------------------------------------

    async def reopen(self) -> None:
        """Set the timers for the dates of all open seasons; those already due ring at once.

        The standings of the leagues with the last entries are shown again: a stop may have come
        between an entry and its message. Seasons that closed a short time ago are announced.
        """
        shards, now = self._database.shards, self.timers.clock()

        def read(connection: Connection) -> tuple[list[tuple[int, datetime]], list[int], list[int]]:
            due = leagues.due(connection, now, shards)
            latest = leagues.latest(connection, LATEST, shards)
            return due, latest, leagues.closed(connection, now - RECENT, shards)

        due, latest, closed = await self._database.read(read)
        for league, at in due:
            self.timers.set(league, at)
        self.timers.run(self._show_all(latest, closed))

    async def _show_all(self, numbers: Sequence[int], closed: Sequence[int]) -> None:
        for number in numbers:
            await self._show(number)
        for over in closed:
            await self._tell(over)

    def _timed(self, league: League) -> League:
        """Set the timer for the season's end, or for the next count of a day if that is earlier."""
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
        after, moved = await self._moved(number)
        self._timed(after)
        if closed := after.season.number != league.season.number:
            log.info("season closed", league=number, season=league.season.number)
            self._ended(league, after)
        if moved or closed:
            await self._show(number)

    @again
    async def _moved(self, number: int) -> tuple[League, bool]:
        """Count past days; close a season that is due, and open the next.

        Return the league, and whether a counted day had entries.
        """
        before, now = await self.by_id(number), self.timers.clock()
        after, post = await self._counted(before, now)
        due = before.season.closes_at
        if after.open and due and now >= due - EARLY:
            after = season.opened(season.closed(after, now), now, days.last_over(now))
        return await self._keeper.save(before, after, *post), bool(post)
