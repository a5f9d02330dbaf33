"""The ratings of leagues, computed again after the model has changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from functools import partial
from itertools import islice

from bot import logs
from bot.domain.league import ratings
from bot.domain.league.season import ITSELF
from bot.store import Connection, Database
from bot.store.league import leagues, rating
from bot.store.league.rating import Mark

MANY = 50
"""The largest number of ratings written in one transaction, so that presses wait only briefly."""

log = logs.named("paifuda.leagues")


class Rerating:
    """The step that brings ratings of an earlier model up to date, once for each league.

    It may be interrupted at any time. Each league is marked when all its ratings are written; an
    unmarked league is computed from the beginning.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock

    async def renewed(self) -> AsyncIterator[int]:
        """Bring the ratings of each league up to date; yield the leagues in which any changed.

        A failure in one league is raised after all others are done.
        """
        shards, failed = self._database.shards, None
        for league in await self._database.read(lambda c: rating.outdated(c, shards)):
            try:
                changed = await self._renew(league)
            except Exception as error:
                error.add_note(f"while computing the ratings of league {league}")
                failed = error
                continue
            log.info("ratings computed again", league=league, changed=changed)
            if changed:
                yield league
        if failed:
            raise failed

    async def _renew(self, league: int) -> bool:
        """Bring the ratings of a league up to date; return whether any changed.

        If a match ends meanwhile, it is rated from a mixture of old and new ratings. Then all are
        computed again.
        """
        while True:
            own = await self._database.read_long(partial(rating.history, league=league))
            changes = await asyncio.to_thread(ratings.changes, own.matches, own.seasons, own.stored)
            if changes and not own.begun:
                await self._database.write(partial(rating.begin, league=league))
            every = iter(changes.items())
            while some := dict(islice(every, MANY)):
                await self._database.write(partial(rating.write, league=league, found=some))
            changed = own.begun or bool(changes)
            if await self._database.write(partial(self._finish, league, own.mark, changed)):
                return changed

    def _finish(self, league: int, mark: Mark, changed: bool, connection: Connection) -> bool:
        """Mark a league as done; write into its log, once, that ratings have changed."""
        if not rating.finish(connection, league, mark):
            return False
        if changed:
            found = leagues.by_id(connection, league)
            leagues.noted(found, ITSELF, "rate", self._clock())(connection)
        return True
