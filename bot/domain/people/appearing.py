"""The labels of people on public pages: names or initials, numbered where they are equal."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping

from bot.domain.people.names import visible

LONGEST = 80
"""The longest name on a public page, in characters; a longer name is cut."""
WORDS = 3
"""The largest number of words of a name that give an initial."""
MARKS = 3
"""The largest number of accents that a letter keeps."""
NONE = "?"
"""The label for a name without visible characters, or without letters for initials."""
FOREIGN = {"Cn", "Co"}
"""Unicode categories of characters that no font shows: unassigned, or for private use."""


def label(name: str, way: str) -> str:
    """Return a person's label, the name or the initials, as `way` says."""
    shown = bounded(visible(name))
    return (shown[:LONGEST] or NONE) if way == "name" else initials(shown)


def initials(name: str) -> str:
    """Return the initials of a name, such as “A. B.” for “Anna Berg”."""
    letters = (_first(word) for word in _words(name)[:WORDS])
    return " ".join(f"{letter}." for letter in letters) or NONE


def bounded(text: str) -> str:
    """Return a text without characters that no font shows; letters keep at most `MARKS` accents."""
    kept, marks = "", 0
    for letter in text:
        if unicodedata.category(letter) in FOREIGN:
            continue
        marks = marks + 1 if unicodedata.combining(letter) else 0
        kept += letter if marks <= MARKS else ""
    return kept


def told_apart(labels: Mapping[str, str]) -> dict[str, str]:
    """Return the labels by key; of equal labels, all but the first get a number, in the order of
    keys.
    """
    seen = Counter[str]()
    told = {}
    for key in sorted(labels):
        same = labels[key].casefold()
        seen[same] += 1
        told[key] = labels[key] if seen[same] == 1 else f"{labels[key]} ({seen[same]})"
    return told


def _words(name: str) -> list[str]:
    spaced = "".join(letter if _kept(letter) else " " for letter in name)
    return [word for word in spaced.split() if not unicodedata.combining(word[0])]


def _kept(letter: str) -> bool:
    return letter.isalnum() or unicodedata.combining(letter) > 0


def _first(word: str) -> str:
    """Return the first letter of a word with its accents, as a capital where there is one."""
    end = next((at for at, mark in enumerate(word) if at and not unicodedata.combining(mark)), None)
    capital = word[0].upper()
    return (capital if len(capital) == 1 else word[0]) + word[1:end]
