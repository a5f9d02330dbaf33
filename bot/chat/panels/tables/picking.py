"""The picked state of a hand, and its pieces as buttons where a message holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import discord

from bot.chat.panels.tables.moves import (
    PLAN,
    HandButton,
    MoveButton,
    Offer,
    PieceButton,
    PieceSelect,
)
from bot.chat.reply import Item, joined
from bot.domain.tables.deal import Moment
from bot.words import Words, telling
from rules import Move

ROWS, WIDE = 5, 5
"""A message holds so many rows, and each of them so many buttons."""
NARROW = 4
"""So many buttons with a picture and a short word stand beside each other on a phone."""
NAMED = ("play", "take", "discard", "lead", "beat", "fold")
"""What *Play* says well enough."""
Row = list[Item]


def chosen(
    number: int,
    at: Moment,
    move: Move,
    say: Words,
    about: str = "",
    marks: Sequence[Item] = (),
    words: str = "",
) -> Offer:
    """A move that is picked and not yet made: what it takes is ringed, *Play* makes it.

    `about` is what is known of it, `marks` are set in the same step; `words` say more of the move
    than its own do.
    """
    named, words = move.verb in NAMED, words or telling.move(say, move)
    told = say("hand-chosen" if named else "hand-sure", move=words)
    label = say("button-play") if named else words
    play = MoveButton(number, at, move).labelled(label, discord.ButtonStyle.success)
    items = [*marks, play, HandButton(number, "back").shown(say)]
    return Offer(joined(told, about), items, move.pieces)


# --- Rows -----------------------------------------------------------------------------------------


def laid_out(items: Sequence[Item], say: Words, *, lists: bool) -> Sequence[Item]:
    """What a hand offers, its pieces as buttons unless somebody prefers `lists` or they do not fit.

    What stands before the pieces, such as what was planned, does so here, and groups stand in rows
    of their own, as far as there is room; rows are as short as a phone holds.
    """
    if lists or not any(isinstance(one, PieceSelect) and one.groups for one in items):
        return items
    for first, apart, wide in product((True, False), (True, False), (NARROW, WIDE)):
        rows = list(_rows(items, say, wide, first=first, apart=apart))
        if len(rows) <= ROWS:
            return [_placed(one, row) for row, line in enumerate(rows) for one in line]
    return items


def _placed(item: Item, row: int) -> Item:
    item.row = row
    return item


def _rows(
    items: Sequence[Item], say: Words, wide: int, *, first: bool, apart: bool
) -> Iterator[Row]:
    """The rows of a hand; what is no piece of it follows together."""
    others: Row = []
    for one in items:
        if isinstance(one, PieceSelect) and one.groups:
            if first and others:
                yield from _cut(others, WIDE)
                others = []
            rest = [_button(one, option, say) for option in one.item.options]
            for size in one.groups if apart else (len(rest),):
                yield from _cut(rest[:size], wide)
                rest = rest[size:]
        elif one.width == WIDE:
            yield [one]
        else:
            others.append(one)
    yield from _cut(others, WIDE)


def _cut(row: Row, wide: int) -> Iterator[Row]:
    """A row of buttons in as few rows as it takes, about alike in length."""
    lines = -(-len(row) // wide)
    while lines:
        size = -(-len(row) // lines)
        yield row[:size]
        row, lines = row[size:], lines - 1


def _button(select: PieceSelect, option: discord.SelectOption, say: Words) -> Item:
    """A piece, or its only move; what takes something stands out, what is pictured is short."""
    found: MoveButton | PieceButton
    if " " in option.value:
        move = Move.parse(option.value)
        found = MoveButton(select.table, select.at, move, select.way)
        bright = move.verb == "take" or (move.verb == "play" and len(move.pieces) > 1)
    else:
        way = PLAN if select.way == PLAN else ""
        found, bright = PieceButton(select.table, select.at, option.value, way), True
    style = discord.ButtonStyle.primary if bright else discord.ButtonStyle.secondary
    if option.emoji is None:
        return found.labelled(option.label, style)
    if isinstance(found, PieceButton):
        label = telling.short(say, found.piece)
    elif found.move.verb in ("play", "take", "discard"):
        label = telling.short(say, found.move.pieces[select.place])
    else:
        label = option.label
    return found.labelled(label, style, emoji=str(option.emoji))
