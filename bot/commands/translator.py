"""Names and descriptions of commands in the languages there are."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.words import FIRST, language_of, words


def named(key: str) -> locale_str:
    """The English word of a key, to be translated when commands are registered."""
    return locale_str(words(FIRST)(key), key=key)


class Translator(app_commands.Translator):
    """Looks the key of a word up in the language of a locale."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The word in that language; None where English stands."""
        key = string.extras.get("key")
        language = language_of(locale)
        if key is None or language == FIRST:
            return None
        return words(language)(key)
