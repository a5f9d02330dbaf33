"""The slash commands, one module for each subject; they contain little code."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands import about
from bot.chat.commands.contests import daily
from bot.chat.commands.league import leagues, organise, settling
from bot.chat.commands.ledger import appraising, files, ledger, records
from bot.chat.commands.lessons import lessons
from bot.chat.commands.people import privacy, settings, vacation
from bot.chat.commands.tables import catching_up, halls, playing, seats, tables
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
    """Return the commands without subcommands."""
    own = (appraising.command(), settling.command(), ledger.career())
    played = (*playing.commands(), *catching_up.commands())
    return (
        *played,
        *records.commands(),
        *own,
        *files.commands(),
        about.command(),
        *lessons.commands(),
        daily.command(),
    )


PERSONAL = frozenset(
    (
        *("table", "play", "hand", "scores", "takeback", "catchup", "replay", "record", "verify"),
        *("learn", "problem", "daily", "rules", "words", "appraise"),
        *("games", "settings", "privacy"),
    )
)
"""The commands for people who have installed the bot for themselves.

They also work in direct and group messages; the other commands are about a server.
"""


Command = app_commands.Group | app_commands.Command[Any, ..., None]


@cache
def every(everywhere: bool) -> tuple[Command, ...]:
    """Return every command, made once.

    With `everywhere`, the commands say where they can be installed and used.
    """
    found: tuple[Command, ...] = (*(group() for group in GROUPS), *singles())
    for command in found if everywhere else ():
        own = command.name in PERSONAL
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=own)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=own, private_channel=own
        )
    return found


def register(tree: app_commands.CommandTree[Any], guild: discord.Object | None) -> None:
    """Add every command to the tree; with a `guild`, only on that server."""
    for command in every(everywhere=guild is None):
        tree.add_command(command, guild=guild)


__all__ = ["Translator", "register"]
