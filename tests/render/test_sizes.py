"""How large everything is where it is seen: on a phone, and in the desktop client."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import deals
import pytest
import tiles
import walls

from bot.words import LANGUAGES
from render.boards.catalogue import BOARDS
from render.boards.scene import SIZES
from render.layout import Picture, Sprite, Text
from render.look import PUBLIC

PHONE, DESKTOP = 360, (550, 350)
"""The width of a picture on a phone; what the desktop client lays a picture out within."""
LETTER, HELD, SMALL, OLD = 9, 32, 22, 15
"""The least height of letters and the least widths of pieces as seen, in pixels."""
SEEN = [("phone", "phone"), ("wide", "desktop"), (PUBLIC, "phone"), (PUBLIC, "desktop")]
"""Where each shape is seen."""
LEFT = 0.005
"""So few of the pictures of a game may have to grow so high that something is too small: one of 251
at Sakura, where four people have captured at once and two have made combinations.
"""


def scale(picture: Picture, where: str) -> float:
    """How much smaller than it is drawn a picture is seen."""
    if where == "phone":
        return min(1, PHONE / picture.width)
    return min(1, DESKTOP[0] / picture.width, DESKTOP[1] / picture.height)


def scenes(layout: str) -> Iterator[Any]:
    """Tables of every game: in public, or as one of those at the table sees them."""
    every: list[tuple[Any, Any, Any]] = [
        *((deals, deals.view, state) for state in deals.many()[::7]),
        *((tiles, tiles.view, state) for state in tiles.many()[::5]),
        *((walls, partial(walls.view, key), state) for key, state in walls.many()[::5]),
    ]
    for place, (made, view, state) in enumerate(every):
        seat = None if layout == PUBLIC else place % len(state.hands)
        language = LANGUAGES[place % len(LANGUAGES)]
        if made is deals:
            yield deals.scene(state, seat, layout, language)
        else:
            yield made.scene(made.swollen(view(state, seat)), layout, language)


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
    if sprite.zone.startswith("river") and sprite.zone.endswith("old"):
        return OLD
    return HELD if layout != PUBLIC and sprite.zone == "hand" else SMALL


def too_small(picture: Picture, layout: str, where: str) -> list[object]:
    """What cannot be told apart where it is seen."""
    by = scale(picture, where)
    return [
        item
        for item in picture.items
        if (isinstance(item, Text) and item.size * by < LETTER)
        or (
            isinstance(item, Sprite)
            and min(item.box.width, item.box.height) * by < least(item, layout)
        )
    ]


@pytest.mark.parametrize(("layout", "where"), SEEN)
@pytest.mark.slow
def test_letters_and_pieces_are_large_enough_where_they_are_seen(layout: str, where: str) -> None:
    found: dict[str, list[bool]] = {}
    for game, picture in pictures(layout):
        small = too_small(picture, layout, where)
        assert not small or picture.height > SIZES[layout][1], (game, small)
        found.setdefault(game, []).append(bool(small))
    shares = {game: sum(every) / len(every) for game, every in found.items()}
    assert {game: share for game, share in shares.items() if share > LEFT} == {}
