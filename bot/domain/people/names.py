"""What can be seen of a name: the same wherever it stands, in sentences, labels and pictures."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

BLANK = re.compile("[\\s\u115f\u1160\u2800\u3164\uffa0]+")
"""What looks like nothing, letters among it."""
UNSEEN = frozenset({"Cc", "Cf", "Cs"})
"""Kinds of characters that show nothing: they turn, join or part what stands beside them."""
JOINER, VARIANT = "\u200d", "\ufe0f"
"""What makes one picture of two, and what makes a picture of a sign."""


@lru_cache(1000)
def visible(text: str) -> str:
    """What can be seen of a text, in one line: nothing that turns it, hides or breaks lines."""
    if text.isascii() and text.isprintable():
        return BLANK.sub(" ", text).strip()
    line = BLANK.sub(" ", text)
    shown = "".join(letter for place, letter in enumerate(line) if _seen(line, place))
    return BLANK.sub(" ", shown).strip()


def _seen(text: str, place: int) -> bool:
    """Whether a character is kept; one that joins two pictures is."""
    if text[place] == JOINER:
        return _pictured(text[:place].rstrip(VARIANT)[-1:]) and _pictured(text[place + 1 :][:1])
    return unicodedata.category(text[place]) not in UNSEEN


def _pictured(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in {"So", "Sk"}
