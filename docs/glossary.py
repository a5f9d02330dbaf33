"""The page of the glossary: every term of the games and of the bot, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from bot.words import FIRST, LANGUAGES, words
from bot.words.glossary import Term, terms

HEADS = MappingProxyType(
    {
        "all": "Every game",
        "hanafuda": "Flower cards",
        "mahjong": "Mahjong",
        "bot": "Ledger and leagues",
    }
)
"""The page's heads for terms that belong to no single game."""
PAGE = """\
# Glossary

<!-- Written by `python -m docs.build`. Do not edit this page: edit `bot/words/glossary.toml`. -->

The terms of the games and of the bot in each of its languages. On Discord, `/words` shows the terms
of one game.
"""


def page() -> str:
    """Return the page of the documentation that lists every term."""
    sections: dict[tuple[str, ...], list[Term]] = {}
    for term in terms():
        sections.setdefault(term.games, []).append(term)
    return "\n".join([PAGE, *(_section(games, every) for games, every in sections.items())])


def _section(games: tuple[str, ...], every: Iterable[Term]) -> str:
    say = words(FIRST)
    head = ", ".join(HEADS.get(game) or say(f"game-{game}") for game in games)
    names = " | ".join(_called(language) for language in LANGUAGES)
    rows = [
        f"| {' | '.join(term.names[language] for language in LANGUAGES)} "
        f"| {', '.join(term.also)} | {term.means} |"
        for term in every
    ]
    table = [f"| {names} | also called | meaning |", f"|{'---|' * (len(LANGUAGES) + 2)}", *rows]
    return "\n".join([f"## {head}\n", *table, ""])


def _called(language: str) -> str:
    return words(language)("language")
