"""Rules changed for a test: each game in another version, which deals a deck differently."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import rules
from rules import AnyGame, Carry, Chance, Step

Deck = tuple[str, ...]
RELEASED = 1
"""The version of each game that stored releases have played."""


class Changed:
    """A game in another version, which deals a deck in another order."""

    def __init__(self, game: AnyGame, deck: Callable[[Deck], Deck], version: int) -> None:
        self._game, self._deck, self.version = game, deck, version

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def deal(self, options: Any, carry: Carry, chance: Chance) -> Step:
        """Deal the deck in another order than it was shuffled."""
        return self._game.deal(options, carry, replace(chance, deck=self._deck(chance.deck)))


def change(
    patch: pytest.MonkeyPatch, deck: Callable[[Deck], Deck] = lambda deck: deck, raised: int = 1
) -> None:
    """Replace every game with another version of it."""
    games = tuple(Changed(one, deck, one.version + raised) for one in rules.GAMES)
    patch.setattr(rules, "GAMES", games)


def release(patch: pytest.MonkeyPatch) -> None:
    """Give every game the version of the stored releases."""
    games = tuple(Changed(one, lambda deck: deck, RELEASED) for one in rules.GAMES)
    patch.setattr(rules, "GAMES", games)


def shuffled(deck: Deck) -> Deck:
    """Shuffle a deck once more, so that hardly any seat holds the cards it played."""
    return tuple(Random(1).sample(deck, len(deck)))
