"""All services, built once: what the chat, the command line and tests work with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.services.league.fixtures import Fixtures
from bot.services.league.leagues import Leagues
from bot.services.league.organising import Organisers
from bot.services.ledger.checking import Checking
from bot.services.ledger.exports import Exports
from bot.services.ledger.imports import Imports
from bot.services.ledger.ledger import Ledger
from bot.services.ledger.replays import Replays
from bot.services.ledger.statistics import Statistics
from bot.services.people.looks import Looks
from bot.services.people.people import People
from bot.services.people.read_marks import ReadMarks
from bot.services.privacy import Privacy
from bot.services.stage import Stage
from bot.services.tables.halls import Halls
from bot.services.tables.notices import Notices
from bot.services.tables.tables import Tables
from bot.services.tables.whereabouts import Whereabouts
from bot.store import Database
from bot.worker import Worker


@dataclass(frozen=True, slots=True)
class Services:
    """What can be done, by subject."""

    database: Database
    tables: Tables
    halls: Halls
    notices: Notices
    leagues: Leagues
    fixtures: Fixtures
    organisers: Organisers
    ledger: Ledger
    checking: Checking
    replays: Replays
    statistics: Statistics
    exports: Exports
    imports: Imports
    people: People
    looks: Looks
    read_marks: ReadMarks
    whereabouts: Whereabouts
    privacy: Privacy
    worker: Worker

    @classmethod
    def on(cls, database: Database, clock: Callable[[], datetime], stage: Stage) -> Services:
        """The services of a database; `clock` tells the time in UTC, `stage` shows what changes."""
        tables = Tables(database, clock, stage.renew, stage.reachable)
        people, looks = tables.people, Looks(database, tables.people, clock)
        halls = Halls(database, clock, stage.show_hall, stage.archive)
        notices = Notices(database, tables, people, clock, stage)
        tables.keeper.watchers += [halls.watch, stage.changed]
        read_marks, worker = ReadMarks(database), Worker()
        return cls(
            database=database,
            tables=tables,
            halls=halls,
            notices=notices,
            leagues=Leagues(database, clock, stage.show_league),
            fixtures=Fixtures(database, clock, stage.remind),
            organisers=Organisers(database, clock),
            ledger=Ledger(database),
            checking=Checking(worker),
            replays=Replays(database),
            statistics=Statistics(database),
            exports=Exports(database),
            imports=Imports(database, clock),
            people=people,
            looks=looks,
            read_marks=read_marks,
            whereabouts=Whereabouts(database, tables),
            privacy=Privacy(database, tables, people, read_marks),
            worker=worker,
        )

    async def reopen(self) -> list[int]:
        """Go on with all that was due when the bot stopped; the tables where that is seen."""
        shown = await self.tables.reopen()
        await self.leagues.reopen()
        await self.fixtures.reopen()
        await self.halls.reopen()
        await self.notices.reopen()
        return shown

    async def rest(self) -> None:
        """Stop every clock; what has rung already has a moment to finish."""
        self.leagues.timers.stop()
        self.fixtures.timers.stop()
        self.halls.stop()
        await self.tables.alarm.pause()
        await self.notices.timers.rest()
        self.worker.stop()
