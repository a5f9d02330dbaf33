"""The service: a table is opened, joined, played and ended; every move is on the disk first."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy import Connection

import rules
from bot import dealing, fair, seating
from bot.match import COMPUTER, Deal, Player, Table
from bot.players import choose
from bot.store import Database, DuplicateError, reads, writes
from rules import Move, Options, RuleError, Seat, choices, word

log = logging.getLogger("paifuda.tables")

KEPT = 1000
"""How many tables stay in memory; the others are rebuilt from the database when they are used."""

Work = Callable[[Connection], object]
Moment = tuple[int, int]
"""Deal and ply: what a button was made for."""


class Tables:
    """The tables of all channels; what a method refuses with a RuleError has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.edition = 0
        """How many changes have been written since the start."""

    # --- Looking --------------------------------------------------------------------------------

    async def at(self, channel: int) -> Table:
        """The table of a channel, the last one when it is over; RuleError when there was none."""
        table = self._cache.get(channel)
        if table is None:
            table = await self._database.read(lambda c: reads.latest(c, channel))
            if table is None:
                raise RuleError("There is no table in this channel.", "no-table")
            table = self._cache.get(channel, table)  # somebody may have moved meanwhile
            self._keep(table)
        self._cache.move_to_end(channel)
        return table

    async def of_server(self, guild: int) -> list[tuple[int, str, str]]:
        """Channel, game and phase of every table of a server that is not over."""
        return await self._database.read(lambda c: reads.open_tables(c, guild))

    def where(self, channel: int) -> str:
        """Table, deal and ply of a channel, for the log."""
        table = self._cache.get(channel)
        if table is None:
            return "-"
        deal = table.deal
        return f"{table.id}/{deal.promise.number}/{deal.ply}" if deal else f"{table.id}/-/-"

    async def awake(self, channel: int) -> Table:
        """The table of a channel; a computer player that a failure stopped goes on."""
        table = await self.at(channel)
        if seating.computer_to_act(table) is None:
            return table
        async with self._locked(channel) as table:
            return await self._computers(table)

    def _keep(self, table: Table) -> None:
        self._cache[table.channel] = table
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)

    @asynccontextmanager
    async def _locked(self, channel: int, number: int | None = None) -> AsyncIterator[Table]:
        """The table of a channel, to be changed; `number` refuses a button of an older table."""
        async with self._locks.setdefault(channel, asyncio.Lock()):
            table = await self.at(channel)
            if number is not None and table.id != number:
                raise RuleError("That button belongs to an earlier table.", "old-table")
            yield table

    async def _save(self, table: Table, *works: Work) -> Table:
        """Write a changed table in one transaction, then show it."""
        return await self._saved(table, self._database.write(lambda c: [do(c) for do in works]))

    async def _saved(self, table: Table, writing: Awaitable[object]) -> Table:
        """The changed table once it is written; when that fails, what was kept is forgotten."""
        try:
            await writing
        except BaseException:
            log.warning("write failed at=%s", self.where(table.channel))
            self._cache.pop(table.channel, None)
            raise
        self._keep(table)
        self.edition += 1
        return table

    # --- The lobby ------------------------------------------------------------------------------

    async def open(
        self,
        guild: int,
        channel: int,
        opener: Player,
        key: str,
        preset: str | None = None,
        seats: int | None = None,
        deals: int | None = None,
    ) -> Table:
        """Open a table with its opener on the first seat."""
        game = rules.game(key)
        preset = preset or next(iter(game.presets))
        if preset not in game.presets:
            raise RuleError(f"There is no preset called “{preset}”.", "no-preset", preset=preset)
        options = game.presets[preset]
        if deals is not None:
            options = _changed(options, {"hands": str(deals)})
        number = seats or game.seats[0]
        game.check(options, number)
        players = (opener, *[None] * (number - 1))
        table = Table(0, guild, channel, opener.user, key, preset, options, players, "lobby")
        return await self._found(replace(table, promise=dealing.promised(table, 1)))

    async def _found(self, table: Table) -> Table:
        promise = table.promise
        assert promise is not None

        def work(connection: Connection) -> int:
            number = writes.add_table(connection, table)
            writes.add_promise(connection, number, promise)
            return number

        async with self._locks.setdefault(table.channel, asyncio.Lock()):
            try:
                number = await self._database.write(work)
            except DuplicateError:
                raise RuleError(
                    "This channel has a table already; a thread can hold another.", "table-exists"
                ) from None
            table = replace(table, id=number)
            self._keep(table)
        log.info("open table=%d game=%s channel=%d", table.id, table.key, table.channel)
        return table

    async def join(self, channel: int, number: int, player: Player, addition: int) -> Table:
        """Take the first free seat."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            if table.seat_of(player.user) is not None:
                raise RuleError("You sit at this table already.", "seated")
            table = seating.seated(table, player)
            return await self._save_lobby(seating.added(table, player.user, addition))

    async def add_computer(self, channel: int, number: int, user: int, name: str) -> Table:
        """Put a computer player on the first free seat."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            seating.seat_of(table, user)
            return await self._save_lobby(seating.seated(table, Player(COMPUTER, name)))

    async def leave(self, channel: int, number: int, user: int) -> Table:
        """Give up a seat before the match; the table goes on under another owner or is closed."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            return await self._save_lobby(seating.left(table, user))

    async def set_rules(
        self, channel: int, number: int, user: int, preset: str | None, words: Mapping[str, str]
    ) -> Table:
        """Change the house rules: to a preset, or single fields from written words."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            if user != table.owner:
                raise RuleError("Only the owner sets the house rules.", "owner-only")
            options = table.options
            if preset is not None:
                deals = {c.name: word(getattr(options, c.name)) for c in choices(options)}["hands"]
                options = _changed(table.game.presets[preset], {"hands": deals})
            options = _changed(options, words)
            table.game.check(options, len(table.players))
            table = replace(table, preset=preset or table.preset, options=options)
            carry = table.game.opening(options, len(table.players))
            promise = replace(table.promise, carry=carry) if table.promise else None
            return await self._save_lobby(replace(table, promise=promise))

    async def _save_lobby(self, table: Table) -> Table:
        def work(connection: Connection) -> None:
            writes.save_table(connection, table)
            writes.save_seats(connection, table)
            if table.promise:
                writes.save_promise(connection, table.id, table.promise)

        return await self._save(table, work)

    async def posted(self, channel: int, number: int, message: int | None) -> Table:
        """Remember which message shows the table."""
        async with self._locked(channel, number) as table:
            table = replace(table, message=message)
            return await self._save(table, lambda c: writes.save_table(c, table))

    # --- The match ------------------------------------------------------------------------------

    async def start(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Deal the first deal once every seat is taken."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            seating.seat_of(table, user)
            if None in table.players:
                raise RuleError("There is a free seat yet.", "free-seat")
            return await self._deal(seating.added(table, user, addition))

    async def ready(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Add to the chance of the next deal; it is dealt once everybody has."""
        async with self._locked(channel, number) as table:
            seating.seat_of(table, user)
            if table.phase != "between" or table.promise is None:
                raise RuleError("There is no deal to wait for.", "not-between")
            table = seating.added(table, user, addition)
            if table.asked:
                promise = table.promise
                assert promise is not None
                return await self._save(table, lambda c: writes.save_promise(c, table.id, promise))
            return await self._deal(table)

    async def _deal(self, table: Table) -> Table:
        promise = table.promise
        assert promise is not None
        deck = table.game.deck(table.options, len(table.players))
        chance = fair.chance(promise.secret, promise.additions, deck)
        deal = dealing.dealt(table.game, table.options, promise, chance)
        table = replace(table, phase="playing", promise=None, deal=deal)

        def work(connection: Connection) -> None:
            writes.save_chance(connection, table.id, deal)
            writes.save_table(connection, table)

        table = await self._save(table, work)
        log.info("deal table=%d deal=%d", table.id, promise.number)
        return await self._computers(table)

    async def play(
        self,
        channel: int,
        user: int,
        move: Move,
        number: int | None = None,
        at: Moment | None = None,
    ) -> Table:
        """Make a move; `number` and `at` say for which table, deal and ply it was meant."""
        async with self._locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            deal = table.deal
            if table.phase != "playing" or deal is None:
                raise RuleError("No deal is being played.", "not-playing")
            if at and not (at[0] == deal.promise.number and deal.follows(at[1])):
                raise RuleError("The table has moved on; here is how it stands.", "stale")
            table = await self._move(table, deal, seat, move)
            return await self._computers(table)

    async def _move(self, table: Table, deal: Deal, seat: Seat, move: Move) -> Table:
        """One move on the disk, and at the end of a deal its points and the next promise."""
        deal = dealing.moved(table.game, deal, seat, move)
        table = dealing.after(table, deal)
        row = writes.last_move(table.id, deal)
        log.info(
            "move table=%d deal=%d ply=%d seat=%d verb=%s",
            *(table.id, deal.promise.number, deal.ply - 1, seat, move.verb),
        )
        try:
            if deal.result is None:
                return await self._saved(table, self._database.add(row))
            return await self._save(
                table,
                lambda c: c.execute(row.insert, row.values),
                lambda c: writes.save_ending(c, table, deal),
            )
        except DuplicateError:
            raise RuleError("The table has moved on; here is how it stands.", "stale") from None

    async def _computers(self, table: Table) -> Table:
        """Let computer players move until a person is asked."""
        while table.deal and (seat := seating.computer_to_act(table)) is not None:
            table = await self._move(table, table.deal, seat, _choice(table, seat))
        return table

    # --- The end --------------------------------------------------------------------------------

    async def end(self, channel: int, user: int, manages: bool) -> Table:
        """Close a table; its running deal counts for nobody."""
        async with self._locked(channel) as table:
            if table.phase == "over":
                raise RuleError("There is no table in this channel.", "no-table")
            if user != table.owner and not manages:
                raise RuleError(
                    "Only the owner or a member who manages channels ends a table.", "end-refused"
                )
            table = replace(table, phase="over", promise=None)
            log.info("end table=%d", table.id)
            return await self._save(table, lambda c: writes.save_table(c, table))

    async def rematch(self, channel: int, number: int, user: int) -> Table:
        """Open the same match again with the same players on their seats."""
        async with self._locked(channel, number) as table:
            seating.seat_of(table, user)
            if table.phase != "over":
                raise RuleError("The match is not over yet.", "not-over")
            again = replace(table, phase="between", deal=None, message=None)
            again = replace(again, promise=dealing.promised(again, 1))
        return await self._found(again)


def _choice(table: Table, seat: Seat) -> Move:
    """What a computer player does; should it fail, what an absent player does."""
    assert table.deal is not None
    legal = table.game.legal(table.deal.state, seat)
    try:
        return choose(table.view(seat), legal)
    except Exception:
        log.exception("no choice table=%d deal=%d", table.id, table.deal.promise.number)
        return legal[0]


def _changed(options: Options, words: Mapping[str, str]) -> Options:
    try:
        return rules.changed(options, words)
    except ValueError as error:
        raise RuleError(str(error), "house-rules-clash", clashes=str(error)) from None
