"""The film of a turn for the README: a hand, a picked card, the captures, the other's move."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from PIL import Image

import render
import rules
from bot.words import words
from rules import Chance, Move, View, play
from rules.game import DICE

KEY, SEED, BEFORE = "mushi", 3, 10
"""The game, the seed of its deck, and the number of moves before the turn."""
SEAT, NAMES = 0, ("Mina", "Konstantin")
WIDTH, QUALITY = 640, 50
SHOWN = (1500, 2000, 2500, 2500)
"""Milliseconds of each frame."""


class Frame(NamedTuple):
    """A hand, and the pieces that are ringed in it."""

    view: View
    picked: tuple[str, ...] = ()


def frames() -> Iterator[Frame]:
    """Play a deal up to the turn, and yield the frames of the film."""
    game = rules.game(KEY)
    options = next(iter(game.presets.values()))
    deck = list(game.deck(options, len(NAMES)))
    Random(SEED).shuffle(deck)
    chance = Chance(tuple(deck), (1,) * DICE)
    state: Any = game.deal(options, game.opening(options, len(NAMES)), chance).state
    for ply in range(BEFORE + 2):
        seat = min(state.to_act)
        move = _capture(game.legal(state, seat))
        if ply == BEFORE:
            yield Frame(game.view(state, SEAT))
            yield Frame(game.view(state, SEAT), move.pieces)
        state = play(game, state, seat, move).state
        if ply >= BEFORE:
            yield Frame(game.view(state, SEAT))


def _capture(legal: tuple[Move, ...]) -> Move:
    """The first move that takes something, otherwise the first move."""
    return next((move for move in legal if len(move.pieces) > 1), legal[0])


def film() -> bytes:
    """Draw the frames into an animated WebP file."""
    say, look = words("en").at(KEY), render.Look("wide")
    drawn = [render.hand(view, NAMES, say, look, picked) for view, picked in frames()]
    first, *others = (_small(picture) for picture in drawn)
    file = io.BytesIO()
    about = {"duration": SHOWN, "loop": 0, "quality": QUALITY, "method": 6}
    first.save(file, "WEBP", save_all=True, append_images=others, **about)
    return file.getvalue()


def _small(picture: bytes) -> Image.Image:
    """Return a picture in the width of the film."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)
