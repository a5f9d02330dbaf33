"""Numbers and endings that play gave, and the words that a rule book must have for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import rules
from bot.words import Words, choosing, words
from rules import choices

LANGUAGES = ("en", "ja", "zh-Hant", "zh-Hans")
"""The languages in the order in which phrases are written here."""
Values = tuple[tuple[str, str | int], ...]


class Row(NamedTuple):
    """A row of a picture: the message it begins with, and the number that play gave.

    `unit` is the key of a message that shows the number, as `points` or as `first`. `named` is the
    key of the message for the row's `name`.
    """

    picture: str
    key: str
    entry: str = ""
    values: Values = ()
    unit: str = ""
    named: str = ""

    def line(self, say: Words) -> str:
        """Return the row as the text beside the picture has it."""
        entry, unit = self.entry, self.unit
        entry = say(unit, points=int(entry), first=int(entry)) if unit else entry
        name = {"name": say(self.named)} if self.named else {}
        return f"{say(self.key, **dict(self.values), **name)} {entry}".strip()


class Number(NamedTuple):
    """A number such as ×4 that a page must show because play gave it."""

    page: str
    entry: str


class Phrase(NamedTuple):
    """Words that a page has if, and only if, play ends so: their name in `Truth.phrases`."""

    page: str
    name: str


Fact = Row | Number | Phrase


class Truth(NamedTuple):
    """Everything that a rule book is compared with.

    `played` yields all facts that play gives under house rules. `rows` has a pattern by picture, or
    by several pictures, for the lines that tell a payment. Its group is the part that play gives;
    without a group this is the whole line. `numbers` has a pattern of a number on each page, and
    `phrases` the words of a page by language. `drawn` are the house rules to draw at random; None
    stands for all.
    """

    played: Callable[[Any], Iterator[Fact]]
    rows: Mapping[str, str]
    numbers: Mapping[str, str] = {}
    phrases: Mapping[Phrase, Mapping[str, str]] = {}
    drawn: tuple[str, ...] | None = None


def valued(page: str, key: str, rule: str, value: str) -> dict[Phrase, Mapping[str, str]]:
    """Return the line `rule: value` of a page in every language, for a rule that no other text
    tells.

    It is a phrase of the page, named by the value.
    """
    usual = next(iter(rules.game(key).presets.values()))
    choice = next(one for one in choices(usual) if one.name == rule)
    lines = dict[str, str]()
    for language in LANGUAGES:
        say = words(language).at(key)
        told = choosing.value(say, choice, value)
        lines[language] = say("book-note", label=choosing.label(say, choice), value=told)
    return {Phrase(page, value): lines}


def said(page: str, name: str, *words: str) -> dict[Phrase, Mapping[str, str]]:
    """Return a phrase of a page with its words in every language."""
    return {Phrase(page, name): dict(zip(LANGUAGES, words, strict=True))}
