"""The conditions that must hold after every failure: no acknowledged act is lost or done twice, and
the ledger is correct.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from bot.domain.tables.table import Table
from bot.services.ledger import rebuilding
from bot.services.tables.tables import Tables
from bot.store import Database, schema
from bot.store.ledger import whole
from tests.bot.people.random_acts import ANEW, SPEAKS, changed, check_said

Log = list[tuple[int, str]]
"""The moves of a deal as they are stored: seat and move."""

TAKES_BACK = ("vote", "ask_back")
"""Acts that may take acknowledged moves back."""


@dataclass
class Witness:
    """Remembers acknowledged tables and finds them in the database.

    `tables` has the values last acknowledged, by number; `logs` the moves, by number and deal.
    """

    tables: dict[int, Table] = field(default_factory=dict)
    logs: dict[tuple[int, int], Log] = field(default_factory=dict)

    def hear(self, table: Table) -> None:
        """Remember the value of a table that was acknowledged."""
        self.tables[table.id] = table
        if table.deal:
            log = [(seat, str(move)) for seat, move in table.deal.log]
            self.logs[table.id, table.deal.promise.number] = log

    async def check(
        self, database: Database, tried: Mapping[int, str], *, started: bool = False
    ) -> None:
        """Find everything acknowledged again; `tried` names the act under way at a table, if any.

        `started` means that a start may have extended deadlines, also at a table its channel no
        longer shows.
        """
        reread = Tables(database)
        for number, before in self.tables.items():
            check_kept(before, await reread.at(number), tried.get(number), started)
        logs = await database.read(stored_logs)
        for (number, deal), heard in self.logs.items():
            now = logs.get((number, deal), [])
            if tried.get(number) in TAKES_BACK:
                now, heard = now[: len(heard)], heard[: len(now)]
            assert now[: len(heard)] == heard, (number, deal)
        await check_books(database)


def check_kept(before: Table, now: Table, tried: str | None, started: bool) -> None:
    """Check that acknowledged facts remain, except those that the act under way changes."""
    acts = [act for act in (tried, "restart" if started else None) if act]
    spoken = {"edition", *(name for act in acts for name in SPEAKS[act])} if acts else set[str]()
    assert changed(before, now) <= spoken | {"credit"}, (tried, changed(before, now))
    if tried and tried not in ANEW:
        check_said(tried, before, now)


def stored_logs(connection: Connection) -> dict[tuple[int, int], Log]:
    """Return the moves of every deal, by table and deal, after a check that no move between two
    others is missing.
    """
    m = schema.moves
    logs: dict[tuple[int, int], Log] = defaultdict(list)
    for row in connection.execute(select(m).order_by(m.c.table, m.c.deal, m.c.ply)):
        log = logs[row.table, row.deal]
        assert row.ply == len(log), (row.table, row.deal, row.ply)
        log.append((row.seat, row.move))
    return dict(logs)


async def check_books(database: Database) -> None:
    """Check that every entry and every ledger sums to zero, and follows from the moves."""
    _, faults, _ = await database.read(rebuilding.rebuild)
    assert not faults, [str(one) for one in faults]

    def sums(connection: Connection) -> Iterable[int]:
        books: dict[tuple[int, int, str], int] = defaultdict(int)
        for (guild, season, game, _), (points, _, _) in whole.accounts(connection).items():
            books[guild, season, game] += points
        return [
            *(sum(one.delta for one in entries) for _, entries in whole.entries(connection)),
            *books.values(),
        ]

    assert not any(await database.read(sums))
