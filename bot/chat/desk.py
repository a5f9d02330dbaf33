"""The client as panels and commands know it: the services, the languages, and the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

import discord

from bot.chat import emoji
from bot.chat.backups import Backups
from bot.chat.connections import Connections
from bot.chat.languages import Languages
from bot.chat.meter import Meter, Shown
from bot.chat.painting import BRUSHES
from bot.chat.reply import Face, Reply
from bot.chat.tasks import Tasks
from bot.config import Settings
from bot.domain.shards import Hold
from bot.domain.tables.table import Table
from bot.services.services import Services
from bot.services.stage import Stage
from bot.words import Words

REST = 600.0
"""Seconds without emojis after Discord has refused one."""


class Screen(Stage, Shown, Protocol):
    """The messages that panels and commands can update, besides those that the services update."""

    async def publish(
        self,
        interaction: discord.Interaction[Desk],
        number: int | None = None,
        *,
        below: bool = False,
        afresh: bool = False,
    ) -> None:
        """Show a table as it is now; without a number, the table of the channel.

        `below` moves the message to the bottom in any case. `afresh` redraws it although nothing
        was played, because its look has changed.
        """

    async def follow(
        self, interaction: discord.Interaction[Desk], changed: Collection[int]
    ) -> None:
        """Show the tables that a press has changed, and its channel's table if out of date."""

    def showed(
        self,
        table: Table,
        face: Face | None = None,
        press: discord.Interaction[Desk] | None = None,
    ) -> None:
        """Note that the message of a table shows its current state; `face` is its look, if known.

        For a private table, `press` is the press whose answer is that message, which it can edit
        later.
        """

    async def redraw(self, user: int) -> None:
        """Redraw a person's open hands after their look has changed."""

    async def resume(self, due: Sequence[int]) -> None:
        """Show the tables in `due`, then those that were not shown when the bot stopped."""

    def stop(self) -> None:
        """Stop showing anything."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A private message with a player's hand: its press, the table as last shown, and its look.

    `message` is the id of the message, once that is known; until then `older` is the hand before
    it.
    """

    interaction: discord.Interaction[Desk]
    table: Table
    face: Face
    message: int | None = None
    older: OpenHand | None = None


@dataclass(frozen=True, slots=True)
class Final:
    """An act that a person has to confirm.

    `tell` returns the consequences of the act in words; if the text is empty, the act is done at
    once. `tell` raises RuleError where the act is not possible. `act` does it, and `after` updates
    other messages. `name` is the key of its button's label.
    """

    name: str
    tell: Callable[[discord.Interaction[Desk]], Awaitable[str]]
    act: Callable[[discord.Interaction[Desk]], Awaitable[Reply]]
    after: Callable[[discord.Interaction[Desk]], Awaitable[None]] | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a `user` about an act, in the words `told`; it lapses at `until`."""

    final: Final
    user: int
    told: str
    until: datetime


class Desk(discord.AutoShardedClient):
    """A discord.py client with the services; it uses no gateway events but interactions.

    `hold` tells whether this process owns the database: if not, no press is answered. `hands` has
    the last hand that each player opened at a table, by table and user. `views` has the press
    behind each other private view, by user and subject. `questions` has the open questions, by the
    press that was answered with them.

    `emoji` has the text for each piece with an uploaded emoji. `brush` limits drawing in the
    background, so that a painter is free for answers. `followed` counts the views shown after an
    answer. `prepared` is True once the database is up to date. `meter` counts events; `since` is
    the time of the start. `backups` makes the scheduled copies, if this process does that.
    """

    def __init__(
        self, settings: Settings, screen: Callable[[Desk], Screen], hold: Hold | None = None
    ) -> None:
        self.meter, self.hold = _meter(settings.metrics), hold or Hold(settings.served)
        shards = self.hold.shards
        super().__init__(
            shard_count=shards.count,
            shard_ids=sorted(shards.mine),
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=self.meter.trace,
        )
        self.since = discord.utils.utcnow()
        self.settings = settings
        self.backups = Backups(settings) if settings.backup != "off" and self.first else None
        self.prepared = False
        self.screen = screen(self)
        clock = discord.utils.utcnow
        self.connections = Connections(self.hold, clock)
        self._languages = Languages(self, settings)
        self.services = Services.at(settings.database, shards, clock, self.screen)
        self.services.exclusions.always = lambda: settings.excluded
        self.services.blocked.always = lambda: settings.blocked_servers
        self.emoji: dict[str, str] = {}
        self.hands: dict[tuple[int, int], OpenHand] = {}
        self.views: dict[tuple[int, str], discord.Interaction[Desk]] = {}
        self.questions: dict[int, Question] = {}
        self.brush = asyncio.Semaphore(max(1, BRUSHES // 2))
        self.tasks = Tasks()
        self.followed = 0

    def answers(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this process answers an interaction: it holds the shard, and is not stopping."""
        private = self.hold.stands and self.is_private(interaction)
        here = private or self.hold.answers(interaction.guild_id)
        return here and not self.tasks.stopping

    def is_private(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the bot serves a single person here: outside the servers it is a member of."""
        if interaction.guild_id is None:
            return True
        return interaction.is_user_integration() and not interaction.is_guild_integration()

    @property
    def first(self) -> bool:
        """Whether this process does the work that only one process does for all."""
        return self.settings.served.serve(None)

    def forget_emoji(self) -> None:
        """Show no emojis for a while, because Discord has refused one; then look them up again.

        The owner may have deleted it, or a newer version of the bot on another machine.
        """
        if not self.emoji:
            return
        self.emoji.clear()
        self.tasks.begin("emoji", self._look_up_emoji)

    async def _look_up_emoji(self) -> None:
        await asyncio.sleep(REST)
        await emoji.upload(self, self.emoji, mine=self.first)

    def private(self, interaction: discord.Interaction[Desk]) -> Words:
        """Return the words in the language of the person who presses."""
        return self._languages.of(interaction.locale)

    def public(self, interaction: discord.Interaction[Desk]) -> Words:
        """Return the words of the server's language, and remember it for calls without a press.

        Outside a server, these are the words of the person's language.
        """
        if self.is_private(interaction):
            return self.private(interaction)
        return self._languages.heard(interaction.guild_id, interaction.guild_locale)

    async def spoken(self, guild: int) -> Words:
        """Return the words of a server's language, for calls without a press."""
        return await self._languages.of_server(guild)


def _meter(place: str) -> Meter:
    """Return the meter for a place such as 127.0.0.1:9100; without a place, it counts nothing."""
    if not place:
        return Meter()
    from bot.chat.metrics import Metrics

    return Metrics(place)
