"""The pictures in words."""

from __future__ import annotations

import pytest
from mushi_deals import NAMES, many
from mushi_deals import view as sight

import render
from bot.words import words
from rules.hanafuda.cards import PACK


def spoken(card: str, language: str) -> str:
    """The name of a card."""
    return words(language)(f"card-{card.replace('.', '-')}")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({spoken(card, language) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_words_tell_whose_turn_it_is_and_no_hidden_card(language: str) -> None:
    say = words(language)
    for place, state in enumerate(many()[::3]):
        seat = (None, 0, 1)[place % 3]
        text = render.describe(sight(state, seat), NAMES, say)
        assert len(text) <= 1000
        for asked in state.to_act:
            assert NAMES[asked] in text.split("。" if language == "ja" else ". ")[1]
        for hidden in (*state.stock, *(c for s in (0, 1) if s != seat for c in state.hands[s])):
            assert spoken(hidden, language) not in text
        if seat is not None:
            assert all(spoken(card, language) in text for card in state.hands[seat])


def test_long_names_leave_the_words_within_their_limit() -> None:
    names = ("W" * 32, "👨‍👩‍👧‍👦" * 32)
    for state in many()[::17]:
        assert len(render.describe(sight(state, 0), names, words("en"))) <= 1000
