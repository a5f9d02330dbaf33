"""The discord.py client: services, words, commands and components put together."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot import commands
from bot.config import Settings
from bot.ledger import Ledger
from bot.match import Table
from bot.panels import hand, house_rules, lobby, public, table
from bot.panels.reply import Interaction, Reply
from bot.store import Database
from bot.tables import Tables
from bot.words import Words, language_of, words

log = logging.getLogger("paifuda")

COMPONENTS = (
    lobby.LobbyButton,
    table.TableButton,
    hand.MoveButton,
    hand.CardSelect,
    hand.HandButton,
    house_rules.RuleSelect,
    house_rules.RulesPage,
)
"""Every component is dynamic: its id says what it is about, so it works after a restart."""


class Paifuda(discord.Client):
    """The bot. Interactions bring all it needs, so it asks Discord for no events."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.settings = settings
        self.database = Database(settings.database)
        self.tables = Tables(self.database)
        self.ledger = Ledger(self.database)
        self.board = public.Board(self)
        self.hands: dict[tuple[int, int], Interaction] = {}
        self.tree: app_commands.CommandTree[Paifuda] = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Bring the database up to date and tell Discord of commands and components."""
        await self.database.open()
        self.add_dynamic_items(*COMPONENTS)
        await self.tree.set_translator(commands.Translator())
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        commands.register(self.tree, guild)
        await self.tree.sync(guild=guild)
        log.info("ready commands=%d", len(self.tree.get_commands(guild=guild)))

    async def close(self) -> None:
        """Leave Discord, then the database."""
        await super().close()
        await self.database.close()

    def private(self, interaction: Interaction) -> Words:
        """The language of the person who pressed."""
        return self._words(interaction.locale)

    def public(self, interaction: Interaction) -> Words:
        """The language of the server."""
        return self._words(interaction.guild_locale)

    def _words(self, locale: object) -> Words:
        fixed = self.settings.language
        return words(language_of(locale) if fixed == "auto" else fixed)

    async def message(self, one: Table, say: Words) -> Reply:
        """What everybody sees of a table."""
        return await public.message(self, one, say)

    async def publish(self, interaction: Interaction, *, below: bool = False) -> None:
        """Show the table of a channel as it stands; a failure is logged, the match goes on."""
        try:
            await self.board.publish(interaction, below=below)
        except Exception:
            channel = interaction.channel_id or 0
            log.exception("publish failed channel=%d at=%s", channel, self.tables.where(channel))


def create_client(settings: Settings) -> Paifuda:
    """The bot, ready to be run with a token or on a simulated Discord."""
    return Paifuda(settings)
