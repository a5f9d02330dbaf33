"""The words that may not come back, as `bot/words/glossary.toml` lists them."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from tests.sources import ROOT


class Replaced(NamedTuple):
    """Words of a language, and their replacement."""

    language: str
    words: tuple[str, ...]
    instead: str


FILE = tomllib.loads((ROOT / "bot" / "words" / "glossary.toml").read_text(encoding="utf-8"))
REPLACED = (
    *(
        Replaced(language, tuple(old), term[language])
        for term in FILE["term"]
        for language, old in term.get("not", {}).items()
    ),
    *(Replaced(one["language"], tuple(one["words"]), one["instead"]) for one in FILE["replaced"]),
)
"""The words that terms or plain words replace."""


def exceptions(language: str) -> tuple[str, ...]:
    """Return the phrases of a language in which replaced words are correct."""
    return tuple(entry["phrase"] for entry in FILE["except"] if entry["language"] == language)
