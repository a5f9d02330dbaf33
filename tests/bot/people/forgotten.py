"""A person who has played in leagues and alone, and the steps by which they are forgotten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from typing import Any
from unittest.mock import MagicMock

from sqlalchemy import Connection, event, select

from bot.domain.ledger.entries import FORGOTTEN
from bot.domain.shards import ALL, NOWHERE
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger import rebuilding
from bot.services.services import Services
from bot.services.stage import Stage
from bot.store import Database
from bot.store.declared import books
from bot.store.people import forgetting, privacy
from tests.bot.world.caches import engines
from tests.bot.world.lone_tables import GUILD, Clock
from tests.bot.world.matches import play_on

AKI, BEN = Player(700000000000000011, "Aki"), Player(700000000000000017, "Ben")
BOSS, LEAGUE, PLAIN, OPEN = 99, 90, 91, 92
"""The organiser, and the channels: of the league, of other matches, of a lobby that waits."""
PSEUDONYM = FORGOTTEN - 1
PRESSES = count(1000)
"""The numbers of presses."""
Then = Callable[[int], Awaitable[object]]


@dataclass
class World:
    """The services of a process; `lobby` is the number of a table that waits for somebody."""

    services: Services
    lobby: int = 0

    @classmethod
    def on(cls, database: Database, clock: Clock) -> World:
        """Return the services of a new process, with nothing in memory."""
        stage = MagicMock(spec=Stage)
        stage.reachable.return_value = ALL
        return cls(Services(database, clock, stage))

    async def fill(self) -> None:
        """Let Ben play in a league, outside it and alone, and be named in a penalty; in Aki's lobby
        he declines an invitation.
        """
        leagues = self.services.leagues
        league = await leagues.create(GUILD, BOSS, "Spring", LEAGUE, "mushi")
        for player in (AKI, BEN):
            await leagues.join(league, player)
        await self.services.organisers.handicap(league, BOSS, BEN.user, 4)
        short = await self.match(PLAIN)
        await leagues.set_game(league, BOSS, "mushi", table=short)
        await self.match(LEAGUE)
        why = f"<@{BEN.user}> was late: ben never is, says Benny"
        league = await leagues.by_id(league.id)
        await self.services.organisers.penalise(league, BOSS, BEN.user, 3, why)
        await self.services.people.change(BEN.user, lambda one: replace(one, confirm="always"))
        await self.alone()
        lobbies = self.services.tables.lobbies
        self.lobby = (await lobbies.open(GUILD, OPEN, AKI, "mushi", seats=2, deals=1)).id
        await lobbies.invite(self.lobby, AKI.user, [BEN.user])
        await lobbies.refuse(self.lobby, BEN.user)

    async def match(self, channel: int) -> Table:
        """Let Ben open a match with Aki, and play it to its end."""
        lobbies = self.services.tables.lobbies
        deals = None if channel == LEAGUE else 2
        table = await lobbies.open(GUILD, channel, BEN, "mushi", seats=2, deals=deals)
        table = await lobbies.join(table.id, AKI, next(PRESSES))
        return await self.play(table, BEN.user)

    async def alone(self) -> Table:
        """Let Ben play a deal with a computer in no server."""
        lobbies = self.services.tables.lobbies
        table = await lobbies.open(NOWHERE, BEN.user, BEN, "mushi", seats=2, deals=1)
        table = await lobbies.add_computer(table.id, BEN.user, "Computer {}".format)
        return await self.play(table, BEN.user)

    async def play(self, table: Table, owner: int) -> Table:
        """Play a table at random to its end."""
        table = await self.services.tables.playing.start(table.id, owner, next(PRESSES))
        return await play_on(self.services.tables, table.id, seed=table.id)


# --- The database ---------------------------------------------------------------------------------


def named(connection: Connection) -> dict[str, int]:
    """Count the rows that name Ben, by his number or by his pseudonym, for each purpose they are
    kept for.
    """
    found: dict[str, int] = defaultdict(int)
    own = {one.name for one in (*forgetting.OWN, *forgetting.OWN_AT_TABLES, books.forgettings)}
    for user in (BEN.user, PSEUDONYM):
        for name, number in privacy.counted(connection, user).items():
            found[name] += number if name not in own else 0
    return dict(found)


def accounts(connection: Connection) -> dict[tuple[Any, ...], tuple[int, ...]]:
    """Return the sums of every account; those of Ben and of his pseudonym are added up."""
    a, found = books.accounts, dict[tuple[Any, ...], tuple[int, ...]]()
    for row in connection.execute(select(a)):
        key = (row.guild, row.season, row.game, PSEUDONYM if row.user == BEN.user else row.user)
        before = found.get(key, (0, 0, 0))
        found[key] = tuple(
            one + other for one, other in zip(before, (row.points, row.deals, row.won), strict=True)
        )
    return found


def check(connection: Connection) -> None:
    """Check that every reason of every entry sums to zero, and that the ledger follows from the
    moves.
    """
    sums: dict[tuple[int, str], int] = defaultdict(int)
    for row in connection.execute(select(books.postings)):
        sums[row.slip, row.reason] += row.delta
    assert not any(sums.values())
    assert rebuilding.rebuild(connection).faults == []


# --- Writes ---------------------------------------------------------------------------------------


@contextmanager
def stepping(database: Database, then: Then) -> Iterator[list[int]]:
    """Call `then` with the number of each write made; yield how many rows each has written."""
    write, written, busy = database.write, list[int](), False

    def note(_c: Any, cursor: Any, text: str, *_: Any) -> None:
        if text.startswith(("INSERT", "UPDATE", "DELETE")) and not busy:
            written[-1] += max(cursor.rowcount, 0)

    async def counted(work: Any) -> Any:
        nonlocal busy
        if busy:
            return await write(work)
        written.append(0)
        done = await write(work)
        busy = True
        await then(len(written))
        busy = False
        return done

    database.write = counted  # type: ignore[method-assign]
    for engine in engines(database):
        event.listen(engine, "after_cursor_execute", note)
    try:
        yield written
    finally:
        database.write = write  # type: ignore[method-assign]
        for engine in engines(database):
            event.remove(engine, "after_cursor_execute", note)


class KilledError(Exception):
    """Raised instead of a commit, at which the process was killed."""


@contextmanager
def dying(database: Database, after: int) -> Iterator[None]:
    """Let only the first `after` commits through."""
    commit, made = database._commit, 0

    async def counted(batch: Any) -> Any:
        nonlocal made
        if made == after:
            raise KilledError
        made += 1
        return await commit(batch)

    database._commit = counted  # type: ignore[method-assign]
    try:
        yield
    finally:
        database._commit = commit  # type: ignore[method-assign]
