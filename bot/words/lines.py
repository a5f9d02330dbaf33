"""Count the lines that a text takes on a phone."""

from __future__ import annotations

import re
from unicodedata import east_asian_width

COLUMNS = 36
"""How many letters fit a line at 390 pixels; a Chinese or Japanese character counts as two.

Measured in a browser: every line has room for this many, and for more letters if they are narrow.
"""
_OPENING, _CLOSING = "（「『“", "、。，；：！？）」』”・…"
_WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
WORD = re.compile(rf"[{_OPENING}]*[{_WIDE}][{_CLOSING}]*|[^\s{_WIDE}]+|\s+")
"""A pattern of the units that a line break keeps together: a word, or a sign with its marks."""

MARKUP = re.compile(r"<(@|t|:)[^>]*>|^(-|>)[#]? ", re.MULTILINE)
"""A pattern of a mention, a time, an emoji, or the sign of a small or quoted line."""
WIDTHS = {"@": 10, "t": 11, ":": 3, None: 0}
"""The columns that each kind of `MARKUP` takes; the last is for a sign before a line."""


def height(text: str) -> int:
    """Return the number of lines that a text takes on a phone, broken between words."""
    return sum(_broken(line.replace("**", "")) for line in text.splitlines())


def shown(text: str) -> str:
    """Return a text about as wide as Discord shows it, with `x` in place of mentions and times."""
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
