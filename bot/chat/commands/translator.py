"""Translate names and descriptions of commands into the bot's languages."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

import rules
from bot.words import FIRST, language_of, poster, words
from rules import AnyGame


def named(key: str) -> locale_str:
    """Return the English text of a message key, marked for translation at registration."""
    return locale_str(words(FIRST)(key), key=key)


def offered(game: AnyGame) -> locale_str:
    """Return a game with its players and length, marked for translation as `named` does."""
    return locale_str(poster.choice(words(FIRST), game), game=game.key)


class Translator(app_commands.Translator):
    """The translation of keys into the language of a locale."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in the language of the locale; None to keep the English text."""
        language = language_of(locale)
        if language == FIRST:
            return None
        if game := string.extras.get("game"):
            return poster.choice(words(language), rules.game(game))
        key = string.extras.get("key")
        return words(language)(key) if key else None
