"""Words in lines of a width."""

from __future__ import annotations

from collections.abc import Iterator

from render.layout import reach


def wrapped(words: str, width: int, size: int) -> Iterator[str]:
    """Yield words in lines that fit a width; text without spaces breaks anywhere."""
    line = ""
    for piece in _pieces(words):
        if line and reach(line + piece.rstrip(), size) > width:
            yield line.rstrip()
            line = ""
        line += piece
    yield line


CLOSING = "、。，：；）」”）)…"
"""Characters that may not begin a line."""


def _pieces(words: str) -> Iterator[str]:
    """Yield the pieces after which a line may break: words with their space, other letters one by
    one.
    """
    piece = ""
    for at, letter in enumerate(words):
        piece += letter
        after = words[at + 1 : at + 2]
        if letter == " " or (ord(max(letter, after or letter)) > CJK and after not in CLOSING):
            yield piece
            piece = ""
    yield piece


CJK = 0x2E80
"""The code point from which letters may break without spaces."""
