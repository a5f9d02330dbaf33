"""The discord.py client: services, words, commands and components put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.chat import commands, emoji
from bot.chat.desk import Desk
from bot.chat.panels.frame.answer import refused
from bot.chat.panels.league import ladder, log_of_acts, standings_message, terms
from bot.chat.panels.ledger import ledger
from bot.chat.panels.people import preferences, settings
from bot.chat.panels.tables import (
    clock,
    house_rules,
    lobby,
    moves,
    orders,
    pacing,
    premoves,
    replay,
    seats,
    table,
    votes,
    window,
)
from bot.chat.publisher import Publisher
from bot.config import Settings
from bot.domain.refusal import Refusal
from bot.store.session import Hold
from bot.words import naming

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


class Tree(app_commands.CommandTree["Paifuda"]):
    """The commands; they are answered while the database is held."""

    async def interaction_check(self, interaction: discord.Interaction[Paifuda]) -> bool:
        """Whether anybody is answered."""
        return interaction.client.hold.stands


class Paifuda(Desk):
    """The bot: the desk with its commands and its components."""

    def __init__(
        self, settings: Settings, hold: Hold | None = None, *, resumes: bool = True
    ) -> None:
        super().__init__(settings, Publisher, hold)
        self._resumes = resumes
        self._beside: set[asyncio.Task[None]] = set()
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        """Bring the database up to date and tell Discord of commands and components."""
        await self.services.database.open()
        self.add_dynamic_items(*COMPONENTS)
        await self.tree.set_translator(commands.Translator())
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        commands.register(self.tree, guild)
        synced = await self.tree.sync(guild=guild)
        naming.registered({one.name: one.id for one in synced})
        if self.settings.emoji:
            self._start(emoji.upload(self, self.emoji))
        due = await self.services.reopen()
        if self._resumes:
            self._start(self._renew_all(due))
            self._start(self.screen.resume())
        log.info("ready commands=%d", len(self.tree.get_commands(guild=guild)))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """What stands below a message of before and is no longer known is answered, too."""
        if interaction.type is discord.InteractionType.component:
            pressed: Any = interaction.data
            if not any(one.claims(pressed["custom_id"]) for one in COMPONENTS):
                await refused(interaction, Refusal("stale"))

    async def on_disconnect(self) -> None:
        """Discord is not there: nobody can play until it is."""
        self.reachable = False

    async def on_connect(self) -> None:
        """Discord is there."""
        await self._reached()

    async def on_resumed(self) -> None:
        """Discord is there again."""
        await self._reached()

    async def _reached(self) -> None:
        """What people missed meanwhile is given back at once."""
        away, self.reachable = not self.reachable, True
        if away:
            await self.services.tables.alarm.pulse()

    async def close(self) -> None:
        """Leave Discord, then the database."""
        for task in self._beside:
            task.cancel()
        try:
            self.screen.stop()
            await self.services.rest()
        finally:
            await super().close()
            await self.services.database.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the start."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _renew_all(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            await self.screen.renew(number)


def create_client(settings: Settings, hold: Hold | None = None, *, resumes: bool = True) -> Paifuda:
    """The bot, ready to be run with a token or on a simulated Discord.

    `hold` is that of its database, where others might take it. At the start the bot `resumes` what
    was not shown when it stopped, but not on a Discord that has forgotten its messages.
    """
    return Paifuda(settings, hold, resumes=resumes)
