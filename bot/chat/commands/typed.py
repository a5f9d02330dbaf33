"""The parameters of commands: text with its largest length, numbers, choices and suggestions.

Discord enforces these lengths for a command that is sent, but not for text while it is typed. So
`shortened` cuts that text.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.chat.commands.translator import named
from bot.chat.panels.frame.interaction import Interaction

LONGEST = 100
"""The most characters of a text that is being typed, and of the name of a choice."""
LONGEST_NAME = 80

Name = Range[str, 1, LONGEST_NAME]
"""The name of an existing thing: a league, a preset, a time zone."""
NewName = Range[str, 1, 60]
"""A name for a new thing."""
Reason = Range[str, 1, 200]
"""A reason that is written to a log."""
Pieces = Range[str, 1, 200]
"""A hand, melds or a move, as a person writes them."""
ShareText = Range[str, 1, 2000]
"""The text of a deal that somebody shared."""
Points = Range[str, 1, 400]
"""The points of each person at a table; long enough for the largest table."""
Number = Range[int, 1, 2**31 - 1]
"""The number of an entry, a season or a table."""


class OneOf(app_commands.Transformer):
    """A parameter with a fixed choice of values, each with a name."""

    def __init__(self, names: Mapping[Any, locale_str]) -> None:
        self._choices = [Choice(name=name, value=value) for value, name in names.items()]

    @property
    def type(self) -> AppCommandOptionType:
        """The type of the values: numbers or text."""
        numbers = all(isinstance(choice.value, int) for choice in self._choices)
        return AppCommandOptionType.integer if numbers else AppCommandOptionType.string

    @property
    def choices(self) -> list[Choice[Any]]:
        """The values with their names."""
        return self._choices

    async def transform(self, _: discord.Interaction[Any], value: Any) -> Any:
        """Return the chosen value."""
        return value


def worded(key: str, values: Iterable[Any]) -> dict[Any, locale_str]:
    """Return the names of values from message keys, such as `game-koikoi` for `koikoi`."""
    return {value: named(f"{key}-{value}") for value in values}


class Suggested(app_commands.Transformer):
    """A parameter for a name, or for a number up to `most`, with suggestions during typing."""

    type, min_value, max_value = AppCommandOptionType.string, 1, LONGEST_NAME

    def __init__(
        self, offer: Callable[[Interaction, str], Awaitable[list[Choice[Any]]]], most: int = 0
    ) -> None:
        self._offer = offer
        if most:
            self.type, self.max_value = AppCommandOptionType.integer, most

    async def transform(self, _: discord.Interaction[Any], value: Any) -> Any:
        """Return the value as it was typed."""
        return value

    async def autocomplete(
        self, interaction: discord.Interaction[Any], typed: Any
    ) -> list[Choice[Any]]:
        """Return the suggestions for the text so far."""
        return await self._offer(interaction, typed)


def shortened(options: Iterable[dict[str, Any]]) -> None:
    """Cut every text among the options of an interaction and of its subcommands, in place."""
    for option in options:
        if isinstance(value := option.get("value"), str):
            option["value"] = value[:LONGEST]
        shortened(option.get("options", ()))
