"""Count the lines that a text takes on a phone."""

from __future__ import annotations

import re
from unicodedata import east_asian_width

COLUMNS = 36
"""How many letters fit a line at 390 pixels; one of Chinese or Japanese is as wide as two.

Measured in a browser: no line has room for fewer, and narrow letters make room for more.
"""
_OPENING, _CLOSING = "（「『“", "、。，；：！？）」』”・…"
_WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
WORD = re.compile(rf"[{_OPENING}]*[{_WIDE}][{_CLOSING}]*|[^\s{_WIDE}]+|\s+")
"""The units that stay together at the end of a line: a word, or a sign with the marks beside it."""

MARKUP = re.compile(r"<(@|t|:)[^>]*>|^(-|>)[#]? ", re.MULTILINE)
"""A mention, a time, an emoji, or the sign of a small or quoted line."""
WIDTHS = {"@": 10, "t": 11, ":": 3, None: 0}
"""The columns that each takes; the last is that of a sign before a line."""


def height(text: str) -> int:
    """Return the number of lines of a text, broken between words."""
    return sum(_broken(line.replace("**", "")) for line in text.splitlines())


def shown(text: str) -> str:
    """Return a text about as wide as Discord shows it, with a name in place of each mention."""
    return MARKUP.sub(lambda found: "x" * WIDTHS[found[1]], text)


def _broken(line: str) -> int:
    lines, filled = 1, 0
    for word in WORD.findall(line):
        wide = width(word)
        if filled and not word.isspace() and filled + wide > COLUMNS:
            lines, filled = lines + 1, 0
        filled += wide
    return lines


def width(text: str) -> int:
    """Return the number of columns of a text on one line."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
