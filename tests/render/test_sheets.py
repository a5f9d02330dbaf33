"""The sheets of drawn pieces: all there, no two alike, in the colours they may have."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from bot.words import words
from render import colours, sheets
from render.layout import CARDS
from rules.hanafuda.cards import PACK

ALIKE = {48: 24, 22: 12}
"""At these widths two cards differ by more than this mean of 255 over all pixels and channels."""


def rgb(face: str, name: str, width: int) -> Image.Image:
    """A piece in its colours, black outside its corners."""
    image, where = sheets.piece(face, name, width)
    coloured = image.copy()
    coloured.putpalette(colours.palette("felt", sheets.palette(face)))
    return Image.composite(coloured.convert("RGB"), Image.new("RGB", image.size), where)


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def test_the_pieces_are_the_cards_in_order_and_the_back() -> None:
    assert (*PACK, "back") == render.PIECES


@pytest.mark.parametrize("width", CARDS)
@pytest.mark.parametrize("face", render.FACES)
def test_every_face_has_every_piece_at_every_size(face: str, width: int) -> None:
    for name in render.PIECES:
        image, where = sheets.piece(face, name, width)
        assert image.size == (width, CARDS[width])
        assert where.getpixel((0, 0)) == 0
        assert where.getpixel((width // 2, CARDS[width] // 2)) == 255
        assert len(image.getcolors() or ()) > 1
        assert sum(image.histogram()[colours.ART : sheets.KEY]) == 0


@pytest.mark.parametrize("way", ["RGB", "L"])
@pytest.mark.parametrize("face", render.FACES)
def test_no_two_cards_are_alike_at_the_smallest_size(face: str, way: str) -> None:
    drawn = {name: rgb(face, name, 48).convert(way).convert("RGB") for name in PACK}
    for one, other in combinations(PACK, 2):
        assert unlike(drawn[one], drawn[other]) > ALIKE[48], (one, other)


def test_the_faces_are_three_different_ones() -> None:
    for name in PACK:
        drawn = [rgb(face, name, 96) for face in render.FACES]
        assert all(unlike(*pair) > 1 for pair in combinations(drawn, 2)), name


def test_a_picture_is_painted_with_the_face_of_its_look() -> None:
    made = {render.guide("mushi", words("en"), render.Look(face=face)) for face in render.FACES}
    assert len(made) == len(render.FACES)


@pytest.mark.parametrize("name", render.PIECES)
def test_an_emoji_is_a_small_square_with_clear_corners(name: str) -> None:
    data = render.emoji(name)
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.size) == ("PNG", (128, 128))
    assert len(data) < 256_000
    clear = image.convert("RGBA").getchannel("A")
    assert [clear.getpixel(at) for at in ((0, 0), (127, 127), (64, 64))] == [0, 0, 255]


def test_emoji_can_be_told_apart_in_a_line_of_text() -> None:
    files = {name: Image.open(io.BytesIO(render.emoji(name))) for name in PACK}
    drawn = {name: file.convert("RGBA").resize((22, 22)) for name, file in files.items()}
    for one, other in combinations(PACK, 2):
        assert unlike(drawn[one].convert("RGB"), drawn[other].convert("RGB")) > ALIKE[22]


def test_a_piece_nobody_drew_is_refused() -> None:
    with pytest.raises(KeyError):
        render.emoji("pine.fox")
    with pytest.raises(KeyError):
        sheets.piece("traditional", "pine.fox", 96)


def test_the_version_of_the_art_is_one_short_word() -> None:
    assert len(render.ART) == 8
    assert int(render.ART, 16)
