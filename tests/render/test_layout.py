"""Where things stand in the pictures: nothing is painted here."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from mushi_deals import many, scene

from render.boards import hanafuda, hands, scores
from render.layout import MARGIN, Box, Picture, Ring, Shape, Sprite, Text
from render.look import LAYOUTS

SEATS = (None, 0, 1)


def pictures(layout: str) -> list[tuple[str, Picture, tuple[str, ...]]]:
    """Every table and hand with the faces that must be in it, each once."""
    drawn = []
    for place, state in enumerate(many()):
        seat = SEATS[place % 3]
        view = scene(state, seat, layout).view
        field = tuple(card for spot in view.field for card in spot)
        turned = (view.turned,) if view.turned else ()
        near = (*field, *view.hand, *turned)
        far = (*view.captures[0], *view.captures[1], *view.reserved)
        where = f"{layout} {seat} {view}"
        drawn.append((where, hanafuda.table(scene(state, seat, layout)), (*near, *far)))
        if seat is not None and view.hand:
            choice = view.hand[: place % 2]
            drawn.append((where, hands.hand(scene(state, seat, layout), choice), near))
    return drawn


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def box_of(sprites: list[Sprite]) -> Box:
    """The box around all sprites of a zone."""
    x, y = min(s.box.x for s in sprites), min(s.box.y for s in sprites)
    right, bottom = max(s.box.right for s in sprites), max(s.box.bottom for s in sprites)
    return Box(x, y, right - x, bottom - y)


def zones(picture: Picture) -> list[Box]:
    """What must lie apart: each zone of overlapping cards, and every other card."""
    groups: dict[str, list[Sprite]] = {}
    for sprite in picture.sprites:
        zone = f"{sprite.zone} {sprite.box.y if sprite.zone == 'backs' else ''}"
        alone = f"{sprite.zone} {sprite.name}"
        groups.setdefault(alone if sprite.zone == "hand" else zone, []).append(sprite)
    return [box_of(group) for group in groups.values()]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_lies_inside_apart_and_once(layout: str) -> None:
    for where, picture, faces in pictures(layout):
        inner = picture.inner
        for item in picture.items:
            if isinstance(item, Sprite | Ring | Shape | Text):
                box = item.box
                assert inner.x <= box.x, (item, where)
                assert inner.y <= box.y, (item, where)
                assert box.right <= inner.right, (item, where)
                assert box.bottom <= inner.bottom, (item, where)
        shown = Counter(s.name for s in picture.sprites if s.name != "back")
        assert shown == Counter(faces), where
        labels = [
            item.box for item in picture.items if isinstance(item, Text) and item.ground == "cloth"
        ]
        for one, other in combinations((*zones(picture), *labels), 2):
            assert not overlap(one, other), (one, other, where)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_ring_keeps_off_the_edge(layout: str) -> None:
    for where, picture, _ in pictures(layout):
        for ring in (item for item in picture.items if isinstance(item, Ring)):
            assert ring.box.x - 6 >= MARGIN, where
            assert ring.box.y - 6 >= MARGIN, where
            assert ring.box.right + 6 <= picture.width - MARGIN, where
            assert ring.box.bottom + 6 <= picture.height - MARGIN, where


def test_hidden_cards_are_in_no_picture() -> None:
    for state in many():
        for seat in SEATS:
            hidden = {*state.stock, *(c for s in (0, 1) if s != seat for c in state.hands[s])}
            drawn = [hanafuda.table(scene(state, seat))]
            if seat is not None:
                drawn.append(hands.hand(scene(state, seat), ()))
            for picture in drawn:
                assert hidden.isdisjoint(sprite.name for sprite in picture.sprites)


def test_hand_cards_on_a_phone_are_wide_enough_to_tell_apart() -> None:
    for _, picture, _ in pictures("phone"):
        for sprite in picture.sprites:
            assert sprite.zone != "hand" or sprite.box.width >= 96


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_score_sheet_lies_inside_and_its_words_apart(layout: str) -> None:
    for state in (state for state in many() if state.result):
        for history in ((), ((9, -9),), tuple((n, -n) for n in range(-60, 60, 10))):
            picture = scores.sheet(scene(state, None, layout), history)
            words = [item.box for item in picture.items if isinstance(item, Text)]
            for box in words:
                assert picture.inner.x <= box.x
                assert box.right <= picture.inner.right
                assert box.bottom <= picture.inner.bottom
            for one, other in combinations(words, 2):
                assert not overlap(one, other), (one, other)
