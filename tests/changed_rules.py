"""Rules that are changed for a test: each game in another version, which deals a deck otherwise."""

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
"""The version of each game that the stored releases have played."""


class Changed:
    """A game in another version, which deals a deck as if it had been shuffled otherwise."""

    def __init__(self, game: AnyGame, deck: Callable[[Deck], Deck], version: int) -> None:
        self._game, self._deck, self.version = game, deck, version

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def deal(self, options: Any, carry: Carry, chance: Chance) -> Step:
        """The deal of another deck than the one that was shuffled."""
        return self._game.deal(options, carry, replace(chance, deck=self._deck(chance.deck)))


def change(
    patch: pytest.MonkeyPatch, deck: Callable[[Deck], Deck] = lambda deck: deck, raised: int = 1
) -> None:
    """Put every game in another version in the place of the one that is."""
    games = tuple(Changed(one, deck, one.version + raised) for one in rules.GAMES)
    patch.setattr(rules, "GAMES", games)


def release(patch: pytest.MonkeyPatch) -> None:
    """Give every game the version of the stored releases."""
    games = tuple(Changed(one, lambda deck: deck, RELEASED) for one in rules.GAMES)
    patch.setattr(rules, "GAMES", games)


def shuffled(deck: Deck) -> Deck:
    """A deck shuffled once more: hardly anybody holds what they have played."""
    return tuple(Random(1).sample(deck, len(deck)))
