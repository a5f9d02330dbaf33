"""The languages in which the bot speaks to people and servers."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.chat.reach import UNREACHED
from bot.config import AUTO, Settings
from bot.words import Words, language_of, words


class Languages:
    """The words for each locale, and the last known words of each server.

    If the settings name a language, it is that of everybody; by `auto`, each locale has its own.
    """

    def __init__(self, client: discord.Client, settings: Settings) -> None:
        self._client, self._settings = client, settings
        self._servers: dict[int, Words] = {}

    def of(self, locale: object) -> Words:
        """Return the words for a locale of Discord."""
        fixed = self._settings.language
        return words(language_of(locale) if fixed == AUTO else fixed)

    def heard(self, server: int | None, locale: object) -> Words:
        """Return the words of a server that has this locale, and remember them."""
        found = self.of(locale)
        if server is not None:
            self._servers[server] = found
        return found

    async def of_server(self, server: int) -> Words:
        """Return the words of a server; if they are not known, ask Discord for its locale."""
        if server in self._servers:
            return self._servers[server]
        locale = None
        if self._settings.language == AUTO:
            with suppress(*UNREACHED):
                found = await self._client.fetch_guild(server, with_counts=False)
                locale = found.preferred_locale
        return self.of(locale)
