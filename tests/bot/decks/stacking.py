"""Packs and walls in a chosen order, so that a deal goes as a test wants it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import pytest

import rules
from bot.domain.tables import fair
from rules import Chance, FlowerTable, Seat
from rules.shared import draft
from rules.tiengow.tiles import DECK as TILES

DICE = (2,) * 192
"""They let the first seat deal flower cards."""
THROWS = (6, 6, 5, 5, 4, 4, 3, 3) * 24
"""No two of four players throw the same."""


def stacked(key: str, seats: int, heaps: Mapping[object, str]) -> tuple[str, ...]:
    """A pack of which a seat, the `field` and the `stock` get these cards, and any others.

    The pack is to be touched, not cut, and dealt with the main rules.
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
    """A wall of which seats take these tiles of Tien Gow, and any others: two columns each."""
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
    """Where each seat's tiles stand in the wall when the first way of taking it is named."""
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
    """Every deal from now on has this pack and these dice."""
    monkeypatch.setattr(fair, "chance", lambda *_: Chance(deck, dice))
