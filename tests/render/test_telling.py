"""The pictures in words."""

from __future__ import annotations

from itertools import chain

import pytest

import render
from bot.words import LANGUAGES, words
from render.boards.telling import LONGEST, first_that_fits
from rules.hanafuda.cards import PACK
from tests.render.deals import many, names
from tests.render.deals import view as sight


def spoken(card: str, language: str) -> str:
    """The name of a card."""
    return words(language)(f"card-{card.replace('.', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({spoken(card, language) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_the_words_tell_turns_and_no_hidden_card(language: str) -> None:
    say = words(language)
    for place, state in enumerate(many()[::3]):
        seat = (None, *range(len(state.hands)))[place % (1 + len(state.hands))]
        text = render.describe(sight(state, seat), names(state), say)
        assert len(text) <= 1000
        for asked in state.to_act if state.phase != "call" else ():
            assert names(state)[asked] in text.split(". " if language == "en" else "。")[1]
        others = (hand for s, hand in enumerate(state.hands) if s != seat)
        for hidden in (*state.stock, *chain(*others)):
            assert spoken(hidden, language) not in text
        if seat is not None:
            assert all(spoken(card, language) in text for card in state.hands[seat])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_sides_resting_people_and_combinations(language: str) -> None:
    say = words(language)
    for state in many()[::5]:
        view = sight(state, None)
        if view.phase == "cut":
            continue
        text = render.describe(view, names(state), say)
        told = [say(f"combination-{name}") for made in view.made for name, _ in made]
        told += [names(state)[seat] for seat in view.resting]
        told += [spoken(card, language) for card in view.aimed]
        assert all(one in text for one in told)


def test_long_names_leave_the_words_within_their_limit() -> None:
    long = ("W" * 32, "👨‍👩‍👧‍👦" * 32) * 4
    for state in many()[::17]:
        people = long[: len(state.hands)]
        assert len(render.describe(sight(state, 0), people, words("en"))) <= 1000


LONG = "A sentence of forty characters, or so it is."


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_long_description_ends_with_a_whole_sentence(language: str) -> None:
    told = first_that_fits(words(language), [[LONG] * 60, [LONG] * 40])
    assert LONGEST - len(LONG) - 1 <= len(told) <= LONGEST
    assert told.endswith(LONG)
    assert first_that_fits(words(language), [[LONG] * 60, [LONG]]) == LONG
