"""Make text by people fit for a sentence: names, reasons and typed input."""

from __future__ import annotations

import re
import unicodedata

from bot.domain.people.names import visible

MARKUP = re.compile(r"[\\*_~`|>#\[\]()<:@/]|[+-](?=[\s#]|$)|(?<=\d)\.")
"""A pattern of the characters with which Discord formats, links, mentions or lists something."""
APART = "@\u200b"
"""An `@` with a space of no width behind it, which mentions nobody."""
FIRST, LAST = "\u2068", "\u2069"
"""The invisible marks around a text that is read in its own direction."""
LEFTWARDS = {"R", "AL"}
"""The classes of letters that are written from right to left."""
QUOTED = 150
"""The largest number of characters of a person's text that a sentence repeats."""


def escaped(text: str) -> str:
    """Return a text that cannot format, link or mention anything in Discord's markup.

    Each character of markup gets a backslash of its own, so that none can cancel another. Only `@`
    gets a space of no width instead. A text with letters from right to left is set apart, because
    the numbers and names after it would otherwise change places with it.
    """
    shown = MARKUP.sub(_apart, visible(text))
    if shown.isascii() or LEFTWARDS.isdisjoint(map(unicodedata.bidirectional, shown)):
        return shown
    return f"{FIRST}{shown}{LAST}"


def _apart(found: re.Match[str]) -> str:
    return APART if found[0] == "@" else f"\\{found[0]}"


def cut(text: str, most: int = QUOTED) -> str:
    """Cut a text to `most` characters, with an ellipsis if anything was cut."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(text: str) -> str:
    """Cut and escape a person's text for use in a sentence."""
    return escaped(cut(text))
