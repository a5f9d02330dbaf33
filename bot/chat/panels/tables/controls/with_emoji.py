"""Put the emoji of a piece on each choice that names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.chat.panels.tables.controls.moves import COPY, MoveButton
from bot.chat.reply import Item

Choice = discord.ui.Button[discord.ui.View] | discord.SelectOption


def pictured(items: Sequence[Item], emoji: Mapping[str, str]) -> Sequence[Item]:
    """Give each button and option that names pieces the emoji of one of them; return the items.

    The emoji is that of a piece which not all choices name, if there is one.
    """
    named = [
        (option, pieces) for option, text in _choices(items) if (pieces := _pieces(text, emoji))
    ]
    shared = set.intersection(*(set(pieces) for _, pieces in named)) if len(named) > 1 else set()
    for option, pieces in named:
        piece = next((piece for piece in pieces if piece not in shared), pieces[0])
        option.emoji = discord.PartialEmoji.from_str(emoji[piece])
    return items


def _pieces(text: str, emoji: Mapping[str, str]) -> list[str]:
    return [piece for word in text.split(" ") if (piece := word.rstrip(COPY)) in emoji]


def _choices(items: Sequence[Item]) -> Iterator[tuple[Choice, str]]:
    """Yield every choice, with the text of the move or piece it means."""
    for item in items:
        match getattr(item, "item", item):
            case discord.ui.Button() as button if isinstance(item, MoveButton):
                yield button, str(item.move)
            case discord.ui.Select() as select:
                yield from ((option, option.value) for option in select.options)
