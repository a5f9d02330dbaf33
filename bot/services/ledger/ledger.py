"""Points: standings, histories and the entries behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from bot.domain.ledger.entries import Posting
from bot.domain.ledger.reading import Curve, Part, Posted, Span, Standing
from bot.domain.tables.table import Table
from bot.services.ledger import shutting
from bot.store import Connection, Database
from bot.store.ledger import books, ledgers, meetings, posting, ranges
from bot.store.ledger.meetings import Meeting
from bot.store.tables import reads, records
from bot.timers import utc
from rules import RuleError
from rules.record import Record

PAGE = 10
"""The number of entries on a page of a ledger."""
POINTS = 60
"""The number of entries that a plot shows: the newest."""


class Scope(NamedTuple):
    """A part of a ledger: `kind` is server, season, table or player, and `number` says which."""

    kind: str
    number: int


class Page(NamedTuple):
    """A page of a ledger, newest first, and whether there are newer and older pages."""

    entries: tuple[Posted, ...]
    newer: bool
    older: bool


class Sheet(NamedTuple):
    """An entry with the facts behind it.

    `table` is the table at the end of the deal. It is None if the entry is for no deal, or if the
    deal cannot be replayed by these rules. `about` has later rulings on the entry.
    """

    posted: Posted
    postings: tuple[Posting, ...]
    about: tuple[Posted, ...]
    table: Table | None


class Ledger:
    """The ledger as people read it; rulings add entries and change none."""

    def __init__(self, database: Database, now: Callable[[], datetime] = utc) -> None:
        self._database, self._now = database, now

    async def of_server(self, guild: int, most: int | None = None) -> list[Standing]:
        """Return the first accounts of a server, at most `most`, in the order of the standings."""
        return await self._database.read(lambda c: ledgers.standings(c, guild, most=most))

    async def account(self, guild: int, user: int) -> Standing | None:
        """Return a person's standing on a server, in all games; None without one."""
        return await self._database.read(lambda c: ledgers.account(c, guild, 0, "", user))

    async def of_table(self, table: int) -> list[Standing]:
        """Return the standings of the people who have finished a deal at a table."""
        return await self._database.read(lambda c: ledgers.of_table(c, table))

    async def season_of(self, table: Table) -> int | None:
        """Return the season that counts the last finished deal of a match, or None."""
        return await self._database.read(lambda c: ledgers.season_of(c, table.id))

    async def history(self, table: Table) -> list[tuple[int, ...]]:
        """Return each seat's points in a match after each deal."""
        seats = len(table.players)
        return await self._database.read(lambda c: ledgers.score_history(c, table.id, seats))

    async def places(self, table: Table) -> list[int]:
        """Return the place of each seat in a match that is over; empty if none was counted."""
        return await self._database.read(lambda c: ledgers.places(c, table.id))

    async def record(self, table: Table) -> Record:
        """Return the record of a match: every deal that has ended, with its secret.

        RuleError while others may still play its deals.
        """
        opened = await shutting.check_open(self._database, table, self._now())
        return await self._database.read_long(lambda c: records.record(c, opened))

    async def page(self, guild: int, scope: Scope, span: Span = Span()) -> Page:  # noqa: B008
        """Return a page of a part of a server's ledger."""
        return await self._database.read(lambda c: _page(c, guild, scope, span))

    async def sheet(self, guild: int, number: int) -> Sheet:
        """Return an entry with the facts behind it; RuleError if the server does not have it."""
        return await self._database.read(lambda c: _sheet(c, guild, number))

    async def between(self, guild: int, one: int, other: int) -> Meeting:
        """Return the points of two people in the deals both played, how often each was ahead, and
        the points the first has won from the other.
        """
        return await self._database.read_long(lambda c: meetings.meeting(c, guild, one, other))

    async def balances(self, part: Part) -> dict[int, int]:
        """Return everybody's gain from other people in a part of the ledger."""
        return await self._database.read_long(lambda c: ranges.balances(c, part))

    async def curve(self, guild: int, users: Sequence[int], season: int = 0) -> Curve:
        """Return people's points before and after each of the last entries of a book."""
        return await self._database.read(lambda c: ledgers.curve(c, guild, season, users, POINTS))

    async def called(self, guild: int, names: Mapping[int, str]) -> None:
        """Remember the names of people who have not played."""
        await self._database.write(lambda c: posting.save_names(c, guild, [*names.items()]))

    async def names(self, guild: int, users: Sequence[int]) -> dict[int, str]:
        """Return the names last stored for people."""
        return await self._database.read(lambda c: ledgers.names(c, guild, users))


def _page(connection: Connection, guild: int, scope: Scope, span: Span) -> Page:
    e, most = books.entries, PAGE + 1
    if scope.kind == "player":
        found = ledgers.entries_of_player(connection, guild, scope.number, span, most)
    else:
        mine: Any = {
            "server": e.c.guild == guild,
            "season": (e.c.season == scope.number) & (e.c.guild == guild),
            "table": (e.c.table == scope.number) & (e.c.guild == guild),
        }[scope.kind]
        found = ledgers.entries_of(connection, mine, span, most)
    entries, newer, older = span.cut(found, PAGE)
    return Page(tuple(entries), newer, older)


def _sheet(connection: Connection, guild: int, number: int) -> Sheet:
    posted = ledgers.entry(connection, guild, number)
    postings = tuple(ledgers.postings(connection, number))
    about = tuple(ledgers.about(connection, number))
    entry, table = posted.entry, None
    if entry.table is not None and entry.deal is not None:
        try:
            table = reads.after_deal(connection, entry.table, entry.deal)
        except RuleError:
            table = None
    return Sheet(posted, postings, about, table)
