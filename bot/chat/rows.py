"""Rows of buttons: their width on a phone, and the places where long rows are divided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.words import lines

Row = list[discord.ui.Item[Any]]
ROWS, WIDE = 5, 5
"""The largest numbers of rows in a message, and of buttons in a row."""
MANY = 4
"""The fewest buttons of a row that may be divided."""
PHONE, GAP = 302, 8
"""Pixels of a row on a phone that is 390 pixels wide, and between two buttons."""
BROKEN = 350
"""Pixels above which a row breaks on every phone; the widths of buttons are estimated
generously.
"""
LETTER, AROUND, SIGN = 7.6, 32, 26
"""Widths in pixels on a button: of one letter, of the space around the words, and of an emoji
before them.
"""


def divided(items: Sequence[discord.ui.Item[Any]]) -> Sequence[discord.ui.Item[Any]]:
    """Return the items with their rows; a row whose last button a phone breaks off is halved.

    Other rows stay, because a wide screen shows them on one line. Items that have rows keep them.
    """
    rows = _packed(items)
    if any(item.row is not None for item in items) or len(rows) > ROWS:
        return items
    while better := next(filter(None, (_better(rows, at) for at in range(len(rows)))), None):
        rows = better
    for place, row in enumerate(rows):
        for item in row:
            item.row = place
    return items


def steady(
    first: Sequence[discord.ui.Item[Any]], more: Sequence[discord.ui.Item[Any]]
) -> Sequence[discord.ui.Item[Any]]:
    """Return the items with their rows; the places of the first ones depend on no other.

    If that takes too many rows, all are divided together.
    """
    upper, lower = (
        max((item.row or 0 for item in divided(group)), default=-1) + 1 for group in (first, more)
    )
    fits = upper + lower <= ROWS
    for item in first if not fits else ():
        item.row = None
    for item in more:
        item.row = upper + (item.row or 0) if fits else None
    return [*first, *more] if fits else divided([*first, *more])


def _packed(items: Sequence[discord.ui.Item[Any]]) -> list[Row]:
    """Return the rows into which discord.py puts items: each into the first row with room."""
    rows: list[Row] = []
    for item in items:
        found = (row for row in rows if sum(placed.width for placed in row) + item.width <= WIDE)
        row = next(found, None)
        if row is None:
            rows.append(row := [])
        row.append(item)
    return rows


def _better(rows: Sequence[Row], at: int) -> list[Row] | None:
    """Return the rows with the row `at` halved; None if a phone shows it equally well undivided.

    A button that would follow alone joins the second half.
    """
    row, rest = rows[at], rows[at + 1 :]
    if len(row) < MANY or len(broken(row, BROKEN)) == 1:
        return None
    half = -(-len(row) // 2)
    first, second = row[:half], row[half:]
    if rest and len(rest[0]) == 1 and _fit(first, [*second, *rest[0]]):
        return [*rows[:at], first, [*second, *rest[0]], *rest[1:]]
    alone = any(len(broken(row, wide)[-1]) == 1 for wide in (PHONE, BROKEN))
    if alone and len(rows) < ROWS and _fit(first, second):
        return [*rows[:at], first, second, *rest]
    return None


def _fit(*rows: Row) -> bool:
    """Whether a phone shows each row on one line."""
    return all(len(broken(row)) == 1 for row in rows)


def broken(row: Row, most: int = PHONE) -> list[Row]:
    """Return the lines into which a phone breaks a row, with at most `most` pixels each."""
    found: list[Row] = [[]]
    at = 0.0
    for item in row:
        wide = pixels(item)
        if at and at + wide > most:
            found.append([])
            at = 0.0
        found[-1].append(item)
        at += wide + GAP
    return found


def costs(layouts: Iterable[Sequence[Row]]) -> list[int]:
    """Return for each layout the lines its rows take on a phone, plus one for each broken row."""
    return [sum(2 * len(broken(row)) - 1 for row in rows) for rows in layouts]


def pixels(item: discord.ui.Item[Any]) -> float:
    """Return the width of a button on a phone in pixels; a select takes the whole width."""
    match getattr(item, "item", item):
        case discord.ui.Button(label=label, emoji=emoji):
            return lines.width(label or "") * LETTER + AROUND + SIGN * bool(emoji)
        case _:
            return PHONE
