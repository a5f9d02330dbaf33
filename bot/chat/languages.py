"""The languages in which the bot speaks to people and servers."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.chat.reach import UNREACHED
from bot.words import Words, language_of, words


class Languages:
    """The words for each locale, and the last known words of each server.

    `fixed` is the language of everybody; if it is `auto`, each locale has its own.
    """

    def __init__(self, client: discord.Client, fixed: str) -> None:
        self._client, self._fixed = client, fixed
        self._servers: dict[int, Words] = {}

    def of(self, locale: object) -> Words:
        """Return the words for a locale of Discord."""
        return words(language_of(locale) if self._fixed == "auto" else self._fixed)

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
        if self._fixed == "auto":
            with suppress(*UNREACHED):
                found = await self._client.fetch_guild(server, with_counts=False)
                locale = found.preferred_locale
        return self.of(locale)
