"""The path of every move: checked, followed by automatic moves, and written as one change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.domain.contests import daily
from bot.domain.refusal import Refusal
from bot.domain.tables import additions, agreeing, dealing, lobby, seating, thinking, windows
from bot.domain.tables.ahead import marking, orders, premoves
from bot.domain.tables.deal import Deal, Moment
from bot.domain.tables.table import Table
from bot.domain.tables.thinking import Thought
from bot.services.keeping import TRIES, Work, again
from bot.services.ledger import posting
from bot.services.people.choices import Choices
from bot.services.tables.counting import Counting
from bot.services.tables.keeping import TableKeeper, log, without_lapsed
from bot.services.tables.timing import Timing
from bot.store import DuplicateError, OvertakenError
from bot.store.tables import difference, reads
from rules import Move, RuleError, Seat


class Playing:
    """The dealing and playing of deals; a refused act changes nothing."""

    def __init__(
        self, keeper: TableKeeper, timing: Timing, counting: Counting, choices: Choices
    ) -> None:
        self._keeper, self._timing, self._counting = keeper, timing, counting
        self._choices = choices

    # --- Acts of people -------------------------------------------------------------------------

    @again
    async def start(
        self,
        number: int,
        user: int,
        addition: int,
        named: Callable[[int], str] | None = None,
        level: str = "",
    ) -> Table:
        """Deal the first deal to the people in the lobby; free seats vanish.

        With `named`, computer players take the free seats instead, of this `level` or that of the
        server. `addition` is the id of the press, which goes into the shuffle; a press that was
        added already changes nothing. Refusal if others have not agreed to a change of the terms.
        """
        async with self._keeper.locked(number) as table:
            if table.phase != "lobby" and additions.has_added(table, user, addition):
                return table
            seating.check_in_lobby(table)
            seat = seating.seat_of(table, user)
            level = level or await self._choices.level_of(table.guild)
            table = agreeing.agreed(before := table, seat)
            full = lobby.filled(table, named, level) if named else table
            ready = seating.gathered(additions.added(full, seat, addition))
            counted = await self._counting.counted(ready)
            agreeing.check(table)
            return await self.go_on(before, await self._dealt(before, counted))

    @again
    async def ready(self, number: int, user: int, addition: int) -> Table:
        """Add a press to the shuffle of the next deal, which is dealt once everybody has added.

        `addition` is the id of the press; a press that was added already changes nothing. Refusal
        if no deal waits to be shuffled.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            if additions.has_added(table, user, addition):
                return table
            if table.phase != "between" or table.promise is None:
                raise Refusal("not-between")
            self._check_in_time(table)
            there = await self.back(table, seat)
            ready = additions.added(there, seat, additions.first(there, user, addition))
            return await self.go_on(table, await self._timing.timed(there, ready))

    async def play(
        self,
        number: int,
        user: int,
        move: Move,
        at: Moment | None = None,
        press: int | None = None,
        *,
        marked: bool = False,
    ) -> Table:
        """Make a move.

        `at` is the deal and ply the move was meant for. With `marked`, the marks drafted for this
        discard hold from then on. In a window that closes at a fixed time, the move is only stored
        as an answer.

        `press` is the id of the interaction. If that press has made its move already, here or in
        another process, the table is returned as it is. Another press that comes too late is
        refused.
        """
        try:
            return await self._play(number, user, move, at, press, marked)
        except (RuleError, DuplicateError):
            if press is None or not await self._is_made(press):
                raise
        log.info("this press has made its move already", table=number)
        self._keeper.drop(number)
        return await self.awake(number)

    async def _is_made(self, press: int) -> bool:
        return await self._keeper.database.read(lambda c: reads.is_made(c, press))

    async def _play(
        self,
        number: int,
        user: int,
        move: Move,
        at: Moment | None,
        press: int | None,
        marked: bool,
    ) -> Table:
        """Make a move, and decide again if another process was faster."""
        for _ in range(TRIES):
            async with self._keeper.locked(number) as table:
                seat = seating.seat_of(table, user)
                deal = dealing.running(table, at)
                self._check_in_time(table)
                if table.looking and seat in deal.state.to_act:
                    raise Refusal("look-first")
                moved, at = _moved(table, deal, seat, move, at), at or deal.moment
                try:
                    return await self._make(table, seat, move, moved, press, marked)
                except OvertakenError:
                    continue
        raise Refusal("stale")

    def _check_in_time(self, table: Table) -> None:
        """Raise Refusal if the time for a shared deal is up: then everybody may look at it."""
        if daily.is_past(table, self._keeper.now()):
            raise Refusal("duplicate-over" if table.common else "daily-over")

    async def _make(
        self, table: Table, seat: Seat, move: Move, moved: Deal, press: int | None, marked: bool
    ) -> Table:
        there, deal = await self.back(table, seat), table.deal
        if deal and seat in deal.state.to_act and windows.has_fixed_end(table):
            number, ply = deal.window
            log.info("answer", table=table.id, deal=number, ply=ply, seat=seat)
            return await self._keeper.save(table, windows.keeping(there, seat, move))
        after = dealing.after(there, moved)
        if marked:
            after = marking.discarded(table, after, seat, move)
        return await self.go_on(table, await self.settled(there, after), press=press)

    @again
    async def give_order(self, number: int, user: int, text: str | None, scope: str) -> Table:
        """Set the standing order of a seat; without a text, remove it.

        A window that the order answers is answered at once, unless it closes at a fixed time.
        """
        async with self._keeper.locked(number) as table:
            seat = seating.seat_of(table, user)
            after = orders.given(table, seat, orders.ordered(table, text, scope) if text else None)
            if seat not in windows.at_once(after):
                return await self._keeper.save(table, after)
            return await self.go_on(table, await self.settled(table, after))

    @again
    async def awake(self, number: int) -> Table:
        """Return a table by number; if it waits for no person, let it go on first."""
        table = await self._keeper.at(number)
        if not _goes_on(table) and not seating.can_be_dealt(table):
            return table
        async with self._keeper.locked(number) as table:
            return await self.go_on(table, table)

    @again
    async def think(self, thought: Thought, move: Move, *, hurried: bool = False) -> Table:
        """Make the move that a computer player has thought of; Refusal if it is too late.

        It is `hurried` if a computer player of the usual level made it in place of a master.
        """
        async with self._keeper.locked(thought.table) as table:
            now = thinking.thought(table)
            if table.deal is None or now is None or now[:4] != thought[:4]:
                raise Refusal("stale")
            moved = dealing.moved(table.game, table.deal, thought.seat, move)
            counted = replace(moved, hurried=moved.hurried + hurried)
            return await self.go_on(table, await self.moved(table, counted))

    # --- Steps that follow, at a locked table ---------------------------------------------------

    async def back(self, table: Table, seat: Seat) -> Table:
        """Return the table with the person on a seat back: acting ends an absence."""
        player = table.players[seat]
        if player is None or not player.away:
            return table
        log.info("back", table=table.id, seat=seat)
        return await self._timing.timed(table, seating.returned(table, seat))

    async def moved(self, table: Table, deal: Deal) -> Table:
        """Return the table after its deal has moved on."""
        return await self.settled(table, dealing.after(table, deal))

    async def settled(self, before: Table, table: Table) -> Table:
        """Return the table with new deadlines, and with open windows answered as far as known."""
        while answers := windows.at_once(table):
            table = dealing.after(table, windows.answered(table, answers))
        return without_lapsed(await self._timing.timed(before, table))

    async def go_on(
        self, before: Table, table: Table, *works: Work, press: int | None = None
    ) -> Table:
        """Play on until a person is asked, and save all that a press has caused in one write.

        A deal that waits for nobody is dealt, computer players move, and planned moves are made.
        The payment of a deal that ends is in the same write; the next deal is dealt in another
        write. `press` is the id of the interaction that made a move, if one did.
        """
        if before.phase == "between" and seating.can_be_dealt(table):
            table = await self._dealt(table, table)
        elif before.phase == "playing" and before.deal and before.deal.result:
            table = await self.moved(table, before.deal)  # an earlier release stopped here
        elif table.pace.ahead and windows.at_once(table):
            table = await self.settled(before, table)  # the player who is asked is away
        while table.deal and (found := await self._unasked(table)):
            await asyncio.sleep(0)  # other presses may come in between
            table = await self.moved(table, dealing.moved(table.game, table.deal, *found))
        done = await self._keeper.save(
            before, table, *works, *self._paid(before, table), press=press
        )
        _log(before, done)
        return done

    async def _dealt(self, before: Table, table: Table) -> Table:
        """Return a changed table with its promised deal dealt."""
        deal = dealing.promised_deal(table)
        table = await self._timing.ruled(table)
        table = dealing.after(replace(table, phase="playing", promise=None), deal)
        return await self.settled(before, table)

    async def _unasked(self, table: Table) -> tuple[Seat, Move] | None:
        """Return a seat that moves without being asked, and its move.

        None if there is no such seat, or before everybody has ended their first look.
        """
        if table.looking:
            return None
        if (seat := seating.computer_to_act(table)) is None:
            return premoves.due(table)
        return seat, await weighed(windows.weighed(table, seat))

    def _paid(self, before: Table, table: Table) -> Iterator[Work]:
        """Yield the work that pays a deal, if a change ends it."""
        deal, now = table.deal, self._keeper.now()
        known = _before(before, deal)
        if deal and deal.result and not (known and known.result):
            yield lambda c: posting.post_deal(c, table, deal, now)


