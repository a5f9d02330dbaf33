"""A suggested move in a hand: its pieces to ring, and its buttons in green."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.component import PRIMARY, SUCCESS
from bot.chat.panels.tables.controls.moves import MoveButton, PieceButton, PieceSelect
from bot.chat.reply import LONGEST, Item
from rules import MahjongView, Move

FROM_HAND = {"pung": 2, "kong": 3}
"""The number of tiles that a claim takes from the hand, where its move names no tiles."""
STAR = "★ "
"""The sign before a suggested choice in a list, which has no colours."""


def ringed(view: Any, move: Move) -> tuple[str, ...]:
    """Return the pieces of a move to ring in the picture of its player's hand."""
    if move.verb == "take":
        return (*filter(None, (view.turned,)), *move.pieces)
    if isinstance(view, MahjongView) and view.claimed and not move.pieces:
        return (view.claimed,) * FROM_HAND.get(move.verb, 0)
    return move.pieces


def marked(items: Sequence[Item], move: Move) -> Sequence[Item]:
    """Make the buttons for a move green, and no others; star the move in lists.

    A piece that can be played in several ways is marked for each of these moves.
    """
    for item in items:
        match item:
            case MoveButton():
                _colour(item.item, item.move == move and not item.twin)
            case PieceButton():
                _colour(item.item, item.piece in move.pieces[:1])
            case PieceSelect():
                for option in item.item.options:
                    if option.value in (str(move), *move.pieces[:1]):
                        option.label = f"{STAR}{option.label}"[:LONGEST]
    return items


def _colour(button: discord.ui.Button[Any], suggested: bool) -> None:
    if suggested:
        button.style = SUCCESS
    elif button.style is SUCCESS:
        button.style = PRIMARY
