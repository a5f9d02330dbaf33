"""Text that people type into commands: each kind with its largest length, and none without.

Discord enforces the lengths of a command that is sent. What is offered while somebody types comes
before that, so `shortened` cuts it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

LONGEST = 100
"""The largest length of text for which choices are offered, as for the name of a choice."""

Name = app_commands.Range[str, 1, 80]
"""The name of something that there is: a league, a preset, a time zone."""
NewName = app_commands.Range[str, 1, 60]
"""A name that is given to something."""
Reason = app_commands.Range[str, 1, 200]
"""A sentence for a log."""
Pieces = app_commands.Range[str, 1, 200]
"""A hand, melds, or a move."""
Points = app_commands.Range[str, 1, 400]
"""The points of each person at a table, for the largest table."""


def shortened(options: Iterable[dict[str, Any]]) -> None:
    """Cut every text among options of an interaction, and of its subcommands."""
    for option in options:
        if isinstance(value := option.get("value"), str):
            option["value"] = value[:LONGEST]
        shortened(option.get("options", ()))
