"""The glossary: the terms of the games and of the bot in every language, from one file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from bot.words import LANGUAGES
from rules import game

PARTS = ("table", "pieces", "play", "hands", "points")
"""The parts of a game's glossary, in order."""


@dataclass(frozen=True, slots=True)
class Term:
    """A concept: its name by language, and other names (`also`) that players use.

    `games` are keys of games and families, or `all`, or `bot` for terms outside the games. `means`
    explains the term in English, or is empty.
    """

    games: tuple[str, ...]
    part: str
    names: Mapping[str, str]
    also: tuple[str, ...]
    means: str


@cache
def terms() -> tuple[Term, ...]:
    """Return every term of the glossary."""
    return tuple(_term(entry) for entry in _read()["term"])


def of_game(key: str) -> dict[str, list[Term]]:
    """Return the terms of a game by part: general terms, terms of its family, and its own."""
    meant = {"all", game(key).family, key}
    found = [term for term in terms() if meant & set(term.games)]
    parts = {part: [term for term in found if term.part == part] for part in PARTS}
    return {part: every for part, every in parts.items() if every}


def others(term: Term, language: str) -> list[str]:
    """Return the names of a term in the other languages, without any equal to the reader's own."""
    names = dict.fromkeys(term.names[language] for language in LANGUAGES)
    return [name for name in names if name != term.names[language]]


def _term(entry: Mapping[str, Any]) -> Term:
    return Term(
        games=tuple(entry["games"]),
        part=entry["part"],
        names=MappingProxyType({language: entry[language] for language in LANGUAGES}),
        also=tuple(entry.get("also", ())),
        means=entry.get("means", ""),
    )


@cache
def _read() -> dict[str, Any]:
    source = files("bot.words") / "glossary.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
