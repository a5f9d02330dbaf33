"""Chinese sentences: their values, numbers and length, and the local names of special kongs."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from bot.domain.lessons import lesson
from bot.words import telling, words
from rules import GAMES, Event, Move
from rules.mahjong.northern.kongs import SPECIALS
from tests import sources
from tests.bot.test_glossary import CODE, SAID, SOURCE
from tests.bot.test_words import spelt

HAN = "[㐀-鿿，。：；、（）「」“”]"
"""A Chinese character or mark."""
BESIDE = re.compile(rf"(?<={HAN}) #?◦|◦ (?={HAN})")
"""A space between a value and a Chinese character."""
BARE = re.compile(r"brief-.*|local-.*|review-choice")
"""Keys whose values are pictures or commands, beside which a space stands."""
OF = re.compile(r"◦[^·◦]* ?[／/] ?◦")
"""A slash in place of *of*."""
COUNTERS = re.compile(r"learn-(head|game)|book-place|label-of-par")
"""Keys of short counters, such as 1／7."""

chinese = pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])


@chinese
def test_no_space_stands_between_a_value_and_chinese_characters(language: str) -> None:
    for key, text in SAID[language].items():
        if not BARE.fullmatch(key):
            assert BESIDE.findall(CODE.sub("", text)) == [], f"{key}: {text}"


@chinese
def test_a_slash_does_not_stand_for_of(language: str) -> None:
    for key, text in SAID[language].items():
        if not COUNTERS.fullmatch(key):
            assert OF.findall(CODE.sub("", text)) == [], f"{key}: {text}"


@chinese
def test_chinese_has_no_italics(language: str) -> None:
    """Han characters have no slanted form: quotation marks name a button, bold marks a term."""
    for key, text in SAID[language].items():
        assert "*" not in text.replace("**", ""), f"{key}: {text}"


@chinese
@pytest.mark.parametrize("kong", SPECIALS)
def test_a_special_kong_has_its_local_name(language: str, kong: str) -> None:
    say, tiles = words(language).at("changchun"), SPECIALS[kong].tiles
    told = [
        telling.move(say, Move("xi", tiles)),
        telling.move(say, Move("add", tiles[:1])),
        telling.event(say, Event("xi", 0, tiles), ("Aki",)),
        telling.event(say, Event("add", 0, tiles[:1]), ("Aki",)),
    ]
    assert all(say(f"line-{kong}") in one for one in told), told


@chinese
def test_a_lesson_names_the_button_to_press(language: str) -> None:
    named: set[str] = set()
    for game in GAMES:
        say = words(language).at(game.key)
        for position in lesson.every(game.key):
            labels = {telling.move(say, move) for move in position.good}
            for part in ("ask", "bad"):
                told = say(f"learn-{position.key}-{part}")
                found = set(re.findall("[请請]按[“「](.+?)[”」]", told))
                assert found <= labels, told
                named |= found
    assert named


def test_both_scripts_tell_the_same_numbers() -> None:
    for key, text in SAID["zh-Hans"].items():
        told = [re.findall(r"\d+", CODE.sub("", each)) for each in (text, SAID["zh-Hant"][key])]
        assert told[0] == told[1], key


SHORT = 80
"""How many characters a sentence of a message may have, its values left out."""


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "ja"])
def test_a_sentence_is_read_in_one_breath(language: str) -> None:
    entries = [entry for _, entry in sources.entries(language) if isinstance(entry, ftl.Message)]
    for entry in entries:
        for text in () if SOURCE.fullmatch(entry.id.name) else spelt(entry.value):
            for sentence in re.split(r"(?<=[。；！？])|\n", CODE.sub("", text)):
                assert len(sentence) <= SHORT, f"{entry.id.name}: {sentence}"
