"""A sentence that tells which button to press calls it by its name, in every language."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from bot.words import LANGUAGES
from tests import sources

NAMED = re.compile(r"(?<!\*)\*([A-Z][^*{]+)\*(?!\*)")
QUOTED = {"ja": "「{}」", "zh-Hant": "「{}」", "zh-Hans": "“{}”"}
"""How a translation names a button; English slants its letters."""
BY_GAME = "手札（手牌）"
"""How Japanese names *My hand* where cards and tiles are meant."""
OPTION = re.compile(r"`(?:/[a-z ]+ )?([a-z]+): \w+`")
"""An option of a command with its value, as in `/league site public: False`."""


def _texts(language: str) -> dict[str, str]:
    """Return each message of a language as it is written, in all its forms."""
    write = FluentSerializer().serialize_entry
    return {
        entry.id.name: write(entry).partition("=")[2].strip()
        for _, entry in sources.entries(language)
        if isinstance(entry, ftl.Message)
    }


TEXTS = sources.Lazily(_texts)


def _keys(beginning: str) -> dict[str, set[str]]:
    """Return the messages with a beginning, by their English text."""
    found = defaultdict(set)
    for key, text in TEXTS["en"].items():
        if key.startswith(beginning):
            found[text].add(key)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_names_the_buttons_that_the_original_names(language: str) -> None:
    buttons, own = _keys("button-"), TEXTS[language]
    for key, text in TEXTS["en"].items():
        for name in () if key.startswith("button-") else NAMED.findall(text):
            labels = [QUOTED[language].format(own[button]) for button in buttons.get(name, ())]
            labels += [BY_GAME] if name == "My hand" else []
            assert not labels or any(label in own[key] for label in labels), (key, labels)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_names_the_options_of_a_command(language: str) -> None:
    options, own = _keys("option-"), TEXTS[language]
    for key, text in TEXTS["en"].items():
        for name in OPTION.findall(text):
            labels = [QUOTED[language].format(own[option]) for option in options[name]]
            assert any(label in own[key] for label in labels), (key, labels)


def test_no_japanese_sentence_asks_with_a_question_mark() -> None:
    """Labels of two words may; a sentence ends as any other does."""
    assert [key for key, text in TEXTS["ja"].items() if "か？" in text] == []
