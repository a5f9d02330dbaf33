"""Stacked packs and walls, for deals whose course a test determines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import pytest

import rules
from bot.domain.tables import fair
from rules import Chance, FlowerTable, Seat
from rules.frozen import draft
from rules.tiengow.tiles import DECK as TILES

DICE = (2,) * 192
"""Dice that make the first seat the dealer of flower cards."""
THROWS = (6, 6, 5, 5, 4, 4, 3, 3) * 24
"""Dice with a different sum for each of four players."""


def stacked(key: str, seats: int, heaps: Mapping[object, str]) -> tuple[str, ...]:
    """Make a pack that deals a seat, the `field` and the `stock` these cards, and any others to the
    rest.

    The pack must be touched rather than cut, and dealt by the main rules.
    """
    game = cast(FlowerTable[Any, Any], rules.game(key))
    options = next(iter(game.presets.values()))
    deck = game.deck(options, seats)
    state = game.deal(options, game.opening(options, seats), Chance(deck, DICE)).state
    state = draft(state)
    game.dealt(state, deck)
    field = tuple(card for spot in state.field for card in spot)
    places: dict[object, tuple[str, ...]] = dict(enumerate(state.hands))
    places |= {"field": field, "stock": state.stock}
    wanted = {
        deck.index(place): card
        for heap, cards in heaps.items()
        for place, card in zip(places[heap], cards.split(), strict=False)
    }
    others = iter([card for card in reversed(deck) if card not in wanted.values()])
    return tuple(wanted.get(place) or next(others) for place in range(len(deck)))


def walled(hands: Mapping[Seat, str]) -> tuple[str, ...]:
    """Make a wall that deals seats these tiles of Tien Gow, two columns each, and any others to the
    rest.
    """
    places = blocks()
    left = Counter(TILES) - Counter(" ".join(hands.values()).split())
    others = iter(sorted(left.elements(), key=TILES.index, reverse=True))
    wall = [""] * len(TILES)
    for seat, block in enumerate(places):
        wanted = hands.get(seat, "").split()
        for place in range(block.start, block.stop):
            wall[place] = wanted.pop() if wanted else next(others)
    return tuple(wall)


def blocks() -> list[slice]:
    """Return the places of each seat's tiles in the wall, when the first way of taking it is
    chosen.
    """
    game = rules.game("tiengow")
    options = next(iter(game.presets.values()))
    state = game.deal(options, game.opening(options, 4), Chance(TILES, THROWS)).state
    while state.phase != "play":
        state = game.apply(state, state.turn, game.legal(state, state.turn)[0]).state
    every = [slice(start, start + 8) for start in range(0, len(TILES), 8)]
    return [next(one for one in every if TILES[one] == hand) for hand in state.hands]


def stack(
    monkeypatch: pytest.MonkeyPatch, deck: tuple[str, ...], dice: tuple[int, ...] = DICE
) -> None:
    """Use this pack and these dice for every later deal."""
    monkeypatch.setattr(fair, "chance", lambda *_: Chance(deck, dice))
