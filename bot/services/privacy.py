"""What is stored of a person, for that person: shown, handed out, or forgotten."""

from __future__ import annotations

import json

from bot.services.ledger.exports import File
from bot.services.people.people import People
from bot.services.people.read_marks import ReadMarks
from bot.services.tables.tables import Tables
from bot.store import Connection, Database, sharding
from bot.store.people import privacy

SHOWN = (
    *("seats", "entries", "members", "ratings", "audit", "preferences"),
    *("learned", "solutions", "dailies", "rivals"),
)
"""What a person is told the number of."""


class Privacy:
    """The rights of whoever has played here, on whichever servers."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        people: People,
        glances: ReadMarks,
    ) -> None:
        self._database = database
        self._tables = tables
        self._people = people
        self._glances = glances

    async def counted(self, user: int) -> dict[str, int]:
        """How many seats, entries and so on are somebody's."""
        found = await self._database.read_long(lambda c: privacy.counted(c, user))
        return {name: found[name] for name in SHOWN}

    async def file(self, user: int) -> File:
        """Everything that is stored of somebody, as JSON."""
        found = await self._database.read_long(lambda c: privacy.rows(c, user))
        text = json.dumps(found, ensure_ascii=False, indent=1, default=str)
        return File("paifuda.json", text.encode())

    async def forget(self, user: int) -> int:
        """Put a pseudonym in somebody's place everywhere; its number.

        What others have won from them stays, and every ledger still balances.
        """

        def work(connection: Connection) -> int:
            if not self._database.shards.whole:
                sharding.tell(connection, "person", user)
            return privacy.forget(connection, user)

        number = await self._database.write(work)
        self._tables.keeper.forget(user)
        self._people.forget(user)
        self._glances.forget(user)
        return number
