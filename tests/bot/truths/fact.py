"""Numbers and endings that play gave, and the words in which a rule book has to tell them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.words import Words

Values = tuple[tuple[str, str | int], ...]


class Row(NamedTuple):
    """A row of a picture: the message it begins with, and the number that play gave.

    `unit` is a message that takes the number, as `points` or as `first`.
    """

    picture: str
    key: str
    entry: str = ""
    values: Values = ()
    unit: str = ""

    def line(self, say: Words) -> str:
        """Return the row as it is told beside the picture."""
        entry, unit = self.entry, self.unit
        entry = say(unit, points=int(entry), first=int(entry)) if unit else entry
        return f"{say(self.key, **dict(self.values))} {entry}".strip()


class Number(NamedTuple):
    """A number such as ×4 that a page tells because play gave it."""

    page: str
    entry: str


class Phrase(NamedTuple):
    """Words that a page has if, and only if, play ends so: their name in `Truth.phrases`."""

    page: str
    name: str


Fact = Row | Number | Phrase


class Truth(NamedTuple):
    """What a book is compared with.

    `played` yields all that play gives under house rules. `headings` are, for each picture, the
    messages of lines that are no rows. `numbers` has for each page a pattern of its numbers, and
    `phrases` the words of a page by language.
    """

    played: Callable[[Any], Iterator[Fact]]
    headings: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, str] = {}
    phrases: Mapping[Phrase, Mapping[str, str]] = {}
