"""How large everything is where it is seen: on a phone, and in the desktop client."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest

from bot.words import LANGUAGES, words
from render.boards import scores
from render.boards.career import Section, career
from render.boards.catalogue import BOARDS
from render.boards.ladder import Rung, ladder
from render.boards.scene import SIZES, Page
from render.boards.standings import standings
from render.layout import Picture, Sprite, Text
from render.look import FACES, LARGE, LAYOUTS, PUBLIC, Look
from render.scenes import tidied
from tests.render import deals, tiles, walls
from tests.render.geometry import is_cut

PHONE, DESKTOP = 360, (550, 350)
"""The width of a picture on a phone; what the desktop client lays a picture out within."""
LETTER, HELD, SMALL, STOOD, OLD = 9, 32, 22, 20, 15
"""The least height of letters and the least widths of pieces as seen, in pixels."""
SEEN = [("phone", "phone"), ("wide", "desktop"), (PUBLIC, "phone"), (PUBLIC, "desktop")]
"""Where each shape is seen."""


def scale(picture: Picture, where: str) -> float:
    """How much smaller than it is drawn a picture is seen."""
    if where == "phone":
        return min(1, PHONE / picture.width)
    return min(1, DESKTOP[0] / picture.width, DESKTOP[1] / picture.height)


Drawn = tuple[Any, Any, Any]
"""Where a state comes from, how it is viewed, and the state."""


def states(every: int = 1) -> Iterator[Drawn]:
    """States of every game."""
    yield from ((deals, deals.view, state) for state in deals.many()[::every])
    yield from ((tiles, tiles.view, state) for state in tiles.many()[::every])
    yield from ((walls, partial(walls.view, key), state) for key, state in walls.many()[::every])


def scene(one: Drawn, seat: int | None, layout: str, language: str) -> Any:
    """A table as everybody or a seat sees it, with numbers as large as they may be."""
    made, view, state = one
    if made is deals:
        return deals.scene(state, seat, layout, language)
    return made.scene(made.swollen(view(state, seat)), layout, language)


def scenes(layout: str) -> Iterator[Any]:
    """Tables of every game: in public, or as one of those at the table sees them."""
    for place, one in enumerate(states(every=5)):
        seat = None if layout == PUBLIC else place % len(one[-1].hands)
        yield scene(one, seat, layout, LANGUAGES[place % len(LANGUAGES)])


@cache
def pictures(layout: str) -> list[tuple[str, Picture]]:
    """Tables in public, hands in private."""
    return [
        (at.view.game, BOARDS[at.view.game].table(at))
        if layout == PUBLIC
        else (at.view.game, BOARDS[at.view.game].hand(at, ()))
        for at in scenes(layout)
    ]


def least(sprite: Sprite, layout: str) -> int:
    """How wide a piece must be as it is seen."""
    if layout != "phone" and sprite.zone.startswith("river") and sprite.zone.endswith("old"):
        return OLD
    if sprite.zone.startswith(("stood", "element")):
        return STOOD
    return HELD if layout != PUBLIC and sprite.zone == "hand" else SMALL


def too_small(picture: Picture, layout: str, where: str) -> list[object]:
    """The items too small to tell apart where they are seen.

    A wide picture grows for seventeen tiles in one line: pieces may be smaller there by as much.
    """
    by = scale(picture, where)
    pieces = by * max(1, picture.width / SIZES[layout][0])
    return [
        item
        for item in picture.items
        if (isinstance(item, Text) and item.size * by < LETTER)
        or (
            isinstance(item, Sprite)
            and min(item.box.width, item.box.height) * pieces < least(item, layout)
        )
    ]


@pytest.mark.parametrize(("layout", "where"), SEEN)
@pytest.mark.slow
def test_letters_and_pieces_are_large_enough_where_they_are_seen(layout: str, where: str) -> None:
    for game, picture in pictures(layout):
        assert not too_small(picture, layout, where), game


STRANGE = (
    "🎴🀄 emoji 🎉 fan 🐉",
    "محمد عبد الرحمن",
    "伊集院光太郎左衛門尉",
    "Жанна д’Арк",
    "w" * 32,
    "김철수",
    "x" * 9,
)


def test_a_name_is_not_cut_again_when_it_is_painted() -> None:
    """A name that is shortened so that no two look alike keeps all that is left of it."""
    bold = 0
    for place, one in enumerate(states(every=29)):
        layout, people = (*LAYOUTS, PUBLIC)[place % 3], len(one[-1].hands)
        seat = None if layout == PUBLIC else place % people
        language = LANGUAGES[place % len(LANGUAGES)]
        at = scene(one, seat, layout, language)
        names = [STRANGE[(seat + place) % len(STRANGE)] for seat in range(people)]
        look = replace(at.look, face=(FACES[0], LARGE)[place // 3 % 2])
        picture = BOARDS[at.view.game].hand(replace(at, names=tidied(names), look=look), ())
        texts = [item for item in picture.items if isinstance(item, Text) and item.bold]
        bold += len(texts)
        assert not [text for text in texts if is_cut(text, language)], at.view
    assert bold


# --- Results ------------------------------------------------------------------------------------


def history(people: int, deals: int) -> list[tuple[int, ...]]:
    """Points that run up and down."""
    return [
        tuple((7 * seat + 3 * deal) % people - 1 for seat in range(people)) for deal in range(deals)
    ]


@cache
def results(layout: str) -> list[tuple[str, Picture]]:
    """Sheets of a deal in a short match and in a long one, and of a match that is over."""
    made = []
    for place, one in enumerate(one for one in states() if one[-1].result):
        at = scene(one, None, layout, LANGUAGES[place % len(LANGUAGES)])
        people = len(at.names)
        many, places = ((2, ()), (9, ()), (2, range(1, people + 1)))[place % 3]
        outcome = BOARDS[at.view.game].outcome(at)
        made.append((at.view.game, scores.sheet(at, outcome, history(people, many), places)))
    return made


@pytest.mark.parametrize(("layout", "where"), SEEN)
@pytest.mark.slow
def test_a_result_is_large_enough_where_it_is_seen(layout: str, where: str) -> None:
    for game, picture in results(layout):
        assert not too_small(picture, layout, where), game


@pytest.mark.parametrize(("layout", "where"), SEEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_standings_are_large_enough_where_they_are_seen(
    layout: str, where: str, language: str
) -> None:
    """Of a match and of a league; what somebody has played only they see."""
    say = words(language)
    for people in range(1, 8):
        page = Page(deals.PEOPLE[:people], say, Look(layout))
        ran = history(people, 9)
        rungs = [Rung(name, ("12", "27.3 ±4.1", "+120"), "1.") for name in page.names]
        sections = [Section(say("career-made"), (("W" * 40, "×4"),) * 4)] * people
        made = [
            standings(page, ran),
            ladder(page, "W" * 90, "W" * 90, ("", "", ""), rungs, ran),
        ]
        if layout != PUBLIC:
            made.append(career(page, "", "", sections[:4], [own[:1] for own in ran]))
        assert not any(too_small(picture, layout, where) for picture in made), people
