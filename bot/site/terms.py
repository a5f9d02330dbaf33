"""The pages of the glossary: one for each game, and one for the other terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.site.books import name_of
from bot.site.frame import Frame, Page
from bot.words import LANGUAGES, glossary
from bot.words.glossary import Term
from rules import GAMES, AnyGame


def general(frame: Frame) -> Page:
    """Make the page of terms that belong to no single game, with links to the games' pages."""
    say = frame.say
    parts = [
        _part(frame, say("site-terms-everywhere"), _of("all")),
        _part(frame, say("site-terms-leagues"), _of("bot")),
    ]
    books = [{"game": game.key, "title": name_of(game, say)} for game in GAMES]
    return frame.page(
        "terms/index",
        "terms",
        say("site-terms"),
        say("site-terms-lead"),
        {"kind": "terms", "games": books, "parts": parts},
    )


def of_game(game: AnyGame, frame: Frame) -> Page:
    """Make the page of the terms of a game."""
    say = frame.say
    name = name_of(game, say)
    parts = [
        _part(frame, say(f"glossary-{part}"), terms)
        for part, terms in glossary.of_game(game.key).items()
    ]
    return frame.page(
        f"terms/{game.key}",
        "terms",
        say("site-terms-of", game=name),
        say("site-terms-lead"),
        {"kind": "terms", "game": game.key, "parts": parts},
        of=name,
    )


def _of(group: str) -> list[Term]:
    return [term for term in glossary.terms() if group in term.games]


def _part(frame: Frame, title: str, terms: Iterable[Term]) -> Mapping[str, Any]:
    order = (frame.language, *(code for code in LANGUAGES if code != frame.language))
    rows = [
        {
            "names": {language: term.names[language] for language in order},
            "also": term.also,
            "means": term.means if frame.language == "en" else "",
        }
        for term in terms
    ]
    return {"title": title, "terms": rows}
