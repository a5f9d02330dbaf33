"""The commands that people can send, without the groups they are in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.chat import commands

Leaf = app_commands.Command[Any, ..., Any]


def leaves() -> Iterator[Leaf]:
    """Yield every command that can be sent."""
    for one in commands.every(everywhere=False):
        found = one.walk_commands() if isinstance(one, app_commands.Group) else [one]
        yield from (leaf for leaf in found if isinstance(leaf, app_commands.Command))
