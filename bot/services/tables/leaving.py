"""Leaving a match that goes on: out of time, away for a while, or for good."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from bot.domain.league import admission
from bot.domain.tables import seating, ticking, windows
from bot.domain.tables.seating import Vacancy
from bot.domain.tables.table import Player, Table
from bot.services.tables.kept import Work, log
from bot.services.tables.premoves import Planned
from bot.store.league import leagues
from bot.store.league.leagues import Bound, League
from bot.store.ledger import posting
from bot.store.tables import votes, writes
from rules import RuleError, Seat


class Leaving(Planned):
    """Tables whose people go away, come back, and give up their seats."""

    @abstractmethod
    async def _resume(self, table: Table) -> Table:
        """Deal what waits for nobody any more, and let computer players move."""

    # --- For a while ----------------------------------------------------------------------------

    async def go_away(self, channel: int, user: int, how: str) -> Table:
        """Let a `computer` player sit in for somebody, or leave their seat `open` to anybody."""
        async with self._locked(channel) as table:
            seating.is_played(table)
            seat = seating.seat_of(table, user)
            if how == "computer" and (league := await self._for_people(table)):
                name = league.name
                raise RuleError(f"{name} is for people only.", "league-people", league=name)
            return await self._resume(await self._away(table, (seat,), how))

    async def come_back(self, channel: int, user: int) -> Table:
        """Let somebody play themselves again; nothing changes where they do."""
        async with self._locked(channel) as table:
            return await self._resume(await self._back(table, seating.seat_of(table, user)))

    async def _back(self, table: Table, seat: Seat) -> Table:
        """The table once the person on a seat is back: whoever acts is."""
        player = table.players[seat]
        if player is None or not player.away:
            return table
        log.info("back table=%d seat=%d", table.id, seat)
        after = seating.returned(table, seat)
        return await self._rewrite(table, after, lambda c: writes.save_away(c, after))

    async def _away(self, table: Table, seats: Collection[Seat], how: str) -> Table:
        log.info("away table=%d seats=%s how=%s", table.id, seats, how)
        after = seating.away(table, seats, how)
        return await self._rewrite(table, after, lambda c: writes.save_away(c, after))

    # --- Out of time ----------------------------------------------------------------------------

    async def _run_out(self, table: Table, late: Sequence[Seat]) -> Table:
        match await self._absence(table):
            case "computer" | "open" as how:
                return await self._resume(await self._away(table, late, how))
            case "vote" if fresh := [seat for seat in late if not table.clocks[seat].over]:
                return await self._rewrite(table, ticking.put_to_vote(table, fresh, self._now()))
            case _:
                return await self._move_for(table, late)

    async def _absence(self, table: Table) -> str:
        """What is done for whoever has run out of time; in some leagues no computer sits in."""
        holder = table.clock.absence
        return "move" if holder == "computer" and await self._for_people(table) else holder

    async def _move_for(self, table: Table, late: Collection[Seat]) -> Table:
        """Make the least harmful moves for those whose time has run out, or have them ready."""
        if table.phase == "between":
            return await self._resume(await self._rewrite(table, seating.ready(table, late)))
        moves = {seat: table.legal(seat)[0] for seat in late}
        return await self._go_on(table, windows.answered(table, moves))

    async def _for_people(self, table: Table) -> League | None:
        """The league a match counts in, where that is for people only."""
        bound = await self._counts_in(table)
        return bound.league if bound and not bound.league.season.charter.terms.computers else None

    # --- For good -------------------------------------------------------------------------------

    async def offer(self, channel: int, user: int, coming: Player) -> Table:
        """The table of somebody who offers their seat; RuleError where it could not be taken."""
        table = await self.at(channel)
        seating.is_played(table)
        await self._check_newcomer(seating.handed_over(table, user, coming)[0])
        return table

    async def take(
        self, channel: int, vacancy: Vacancy, coming: Player, *, consented: bool = False
    ) -> Table:
        """Let somebody take a seat that is given up.

        In a league nothing changes before an organiser has consented, but what stands against it
        is said at once.
        """
        async with self._locked(channel, vacancy.number) as table:
            seating.check_vacant(table, vacancy)
            if table.season is None or consented:
                return await self._substitute(table, vacancy.leaving, coming)
            await self._check_newcomer(seating.handed_over(table, vacancy.leaving, coming)[0])
            return table

    async def substitute(self, channel: int, leaving: int, coming: Player) -> Table:
        """Let somebody else take over a seat in mid-match: its running deal counts for them."""
        async with self._locked(channel) as table:
            seating.is_played(table)
            return await self._substitute(table, leaving, coming)

    async def _substitute(self, before: Table, leaving: int, coming: Player) -> Table:
        table, seat = seating.handed_over(before, leaving, coming)
        await self._check_newcomer(table)
        log.info("substitute table=%d seat=%d", table.id, seat)
        work = partial(writes.save_substitute, before=before, table=table, seat=seat)
        return await self._resume(await self._rewrite(before, table, work))

    async def _check_newcomer(self, table: Table) -> None:
        if bound := await self._counts_in(table):
            admission.check(bound, table)

    # --- The end --------------------------------------------------------------------------------

    async def resign(self, channel: int, number: int, user: int) -> Table:
        """Give up a match of two: points stand as they are, the last place is sure."""
        async with self._locked(channel, number) as table:
            return await self._conclude(table, seating.resigning(table, user))

    async def _conclude(self, table: Table, resigned: Seat | None = None) -> Table:
        """End a match early: its places count once a deal has ended, or somebody has resigned."""
        if table.current == 1 and resigned is None:
            return await self._end(table)
        now = self._now()
        return await self._end(table, lambda c: posting.post_match(c, table, now, resigned))

    async def _end(self, table: Table, *works: Work) -> Table:
        """Close a table; its running deal counts for nobody."""
        over = replace(table, phase="over", promise=None)

        def work(connection: Connection) -> None:
            writes.save_table(connection, over)
            votes.drop(connection, over.id)

        log.info("end table=%d", table.id)
        return await self._rewrite(table, over, work, *works)

    async def _counts_in(self, table: Table) -> Bound | None:
        """The league a match counts in, while that season is open in its channel."""
        bound = await self._database.read(lambda c: leagues.bound(c, table.channel))
        return bound if bound and bound.league.season.id == table.season else None