def _moved(table: Table, deal: Deal, seat: Seat, move: Move, at: Moment | None) -> Deal:
    """Return the deal after a move that was chosen at a moment; Refusal if it is no longer legal.

    A call out of turn may have taken the card that the move would capture.
    """
    try:
        return dealing.moved(table.game, deal, seat, move)
    except RuleError as error:
        if at in (None, deal.moment) or error.sentence != "not-legal":
            raise
        raise Refusal("stale") from None


async def weighed(steps: Iterator[Move | None]) -> Move:
    """Return the move that the last step gives; between two steps the event loop goes on."""
    for move in steps:
        if move:
            return move
        await asyncio.sleep(0)
    raise AssertionError("the last step gives a move")


def _goes_on(table: Table) -> bool:
    """Whether the deal is over, or somebody moves now without being asked."""
    if table.looking:
        return False
    if table.phase == "playing" and table.deal and table.deal.result:
        return True
    return seating.computer_to_act(table) is not None or premoves.due(table) is not None


def _before(before: Table, deal: Deal | None) -> Deal | None:
    """Return the deal as it was at the earlier table; None if it was not dealt by then."""
    known = before.deal
    return known if known and deal and known.promise.number == deal.promise.number else None


def _log(before: Table, table: Table) -> None:
    """Log the deal and the moves that are written now."""
    deal = table.deal
    if deal is None:
        return
    known = _before(before, deal)
    if known is None:
        log.info("deal", table=table.id, deal=deal.promise.number)
    same = difference.alike(known.log if known else (), deal.log)
    for ply, (seat, move) in enumerate(deal.log[same:], same):
        log.info(
            "move", table=table.id, deal=deal.promise.number, ply=ply, seat=seat, verb=move.verb
        )
