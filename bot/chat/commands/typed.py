"""Text that people type into commands, with the largest length of each kind, and numbers.

Discord enforces these lengths for a command that is sent, but not for text while it is typed. So
`shortened` cuts that text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

LONGEST = 100
"""The largest length of text for which choices are offered, as for the name of a choice."""

Name = app_commands.Range[str, 1, 80]
"""The name of an existing thing: a league, a preset, a time zone."""
NewName = app_commands.Range[str, 1, 60]
"""A name for a new thing."""
Reason = app_commands.Range[str, 1, 200]
"""A reason that is written to a log."""
Pieces = app_commands.Range[str, 1, 200]
"""A hand, melds, or a move."""
ShareText = app_commands.Range[str, 1, 2000]
"""The text of a deal that somebody shared."""
Points = app_commands.Range[str, 1, 400]
"""The points of each person at a table, for the largest table."""
Number = app_commands.Range[int, 1, 2**31 - 1]
"""The number of an entry, a season or a table."""
INVITE = {name: f"option-{name}" for name in ("invite", "invite2", "invite3")}
"""The options that name people to invite, with the keys of their names."""


def shortened(options: Iterable[dict[str, Any]]) -> None:
    """Cut every text among the options of an interaction and of its subcommands, in place."""
    for option in options:
        if isinstance(value := option.get("value"), str):
            option["value"] = value[:LONGEST]
        shortened(option.get("options", ()))
