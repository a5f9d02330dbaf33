"""The path of every move: legal, written, and gone on from until a person is asked."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, fair, seating, windows
from bot.domain.tables.orders import Order, ordered
from bot.domain.tables.table import Deal, Moment, Table
from bot.services.ledger import posting
from bot.services.tables.answers import Answers
from bot.services.tables.counting import Counting
from bot.services.tables.keeping import Keeper, Work, log
from bot.services.tables.premoves import Premoves
from bot.services.tables.timing import Timing
from bot.store import Connection, DuplicateError
from bot.store.tables import writes
from rules import Move, Seat


class Playing:
    """Deals that are dealt and played; what is refused has changed nothing."""

    def __init__(
        self,
        keeper: Keeper,
        timing: Timing,
        answers: Answers,
        premoves: Premoves,
        counting: Counting,
    ) -> None:
        self._keeper, self._timing = keeper, timing
        self._answers, self._premoves = answers, premoves
        self._counting = counting

    # --- What people do -------------------------------------------------------------------------

    async def start(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Deal the first deal to those who sit there; free seats vanish."""
        async with self._keeper.locked(channel, number) as table:
            seating.in_lobby(table)
            seating.seat_of(table, user)
            table = seating.gathered(seating.added(table, user, addition))
            table = await self._counting.counted(table)
            return await self._deal(table, lambda c: writes.save_lobby(c, table))

    async def ready(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Add to the chance of the next deal; it is dealt once everybody has."""
        async with self._keeper.locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            if table.phase != "between" or table.promise is None:
                raise Refusal("not-between")
            table = await self.back(table, seat)
            ready = seating.added(table, user, addition)
            return await self.resume(await self._timing.rewrite(table, ready))

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
        async with self._keeper.locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            deal = dealing.running(table, at)
            moved = dealing.moved(table.game, deal, seat, move)
            table = await self.back(table, seat)
            if seat in deal.state.to_act and windows.waits_for_beat(table):
                await self._answers.keep(table, deal, seat, move)
                return table
            return await self.go_on(table, moved)

    async def give_order(
        self, channel: int, number: int, user: int, text: str | None, scope: str
    ) -> Table:
        """Give a standing order in place of another; without a text, answer oneself from now on.

        A window that is open without a beat is answered at once.
        """
        async with self._keeper.locked(channel, number) as table:
            seat = seating.seat_of(table, user)
            order: Order | None = ordered(table, text, scope) if text else None
            await self._answers.give(table, seat, order)
            orders = await self._answers.orders(table)
            if table.deal and seat in windows.at_once(table, orders):
                return await self.go_on(table, table.deal)
            return table

    async def awake(self, channel: int) -> Table:
        """The table of a channel; what a failure stopped though nobody is asked for it goes on."""
        table = await self._keeper.at(channel)
        if self._unasked(table) is None and not seating.can_be_dealt(table):
            return table
        async with self._keeper.locked(channel) as table:
            return await self.resume(table)

    # --- What follows, at a table that is locked ------------------------------------------------

    async def back(self, table: Table, seat: Seat) -> Table:
        """The table once the person on a seat is back: whoever acts is."""
        player = table.players[seat]
        if player is None or not player.away:
            return table
        log.info("back table=%d seat=%d", table.id, seat)
        after = seating.returned(table, seat)
        return await self._timing.rewrite(table, after, lambda c: writes.save_away(c, after))

    async def resume(self, table: Table) -> Table:
        """Deal what waits for nobody any more, and let computer players move."""
        if seating.can_be_dealt(table):
            return await self._deal(table)
        return await self._computers(table)

    async def go_on(self, table: Table, deal: Deal) -> Table:
        """A deal that has moved on is written; then goes on until somebody is asked."""
        table = await self.moved(table, dealing.after(table, deal))
        return await self._computers(table)

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

        table = await self.moved(before, table, *works, work)
        log.info("deal table=%d deal=%d", table.id, promise.number)
        return await self._computers(table)

    async def _computers(self, table: Table) -> Table:
        """Let computer players move, and what was planned be made, until a person is asked."""
        while table.deal and (found := self._unasked(table)):
            deal = dealing.moved(table.game, table.deal, *found)
            table = await self.moved(table, dealing.after(table, deal))
        return table

    def _unasked(self, table: Table) -> tuple[Seat, Move] | None:
        """Who moves now without being asked, and how."""
        seat = seating.computer_to_act(table)
        if seat is None:
            return self._premoves.due(table)
        return seat, windows.computer(table, seat)

    async def moved(self, before: Table, table: Table, *works: Work) -> Table:
        """A table whose deal has moved on, on the disk.

        What is answered as soon as a window opens is written with the move that opens it.
        """
        while windows.is_open(table):
            answers = windows.at_once(table, await self._answers.orders(table))
            if not answers:
                break
            table = dealing.after(table, windows.answered(table, answers))
        table = await self._timing.timed(before, table)
        works = (*works, *self._keeper.beside(table))
        try:
            return await self._keeper.saved(table, self._write_moves(before, table, *works))
        except DuplicateError:
            raise Refusal("stale") from None

    def _write_moves(self, before: Table, table: Table, *works: Work) -> Awaitable[object]:
        """Write the new moves, and at the end of a deal its points and the next promise."""
        deal = table.deal
        assert deal is not None
        first = before.deal.ply if before.deal and before.phase == "playing" else 0
        now, database = self._keeper.now(), self._keeper.database
        rows = writes.moves_since(table.id, deal, first, now)
        for ply, (seat, move) in enumerate(deal.log[first:], first):
            log.info(
                "move table=%d deal=%d ply=%d seat=%d verb=%s",
                *(table.id, deal.promise.number, ply, seat, move.verb),
            )
        if len(rows) == 1 and deal.result is None and _as_due(table, before) and not works:
            return database.add(rows[0])
        write_due = self._timing.write_due(before, table)

        def work(connection: Connection) -> None:
            for do in works:
                do(connection)
            writes.add_moves(connection, rows)
            if deal.result:
                writes.save_ending(connection, table, deal)
                posting.post_deal(connection, table, deal, now)
            write_due(connection)

        return database.write(work)


def _as_due(table: Table, before: Table) -> bool:
    """Whether nothing is due at other times than before a move."""
    return (table.due, table.clocks) == (before.due, before.clocks)
