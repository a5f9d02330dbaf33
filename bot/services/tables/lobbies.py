"""The lobby of a table: open it, take, change and give up seats, set house rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import reduce
from itertools import chain
from typing import Concatenate, ParamSpec

import rules
from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, lobby, seating
from bot.domain.tables.clocks import NO_CLOCK
from bot.domain.tables.player import Player
from bot.domain.tables.table import LAPSE, Table
from bot.services.keeping import again
from bot.services.people.choices import Choices
from bot.services.tables.counting import Counting
from bot.services.tables.ending import Ending
from bot.services.tables.keeping import TableKeeper, log
from bot.store import Connection, DuplicateError
from bot.store.league import leagues
from bot.store.tables import writes

P = ParamSpec("P")


def _act(
    change: Callable[Concatenate[Table, P], Table], *, reserved: bool = True
) -> Callable[Concatenate[Lobbies, int, P], Awaitable[Table]]:
    """Turn a function that changes a lobby into a method that does so by the table's number.

    Unless it may change `reserved` tables, it is refused where a match of a tournament gathers.
    """

    async def act(self: Lobbies, number: int, /, *args: P.args, **kwargs: P.kwargs) -> Table:
        if not reserved:
            await self._counting.check_open_to_change(await self._keeper.at(number))
        return await self._change(number, lambda table: change(table, *args, **kwargs))

    return act


class Lobbies:
    """Acts before the first deal; a method that refuses has changed nothing."""

    def __init__(
        self, keeper: TableKeeper, counting: Counting, ending: Ending, choices: Choices
    ) -> None:
        self._keeper, self._counting, self._ending = keeper, counting, ending
        self._choices = choices

    async def open(
        self,
        guild: int,
        channel: int,
        opener: Player,
        key: str,
        preset: str | None = None,
        seats: int | None = None,
        deals: int | None = None,
        clock: str = str(NO_CLOCK),
        thread: Callable[[], Awaitable[int | None]] | None = None,
        *,
        single: bool = False,
    ) -> Table:
        """Open a table with `seats` seats, by default the fewest, and its opener on the first.

        If no preset is named, the table has the rules that the league of its channel gives the
        game, if any. With `deals`, the house rules are changed to that number of deals. `thread`
        makes a thread for the table once all checks have passed, or returns None if it cannot.
        Matches in the thread count as those in the channel do. A `single` match ends after its
        first deal, even if its house rules set more.
        """
        await self._counting.check_sits(guild, channel, opener.user)
        await self._ending.make_way(channel, opener.user)
        game = rules.game(key)
        ruling = await self._counting.ruling(channel, key) if preset is None else None
        preset = ruling.preset if ruling else preset or next(iter(game.presets))
        options = ruling.options if ruling else lobby.preset_of(game, preset)
        if deals is not None:
            options = lobby.with_deals(game, options, deals)
        table = lobby.laid(guild, channel, opener, key, preset, options, seats, clock)
        table = replace(table, single=single)
        own = await thread() if thread else None
        if own is None:
            return await self.found(table)
        table = replace(table, channel=own, own_thread=True)
        return await self.found(table, lambda c, _: leagues.bind_thread(c, channel, own))

    async def rematch(self, number: int, user: int) -> Table:
        """Offer the same players the same match once more, on the same seats, for a day.

        A private match can be repeated even if its place shows another table now. If a player has
        been excluded meanwhile, or has deleted their data, the others gather in a lobby.
        """
        own = (await self._keeper.at(number)).private
        async with self._keeper.locked(number, earlier=own) as table:
            offered = lobby.again(table, user)
            gone = await self._counting.excluded(offered), seating.forgotten(offered)
            rematch = reduce(lobby.without, chain(*gone), offered)
            if rematch.offered:
                due = self._keeper.now() + LAPSE
                rematch = replace(await self._counting.counted(rematch), due=due)
        return await self.found(rematch)

    @again
    async def decline(self, number: int, user: int) -> Table:
        """Decline a rematch; the other players are back in a lobby."""
        async with self._keeper.locked(number) as table:
            return await self._keeper.save(table, lobby.declined(table, user))

    async def lapse(self, table: Table) -> Table:
        """At a locked table, drop people who did not answer a rematch, or lapsed invitations."""
        log.info("lapsed", table=table.id)
        now = self._keeper.now()
        after = lobby.lapsed(table) if table.offered else lobby.forgotten(table, now)
        return await self._keeper.save(table, after)

    async def invite(self, number: int, user: int, guests: Collection[int]) -> Table:
        """Invite people to the lobby for a day, except those invited before or sitting there."""
        until = self._keeper.now() + LAPSE
        return await self._change(number, lambda t: lobby.invited(t, user, guests, until))

    async def found(self, table: Table, *works: Callable[[Connection, int], object]) -> Table:
        """Write a newly opened table and return it with its number.

        Each of `works` is called with that number in the same transaction. Raise Refusal if another
        table already occupies the place.
        """
        now = self._keeper.now()
        table = dealing.stamped(table, None, now)

        def work(connection: Connection) -> int:
            number = writes.add_table(connection, table, now)
            for do in works:
                do(connection, number)
            return number

        try:
            number = await self._keeper.database.write(work)
        except DuplicateError:
            raise Refusal(await self._in_the_way(table)) from None
        table = replace(table, id=number)
        self._keeper.written(table)
        log.info("open", table=table.id, game=table.key, channel=table.channel)
        return table

    async def _in_the_way(self, table: Table) -> str:
        """Return the key of the refusal if another table already occupies the place.

        A private table with a shared deal is not closed to make room, because its deal cannot be
        played again.
        """
        if not table.private:
            return "table-exists"
        other = await self._keeper.shown_in(table.channel)
        return "own-table-stays" if other.elsewhere else "own-table-exists"

    async def join(self, number: int, player: Player, addition: int) -> Table:
        """Seat a person on the first free seat, or on an added seat if the game has room."""
        at = await self._keeper.at(number)
        await self._counting.check_sits(at.guild, at.channel, player.user)
        await self._counting.check_seat(at, player.user)
        return await self._change(number, lambda t: lobby.joined(t, player, addition))

    async def add_computer(self, number: int, user: int, named: Callable[[int], str]) -> Table:
        """Put a computer player on the first free seat, or on an added one if the game has room.

        `named` returns the name of a computer player by its number.
        """
        at = await self._keeper.at(number)
        await self._counting.check_open_to_change(at)
        level = await self._choices.level_of(at.guild)
        return await self._change(number, lambda t: lobby.with_computer(t, user, named, level))

    @again
    async def _change(self, number: int, change: Callable[[Table], Table]) -> Table:
        """Change a table whose match has not begun, and write it."""
        async with self._keeper.locked(number) as table:
            seating.check_in_lobby(table)
            return await self._keeper.save(table, change(table))

    # Each of these changes the lobby as the function of the domain does.
    refuse = _act(lobby.uninvited)
    set_level = _act(lobby.levelled)
    rename = _act(lobby.renamed)
    remove = _act(lobby.removed, reserved=False)
    remove_computer = _act(seating.without_computer)
    change_seat = _act(seating.moved_on)
    leave = _act(seating.left)
    set_rules = _act(lobby.ruled, reserved=False)
    set_seats = _act(lobby.chaired, reserved=False)
    set_pace = _act(lobby.paced, reserved=False)
    set_clock = _act(lobby.clocked, reserved=False)
    agree = _act(lobby.agreed)
