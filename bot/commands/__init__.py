"""The slash commands: thin, one module a subject."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import playing, records, tables
from bot.commands.translator import Translator


def register(tree: app_commands.CommandTree[Any], guild: discord.Object | None) -> None:
    """Put every command into the tree."""
    tree.add_command(tables.group(), guild=guild)
    for one in (*playing.commands(), *records.commands()):
        tree.add_command(one, guild=guild)


__all__ = ["Translator", "register"]
