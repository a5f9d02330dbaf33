"""Packs of flower cards in a chosen order, so that a deal goes as a test wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

import rules
from bot import fair
from rules import Chance, FlowerTable

DICE = (2,) * 192
"""They let the first seat deal."""


def stacked(key: str, seats: int, heaps: Mapping[object, str]) -> tuple[str, ...]:
    """A pack of which a seat, the `field` and the `stock` get these cards, and any others.

    The pack is to be touched, not cut, and dealt with the main rules.
    """
    game = cast(FlowerTable[Any, Any], rules.game(key))
    options = next(iter(game.presets.values()))
    deck = game.deck(options, seats)
    state = game.deal(options, game.opening(options, seats), Chance(deck, DICE)).state
    state = game.dealt(state, deck)
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


def stack(monkeypatch: pytest.MonkeyPatch, deck: tuple[str, ...]) -> None:
    """Every deal from now on has this pack."""
    monkeypatch.setattr(fair, "chance", lambda *_: Chance(deck, DICE))
