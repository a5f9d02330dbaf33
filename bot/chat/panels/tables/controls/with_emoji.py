"""Put the emoji of a piece on each choice that names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.chat.reply import Item
from bot.domain.tables import claims

COPY = "+"
"""The end of an id for a second equal piece: Discord takes no id twice in a message."""
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
    """Return the pieces that a value names: a move, a piece, or the mark of a claim."""
    words = [word.rstrip(COPY) for word in text.split(" ")]
    marked = (tile for word in words if claims.MARK.fullmatch(word) for tile in claims.tiles(word))
    return [piece for piece in (*words, *marked) if piece in emoji]


def _choices(items: Sequence[Item]) -> Iterator[tuple[Choice, str]]:
    """Yield every choice, with the text of the move or the pieces it means.

    A button has that text as `named`.
    """
    for item in items:
        match getattr(item, "item", item):
            case discord.ui.Button() as button if text := getattr(item, "named", ""):
                yield button, text
            case discord.ui.Select() as select:
                yield from ((option, option.value) for option in select.options)
