"""Text written by people, made fit for a sentence: names, reasons, typed input."""

from __future__ import annotations

import re

from bot.domain.people.names import visible

MARKUP = re.compile(r"[\\*_~`|>#\[\]()<:@/]|[+-](?=[\s#]|$)|(?<=\d)\.")
"""Each character by which Discord formats, links, mentions or lists something."""
APART = "@\u200b"
"""The sign of a mention with a space of no width: it notifies nobody."""
QUOTED = 150
"""The largest number of characters of a person's text that a sentence repeats."""


def escaped(text: str) -> str:
    """Escape a text so that it formats, links and mentions nothing in Discord's markup.

    Every such character gets its own backslash, so that a text cannot cancel another's. Only `@`
    gets a space of no width instead.
    """
    return MARKUP.sub(_apart, visible(text))


def _apart(found: re.Match[str]) -> str:
    return APART if found[0] == "@" else f"\\{found[0]}"


def cut(text: str, most: int = QUOTED) -> str:
    """Cut a text to `most` characters, with a sign that it goes on."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(text: str) -> str:
    """Cut and escape a person's text for a sentence."""
    return escaped(cut(text))
