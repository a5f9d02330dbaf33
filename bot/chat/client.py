"""The discord.py client: services, words, commands and components put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.chat import commands, emoji
from bot.chat.desk import Desk
from bot.chat.panels.frame import notify, threads
from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.frame.reply import Reply
from bot.chat.panels.league import ladder, log_of_acts, schedule, standings_message, terms
from bot.chat.panels.ledger import ledger
from bot.chat.panels.people import preferences, settings
from bot.chat.panels.tables import (
    catching_up,
    clock,
    hall,
    hand,
    house_rules,
    lobby,
    moves,
    orders,
    pacing,
    premoves,
    replay,
    seats,
    table,
    table_message,
    votes,
    window,
)
from bot.config import Settings
from bot.domain.league.season import League
from bot.domain.tables.table import Table
from bot.store.league.fixtures import Fixture
from bot.store.tables.notices import Sent
from bot.words import Words
from rules import RuleError

log = logging.getLogger("paifuda")

COMPONENTS = (
    lobby.LobbyButton,
    table.TableButton,
    window.WindowButton,
    moves.MoveButton,
    moves.PieceSelect,
    moves.HandButton,
    house_rules.RuleSelect,
    house_rules.RulesPage,
    pacing.PaceSelect,
    clock.ClockSelect,
    orders.OrderSelect,
    orders.PartSelect,
    orders.GiveButton,
    premoves.PlanButton,
    premoves.NeedsSelect,
    settings.LookSelect,
    preferences.HabitSelect,
    ladder.LadderButton,
    standings_message.LeagueButton,
    terms.TermSelect,
    terms.TermsPage,
    ledger.LedgerButton,
    ledger.SlipSelect,
    log_of_acts.LogButton,
    replay.ReplayButton,
    replay.DealSelect,
    seats.SeatButton,
    votes.VoteButton,
    votes.BackButton,
    votes.WaitButton,
    votes.ResignButton,
)
"""Every component is dynamic: its id says what it is about, so it works after a restart."""


class Paifuda(Desk):
    """The bot: the desk with its commands, its components and its board."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.board = table_message.Board(self)
        self.noticeboard = standings_message.Noticeboard(self)
        self.lobby_board = hall.LobbyBoard(self)
        self._counted: dict[int, tuple[int, int, bool]] = {}
        self._beside: set[asyncio.Task[None]] = set()
        self.tree: app_commands.CommandTree[Paifuda] = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Bring the database up to date and tell Discord of commands and components."""
        await self.database.open()
        self.add_dynamic_items(*COMPONENTS)
        await self.tree.set_translator(commands.Translator())
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        commands.register(self.tree, guild)
        await self.tree.sync(guild=guild)
        if self.settings.emoji:
            self._start(emoji.upload(self, self.emoji))
        if channels := await self.tables.reopen():
            self._start(self._renew_all(channels))
        await self.leagues.reopen()
        await self.schedules.reopen()
        await self.halls.reopen()
        await self.notices.reopen()
        log.info("ready commands=%d", len(self.tree.get_commands(guild=guild)))

    async def close(self) -> None:
        """Leave Discord, then the database."""
        for task in self._beside:
            task.cancel()
        try:
            self.board.late.stop()
            self.noticeboard.late.stop()
            self.leagues.timers.stop()
            self.schedules.timers.stop()
            self.halls.stop()
            await self.tables.alarm.pause()
            await self.notices.timers.rest()
        finally:
            await super().close()
            await self.database.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the start."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _renew_all(self, channels: Iterable[int]) -> None:
        for channel in channels:
            await self.renew(channel)

    async def message(self, one: Table, say: Words) -> Reply:
        """What everybody sees of a table."""
        return await table_message.message(self, one, say)

    async def hand(
        self,
        interaction: Interaction,
        one: Table | None = None,
        picked: tuple[str, ...] = (),
        note: str = "",
        *,
        to_plan: bool = False,
    ) -> Reply:
        """What a player sees of a table."""
        return await hand.shown(interaction, one, picked, note, to_plan=to_plan)

    async def catch_up(self, interaction: Interaction) -> Reply:
        """What somebody has missed at the table of the channel."""
        return await catching_up.opened(interaction)

    async def publish(
        self, interaction: Interaction, *, below: bool = False, afresh: bool = False
    ) -> None:
        """Show the table of a channel as it stands; a failure is logged, the match goes on."""
        channel = interaction.channel_id or 0
        await self._done(
            self.board.show(channel, table_message.Wish(interaction, below, afresh)), channel
        )
        await self._show_standings(channel, self.public(interaction))

    async def renew(self, channel: int) -> None:
        """Show the table of a channel after the clock has moved it on."""
        await self._done(self.board.show(channel, table_message.Wish()), channel)
        await self._show_standings(channel)

    async def redraw(self, user: int) -> None:
        """Show the hands a person has open in another look."""
        await self.board.hands.redraw(user)

    async def show_league(self, league: int, say: Words | None = None) -> None:
        """Show the standings of a league as they stand now, in its channel."""
        await self._done(self.noticeboard.show(league, say), 0)

    async def show_hall(self, guild: int) -> None:
        """Show the tables of a server as they stand now, on its board."""
        await self._done(self.lobby_board.show(guild), 0)

    async def archive(self, thread: int) -> bool:
        """Archive the thread of a table; False when it may succeed later."""
        return await threads.archive(self, thread)

    async def remind(self, league: League, due: Sequence[Fixture]) -> None:
        """Remind the players of matches that are due soon, in the league's channel."""
        reply = schedule.reminder(league, due, await self.spoken(league.guild))
        place = self.get_partial_messageable(league.channel, guild_id=league.guild)
        try:
            await place.send(**reply.options())
        except discord.HTTPException as error:
            log.warning("not reminded league=%d status=%d", league.id, error.status)

    async def call(self, one: Table, users: Sequence[int]) -> Sent | None:
        """Tell people in the channel of a table that it waits for them."""
        return await notify.call(self, one, users)

    async def whisper(self, one: Table, user: int) -> Sent | None:
        """Tell somebody in a direct message that a table waits for them."""
        return await notify.whisper(self, one, user)

    async def take_back(self, sent: Sent) -> None:
        """Delete a message that told somebody something."""
        await notify.take_back(self, sent)

    async def _show_standings(self, channel: int, say: Words | None = None) -> None:
        """Show the standings of a league after a deal that counts in it."""
        try:
            one = await self.tables.at(channel)
        except RuleError:
            return
        over = one.phase == "over"
        if one.season is None or one.deal is None or not (over or one.deal.result):
            return
        last = one.id, one.deal.promise.number, over
        if self._counted.get(channel) != last:
            self._counted[channel] = last
            if found := await self.leagues.of_table(one):
                await self.show_league(found[0].id, say)

    async def _done(self, showing: Awaitable[None], channel: int) -> None:
        try:
            await showing
        except RuleError:
            return  # there is no table to show; a press has been told so
        except Exception:
            log.exception("publish failed channel=%d at=%s", channel, self.tables.where(channel))


def create_client(settings: Settings) -> Paifuda:
    """The bot, ready to be run with a token or on a simulated Discord."""
    return Paifuda(settings)
