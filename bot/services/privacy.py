"""The data stored about a person, for that person: shown, handed out, or deleted."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from bot.domain.people.exclusion import Scope
from bot.services.ledger.exports import File
from bot.services.people.people import People
from bot.services.people.read_marks import ReadMarks
from bot.services.tables.tables import Tables
from bot.store import Connection, Database, sharding
from bot.store.people import forgetting, privacy

T = TypeVar("T")


class Privacy:
    """The data stored about people on all servers: counted, handed out, or deleted.

    `leave` takes a person from the contests and tables of a place.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        people: People,
        glances: ReadMarks,
        leave: Callable[[int, Scope], Awaitable[None]],
    ) -> None:
        self._database = database
        self._tables = tables
        self._people = people
        self._glances = glances
        self._leave = leave

    async def counted(self, user: int) -> dict[str, int]:
        """Count the rows stored about a person, by kind."""
        return await self._database.read_long(lambda c: privacy.counted(c, user))

    async def file(self, user: int) -> File:
        """Return everything stored about a person, as JSON."""
        found = await self._database.read_long(lambda c: privacy.rows(c, user))
        text = json.dumps(found, ensure_ascii=False, indent=1, default=str)
        return File("paifuda.json", text.encode())

    async def forget(self, user: int) -> int:
        """Replace a person by a pseudonym everywhere; return the number of the pseudonym.

        The person leaves all contests and tables first, so that nobody waits for the pseudonym;
        Refusal if they take a seat meanwhile. Points that others have won from the person stay, and
        every ledger still balances. The change runs in steps, and others can write in between. If
        the bot stops midway, the next start or the next request goes on.
        """
        await self._leave(user, Scope())
        begun = await self._write(user, forgetting.begin)
        await self._finish(user)
        if begun.earlier and await self._is_known(user):
            return await self.forget(user)  # they have played again meanwhile
        return begun.number

    async def _is_known(self, user: int) -> bool:
        """Whether anything is stored about a person except the exclusions that are kept."""
        kept = {column.table.name for column in forgetting.KEPT}
        counted = await self.counted(user)
        return any(number for name, number in counted.items() if name not in kept)

    async def reopen(self) -> None:
        """Finish interrupted deletions, even those that another process may be finishing."""
        for user in await self._database.read(forgetting.under_way):
            await self._finish(user)

    async def _finish(self, user: int) -> None:
        while await self._database.write(lambda c: forgetting.step(c, user)):
            pass
        for some in await self._database.read_long(lambda c: forgetting.texts(c, user)):
            await self._database.write(partial(forgetting.rewrite, user=user, some=some))
        await self._write(user, forgetting.end)

    async def _write(self, user: int, work: Callable[[Connection, int], T]) -> T:
        """Change a person's rows, and drop the person from the caches of all processes."""

        def told(connection: Connection) -> T:
            if not self._database.shards.whole:
                sharding.tell(connection, "person", user)
            return work(connection, user)

        done = await self._database.write(told)
        self._tables.keeper.forget(user)
        self._people.drop(user)
        self._glances.forget(user)
        return done
