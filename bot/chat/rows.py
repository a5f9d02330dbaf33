"""Rows of buttons: their width on a phone, and the places where long rows are divided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.words import lines

Row = list[discord.ui.Item[Any]]
ROWS, WIDE = 5, 5
"""The rows of a message, and the buttons in a row."""
MANY = 4
"""The least number of buttons in a row that may be divided."""
PHONE, GAP = 302, 8
"""Pixels of a row on a phone 390 wide, and pixels between two buttons."""
BROKEN = 350
"""Pixels of a row that breaks on every phone, as the widths of buttons are estimated generously."""
LETTER, AROUND, SIGN = 7.6, 32, 26
"""Pixels of a letter on a button, around its words, and of the emoji before it."""


def divided(items: Sequence[discord.ui.Item[Any]]) -> Sequence[discord.ui.Item[Any]]:
    """Return the items with places: a row whose last button alone a phone would break off is two.

    Other rows stay, because a wide screen shows them on one line. Items that have places keep them.
    """
    rows = _packed(items)
    if any(item.row is not None for item in items) or len(rows) > ROWS:
        return items
    while len(rows) < ROWS and (row := next(filter(_leaves_one, rows), None)):
        at = rows.index(row)
        rows[at : at + 1] = _halves(row)
    for place, row in enumerate(rows):
        for item in row:
            item.row = place
    return items


def _packed(items: Sequence[discord.ui.Item[Any]]) -> list[Row]:
    """Return the rows into which Discord's library puts items: each into the first with room."""
    rows: list[Row] = []
    for item in items:
        found = (row for row in rows if sum(one.width for one in row) + item.width <= WIDE)
        row = next(found, None)
        if row is None:
            rows.append(row := [])
        row.append(item)
    return rows


def _leaves_one(row: Row) -> bool:
    """Whether a phone leaves the last of many buttons alone, where two rows would be even."""
    if len(row) < MANY or len(broken(row, BROKEN)) == 1:
        return False
    alone = any(len(broken(row, wide)[-1]) == 1 for wide in (PHONE, BROKEN))
    return alone and all(len(broken(half)) == 1 for half in _halves(row))


def _halves(row: Row) -> tuple[Row, Row]:
    """Return a row in two parts of similar length, the longer one first."""
    half = -(-len(row) // 2)
    return row[:half], row[half:]


def broken(row: Row, most: int = PHONE) -> list[Row]:
    """Return the lines into which a phone breaks a row, with at most so many pixels each."""
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


def pixels(item: discord.ui.Item[Any]) -> float:
    """Return the width of a button on a phone in pixels; a list takes the whole width."""
    match getattr(item, "item", item):
        case discord.ui.Button(label=label, emoji=emoji):
            return lines.width(label or "") * LETTER + AROUND + SIGN * bool(emoji)
        case _:
            return PHONE
