"""The public views: tables, standings, halls; and notices to people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial

from bot import logs
from bot.chat.desk import Desk
from bot.chat.league_news import LeagueNews
from bot.chat.panels.contests.duplicate import message
from bot.chat.panels.contests.tournament import tournament_message
from bot.chat.panels.frame import notify, threads
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.frame.kept import Kept
from bot.chat.panels.league import standings_message
from bot.chat.panels.lessons.problems import day
from bot.chat.panels.tables.board import hall, table_message
from bot.chat.panels.tables.setup import inviting
from bot.chat.reply import Face
from bot.domain.shards import Shards
from bot.domain.tables.notice import Sent
from bot.domain.tables.table import Table
from bot.words import naming
from rules import RuleError

log = logs.named("paifuda")


class Publisher:
    """The sender of public messages for presses and services.

    If a message fails, it logs the failure, and play goes on.
    """

    def __init__(self, client: Desk) -> None:
        self._client = client
        self.board = table_message.Board(client, self.renew)
        self._standings = Kept(client, "standings", standings_message.made)
        self._tournaments = Kept(client, "tournament", tournament_message.made)
        self._duplicates = Kept(client, "duplicate match", message.made)
        self._halls = Kept(client, "board", hall.made)
        self._counted: dict[int, tuple[int, bool]] = {}
        self.changed, self.is_lost = self.board.changed, self.board.places.is_lost
        self.oldest, self.redraw = self.board.unshown.oldest, self.board.hands.redraw
        self.resume = self.board.resume
        self.show_league, self.show_tournament = self._standings.show, self._tournaments.show
        self.show_hall, self.archive = self._halls.show, partial(threads.archive, client)
        self.whisper = partial(notify.whisper, client)
        self.take_back = partial(notify.take_back, client)
        news = LeagueNews(client)
        self.remind, self.tell_season = news.remind, news.tell_season
        self.call_organisers, self.tell_winners = news.call_organisers, news.tell_winners

    def showed(
        self, table: Table, face: Face | None = None, press: Interaction | None = None
    ) -> None:
        """Note that the message of a table shows its current state; `face` is its look, if known.

        `press` is the press that can change the message of a private table.
        """
        self.board.showed(table, face)
        if press:
            self.board.private.stood(press, table)

    def waiting(self) -> int:
        """Return the number of tables that have changed since they were last shown."""
        return len(self.board.late)

    def stop(self) -> None:
        """Stop all retries of messages that are not current."""
        for kept in (self.board, self._standings, self._tournaments, self._duplicates, self._halls):
            kept.late.stop()

    def reachable(self) -> Shards:
        """Return the shards on whose servers people can see and answer now."""
        return self._client.connections.reachable

    # --- One table ------------------------------------------------------------------------------

    async def publish(
        self,
        interaction: Interaction,
        number: int | None = None,
        *,
        below: bool = False,
        afresh: bool = False,
    ) -> None:
        """Show a table as it is now; without a number, the table of the channel."""
        wish = table_message.Wish(interaction, below, afresh)
        await self._shown(table_of(interaction, number), wish)

    async def follow(self, interaction: Interaction, changed: Collection[int]) -> None:
        """Show the tables that a press has changed, and its channel's table if out of date."""
        here = self._client.services.tables.keeper.known_at(interaction.channel_id or 0)
        waiting = {here} if here is not None and await self._is_late(here, interaction) else set()
        tables = self._client.services.tables
        for number in sorted({*changed} | waiting):
            await self._shown(tables.at(number), table_message.Wish(interaction))

    async def _is_late(self, number: int, interaction: Interaction) -> bool:
        """Whether a table must be shown.

        It must if it has changed, or if one of its players presses and its message may be gone.
        """
        if self.board.waits(number):
            return True
        with suppress(RuleError):
            table = await self._client.services.tables.at(number)
            sits = table.seat_of(interaction.user.id) is not None
            return sits and self.board.doubts(table)
        return False

    async def renew(self, number: int) -> None:
        """Show a table again after its clock or a computer player has changed it."""
        await self._shown(self._client.services.tables.at(number), table_message.Wish())

    async def _shown(self, found: Awaitable[Table], wish: table_message.Wish) -> None:
        """Show a table once it is found, then the standings of its league; log a failure."""
        number = 0
        try:
            number = (await found).id
            await self.board.show(number, wish)
        except RuleError:
            return  # there is no table to show; a press has been told so
        except Exception:
            where = self._client.services.tables.keeper.where(number)
            log.exception("a table could not be shown", **where)
        else:
            await self._show_standings(number)

    # --- Servers and leagues --------------------------------------------------------------------

    async def show_duplicate(self, number: int) -> None:
        """Show the current state of a duplicate match, in its channel or with its tournament."""
        match = await self._client.services.duplicates.by_id(number)
        if match.tournament:
            await self.show_tournament(match.tournament)
        else:
            await self._duplicates.show(number)

    async def post_problem(self, guild: int, unsure: bool) -> bool:
        """Show a server the problem of the day; return False if a later try may succeed.

        If it is `unsure` whether the problem was posted, look for the message first.
        """
        try:
            return await day.post(self._client, guild, unsure=unsure)
        except Exception:
            log.exception("the problem of the day failed")
            return True  # it would fail again; the next day has another problem

    async def computers(self, guild: int) -> Callable[[int], str]:
        """Return a function that names computer players in a server's language, by number."""
        return naming.computer(await self._client.spoken(guild))

    async def _show_standings(self, number: int) -> None:
        """Show the standings of a league after a deal that counts in it."""
        services = self._client.services
        table = await services.tables.at(number)
        over = table.phase == "over"
        if table.season is None or table.deal is None or not (over or table.deal.result):
            return
        last = table.deal.promise.number, over
        if self._counted.get(number) != last:
            self._counted[number] = last
            if found := await services.leagues.of_table(table):
                await self.show_league(found[0].id)

    # --- People ---------------------------------------------------------------------------------

    async def call(self, table: Table, users: Sequence[int], nonce: str) -> Sent | None:
        """Tell people in a table's channel that it waits for them; return None if that failed."""
        items = inviting.buttons(table, users[0], await self._client.spoken(table.guild))
        return await notify.call(self._client, self.board.places, table, users, nonce, items)
