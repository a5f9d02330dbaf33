"""The slash commands, one module for each subject; they contain little code."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import about
from bot.chat.commands.contests import daily
from bot.chat.commands.league import leagues, organise, settling
from bot.chat.commands.ledger import appraising, files, ledger, records
from bot.chat.commands.lessons import lessons
from bot.chat.commands.people import privacy, settings, vacation
from bot.chat.commands.slash import Command
from bot.chat.commands.tables import halls, playing, seats, tables
from bot.chat.commands.translator import Translator

GROUPS = (
    tables.TABLE,
    settings.SETTINGS,
    halls.HALL,
    privacy.PRIVACY,
    ledger.LEDGER,
    leagues.LEAGUE,
    organise.ORGANISE,
    vacation.VACATION,
    seats.SEAT,
)
"""The commands that have subcommands."""
SINGLES = (
    *playing.COMMANDS,
    *records.COMMANDS,
    appraising.appraises,
    settling.settle,
    ledger.career,
    *files.COMMANDS,
    about.about,
    *lessons.COMMANDS,
    daily.today,
)
"""The commands without subcommands."""
PERSONAL = frozenset(
    (
        *("table", "play", "hand", "scores", "takeback", "catchup", "replay", "record", "verify"),
        *("learn", "problem", "daily", "rules", "words", "appraise"),
        *("games", "settings", "privacy"),
    )
)
"""The commands for people who have installed the bot for themselves.

They also work in direct and group messages; the other commands need a server.
"""


def every(everywhere: bool) -> tuple[Command, ...]:
    """Return every command; with `everywhere`, each says where it can be installed and used."""
    found: tuple[Command, ...] = (*GROUPS, *SINGLES)
    for command in found:
        own = command.name in PERSONAL
        installs = app_commands.AppInstallationType(guild=True, user=own)
        contexts = app_commands.AppCommandContext(guild=True, dm_channel=own, private_channel=own)
        command.allowed_installs = installs if everywhere else None
        command.allowed_contexts = contexts if everywhere else None
    return found


def register(tree: app_commands.CommandTree[Any], guild: discord.Object | None) -> None:
    """Add every command to the tree; with a `guild`, only on that server."""
    for command in every(everywhere=guild is None):
        tree.add_command(command, guild=guild)


__all__ = ["Translator", "register"]
