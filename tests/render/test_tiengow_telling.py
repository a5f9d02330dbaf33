"""The pictures of Tien Gow in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import render
from bot.words import LANGUAGES, words
from rules.tiengow.tiles import CIVIL, DECK, MILITARY
from tests.render.tiles import NAMES, many, view

SEATS = (None, 0, 1, 2, 3)
LONG = ("W" * 32, "👨‍👩‍👧‍👦" * 32, "伊集院光太郎左衛門尉" * 3, "M" * 32)


def named(text: str) -> Counter[str]:
    """The tiles that are told, by their names or their pips alone, and how often."""
    return Counter({tile: text.count(tile) for tile in (*CIVIL, *MILITARY)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_tile_begins_with_its_pips(language: str) -> None:
    assert all(words(language)(f"card-{tile}").startswith(tile) for tile in DECK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_turns_and_no_hidden_tile(language: str) -> None:
    say = words(language).at("tiengow")
    for place, state in enumerate(many()):
        one = view(state, SEATS[place % len(SEATS)])
        text = render.describe(one, NAMES, say)
        assert len(text) <= 1000
        head = text[: text.index(NAMES[one.dealer])] if not one.to_act else text
        assert all(NAMES[seat] in head for seat in one.to_act)
        open_ = [tile for won in one.won for play in won.plays for tile in play.tiles]
        open_ += [tile for play in one.trick for tile in play.tiles]
        open_ += [tile for tiles in (one.hand, *one.down) for tile in tiles]
        drawn = [tile for event in one.last if event.kind == "draw" for tile in event.pieces]
        assert named(text) <= Counter([*open_, *drawn]), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_the_hand_the_trick_and_the_multiple(language: str) -> None:
    say = words(language).at("tiengow")
    for place, state in enumerate(many()[::3]):
        one = view(state, SEATS[place % len(SEATS)])
        text = render.describe(one, NAMES, say)
        shown = [*one.hand, *(tile for play in one.trick for tile in play.tiles)]
        assert Counter(shown) <= named(text)
        assert (f"×{one.multiple}" in text) == (one.phase != "sit"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_told_after_the_deal(language: str) -> None:
    for state in (state for state in many() if state.result and state.won):
        text = render.describe(view(state, None), NAMES, words(language))
        assert len(text) < 1000
        assert named(text) == Counter(DECK)


def test_long_names_leave_the_words_within_their_limit() -> None:
    for state in many()[::7]:
        one = replace(view(state, 0), scores=(-1280, 2560, -640, -640))
        assert len(render.describe(one, LONG, words("en").at("tiengow"))) <= 1000
