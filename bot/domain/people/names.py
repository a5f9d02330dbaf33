"""The visible part of a name, the same in sentences, labels and pictures."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

BLANK = re.compile("[\\s\u115f\u1160\u2800\u3164\uffa0\U0001d159]+")
"""Characters that look blank; some of them are letters."""
UNSEEN = frozenset({"Cc", "Cf", "Cs"})
"""Unicode categories of invisible characters, which turn, join or separate other characters."""
BARE = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufe00-\ufe0e\ufff0-\ufff8"
    "\U000e0000-\U000e001f\U000e0080-\U000e0fff]"
)
"""Characters that show nothing and are in no category of `UNSEEN`: selectors of a variant, and the
numbers that Unicode reserves for invisible characters.
"""
MARKS = frozenset({"Mn", "Me"})
"""Unicode categories of marks that are drawn on the character before them."""
CARRIES = frozenset({"So", "Sk", "Sm", "Nd", "Po"})
"""Unicode categories of signs that the variant of an emoji can follow."""
JOINER, VARIANT = "\u200d", "\ufe0f"
"""The character that joins two emoji into one, and the character that makes a sign an emoji."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""A pattern of the flag of a part of a country, such as Wales: a black flag with hidden letters."""


@lru_cache(1000)
def visible(text: str) -> str:
    """Reduce a text to its visible characters in one line, without controls or line breaks."""
    if text.isascii() and text.isprintable():
        return BLANK.sub(" ", text).strip()
    line, shown = BLANK.sub(" ", BARE.sub("", text)), ""
    flags = {place for flag in FLAG.finditer(line) for place in range(*flag.span())}
    for place, letter in enumerate(line):
        shown += letter if place in flags or _seen(line, place, shown[-1:]) else ""
    return BLANK.sub(" ", shown).strip()


def called(shown: str, user_name: str) -> str:
    """Return the visible part of a name; if nothing is visible, that of the user's name on
    Discord.
    """
    return visible(shown) or visible(user_name)


def _seen(text: str, place: int, before: str) -> bool:
    """Whether a character of a name is kept; `before` is the last one that was.

    The joiner is kept only inside an emoji, the variant only behind a sign, and other marks only
    behind something to be drawn on.
    """
    if text[place] == JOINER:
        return _pictured(text[:place].rstrip(VARIANT)[-1:]) and _pictured(text[place + 1 :][:1])
    if text[place] == VARIANT:
        return bool(before) and unicodedata.category(before) in CARRIES
    kind = unicodedata.category(text[place])
    return kind not in UNSEEN and (kind not in MARKS or bool(before.strip()))


def _pictured(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in {"So", "Sk"}
