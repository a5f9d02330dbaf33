"""The path of every move: legal, written, and gone on from until a person is asked."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, fair, marking, orders, premoves, seating, windows
from bot.domain.tables.table import Deal, Moment, Table
from bot.services.ledger import posting
from bot.services.tables.counting import Counting
from bot.services.tables.keeping import TRIES, Keeper, again, log
from bot.services.tables.timing import Timing
from bot.store import OvertakenError
from rules import Move, Seat


class Playing:
    """Deals that are dealt and played; what is refused has changed nothing."""

    def __init__(self, keeper: Keeper, timing: Timing, counting: Counting) -> None:
        self._keeper, self._timing, self._counting = keeper, timing, counting

    # --- What people do -------------------------------------------------------------------------

    @again
    async def start(self, number: int, user: int, addition: int) -> Table:
        """Deal the first deal to those who sit there; free seats vanish."""
        async with self._keeper.locked(number) as table:
            seating.in_lobby(table)
            seating.seat_of(table, user)
            ready = seating.gathered(seating.added(table, user, addition))
            return await self._deal(table, await self._counting.counted(ready))

    @again
    async def ready(self, number: int, user: int, addition: int) -> Table:
        """Add to the chance of the next deal; it is dealt once everybody has."""
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            if table.phase != "between" or table.promise is None:
                raise Refusal("not-between")
            table = await self.back(table, seat)
            ready = seating.added(table, user, addition)
            return await self.resume(await self._timing.rewrite(table, ready))

    async def play(
        self,
        number: int,
        user: int,
        move: Move,
        at: Moment | None = None,
        *,
        marked: bool = False,
    ) -> Table:
        """Make a move; `at` says for which deal and ply it was meant, `marked` that it carries what
        was marked for it.

        Before a beat it is only kept as an answer. Where somebody else was faster it was made
        already if the log has it, and is stale if the deal has moved on.
        """
        first: Moment | None = None
        for _ in range(TRIES):
            async with self._keeper.locked(number) as table:
                seat = seating.seat_of(table, user)
                if first and table.deal and table.deal.has(first, seat, move):
                    return await self.resume(table)
                deal = dealing.running(table, at or first)
                moved = dealing.moved(table.game, deal, seat, move)
                first = first or deal.moment
                try:
                    return await self._make(table, deal, seat, move, moved, marked)
                except OvertakenError:
                    continue
        raise Refusal("stale")

    async def _make(
        self, table: Table, deal: Deal, seat: Seat, move: Move, moved: Deal, marked: bool
    ) -> Table:
        table = await self.back(table, seat)
        if seat in deal.state.to_act and windows.waits_for_beat(table):
            log.info("answer table=%d deal=%d ply=%d seat=%d", table.id, *deal.window, seat)
            return await self._keeper.save(table, windows.keeping(table, seat, move))
        after = dealing.after(table, moved)
        if marked:
            after = marking.discarded(table, after, seat, move)
        return await self._computers(await self.moved(table, after))

    @again
    async def give_order(self, number: int, user: int, text: str | None, scope: str) -> Table:
        """Give a standing order in place of another; without a text, answer oneself from now on.

        A window that is open without a beat is answered at once.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            after = orders.given(table, seat, orders.ordered(table, text, scope) if text else None)
            if seat not in windows.at_once(after):
                return await self._keeper.save(table, after)
            return await self.answered(table, after)

    async def awake(self, number: int) -> Table:
        """The table of a number; what a failure stopped though nobody is asked for it goes on."""
        table = await self._keeper.at(number)
        if self._unasked(table) is None and not seating.can_be_dealt(table):
            return table
        async with self._keeper.locked(number) as table:
            return await self.resume(table)

    # --- What follows, at a table that is locked ------------------------------------------------

    async def back(self, table: Table, seat: Seat) -> Table:
        """The table once the person on a seat is back: whoever acts is."""
        player = table.players[seat]
        if player is None or not player.away:
            return table
        log.info("back table=%d seat=%d", table.id, seat)
        return await self._timing.rewrite(table, seating.returned(table, seat))

    async def resume(self, table: Table) -> Table:
        """Deal what waits for nobody any more, and let computer players move."""
        if not seating.can_be_dealt(table):
            return await self._computers(table)
        try:
            return await self._deal(table, table)
        except OvertakenError:
            return await self.resume(await self._keeper.at(table.id))

    async def answered(self, before: Table, table: Table) -> Table:
        """A table where something was said in advance that answers the window open now."""
        return await self._computers(await self.moved(before, table))

    async def go_on(self, table: Table, deal: Deal) -> Table:
        """A deal that has moved on is written; then goes on until somebody is asked."""
        table = await self.moved(table, dealing.after(table, deal))
        return await self._computers(table)

    async def _deal(self, before: Table, table: Table) -> Table:
        """Deal what is promised, at a table as it is changed before."""
        promise = table.promise
        assert promise is not None
        deck = table.game.deck(table.options, len(table.players))
        chance = fair.chance(promise.secret, promise.additions, deck)
        deal = dealing.dealt(table.game, table.options, promise, chance)
        table = await self._timing.ruled(table)
        table = await self.moved(before, replace(table, phase="playing", promise=None, deal=deal))
        log.info("deal table=%d deal=%d", table.id, promise.number)
        return await self._computers(table)

    async def _computers(self, table: Table) -> Table:
        """Let computer players move, and what was planned be made, until a person is asked."""
        while table.deal and (found := self._unasked(table)):
            deal = dealing.moved(table.game, table.deal, *found)
            try:
                table = await self.moved(table, dealing.after(table, deal))
            except OvertakenError:
                table = await self._keeper.at(table.id)
        return table

    def _unasked(self, table: Table) -> tuple[Seat, Move] | None:
        """Who moves now without being asked, and how."""
        seat = seating.computer_to_act(table)
        if seat is None:
            return premoves.due(table)
        return seat, windows.computer(table, seat)

    async def moved(self, before: Table, table: Table, *, since: Table | None = None) -> Table:
        """A table whose deal has moved on, on the disk; its clocks are reckoned `since` another.

        What is answered as soon as a window opens is written with the move that opens it, and what
        a deal has paid with the move that ends it.
        """
        while answers := windows.at_once(table):
            table = dealing.after(table, windows.answered(table, answers))
        table, now = await self._timing.timed(since or before, table), self._keeper.now()
        deal = table.deal
        assert deal is not None
        _log_moves(before, table, deal)
        if deal.result is None:
            return await self._keeper.save(before, table)
        return await self._keeper.save(
            before, table, lambda c: posting.post_deal(c, table, deal, now)
        )


def _log_moves(before: Table, table: Table, deal: Deal) -> None:
    known = before.deal.ply if before.deal and before.phase == "playing" else 0
    for ply, (seat, move) in enumerate(deal.log[known:], known):
        log.info(
            "move table=%d deal=%d ply=%d seat=%d verb=%s",
            *(table.id, deal.promise.number, ply, seat, move.verb),
        )
