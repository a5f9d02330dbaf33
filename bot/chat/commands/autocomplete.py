"""The parameters of games and presets, and suggestions for names that a person types."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

import rules
from bot.chat.commands.translator import offered
from bot.chat.commands.typed import LONGEST, OneOf, Suggested, worded
from bot.chat.panels.frame.interaction import Interaction
from bot.domain.typed import compared, normal

GAMES = [game.key for game in rules.GAMES]
Game = app_commands.Transform[str, OneOf(worded("game", GAMES))]
"""A command's parameter for a game."""
OpenedGame = app_commands.Transform[str, OneOf({game.key: offered(game) for game in rules.GAMES})]
"""A command's parameter for a game; each choice has the game's players and length, too."""
MOST = 25
"""The largest number of choices that Discord shows."""


def choices(every: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return choices for the values whose names contain the typed text, at most `MOST`."""
    wanted = normal(typed).casefold()
    fitting = ((name, value) for name, value in every if wanted in normal(name).casefold())
    found = [app_commands.Choice(name=name[:LONGEST], value=value) for name, value in fitting]
    return found[:MOST]


def presets(interaction: Interaction, key: str | None) -> dict[str, str]:
    """Return the presets of a game by their names in the person's language; none without a game."""
    say = interaction.client.private(interaction)
    every = [preset for game in rules.GAMES if game.key == key for preset in game.presets]
    return {say(f"preset-{preset}"): preset for preset in every}


async def offer_presets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the presets of the game that is chosen in the same command."""
    return choices(presets(interaction, interaction.namespace.game).items(), typed)


Preset = app_commands.Transform[str, Suggested(offer_presets)]
"""A command's parameter for a preset of the game that is chosen in the same command."""


def preset_meant(interaction: Interaction, key: str, text: str | None) -> str | None:
    """Return the key of the preset whose name was typed; other text as it is; None without text."""
    known = {compared(name): key for name, key in presets(interaction, key).items()}
    return known.get(compared(text), text) if text else None
