"""The visible part of a name, the same in sentences, labels and pictures."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

BLANK = re.compile("[\\s\u115f\u1160\u2800\u3164\uffa0]+")
"""Characters that look blank; some of them are letters."""
UNSEEN = frozenset({"Cc", "Cf", "Cs"})
"""Unicode categories of invisible characters, which turn, join or separate other characters."""
JOINER, VARIANT = "\u200d", "\ufe0f"
"""The character that joins two emoji into one, and the character that makes a sign an emoji."""


@lru_cache(1000)
def visible(text: str) -> str:
    """Reduce a text to its visible characters in one line, without controls or line breaks."""
    if text.isascii() and text.isprintable():
        return BLANK.sub(" ", text).strip()
    line = BLANK.sub(" ", text)
    shown = "".join(letter for place, letter in enumerate(line) if _seen(line, place))
    return BLANK.sub(" ", shown).strip()


def called(shown: str, user_name: str) -> str:
    """Return the visible part of a name; if nothing is visible, that of the user's name on
    Discord.
    """
    return visible(shown) or visible(user_name)


def _seen(text: str, place: int) -> bool:
    """Whether a character of a name is kept; the joiner is kept only inside an emoji."""
    if text[place] == JOINER:
        return _pictured(text[:place].rstrip(VARIANT)[-1:]) and _pictured(text[place + 1 :][:1])
    return unicodedata.category(text[place]) not in UNSEEN


def _pictured(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in {"So", "Sk"}
