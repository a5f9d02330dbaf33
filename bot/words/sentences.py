"""The sentences of one language in Fluent, each parsed when it is first used."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""A pattern of the beginning of a message or term in a Fluent file."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
VALUE = re.compile(r"\$([a-zA-Z][\w-]*)")
"""A pattern of a value that a message uses."""
PLAIN = re.compile(rf"{NAME.pattern} *= *([^\n{{}}]*[^\s{{}}])(?: *\n(?:#[^\n]*)?)* *")
"""A pattern of a one-line message without placeables, perhaps with comments below it."""
SPOKEN_OF = re.compile(rf"[{{(,]\s*({NAME.pattern})")
"""A pattern of the name of another entry inside an entry's braces."""


class Sentences:
    """The messages and terms of Fluent files; of several with the same name, the first holds.

    Each is parsed when it is first needed, because parsing all of them would take longer than the
    rest of a start.
    """

    def __init__(
        self, language: str, files: Iterable[str], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self._bundle = FluentBundle([language], functions={**functions}, use_isolating=False)
        self._parsed: set[str] = set()
        self._texts: dict[str, str] = {}
        for text in files:
            for entry in ENTRY.split(text):
                if found := NAME.match(entry):
                    self._texts.setdefault(found[0], entry)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def takes(self, key: str) -> frozenset[str]:
        """Return the names of the values that the text of a message uses."""
        return frozenset(VALUE.findall(self._texts[key]))

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """Return a message with these values; KeyError if a value is missing."""
        if plain := PLAIN.fullmatch(self._texts[key]):
            return plain[1]
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, {**values})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse an entry and the entries to which it refers.

        They are marked as parsed only after all of them are, because several threads draw pictures.
        """
        every, left = set[str](), [key]
        while left:
            name = left.pop()
            if name in every or name in self._parsed or name not in self._texts:
                continue
            every.add(name)
            self._bundle.add_resource(FluentResource(self._texts[name]))
            left += SPOKEN_OF.findall(self._texts[name])
        self._parsed |= every
