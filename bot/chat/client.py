"""The discord.py client, with its services, words, commands and components."""

from __future__ import annotations

import logging
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, cast

import discord
from discord import app_commands

from bot import logs
from bot.chat import blocking, commands, emoji, panels, silence
from bot.chat.commands.typed import shortened
from bot.chat.component import Button, Component, Select
from bot.chat.desk import Desk
from bot.chat.panels.frame.answer import refused
from bot.chat.panels.frame.door import admitted, sent_away
from bot.chat.publisher import Publisher
from bot.chat.reach import tells_a_fault
from bot.chat.sharding import Following, Share
from bot.config import AUTO, Settings
from bot.domain.refusal import Refusal
from bot.domain.shards import Hold, Shards
from bot.services.league.rerating import Rerating
from bot.services.tables.alarm import BEAT
from bot.services.upkeep import upgrades
from bot.services.upkeep.bulletins import LOOK
from bot.words import naming

log = logs.named("paifuda")

for module in walk_packages(panels.__path__, f"{panels.__name__}."):
    import_module(module.name)  # importing it declares its components, and opens its doors
COMPONENTS: list[type[Component[Any]]] = [*Button.__subclasses__(), *Select.__subclasses__()]
COMPONENTS.sort(key=lambda component: component.__name__)
"""Every class of button and select; their ids hold all that a press needs, even after a restart."""
CLAIMS = [component.__discord_ui_compiled_template__.fullmatch for component in COMPONENTS]
"""The functions that match ids, one for each class of component."""


OUTDATED = app_commands.CommandNotFound, app_commands.CommandSignatureMismatch
"""The errors for a command, a group or an option that this version does not have."""
logging.getLogger("discord.app_commands.tree").addFilter(tells_a_fault)


class Tree(app_commands.CommandTree["Paifuda"]):
    """The commands; they are answered only while this process holds the database and the shard.

    Commands about a server are refused where the bot is not a member; Discord does not offer them
    there. Commands in a channel of a kind that the library does not know are refused, because such
    a channel has no id here, so all of them would share one table.
    """

    async def interaction_check(self, interaction: discord.Interaction[Paifuda]) -> bool:
        """Whether a command may run; where the bot is no member, only personal commands may."""
        client, command = interaction.client, interaction.command
        if not await admitted(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            shortened(cast(dict[str, Any], interaction.data).get("options", ()))
        if interaction.type is discord.InteractionType.application_command and command:
            if interaction.channel is None and not client.is_private(interaction):
                await refused(interaction, Refusal("unknown-channel"))
                return False
            personal = command.qualified_name.split()[0] in commands.PERSONAL
            if client.is_private(interaction) and not personal:
                await refused(interaction, Refusal("server-only"))
                return False
            client.meter.commanded(command.qualified_name)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Paifuda], error: app_commands.AppCommandError
    ) -> None:
        """Refuse a command that Discord still shows from another version; log other errors."""
        if isinstance(error, OUTDATED):
            await sent_away(interaction, Refusal("outdated"))
        else:
            await super().on_error(interaction, error)


class Paifuda(Desk):
    """The bot: a desk with its commands and its components.

    With `resumes`, it updates the messages of an earlier run. If it also has a token, it reads its
    operator's bulletins and watches for silent shards.
    """

    def __init__(
        self, settings: Settings, hold: Hold | None = None, *, resumes: bool = True
    ) -> None:
        super().__init__(settings, Publisher, hold)
        self._resumes = resumes
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        """Bring the database up to date, register with Discord, and begin the work beside answers.

        An upgrade of the database may take long, so /healthz is served before it.
        """
        database, settings = self.services.database, self.settings
        folder = settings.backup_folder if settings.copy_before_upgrade else None
        await self.meter.start(self)
        await upgrades.start(database, folder)
        self.prepared = True
        count = await self._register()
        await self._begin()
        upgrades.delete_old(database, settings.backup_folder)
        log.info("ready", commands=count)

    async def _register(self) -> int:
        """Register components and commands with Discord; return the number of commands."""
        self.add_dynamic_items(*COMPONENTS)
        await self.tree.set_translator(commands.Translator())
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        commands.register(self.tree, guild)
        registered = self.tree.sync if self.first else self.tree.fetch_commands
        every = await registered(guild=guild)
        naming.registered({command.name: command.id for command in every})
        return len(self.tree.get_commands(guild=guild))

    async def _begin(self) -> None:
        """Resume the services, and begin the work that lasts as long as the bot."""
        settings, alarm = self.settings, self.services.tables.alarm
        if settings.emoji:
            self.tasks.begin("emoji", partial(emoji.upload, self, self.emoji, mine=self.first))
        self.services.blocked.found = self._leave_blocked
        self._leave_blocked()
        due = await self.services.reopen()
        alarm.ran_out = partial(silence.ran_out, self)
        self.tasks.begin("ratings", self._rate_anew)
        if settings.metrics:
            self.tasks.begin("heartbeat", alarm.beat, longest=BEAT.total_seconds(), repeats=True)
        if self.backups:
            self.tasks.begin("backups", self.backups.by_schedule, repeats=True)
        if self._resumes:
            self.tasks.begin("showing", partial(self.screen.resume, due))
            if settings.token or settings.token_file:  # a simulation has no token
                self.tasks.begin("silence", partial(silence.watch, self), repeats=True)
                watch = self.services.bulletins.watch
                self.tasks.begin("bulletins", watch, longest=LOOK, repeats=True)
        if isinstance(self.hold, Share):
            self.tasks.begin("shards", Following(self, self.hold).go_on, repeats=True)

    def _leave_blocked(self) -> None:
        """Begin to leave blocked servers, unless that is under way."""
        if all(task.get_name() != "blocked servers" for task in self.tasks.beside):
            self.tasks.begin("blocked servers", partial(blocking.leave_all, self))

    async def _rate_anew(self) -> None:
        """Bring ratings of an earlier model up to date, and update the standings."""
        database, clock = self.services.database, self.services.leagues.timers.clock
        async for league in Rerating(database, clock).renewed():
            if self._resumes:
                await self.screen.show_league(league)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Refuse presses of components that this version no longer has."""
        if interaction.type is discord.InteractionType.component:
            pressed: Any = interaction.data
            known = any(claims(pressed["custom_id"]) for claims in CLAIMS)
            if not known and await admitted(interaction):
                await refused(interaction, Refusal("stale"))

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to Discord.

        Unless the settings name the shards, this process has as many as Discord recommends.
        """
        if self.settings.shards == AUTO:
            self.shard_count, *_ = await self.http.get_bot_gateway()
            every = Shards(frozenset(range(self.shard_count)), self.shard_count)
            self.shard_ids = sorted(every.mine)
            self.hold.shards = self.services.database.shards = every
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a shard's turn among all processes that share the database."""
        if isinstance(self.hold, Share):
            limits = await self.fetch_session_start_limits()
            async with self.hold.turn(shard_id or 0, limits.max_concurrency):
                return
        await super().before_identify_hook(shard_id, initial=initial)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that a shard has lost its connection: its people cannot play until it is back."""
        self.connections.lose(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Credit people with the time they missed while a shard had lost its connection."""
        if self.connections.regain(shard):
            await self.services.tables.alarm.pulse()

    on_shard_resumed = on_shard_connect

    async def close(self) -> None:
        """End the answers under way, stop the services, leave Discord, and close the database."""
        await self.tasks.stop()
        try:
            self.screen.stop()
            await self.meter.stop()
            await self.services.rest()
        finally:
            await super().close()
            await self.services.database.close()


create_client = Paifuda
"""The name by which scripts beside the project make the bot."""
