"""The client as panels and commands know it: the services, and what it shows to everybody."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.chat.panels.frame.reply import BRUSHES, Reply
from bot.config import Settings
from bot.domain.league.season import League
from bot.domain.tables.table import Table
from bot.services.league.fixtures import Schedules
from bot.services.league.leagues import Leagues
from bot.services.league.organising import Organisers
from bot.services.ledger.exports import Exports
from bot.services.ledger.imports import Imports
from bot.services.ledger.ledger import Ledger
from bot.services.ledger.replays import Replays
from bot.services.ledger.statistics import Statistics
from bot.services.people.looks import Looks
from bot.services.people.privacy import Privacy
from bot.services.people.read_marks import Glances
from bot.services.people.whereabouts import Sittings
from bot.services.tables.halls import Halls
from bot.services.tables.notices import Notices
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.league.fixtures import Fixture
from bot.store.tables.notices import Sent
from bot.words import Words, language_of, words


@dataclass(frozen=True, slots=True)
class Opened:
    """A hand somebody has open: the press it answers, and the table as it was shown last."""

    interaction: discord.Interaction[Desk]
    table: Table


class Desk(discord.Client):
    """A discord.py client with the services; interactions bring all else that is needed.

    `hands` keeps the last hand each player opened at a table, by table and user; `emoji` has what
    stands for a piece in text, by piece, as far as it is uploaded. Whoever draws what nobody has
    just asked for takes the `brush`, so that answers find one free.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.settings = settings
        self.database = Database(settings.database)
        self.tables = Tables(self.database, discord.utils.utcnow, self.renew)
        self.habits = self.tables.preferences
        clock = discord.utils.utcnow
        self.notices = Notices(self.database, self.tables, self.habits, clock, self)
        self.ledger = Ledger(self.database)
        self.replays = Replays(self.database)
        self.leagues = Leagues(self.database, discord.utils.utcnow, self.show_league)
        self.schedules = Schedules(self.database, discord.utils.utcnow, self.remind)
        self.organisers = Organisers(self.database, discord.utils.utcnow)
        self.statistics = Statistics(self.database)
        self.exports = Exports(self.database)
        self.imports = Imports(self.database, discord.utils.utcnow)
        self.looks = Looks(self.database)
        self.halls = Halls(self.database, discord.utils.utcnow, self.show_hall, self.archive)
        self.tables.keeper.watchers.append(self.halls.watch)
        self.glances = Glances(self.database)
        self.sittings = Sittings(self.database, self.tables)
        self.privacy = Privacy(self.database, self.tables, self.looks, self.habits, self.glances)
        self.emoji: dict[str, str] = {}
        self.hands: dict[tuple[int, int], Opened] = {}
        self.brush = asyncio.Semaphore(max(1, BRUSHES // 2))

    def private(self, interaction: discord.Interaction[Desk]) -> Words:
        """The language of the person who pressed."""
        return self._words(interaction.locale)

    def public(self, interaction: discord.Interaction[Desk]) -> Words:
        """The language of the server."""
        return self._words(interaction.guild_locale)

    async def spoken(self, guild: int) -> Words:
        """The language of a server where no press brings it along."""
        locale = None
        if self.settings.language == "auto":
            with suppress(discord.HTTPException):
                locale = (await self.fetch_guild(guild, with_counts=False)).preferred_locale
        return self._words(locale)

    def _words(self, locale: object) -> Words:
        fixed = self.settings.language
        return words(language_of(locale) if fixed == "auto" else fixed)

    @abstractmethod
    async def message(self, one: Table, say: Words) -> Reply:
        """What everybody sees of a table."""

    @abstractmethod
    async def hand(
        self,
        interaction: discord.Interaction[Desk],
        one: Table | None = None,
        picked: tuple[str, ...] = (),
        note: str = "",
        *,
        to_plan: bool = False,
    ) -> Reply:
        """What a player sees of a table, without one of that in the channel.

        `picked` are pieces of the hand, `note` goes before all; `to_plan`: with what the player
        can plan in place of what can be done now.
        """

    @abstractmethod
    async def catch_up(self, interaction: discord.Interaction[Desk]) -> Reply:
        """What somebody has missed at the table of the channel."""

    @abstractmethod
    async def publish(
        self,
        interaction: discord.Interaction[Desk],
        *,
        below: bool = False,
        afresh: bool = False,
    ) -> None:
        """Show the table of a channel as it stands now.

        `below`: at the bottom in any case; `afresh`: though nothing was played, in another look.
        """

    @abstractmethod
    async def redraw(self, user: int) -> None:
        """Show the hands a person has open in another look."""

    @abstractmethod
    async def show_league(self, league: int, say: Words | None = None) -> None:
        """Show the standings of a league as they stand now, in its channel.

        `say` are the words of the server where a press brings them along.
        """

    @abstractmethod
    async def remind(self, league: League, due: Sequence[Fixture]) -> None:
        """Remind the players of matches that are due soon, in the league's channel."""

    @abstractmethod
    async def show_hall(self, guild: int) -> None:
        """Show the tables of a server as they stand now, on its board."""

    @abstractmethod
    async def archive(self, thread: int) -> bool:
        """Archive the thread of a table; False when it may succeed later."""

    @abstractmethod
    async def call(self, one: Table, users: Sequence[int]) -> Sent | None:
        """Tell people in the channel of a table that it waits for them; None when that failed."""

    @abstractmethod
    async def whisper(self, one: Table, user: int) -> Sent | None:
        """Tell somebody in a direct message that a table waits for them; None when that failed."""

    @abstractmethod
    async def take_back(self, sent: Sent) -> None:
        """Delete a message that told somebody something."""

    @abstractmethod
    async def renew(self, channel: int) -> None:
        """Show the table of a channel after the clock has moved it on."""
