"""The lobby of a table: it is opened, seats are taken, changed and given up, house rules set."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection

import rules
from bot import admission, dealing, seating
from bot.charter import Ruling
from bot.clocks import NO_CLOCK, clock_of
from bot.kept import Kept, Work, log
from bot.match import COMPUTER, Player, Table
from bot.orders import ORDERS
from bot.pace import pace_of
from bot.store import DuplicateError, leagues, writes
from rules import AnyGame, Options, RuleError


class Lobbies(Kept):
    """What is done before the first deal; a method that refuses has changed nothing."""

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
    ) -> Table:
        """Open a table with its opener on the first seat; without `seats`, with the fewest.

        Where its channel is bound to a league and no preset is named, it has the league's rules.
        `thread` makes a thread for it once nothing stands against it, where that can be done; its
        match counts where those of the channel do.
        """
        await self._make_way(channel)
        game = rules.game(key)
        ruling = await self._ruling(channel, key) if preset is None else None
        preset = ruling.preset if ruling else preset or next(iter(game.presets))
        options = ruling.options if ruling else _preset(game, preset)
        if deals is not None:
            options = _with_deals(game, options, deals)
        number = seats or _fewest(game, options)
        game.check(options, number)
        players = (opener, *[None] * (number - 1))
        table = Table(0, guild, channel, opener.user, key, preset, options, players, "lobby")
        table = replace(table, clock=clock_of(clock))
        if key in ORDERS:
            table = replace(table, pace=ORDERS[key].pace)
        table = replace(table, promise=dealing.promised(table, 1))
        own = await thread() if thread else None
        if own is None:
            return await self._found(table)
        table = replace(table, channel=own, own_thread=True)
        return await self._found(table, lambda c: leagues.bind_thread(c, channel, own))

    @abstractmethod
    def _now(self) -> datetime:
        """The time, in UTC."""

    @abstractmethod
    async def _make_way(self, channel: int) -> None:
        """Close the table of a channel where nobody has done anything for too long."""

    async def _ruling(self, channel: int, key: str) -> Ruling | None:
        """The house rules of the league a channel is bound to."""
        bound = await self._database.read(lambda c: leagues.bound(c, channel))
        return bound.league.season.charter.games.get(key) if bound else None

    async def _counting(self, table: Table) -> Table:
        """The table as its match begins, with the season it counts in; RuleError if it may not."""
        bound = await self._database.read(lambda c: leagues.bound(c, table.channel))
        if bound is None:
            return replace(table, season=None)
        admission.check(bound, table)
        return replace(table, season=bound.league.season.id)

    async def _found(self, table: Table, *works: Work) -> Table:
        promise = table.promise
        assert promise is not None

        now = self._now()

        def work(connection: Connection) -> int:
            number = writes.add_table(connection, table, now)
            writes.add_promise(connection, number, promise)
            for do in works:
                do(connection)
            return number

        async with self._lock(table.channel):
            try:
                number = await self._database.write(work)
            except DuplicateError:
                raise RuleError(
                    "This channel has a table already; a thread can hold another.", "table-exists"
                ) from None
            table = replace(table, id=number)
            self._written(table)
        log.info("open table=%d game=%s channel=%d", table.id, table.key, table.channel)
        return table

    async def join(self, channel: int, number: int, player: Player, addition: int) -> Table:
        """Take the first free seat, or one more where the game has room."""

        def joined(table: Table) -> Table:
            if table.seat_of(player.user) is not None:
                raise RuleError("You sit at this table already.", "seated")
            return seating.added(seating.seated(table, player), player.user, addition)

        return await self._change(channel, number, joined)

    async def add_computer(self, channel: int, number: int, user: int, name: str) -> Table:
        """Put a computer player on the first free seat, or on one more."""

        def joined(table: Table) -> Table:
            seating.seat_of(table, user)
            return seating.seated(table, Player(COMPUTER, seating.numbered(table, name)))

        return await self._change(channel, number, joined)

    async def remove_computer(self, channel: int, number: int, user: int) -> Table:
        """Free the last seat that a computer player holds."""
        return await self._change(channel, number, lambda t: seating.without_computer(t, user))

    async def change_seat(self, channel: int, number: int, user: int) -> Table:
        """Move to the next seat and trade places with whoever is there."""
        return await self._change(channel, number, lambda t: seating.moved_on(t, user))

    async def leave(self, channel: int, number: int, user: int) -> Table:
        """Give up a seat before the match; the table goes on under another owner or is closed."""
        return await self._change(channel, number, lambda t: seating.left(t, user))

    async def set_rules(
        self, channel: int, number: int, user: int, preset: str | None, words: Mapping[str, str]
    ) -> Table:
        """Change the house rules: to a preset, or single fields from written words."""

        def ruled(table: Table) -> Table:
            _check_owns(table, user)
            options = table.options
            if preset is not None:
                options = _preset(table.game, preset)
                options = _as_long(table.game, options, table.options)
            options = _changed(options, words)
            _fewest(table.game, options)
            return replace(table, preset=preset or table.preset, options=options)

        return await self._change(channel, number, ruled)

    async def set_pace(self, channel: int, number: int, user: int, pace: str) -> Table:
        """Choose how long claim windows stay open."""

        def paced(table: Table) -> Table:
            _check_owns(table, user)
            return replace(table, pace=pace_of(pace))

        return await self._change(channel, number, paced)

    async def set_clock(self, channel: int, number: int, user: int, clock: str) -> Table:
        """Choose how long everybody may think, and what is done when time has run out."""

        def clocked(table: Table) -> Table:
            _check_owns(table, user)
            return replace(table, clock=clock_of(clock))

        return await self._change(channel, number, clocked)

    async def _change(self, channel: int, number: int, change: Callable[[Table], Table]) -> Table:
        """Change a table whose match has not begun, and write it."""
        async with self._locked(channel, number) as table:
            seating.in_lobby(table)
            table = change(table)

            def work(connection: Connection) -> None:
                writes.save_table(connection, table)
                writes.save_lobby(connection, table)

            return await self._save(table, work)

    async def posted(self, channel: int, number: int, message: int | None) -> Table:
        """Remember which message shows the table."""
        async with self._locked(channel, number) as table:
            table = replace(table, message=message)
            return await self._save(table, lambda c: writes.save_table(c, table))


def _check_owns(table: Table, user: int) -> None:
    if user != table.owner:
        raise RuleError("Only the owner sets the house rules.", "owner-only")


def _preset(game: AnyGame, preset: str) -> Options:
    if preset not in game.presets:
        raise RuleError(f"There is no preset called “{preset}”.", "no-preset", preset=preset)
    found: Options = game.presets[preset]
    return found


def _with_deals(game: AnyGame, options: Options, deals: int) -> Options:
    length = game.length(options)
    if not length.deals:
        raise RuleError("The number of deals cannot be chosen in this game.", "no-deals")
    return _changed(options, {length.rule: str(deals)})


def _as_long(game: AnyGame, options: Options, before: Options) -> Options:
    """Other house rules for a match of the same length, unless they count it by something else."""
    now, then = game.length(options), game.length(before)
    same = then.deals and now.counted == then.counted
    return _with_deals(game, options, then.deals) if same else options


def _fewest(game: AnyGame, options: Options) -> int:
    """The fewest players these house rules are for; RuleError when they are for none."""
    refusals = []
    for number in game.seats:
        try:
            game.check(options, number)
        except RuleError as error:
            refusals.append(error)
        else:
            return number
    raise refusals[0]


def _changed(options: Options, words: Mapping[str, str]) -> Options:
    try:
        return rules.changed(options, words)
    except ValueError as error:
        raise RuleError(str(error), "house-rules-clash", clashes=str(error)) from None
