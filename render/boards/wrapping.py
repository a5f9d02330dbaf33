"""Words in lines of a width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from render.layout import reach


def wrapped(words: str, width: int, size: int) -> Iterator[str]:
    """Yield words in lines that fit a width; text without spaces breaks between its letters.

    A short word and a word of katakana stay whole.
    """
    line = ""
    for piece in _pieces(words):
        if line and reach(line + piece.rstrip(), size) > width:
            yield line.rstrip()
            line = ""
        line += piece
    yield line


CLOSING = " 、。，．：；！？）」』】〉》”’）)…・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Characters that may not begin a line."""
OPENING = "（「『【〈《“‘("
"""Characters that may not end a line."""
CJK = "\u2e80"
"""The first character of the scripts in which a line may break without a space."""
KATAKANA = re.compile("[ァ-ヺー]{2}")
TOGETHER = 6
"""The largest number of letters of a word that stays whole among spaces in any script."""


def _pieces(words: str) -> Iterator[str]:
    """Yield the pieces after which a line may break: words with their space, parts of long ones."""
    for word in re.findall(r"\S+ ?|\s", words):
        if len(word.rstrip()) <= TOGETHER:
            yield word
        else:
            yield from _parts(word)


def _parts(word: str) -> Iterator[str]:
    """Yield the parts of a word between which a line may break: its letters in scripts without
    spaces.
    """
    part = ""
    for letter, after in pairwise((*word, "")):
        part += letter
        if after and _breaks(letter, after):
            yield part
            part = ""
    yield part


def _breaks(letter: str, after: str) -> bool:
    """Whether a line may break between two letters."""
    if after in CLOSING or letter in OPENING or KATAKANA.fullmatch(letter + after):
        return False
    return max(letter, after) >= CJK
