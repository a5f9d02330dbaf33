"""The service: a table is opened, joined, played and ended; every move is on the disk first."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from bot import admission, dealing, fair, seating, windows
from bot.kept import Work, log
from bot.match import Deal, Moment, Player, Table
from bot.planned import Planned
from bot.store import DuplicateError, leagues, reads, writes
from rules import Move, RuleError, Seat


class Tables(Planned):
    """The tables of all channels; what a method refuses with a RuleError has changed nothing."""

    async def awake(self, channel: int) -> Table:
        """The table of a channel; what a failure stopped though nobody is asked for it goes on."""
        table = await self.at(channel)
        if seating.computer_to_act(table) is None and self._as_planned(table) is None:
            return table
        async with self._locked(channel) as table:
            return await self._computers(table)

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
            table = await self._returned(table, seating.seat_of(table, user))
            if table.phase != "between" or table.promise is None:
                raise RuleError("There is no deal to wait for.", "not-between")
            before, table = table, seating.added(table, user, addition)
            return await self._deal_or_wait(before, table)

    async def _deal_or_wait(self, before: Table, table: Table, *works: Work) -> Table:
        """Deal once nobody is waited for any more."""
        promise = table.promise
        if table.phase != "between" or promise is None or seating.is_waited_for(table):
            table = await self._timed(before, table)
            promised = (lambda c: writes.save_promise(c, table.id, promise),) if promise else ()
            return await self._save(table, *works, *promised, self._write_due(table))
        return await self._deal(table, *works)

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
            table = await self._returned(table, seat)
            deal = dealing.running(table, at)
            moved = dealing.moved(table.game, deal, seat, move)
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
        rows = writes.moves_since(table.id, deal, first)
        for ply, (seat, move) in enumerate(deal.log[first:], first):
            log.info(
                "move table=%d deal=%d ply=%d seat=%d verb=%s",
                *(table.id, deal.promise.number, ply, seat, move.verb),
            )
        if len(rows) == 1 and deal.result is None and _as_due(table, before) and not works:
            return self._database.add(rows[0])

        write_due = self._write_due(table)

        def work(connection: Connection) -> None:
            for do in works:
                do(connection)
            for row in rows:
                connection.execute(row.insert, row.values)
            now = self.timers.clock()
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

    # --- A channel that is gone -----------------------------------------------------------------

    async def lose(self, channel: int) -> Table:
        """A channel cannot be reached: its table stands still until it can or is moved."""
        async with self._locked(channel) as table:
            if table.lost_at or table.phase == "over":
                return table
            log.warning("lost table=%d channel=%d", table.id, channel)
            return await self._rewritten(table, replace(table, lost_at=self.timers.clock()))

    async def reached(self, table: Table) -> Table:
        """A channel was reached: a table that stood still there goes on."""
        if table.lost_at is None:
            return table
        async with self._locked(table.channel) as table:
            log.info("found table=%d channel=%d", table.id, table.channel)
            return await self._rewritten(table, replace(table, lost_at=None))

    async def move(self, number: int, guild: int, channel: int, user: int, manages: bool) -> Table:
        """Go on in another channel: without its own, whoever sits there decides, else its owner."""
        found = await self._database.read(lambda c: reads.by_id(c, number))
        if found is None or found.guild != guild or found.phase == "over":
            raise RuleError("There is no such table on this server.", "no-such-table")
        async with self._locked(found.channel, number) as table:
            sits = bool(table.lost_at) and table.seat_of(user) is not None
            if not (sits or manages or user == table.owner):
                raise RuleError("Only its owner moves a table.", "move-refused")
            moved = replace(table, channel=channel, message=None, lost_at=None, own_thread=False)
            try:
                moved = await self._rewritten(table, moved)
            except DuplicateError:
                raise RuleError("This channel has a table already.", "table-exists") from None
            self._cache.pop(table.channel, None)
            self.timers.set(table.channel, None)
            log.info("moved table=%d channel=%d", table.id, channel)
            return moved

    async def _rewritten(self, before: Table, table: Table) -> Table:
        """Write a table with what is due there now."""
        table = await self._timed(before, table)
        return await self._save(
            table, lambda c: writes.save_table(c, table), self._write_due(table)
        )

    async def _give_up(self, table: Table) -> Table:
        log.info("given up table=%d", table.id)
        return await self._closed(table)

    # --- Absence --------------------------------------------------------------------------------

    async def _run_out(self, table: Table, late: Sequence[Seat]) -> Table:
        match table.clock.absence:
            case "computer" | "open" as holder:
                after = seating.vacated(table, late, holder)
                write = partial(writes.save_away, table=after)
                return await self._computers(await self._deal_or_wait(table, after, write))
            case _:
                return await self._move_for(table, late)

    async def _move_for(self, table: Table, late: Sequence[Seat]) -> Table:
        """Make the least harmful moves for those whose time has run out, or have them ready."""
        if table.phase == "between":
            after = seating.ready_without(table, late)
            return await self._deal_or_wait(table, after)
        moves = {seat: table.legal(seat)[0] for seat in late}
        return await self._go_on(table, windows.answered(table, moves))

    async def back(self, channel: int, user: int) -> Table:
        """A person plays again whose place was held, or whose seat was open and still is."""
        async with self._locked(channel) as table:
            seat = seating.seat_of(table, user)
            return await self._computers(await self._returned(table, seat))

    async def _returned(self, table: Table, seat: Seat) -> Table:
        player = table.players[seat]
        if player is None or not player.away:
            return table
        log.info("back table=%d seat=%d", table.id, seat)
        after = seating.returned(table, seat)
        return await self._deal_or_wait(table, after, partial(writes.save_away, table=after))

    async def substitute(self, channel: int, leaving: int, coming: Player) -> Table:
        """Let somebody else take over a seat in mid-match: its running deal counts for them."""
        async with self._locked(channel) as table:
            if table.phase not in ("playing", "between"):
                raise RuleError("No match is being played.", "no-match")
            before = table
            table, seat = seating.handed_over(table, leaving, coming)
            await self._check_newcomer(table)
            log.info("substitute table=%d seat=%d", table.id, seat)
            write = partial(writes.save_substitute, before=before, table=table, seat=seat)
            return await self._computers(await self._deal_or_wait(before, table, write))

    async def _check_newcomer(self, table: Table) -> None:
        bound = await self._database.read(lambda c: leagues.bound(c, table.channel))
        if bound and bound.league.season.id == table.season:
            admission.check(bound, table)

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
            log.info("end table=%d", table.id)
            return await self._closed(table)

    async def _closed(self, table: Table) -> Table:
        """The table over; its running deal counts for nobody."""
        return await self._rewritten(table, replace(table, phase="over", promise=None))

    async def rematch(self, channel: int, number: int, user: int) -> Table:
        """Open the same match again with the same players on their seats."""
        async with self._locked(channel, number) as table:
            seating.seat_of(table, user)
            if table.phase != "over":
                raise RuleError("The match is not over yet.", "not-over")
            again = seating.gathered_again(replace(table, deal=None, message=None, clocks=()))
            again = await self._counting(replace(again, promise=dealing.promised(again, 1)))
        return await self._found(again)


def _as_due(table: Table, before: Table) -> bool:
    """Whether nothing is due at other times than before a move."""
    return (table.due, table.clocks) == (before.due, before.clocks)
