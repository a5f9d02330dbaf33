"""The data stored about a person, for that person: shown, handed out, or deleted."""

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
"""The tables whose number of rows a person is told."""


class Privacy:
    """A person's rights to their data, on all servers."""

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
        """Count a person's seats, entries and so on."""
        found = await self._database.read_long(lambda c: privacy.counted(c, user))
        return {name: found[name] for name in SHOWN}

    async def file(self, user: int) -> File:
        """Return everything stored about a person, as JSON."""
        found = await self._database.read_long(lambda c: privacy.rows(c, user))
        text = json.dumps(found, ensure_ascii=False, indent=1, default=str)
        return File("paifuda.json", text.encode())

    async def forget(self, user: int) -> int:
        """Replace a person by a pseudonym everywhere; return its number.

        Points that others have won from them stay, and every ledger still balances.
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
