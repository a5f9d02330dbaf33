"""A house rule that is on or off has a label that its words for *on* make true."""

from __future__ import annotations

import re

import pytest

import rules
from bot.domain.league.charter import Terms
from bot.words import LANGUAGES, choosing, words
from rules import Choice, choices

TRUE = {
    "en": r"^(?!No\b).*\b(takes?|is|are|has|counts?|wins?|adds?|doubles|beats|pays|makes?|forbids?"
    r"|allows|locks|restrict|forfeits|may)\b",
    "ja": r"[^るうくすつぬむぶぐ]$",
    "zh-Hant": "[可能算不吃獲兼加當限認採計壓立另收]",
    "zh-Hans": "[可能算不吃获兼加当限认采计压立另收]",
}
"""The form of a label: in English a verb, which *yes* affirms and *no* denies, and no denial of its
own; in Japanese a noun that there is or is not; in Chinese a verb.
"""


def on_or_off() -> list[tuple[str, Choice]]:
    """Every house rule, and every rule of leagues, that is on or off, with its game."""
    every = [(game.key, next(iter(game.presets.values()))) for game in rules.GAMES]
    found = [(key, choice) for key, options in every for choice in choices(options)]
    found += [("", choice) for choice in choices(Terms)]
    return [(key, choice) for key, choice in found if isinstance(choice.default, bool)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_is_a_statement_that_on_makes_true(language: str) -> None:
    labels = {choosing.label(words(language).at(key), choice) for key, choice in on_or_off()}
    assert [label for label in labels if not re.search(TRUE[language], label)] == []
