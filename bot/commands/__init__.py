"""The slash commands: thin, one module a subject."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import (
    appraising,
    catching_up,
    files,
    halls,
    leagues,
    ledger,
    organise,
    playing,
    privacy,
    records,
    replaying,
    settings,
    settling,
    statistics,
    tables,
    vacation,
)
from bot.commands.translator import Translator

GROUPS = (
    tables.group,
    settings.group,
    halls.group,
    privacy.group,
    ledger.group,
    leagues.group,
    organise.group,
    vacation.group,
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
