"""Where things stand in the pictures: nothing is painted here."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import chain, pairwise
from typing import Any

import pytest

from bot.words import LANGUAGES, words
from render import Look
from render.boards import scores, standings
from render.boards.flowers import account, guide, hands, table
from render.boards.flowers.scene import flower_game
from render.boards.flowers.seating import seating
from render.boards.scene import LETTERS, Page
from render.layout import Box, Picture, Shape, Sprite, Text
from render.look import LAYOUTS, PUBLIC
from rules import GAMES
from tests.render.deals import KEYS, PEOPLE, many, scene
from tests.render.geometry import (
    assert_apart,
    assert_inside,
    assert_words_lie_apart,
    box_of,
    is_plate,
)
from tests.volume import part

SHAPES = (*LAYOUTS, PUBLIC)
PARTS = 7
"""A commit draws one picture of so many."""


def viewers(state: Any) -> list[int | None]:
    """The public and everyone at the table, also those who sit the deal out."""
    return [None, *range(len(state.hands))]


@cache
def pictures(layout: str) -> list[tuple[str, Picture, tuple[str, ...]]]:
    """Draw tables and hands of all deals, with the faces that must be in each, once."""
    drawn = []
    for place, state in part([*enumerate(many())], PARTS):
        seats = viewers(state)
        seat = seats[place // PARTS % len(seats)]
        at = scene(state, seat, layout, LANGUAGES[place // 2 % len(LANGUAGES)])
        view = at.view
        field = tuple(card for spot in view.field for card in spot)
        turned = (view.turned,) if view.turned else ()
        near = (*field, *view.hand, *turned)
        far = (*chain(*view.captures), *view.reserved)
        where = f"{layout} {seat} {view}"
        drawn.append((where, table.table(at), (*near, *far)))
        if view.hand:
            choice = view.hand[: place % 2]
            drawn.append((where, hands.hand(at, choice), (*near, *far)))
            drawn.append((where, hands.hand(large(at), choice), near))
    return drawn


def zones(picture: Picture) -> list[Box]:
    """The parts that must lie apart: each zone of overlapping cards, every plate and every ruled
    line.
    """
    groups: dict[str, list[Sprite]] = {}
    for sprite in picture.sprites:
        groups.setdefault(sprite.zone, []).append(sprite)
    return [box_of(group) for group in groups.values() if group[0].zone != "hand"]


def faces_apart(picture: Picture) -> list[Box]:
    """The cards of the hand that lie in lines of their own, and the field."""
    held = [sprite for sprite in picture.sprites if sprite.zone == "hand"]
    lines = {sprite.box.y: [s for s in held if s.box.y == sprite.box.y] for sprite in held}
    return [box_of(line) for line in lines.values()]


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_everything_lies_inside_apart_and_once(layout: str) -> None:
    for where, picture, faces in pictures(layout):
        assert_inside(picture, where)
        shown = Counter(s.name for s in picture.sprites if s.name != "back")
        assert shown == Counter(faces), where
        texts = [item for item in picture.items if isinstance(item, Text)]
        labels = [item.box for item in texts if item.ground == "cloth"]
        plates = [s.box for s in picture.items if isinstance(s, Shape) and is_plate(s)]
        apart = (*zones(picture), *faces_apart(picture), *labels, *plates)
        assert_apart(apart, where)
        assert_apart((item.box for item in texts if item.ground == "plate"), where)


@pytest.mark.slow
def test_a_card_bears_the_sign_of_its_class() -> None:
    for state in many()[::7]:
        at = scene(state, state.turn)
        drawn = (table.table(at), hands.hand(at, ()), hands.hand(large(at), ()))
        pages = (guide.guide(at.view.game)["pieces"](at.view.game, None, at.say).picture,)
        for sprite in chain(*(picture.sprites for picture in (*drawn, *pages))):
            assert sprite.sign == at.game.kinds.get(sprite.name, ""), sprite


def large(at: Any) -> Any:
    """The same scene in large print."""
    return replace(at, look=replace(at.look, face="large"))


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_words_are_large_enough_to_read_and_have_room(layout: str) -> None:
    for where, picture, _ in pictures(layout):
        for item in picture.items:
            if isinstance(item, Text):
                assert item.size >= LETTERS[layout], (item, where)
                assert item.box.width >= 2 * item.size or len(item.words) < 4, (item, where)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_next_player_sits_on_the_right(layout: str) -> None:
    for state in many()[::5]:
        at = scene(state, None, layout)
        places = {p.seat: p.plate for p in seating(at, Picture(*at.size).inner, 0).places}
        order = (at.below, *at.others)
        assert all(state.after(one) == other for one, other in pairwise(order))
        assert max(places.values(), key=lambda box: box.y) == places[at.below]
        if len(order) > 2:
            assert max(places, key=lambda seat: places[seat].x) == order[1]
        if len(order) == 4:
            assert places[order[2]].y <= places[order[1]].y
            assert places[order[3]].x < places[order[1]].x


@pytest.mark.slow
def test_hidden_cards_are_in_no_picture() -> None:
    for state in part(many()[::7], PARTS):
        for seat in viewers(state):
            others = (hand for s, hand in enumerate(state.hands) if s != seat)
            hidden = {*state.stock, *chain(*others)}
            drawn = [table.table(scene(state, seat))]
            if seat is not None:
                drawn.append(hands.hand(scene(state, seat), ()))
            for picture in drawn:
                assert hidden.isdisjoint(sprite.name for sprite in picture.sprites)


def histories(people: int) -> list[tuple[tuple[int, ...], ...]]:
    """No deals, one and many, in which all are even or far apart."""
    steps = [tuple((seat * 7 + deal * 3) % people for seat in range(people)) for deal in range(60)]
    return [((0,) * people,), tuple(steps), ((1000, *(-1000,) * (people - 1)),)]


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_the_score_sheet_lies_inside_and_its_words_apart(layout: str) -> None:
    for state in part([state for state in many() if state.result], PARTS):
        for history in ((), *histories(len(state.hands))):
            for language in LANGUAGES:
                at = scene(state, None, layout, language)
                picture = scores.sheet(at, account.outcome(at), history)
                assert_words_lie_apart(picture, layout)


@pytest.mark.parametrize("layout", SHAPES)
def test_the_standings_lie_inside_and_their_words_apart(layout: str) -> None:
    for people in range(2, 8):
        for history in histories(people):
            page = Page(PEOPLE[:people], words("en"), Look(layout))
            assert_words_lie_apart(standings.standings(page, history), layout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_shows_every_card_and_sample_combination(
    language: str,
) -> None:
    for key in KEYS.values():
        game = next(one for one in GAMES if one.key == key)
        usual = next(iter(game.presets.values()))
        made = {
            name: make(key, usual, words(language)).picture
            for name, make in guide.guide(key).items()
            if name in ("pieces", "combinations")
        }
        for picture in made.values():
            assert_words_lie_apart(picture, "phone")
        large = [sprite.name for sprite in made["pieces"].sprites if sprite.box.width == 96]
        assert sorted(large) == sorted(game.deck(usual, 2))
        small = Counter(s.zone for s in made["combinations"].sprites)
        assert sorted(small.values()) == sorted(
            min(len(one.cards), guide.SAMPLE) for one in flower_game(key).combinations
        )
