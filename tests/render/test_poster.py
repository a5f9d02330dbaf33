"""The poster of every game: readable, its pieces beside its words, and few bytes."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

import render
import rules
from bot.domain.tables.typical import TYPICAL
from bot.words import LANGUAGES, poster, words
from render.boards import poster as board
from render.layout import Box, Sprite, Text
from render.look import FACES, Look
from render.png import MOST
from tests.render.geometry import assert_inside, overlap
from tests.typical import FIRST, typical

SMALLEST = 18
"""On a phone the picture is half as wide: no letter has less than nine pixels there."""


def around(sprite: Sprite) -> Box:
    """The box around a piece that leans."""
    box, turn = sprite.box, radians(abs(sprite.lean))
    wide = round(box.width * cos(turn) + box.height * sin(turn))
    high = round(box.height * cos(turn) + box.width * sin(turn))
    return box.centred(wide, high)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rules.GAMES, ids=lambda game: game.key)
def test_words_and_pieces_lie_apart_and_inside(game: rules.AnyGame, language: str) -> None:
    say = words(language).at(game.key)
    title, told = say(f"game-{game.key}"), poster.lines(say, game)
    leaf = board.poster(game.key, title, told, say)
    assert_inside(leaf.picture, game.key)
    texts = [one for one in leaf.picture.items if isinstance(one, Text)]
    assert min(one.size for one in texts) >= SMALLEST
    for sprite in leaf.picture.sprites:
        piece = around(sprite)
        assert piece.right <= leaf.picture.inner.right
        assert 0 <= piece.y < piece.bottom <= leaf.picture.height
        for one in texts:
            assert not overlap(one.box, piece), (one, sprite)
    assert all(line in leaf.words for line in (title, *told))
    sizes = [len(render.poster(game.key, title, told, say, Look(face=face))[0]) for face in FACES]
    assert max(sizes) <= MOST


@pytest.mark.parametrize("key", ["mushi", "koikoi", "sakura", "tiengow", "xiamen"])
def test_a_deal_is_as_long_as_announced(key: str) -> None:
    deals = 8 if key == "xiamen" else 40
    assert typical(FIRST[key], deals).choices == pytest.approx(TYPICAL[key].choices, rel=0.3)
