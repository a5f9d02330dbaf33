"""The moves that a player confirms before they are made."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.people.person import Person
from bot.domain.tables import windows
from bot.domain.tables.pace import HOUR
from bot.domain.tables.table import Table
from rules import Move

LIGHT = frozenset(("touch", "cut", "keep", "sit", "wall", "look", "draw", "limit", "pass"))
"""Moves that choose no piece; a slip costs little there, or nothing."""


def confirms(person: Person, table: Table, legal: Sequence[Move]) -> bool:
    """Whether a person confirms one of the `legal` moves at a table; never without a choice."""
    if person.confirm == "never" or len(legal) < 2:
        return False
    return person.confirm == "always" or all(time >= HOUR for time in _times(table))


def confirmed(move: Move) -> bool:
    """Whether a move must be confirmed."""
    return move.verb not in LIGHT


def _times(table: Table) -> list[int]:
    """Return the limits of a decision now, in seconds: of the clock and of an open window."""
    beat = table.pace.seconds if windows.is_open(table) else None
    return [limit for limit in (table.clock.seconds, beat) if limit is not None]
