"""The moves that a player confirms before they are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.domain.people.person import Person
from bot.domain.tables import windows
from bot.domain.tables.deal import PASS
from bot.domain.tables.pace import HOUR
from bot.domain.tables.table import Table
from rules import Move
from rules.mahjong.claims import WIN

LIGHT = frozenset(("touch", "cut", "keep", "sit", "wall", "look", "draw", "limit", "pass"))
"""Verbs of moves that choose no piece; a slip costs little or nothing there."""


def confirmed(
    person: Person, table: Table, legal: Sequence[Move], view: Any = None
) -> frozenset[Move]:
    """Return the `legal` moves that a person confirms at a table; none if there is only one.

    `view` is that of the person's seat. The person's own setting comes first. Alone with computers,
    they confirm none. Among people, they confirm a win that can be false and a pass that gives up a
    win. If no limit is shorter than an hour, they also confirm every other move that chooses a
    piece. They never confirm a win that cannot be false.
    """
    if person.confirm == "never" or len(legal) < 2:
        return frozenset()
    if person.confirm == "always":
        return heavy(legal)
    if table.alone:
        return frozenset()
    false_wins = getattr(view, "false_wins", False)
    has_won = getattr(view, "worth", None) is not None if false_wins else WIN in legal
    slow = heavy(legal) if all(time >= HOUR for time in _times(table)) else frozenset()
    risky = {move for move, risk in ((WIN, false_wins), (PASS, has_won)) if risk}
    return (slow - {WIN}) | risky.intersection(legal)


def heavy(moves: Sequence[Move]) -> frozenset[Move]:
    """Return the moves with which a slip can cost something."""
    return frozenset(move for move in moves if move.verb not in LIGHT)


def _times(table: Table) -> list[int]:
    """Return the limits for a decision now, in seconds: the clock's and that of an open window."""
    window = table.pace.seconds if windows.is_open(table) else None
    return [limit for limit in (table.clock.seconds, window) if limit is not None]
