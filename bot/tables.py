"""The service: a table is opened, joined, played and ended; every move is on the disk first."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from bot import dealing, fair, seating
from bot.kept import Work, log
from bot.lobbies import Lobbies
from bot.match import Deal, Moment, Table
from bot.players import choose
from bot.store import DuplicateError, writes
from rules import Move, RuleError, Seat


class Tables(Lobbies):
    """The tables of all channels; what a method refuses with a RuleError has changed nothing."""

    async def awake(self, channel: int) -> Table:
        """The table of a channel; a computer player that a failure stopped goes on."""
        table = await self.at(channel)
        if seating.computer_to_act(table) is None:
            return table
        async with self._locked(channel) as table:
            return await self._computers(table)

    # --- The match ------------------------------------------------------------------------------

    async def start(self, channel: int, number: int, user: int, addition: int) -> Table:
        """Deal the first deal to those who sit there; free seats vanish."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            seating.seat_of(table, user)
            table = seating.gathered(seating.added(table, user, addition))
            return await self._deal(table, lambda c: writes.save_lobby(c, table))

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

    async def _deal(self, table: Table, *works: Work) -> Table:
        promise = table.promise
        assert promise is not None
        deck = table.game.deck(table.options, len(table.players))
        chance = fair.chance(promise.secret, promise.additions, deck)
        deal = dealing.dealt(table.game, table.options, promise, chance)
        table = replace(table, phase="playing", promise=None, deal=deal)

        def work(connection: Connection) -> None:
            writes.save_chance(connection, table.id, deal)
            writes.save_table(connection, table)

        table = await self._save(table, *works, work)
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
