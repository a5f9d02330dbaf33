"""Leaving a table: out of time, away for a while, for good, or as an excluded person."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial, reduce

from bot.domain.refusal import Refusal
from bot.domain.tables import additions, ballots, lobby, noticing, seating, ticking, windows
from bot.domain.tables.ahead import marking
from bot.domain.tables.player import Player
from bot.domain.tables.seating import Vacancy
from bot.domain.tables.table import RESIGN, Table
from bot.services.keeping import again
from bot.services.tables.counting import Counting
from bot.services.tables.ending import Ending
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.playing import Playing
from bot.services.tables.timing import Timing
from bot.store.tables import writes
from rules import Seat


class Leaving:
    """The acts of people who leave tables, come back, and give up their seats."""

    def __init__(
        self,
        keeper: TableKeeper,
        timing: Timing,
        counting: Counting,
        playing: Playing,
        ending: Ending,
    ) -> None:
        self._keeper, self._timing = keeper, timing
        self._counting, self._playing, self._ending = counting, playing, ending

    # --- For a while ----------------------------------------------------------------------------

    @again
    async def go_away(self, number: int, user: int, how: str) -> Table:
        """Let a `computer` player sit in for a person, or leave their seat `open` to anybody.

        Refusal for a computer player in a league for people only.
        """
        async with self._keeper.locked(number) as table:
            seating.check_played(table)
            seat = seating.seat_of(table, user)
            if how == "computer" and (league := await self._counting.for_people(table)):
                raise Refusal("league-people", league=league.name)
            return await self._away(table, (seat,), how, noticing.forgone(table, user))

    @again
    async def fill_in(self, number: int, user: int, gone: int) -> Table:
        """Let a computer player sit in for `gone`, a person who has left the server, as `user`
        asks.

        Refusal in a league for people only.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.left_behind(table, user, gone)
            if league := await self._counting.for_people(table):
                raise Refusal("league-people", league=league.name)
            return await self._away(table, (seat,), "computer")

    @again
    async def come_back(self, number: int, user: int) -> Table:
        """Let a person play again; nothing changes if they already do."""
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            return await self._playing.go_on(table, await self._playing.back(table, seat))

    async def _away(
        self, table: Table, seats: Collection[Seat], how: str, changed: Table | None = None
    ) -> Table:
        """Set people away at a table, or at the table as `changed`, and play on."""
        log.info("away", table=table.id, seats=seats, how=how)
        after = await self._timing.timed(table, seating.away(changed or table, seats, how))
        return await self._playing.go_on(table, after)

    # --- Out of time ----------------------------------------------------------------------------

    async def run_out(self, table: Table, late: Sequence[Seat]) -> Table:
        """Act on players whose time has run out, at a locked table.

        The table's clock decides: the players are away, the others vote, or a move is made for
        them. If that vote has run out of time, a move is made, too.
        """
        match await self._absence(table):
            case "computer" | "open" as how:
                return await self._away(table, late, how)
            case "vote" if fresh := [seat for seat in late if not table.clocks[seat].over]:
                waiting = ticking.put_to_vote(table, fresh, self._keeper.now())
                return await self._timing.rewrite(table, waiting)
            case _:
                return await self._move_for(table, late)

    async def _absence(self, table: Table) -> str:
        """Return the consequence of running out of time: `computer`, `open`, `vote` or `move`.

        In a league for people only, a move is made instead of letting a computer player sit in.
        """
        holder = table.clock.absence
        alone = holder == "computer" and await self._counting.for_people(table)
        return "move" if alone else holder

    async def _move_for(self, table: Table, late: Collection[Seat]) -> Table:
        """Act for players whose time has run out.

        Make their least harmful moves, press Ready for them, or end their first look.
        """
        if table.phase == "between":
            ready = await self._timing.timed(table, additions.ready(table, late))
            return await self._playing.go_on(table, ready)
        if table.looking:
            looked = reduce(marking.looked, late, table)
            return await self._playing.go_on(table, await self._playing.settled(table, looked))
        moves = {seat: table.absent(seat) for seat in late}
        moved = await self._playing.moved(table, windows.answered(table, moves))
        return await self._playing.go_on(table, moved)

    # --- For good -------------------------------------------------------------------------------

    @again
    async def offer(self, number: int, user: int, coming: Player) -> tuple[Table, bool]:
        """Offer a person's seat; return the table, and whether `coming` is asked there the first
        time.

        RuleError if `coming` may not have the seat, or has declined a seat there before.
        """
        async with self._keeper.locked(number) as table:
            seating.check_played(table)
            await self._counting.check_newcomer(seating.handed_over(table, user, coming)[0])
            seating.check_not_declined(table, coming)
            noted = seating.offered(table, coming.user, self._keeper.now())
            return await self._keeper.save(table, noted), noted is not table

    @again
    async def decline(self, vacancy: Vacancy) -> None:
        """Decline a seat for the person to whom it is offered; Refusal if the offer is over."""
        async with self._keeper.locked(vacancy.number) as table:
            seating.check_vacant(table, vacancy)
            await self._keeper.save(table, seating.declined(table, vacancy.coming))

    @again
    async def take(self, vacancy: Vacancy, coming: Player, *, consented: bool = False) -> Table:
        """Let a person take a seat that is given up.

        In a league the seat changes hands only with an organiser's consent. Without it, the table
        is returned as it is, or RuleError raised if the seat cannot be given.
        """
        async with self._keeper.locked(vacancy.number) as table:
            seating.check_vacant(table, vacancy)
            if table.season is None or consented:
                return await self._substitute(table, vacancy.leaving, coming)
            after, _ = seating.handed_over(table, vacancy.leaving, coming)
            await self._counting.check_newcomer(after)
            return table

    @again
    async def substitute(self, number: int, leaving: int, coming: Player) -> Table:
        """Give a seat to another player in mid-match; the running deal counts for the newcomer."""
        async with self._keeper.locked(number) as table:
            seating.check_played(table)
            return await self._substitute(table, leaving, coming)

    @again
    async def replace(self, number: int, leaving: int, named: Callable[[int], str]) -> Table:
        """Give a person's seat to a computer player in mid-match; `named` gives its name."""
        async with self._keeper.locked(number) as table:
            seating.check_played(table)
            return await self._substitute(table, leaving, seating.computer(table, named))

    async def _substitute(self, before: Table, leaving: int, coming: Player) -> Table:
        table, seat = seating.handed_over(before, leaving, coming)
        await self._counting.check_newcomer(table)
        log.info("substitute", table=table.id, seat=seat)
        return await self._hand_over(before, table, seat)

    async def _hand_over(self, before: Table, table: Table, seat: Seat) -> Table:
        """Write a table with another player on a seat and play on; record the seat's earlier
        player.
        """
        after = await self._timing.timed(before, await self._timing.ruled(table))
        work = partial(writes.add_substitution, before=before, seat=seat)
        return await self._playing.go_on(before, after, work)

    @again
    async def resign(self, number: int, user: int) -> Table:
        """Resign from a match of two: the match ends, and the player who resigns is last.

        In a league a computer player first plays the running deal for them, and its points count:
        a player could otherwise escape the loss of a deal. Refusal in a duplicate match.
        """
        async with self._keeper.locked(number) as table:
            if table.common:
                raise Refusal("duplicate-stays")
            seat = seating.resigning(table, user)
            if table.resigned == seat:
                return table
            if table.resigned is not None or not await self._counting.plays_on(table):
                return await self._ending.conclude(table, seat)
            log.info("resign", table=table.id, seat=seat)
            resigned = ballots.cast(table, f"{RESIGN}-{table.current}", seat, True)
            return await self._away(table, (seat,), "computer", resigned)

    # --- Excluded people ------------------------------------------------------------------------

    @again
    async def expel(self, number: int, user: int, named: Callable[[int], str]) -> None:
        """Take an excluded person from a table; nothing changes if they are not there.

        Before the match their seat is freed and their invitation ends. In a match a computer
        player, named by `named`, takes the seat; if nobody else plays there, the table closes. No
        player and no league can object.
        """
        async with self._keeper.lock(number):
            table = await self._keeper.at(number)
            if table.phase == "lobby" or table.offered:
                await self._keeper.save(table, lobby.without(table, user))
            elif table.phase != "over" and table.seat_of(user) is not None:
                log.info("expel", table=number, seat=table.seat_of(user))
                await self._expel(table, user, named)

    async def _expel(self, table: Table, user: int, named: Callable[[int], str]) -> None:
        """Let a match go on without a person, or close the table if nobody else plays there."""
        if all(player.user == user for player in table.people):
            await self._ending.close(table)
        elif table.common:  # a duplicate match keeps its people, so a computer player only sits in
            await self._away(table, [seating.seat_of(table, user)], "computer")
        else:
            after, seat = seating.handed_over(table, user, seating.computer(table, named))
            await self._hand_over(table, after, seat)
