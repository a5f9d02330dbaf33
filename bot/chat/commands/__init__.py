"""The slash commands: thin, one module a subject."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.league import leagues, organise, settling
from bot.chat.commands.ledger import appraising, files, ledger, records, statistics
from bot.chat.commands.people import privacy, settings, vacation
from bot.chat.commands.tables import catching_up, halls, playing, replaying, seats, tables
from bot.chat.commands.translator import Translator

GROUPS = (
    tables.group,
    settings.group,
    halls.group,
    privacy.group,
    ledger.group,
    leagues.group,
    organise.group,
    vacation.group,
    seats.group,
)
"""The commands that have subcommands."""


def singles() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """The commands without subcommands."""
    own = (appraising.command(), settling.command(), statistics.command(), replaying.command())
    played = (*playing.commands(), *catching_up.commands())
    return (*played, *records.commands(), *own, *files.commands())


def register(tree: app_commands.CommandTree[Any], guild: discord.Object | None) -> None:
    """Put every command into the tree."""
    for group in GROUPS:
        tree.add_command(group(), guild=guild)
    for one in singles():
        tree.add_command(one, guild=guild)


__all__ = ["Translator", "register"]
