"""All services, built once for the chat, the command line and tests."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.domain.shards import Shards
from bot.services.blocked import Blocked
from bot.services.contests.dailies import Dailies
from bot.services.contests.duplicates import Duplicates
from bot.services.contests.meetings import Meetings
from bot.services.contests.steering import Steering
from bot.services.contests.tournaments import Tournaments
from bot.services.excluding import Excluding
from bot.services.league.fixtures import Fixtures
from bot.services.league.leagues import Leagues
from bot.services.league.organising import Organisers
from bot.services.ledger.checking import Checking
from bot.services.ledger.exports import Exports
from bot.services.ledger.imports import Imports
from bot.services.ledger.ledger import Ledger
from bot.services.ledger.replays import Replays
from bot.services.ledger.reviews import Reviews
from bot.services.ledger.shared import Shared
from bot.services.ledger.statistics import Statistics
from bot.services.lessons.problems import Problems
from bot.services.lessons.progress import Progress
from bot.services.people.drafts import Drafts
from bot.services.people.looks import Looks
from bot.services.people.read_marks import ReadMarks
from bot.services.people.summaries import Summaries
from bot.services.privacy import Privacy
from bot.services.stage import Stage
from bot.services.tables.announcing import Announcing
from bot.services.tables.halls import Halls
from bot.services.tables.notices import Notices
from bot.services.tables.tables import Tables
from bot.services.tables.whereabouts import Whereabouts
from bot.store import Database
from bot.timers import Timers
from bot.worker import Worker


class Services:
    """The services, by subject; `clock` tells the UTC time, and `stage` shows changes."""

    def __init__(self, database: Database, clock: Callable[[], datetime], stage: Stage) -> None:
        self.database = database
        self.worker = worker = Worker()
        there = stage.renew, stage.reachable, worker, stage.is_lost
        self.tables = Tables(database, clock, *there)
        self.halls = Halls(database, clock, stage.show_hall, stage.archive)
        self.announcing = Announcing(database, clock)
        self.people, self.exclusions = self.tables.people, self.tables.exclusions
        self.blocked = Blocked(database, clock)
        self.notices = Notices(database, self.tables, self.people, clock, stage)
        self.whereabouts = Whereabouts(database, self.tables)
        self.read_marks = ReadMarks(database)
        self.looks = Looks(self.tables.choices, self.people)
        self.drafts = Drafts(database, clock)
        self.leagues = Leagues(database, clock, stage.show_league, stage.tell_season)
        self.organisers = Organisers(database, clock)
        self.fixtures = Fixtures(database, clock, stage.remind, worker)
        self.dailies = Dailies(database, self.tables)
        self.duplicates = Duplicates(database, self.tables, clock, stage.show_duplicate)
        moving = self.fixtures, self.duplicates, stage, worker
        self.tournaments = Tournaments(database, clock, *moving)
        self.leagues.followers.append(self.tournaments.check)
        self.meetings = Meetings(database, self.tables, self.tournaments)
        self.steering = Steering(database, self.tournaments, self.duplicates)
        self.ledger = Ledger(database, clock)
        self.statistics = Statistics(database)
        self.exports, self.imports = Exports(database, clock), Imports(database, clock)
        self.checking, self.shared = Checking(worker), Shared(worker)
        self.replays = Replays(database, clock)
        self.reviews = Reviews(database, self.replays, worker)
        self.progress = Progress(database, clock)
        self.problems = Problems(database, clock, self.halls, stage.post_problem)
        self.summaries = Summaries(database, self.people, clock)
        left = self.tables, self.tournaments, self.duplicates
        self.excluding = Excluding(database, clock, *left, stage)
        own = self.tables, self.people, self.read_marks
        self.privacy = Privacy(database, *own, self.excluding.leave)
        every = (self.halls.watch, stage.changed, self.tournaments.watch, self.duplicates.watch)
        self.tables.keeper.watchers += every
        self.bulletins = self.tables.bulletins
        for timers in (*self.timers, self.halls.days):
            timers.held = self.bulletins.is_maintained

    @classmethod
    def at(
        cls, address: str, shards: Shards, clock: Callable[[], datetime], stage: Stage
    ) -> Services:
        """Build the services for some shards on the database of an SQLAlchemy address."""
        database = Database(address)
        database.shards = shards
        return cls(database, clock, stage)

    async def reopen(self, shards: Shards | None = None) -> list[int]:
        """Continue everything that was due when the bot stopped, and return the tables to show now.

        `shards` are the shards to continue, by default all those of this process. Tables, boards
        and problems on the servers of other shards stay as they are.
        """
        if shards is None:
            await self.bulletins.begin()
        shards = shards or self.database.shards
        await self.privacy.reopen()
        shown = await self.tables.reopen(shards)
        await self.leagues.reopen()
        await self.fixtures.reopen()
        await self.tournaments.reopen()
        await self.duplicates.reopen()
        await self.halls.reopen(shards)
        await self.problems.reopen(shards)
        await self.excluding.reopen()
        await self.notices.reopen()
        return shown

    async def leave(self, shards: Shards, there: Shards) -> None:
        """Stop working for the servers of some shards, because another process now does.

        `there` are the shards whose people could play until now.
        """
        self.database.shards = self.database.shards.without(shards.mine)
        await self.tables.alarm.stood(self.bulletins.reached(lambda: there))
        self.tables.keeper.let_go()

    async def hear(self, kind: str, number: int) -> None:
        """Read a table again if `kind` is `table`, or drop a person's cached data: another process
        has changed them.
        """
        if kind == "table":
            await self.tables.keeper.hear(number)
        else:
            self.tables.keeper.forget(number)
            self.people.drop(number)
            self.read_marks.forget(number)

    @property
    def timers(self) -> tuple[Timers, ...]:
        """The timers of all services but those of exclusions and of boards at midnight."""
        halls = (self.halls.boards, self.halls.threads)
        return (self.tables.timers, *self._planned, *halls, self.notices.timers)

    @property
    def _planned(self) -> tuple[Timers, ...]:
        """The timers of leagues, contests and problems, with deadlines hours or days away."""
        every = (self.leagues, self.fixtures, self.tournaments, self.duplicates, self.problems)
        return tuple([service.timers for service in every])

    async def rest(self) -> None:
        """Stop all timers; give running work a moment to finish."""
        for timers in self._planned:
            timers.stop()
        self.halls.stop()
        self.tables.thinking.stop()
        await self.tables.alarm.pause()
        await self.notices.timers.rest()
        await self.excluding.timers.rest()
        self.worker.stop()
