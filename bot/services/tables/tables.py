"""The service: a table is opened, joined, played and ended; every move is on the disk first."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

from sqlalchemy import Connection

from bot.domain.tables import dealing, fair, seating, windows
from bot.domain.tables.table import Deal, Moment, Table
from bot.services.tables.kept import Work, log
from bot.services.tables.voting import Voting
from bot.store import DuplicateError
from bot.store.tables import writes
from rules import Move, RuleError, Seat


class Tables(Voting):
    """The tables of all channels; what a method refuses with a RuleError has changed nothing."""

    async def awake(self, channel: int) -> Table:
        """The table of a channel; what a failure stopped though nobody is asked for it goes on."""
        table = await self.at(channel)
        if self._unasked(table) is None and not seating.can_be_dealt(table):
            return table
        async with self._locked(channel) as table:
            return await self._resume(table)

    # --- The match ------------------------------------------------------------------------------

    async def start(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Deal the first deal to those who sit there; free seats vanish."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            seating.seat_of(table, user)
            table = await self._counting(seating.gathered(seating.added(table, user, addition)))
            return await self._deal(table, lambda c: writes.save_lobby(c, table))

    async def ready(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Add to the chance of the next deal; it is dealt once everybody has."""
        async with self._locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            if table.phase != "between" or table.promise is None:
                raise RuleError("There is no deal to wait for.", "not-between")
            table = await self._back(table, seat)
            ready = seating.added(table, user, addition)
            return await self._resume(await self._rewrite(table, ready))

    async def _deal(self, table: Table, *works: Work) -> Table:
        promise = table.promise
        assert promise is not None
        deck = table.game.deck(table.options, len(table.players))
        chance = fair.chance(promise.secret, promise.additions, deck)
        deal = dealing.dealt(table.game, table.options, promise, chance)
        before, table = table, replace(table, phase="playing", promise=None, deal=deal)

        def work(connection: Connection) -> None:
            writes.save_chance(connection, table.id, deal)
            writes.save_table(connection, table)

        table = await self._moved(before, table, *works, work)
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
        """Make a move; `number` and `at` say for which table, deal and ply it was meant.

        Before a beat it is only kept as an answer, and the table stays as it is.
        """
        async with self._locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            deal = dealing.running(table, at)
            moved = dealing.moved(table.game, deal, seat, move)
            table = await self._back(table, seat)
            if seat in deal.state.to_act and windows.waits_for_beat(table):
                await self._keep_answer(table, deal, seat, move)
                return table
            return await self._go_on(table, moved)

    async def _go_on(self, table: Table, deal: Deal) -> Table:
        """A deal that has moved on is written; then goes on until somebody is asked."""
        table = await self._moved(table, dealing.after(table, deal))
        return await self._computers(table)

    async def _moved(self, before: Table, table: Table, *works: Work) -> Table:
        """A table whose deal has moved on, on the disk.

        What is answered as soon as a window opens is written with the move that opens it.
        """
        while windows.is_open(table):
            answers = windows.at_once(table, await self._orders(table))
            if not answers:
                break
            table = dealing.after(table, windows.answered(table, answers))
        table = await self._timed(before, table)
        works = (*works, *self._without_spent(table))
        try:
            return await self._saved(table, self._write_moves(before, table, *works))
        except DuplicateError:
            raise RuleError("The table has moved on; here is how it stands.", "stale") from None

    def _write_moves(self, before: Table, table: Table, *works: Work) -> Awaitable[object]:
        """Write the new moves, and at the end of a deal its points and the next promise."""
        deal = table.deal
        assert deal is not None
        first = before.deal.ply if before.deal and before.phase == "playing" else 0
        now = self._now()
        rows = writes.moves_since(table.id, deal, first, now)
        for ply, (seat, move) in enumerate(deal.log[first:], first):
            log.info(
                "move table=%d deal=%d ply=%d seat=%d verb=%s",
                *(table.id, deal.promise.number, ply, seat, move.verb),
            )
        if len(rows) == 1 and deal.result is None and _as_due(table, before) and not works:
            return self._database.add(rows[0])

        write_due = self._write_due(before, table)

        def work(connection: Connection) -> None:
            for do in works:
                do(connection)
            for row in rows:
                connection.execute(row.insert, row.values)
            writes.save_ending(connection, table, deal, now)
            write_due(connection)

        return self._database.write(work)

    async def _computers(self, table: Table) -> Table:
        """Let computer players move, and what was planned be made, until a person is asked."""
        while table.deal and (found := self._unasked(table)):
            deal = dealing.moved(table.game, table.deal, *found)
            table = await self._moved(table, dealing.after(table, deal))
        return table

    def _unasked(self, table: Table) -> tuple[Seat, Move] | None:
        """Who moves now without being asked, and how."""
        seat = seating.computer_to_act(table)
        if seat is None:
            return self._as_planned(table)
        return seat, windows.computer(table, seat)

    async def _resume(self, table: Table) -> Table:
        if seating.can_be_dealt(table):
            return await self._deal(table)
        return await self._computers(table)

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
            return await self._end(table)

    async def rematch(self, channel: int, number: int, user: int) -> Table:
        """Open the same match again with the same players on their seats."""
        async with self._locked(channel, number) as table:
            seating.seat_of(table, user)
            if table.phase != "over":
                raise RuleError("The match is not over yet.", "not-over")
            again = replace(seating.all_back(table), phase="between", deal=None, message=None)
            again = replace(again, clocks=())
            again = await self._counting(replace(again, promise=dealing.promised(again, 1)))
        return await self._found(again)


def _as_due(table: Table, before: Table) -> bool:
    """Whether nothing is due at other times than before a move."""
    return (table.due, table.clocks) == (before.due, before.clocks)
