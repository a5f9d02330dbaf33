"""The picked pieces of a hand, and its pieces as buttons if they fit in a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

import discord

from bot.chat.component import PRIMARY, SECONDARY, SUCCESS
from bot.chat.panels.tables.controls.hand_button import MARK, HandButton
from bot.chat.panels.tables.controls.moves import (
    PICK,
    PLAN,
    MoveButton,
    Offer,
    PieceButton,
    PieceSelect,
)
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, joined
from bot.chat.rows import ROWS, WIDE, Row, costs
from bot.domain.tables.deal import Moment
from bot.words import Words, telling
from rules import Move

LENGTHS = (3, 4, WIDE)
"""The possible numbers of pieces in a row."""
NAMED = ("play", "take", "discard", "lead", "beat", "fold")
"""The verbs for which the label *Play* is enough."""


def chosen(
    glance: Glance,
    at: Moment,
    move: Move,
    about: str = "",
    marks: Sequence[Item] = (),
    words: str = "",
) -> Offer:
    """Offer a move that is picked and not yet made, with *Play* and *Back*.

    `about` tells its known effects; its pieces are ringed. `marks` are set in the same step;
    `words` replace the usual words of the move.
    """
    say, named = glance.say, move.verb in NAMED
    words = words or telling.move(say, move)
    told = say("hand-chosen" if named else "hand-sure", move=words)
    label = say("button-play") if named else words
    play = MoveButton(glance.number, at, move).labelled(label, SUCCESS)
    items = [*marks, play, HandButton(glance.number, "back").worded(say)]
    return Offer(joined(told, about), items, move.pieces)


def to_pick(items: Sequence[Item], confirmed: frozenset[Move]) -> list[Item]:
    """Return the items without *Mark*; moves in `confirmed` are picked first, then confirmed."""
    kept = [item for item in items if not isinstance(item, HandButton) or (item.act,) != MARK]
    for item in kept:
        match item:
            case MoveButton(way="", move=move) if move in confirmed:
                item.changed(way=PICK)
            case PieceSelect(way="") if not confirmed.isdisjoint(item.moves):
                item.changed(way=PICK)
    return kept


# --- Rows -----------------------------------------------------------------------------------------


def laid_out(items: Sequence[Item], say: Words, *, lists: bool) -> Sequence[Item]:
    """Lay out a hand, with pieces as buttons unless the person prefers `lists` or there is no room.

    Components before the pieces, such as the plan, stay before them if there is room. A phone
    breaks long rows, so the layout takes as few lines on it as possible. Groups have rows of their
    own if that takes at most one more line.
    """
    if lists or not any(isinstance(item, PieceSelect) and item.groups for item in items):
        return items
    parts = [_part(item, say) for item in items]
    for first in (True, False):
        ways = [(wide, apart) for apart in (True, False) for wide in LENGTHS]
        found = {way: [*_rows(parts, *way, first=first)] for way in ways}
        if fitting := {way: rows for way, rows in found.items() if len(rows) <= ROWS}:
            lines = dict(zip(fitting, costs(fitting.values()), strict=True))
            rows = fitting[min(fitting, key=lambda way: lines[way] - way[1])]
            return [_placed(item, row) for row, line in enumerate(rows) for item in line]
    return items


def _placed(item: Item, row: int) -> Item:
    item.row = row
    return item


def _part(item: Item, say: Words) -> Item | Sequence[Row]:
    """Return the pieces of a select as buttons, group by group; any other component as it is."""
    if not isinstance(item, PieceSelect) or not item.groups:
        return item
    buttons = iter([_button(item, option, say) for option in item.item.options])
    return [[*islice(buttons, size)] for size in item.groups]


def _rows(
    parts: Sequence[Item | Sequence[Row]], wide: int, apart: bool, *, first: bool
) -> Iterator[Row]:
    """Yield the rows of a hand, with at most `wide` pieces in each.

    With `apart`, each group of pieces has rows of its own. Other components share rows; with
    `first`, those before the pieces stay above them.
    """
    others: Row = []
    for part in parts:
        if isinstance(part, Sequence):
            if first and others:
                yield from _cut(others, WIDE)
                others = []
            for group in part if apart else [[*chain(*part)]]:
                yield from _cut(group, wide)
        elif part.width == WIDE:
            yield [part]
        else:
            others.append(part)
    yield from _cut(others, WIDE)


def _cut(row: Row, wide: int) -> Iterator[Row]:
    """Divide a row of buttons into as few rows as possible, of similar length."""
    count = -(-len(row) // wide)
    while count:
        size = -(-len(row) // count)
        yield row[:size]
        row, count = row[size:], count - 1


def _button(select: PieceSelect, option: discord.SelectOption, say: Words) -> Item:
    """Return the button of a piece, or of its only move; with an emoji, the label is short."""
    found: MoveButton | PieceButton
    if " " in option.value:
        move = option.value.rstrip(COPY)
        twin = option.value.removeprefix(move)
        found = MoveButton(select.table, select.at, Move.parse(move), select.way, twin)
    else:
        way = PLAN if select.way == PLAN else ""
        found = PieceButton(select.table, select.at, option.value, way)
    bright = option.value in select.bright
    style = PRIMARY if bright else SECONDARY
    if option.emoji is None:
        return found.labelled(option.label, style)
    if isinstance(found, PieceButton):
        label = telling.short(say, found.piece)
    elif found.move.verb in ("play", "take", "discard"):
        label = telling.short(say, found.move.pieces[select.piece])
    else:
        label = option.label
    return found.labelled(label, style, emoji=str(option.emoji))
