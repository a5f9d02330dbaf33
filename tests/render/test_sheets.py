"""The sheets of drawn pieces: all there, no two alike, in the colours they may have."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import chain, combinations
from math import hypot

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from bot.words import words
from render import colours, sheets
from render.boards.flowers.captures import Spread
from render.faces import mahjong, pips
from render.faces.tiengow import Tile, tiles
from render.layout import CARDS, MAHJONG, TILES, Box, Picture, Sprite, gold
from render.paint import paint
from render.signs import sign
from rules.hanafuda.cards import CLASSES, PACK
from rules.hanafuda.options import MushiOptions

FAMILIES = {family.key: family for family in sheets.FAMILIES}
SIZES = {"hanafuda": CARDS, "mahjong": MAHJONG, "tiengow": TILES}
KINDS = {
    "hanafuda": PACK,
    "mahjong": tuple(tile.name for tile in mahjong.tiles())[:-1],
    "tiengow": tuple(tile.name for tile in tiles())[:-1],
}
"""The pieces of each family that have a front."""

BACKS = {"hanafuda": "back", "mahjong": "mahjong-back", "tiengow": "tile-back"}

ALIKE = {48: 24, 36: 8, 28: 4}
"""At these widths two pieces differ by more than this mean of 255 over all pixels and channels."""

DRAWN = [(key, face) for key in KINDS for face in FAMILIES[key].faces if face != "emoji"]
SMALLEST = [(key, face, way) for key, face in DRAWN for way in ("RGB", "L")]


def rgb(face: str, name: str, width: int) -> Image.Image:
    """A piece in its colours, black outside its corners."""
    image, where = sheets.piece(face, name, width)
    coloured = image.copy()
    coloured.putpalette(colours.palette("felt", sheets.palette(face)))
    return Image.composite(coloured.convert("RGB"), Image.new("RGB", image.size), where)


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def test_the_pieces_are_those_of_each_family_in_order() -> None:
    assert tuple(chain(*((*KINDS[key], BACKS[key]) for key in KINDS))) == render.PIECES


@pytest.mark.parametrize(("key", "width"), [(key, width) for key in SIZES for width in SIZES[key]])
@pytest.mark.parametrize("face", render.FACES)
def test_every_face_has_every_piece_at_every_size(face: str, key: str, width: int) -> None:
    height = SIZES[key][width]
    for name in FAMILIES[key].pieces:
        image, where = sheets.piece(face, name, width)
        assert image.size == (width, height)
        assert where.getpixel((0, 0)) == 0
        assert where.getpixel((width // 2, height // 2)) == 255
        assert len(image.getcolors() or ()) > 1
        assert sum(image.histogram()[colours.ART : sheets.KEY]) == 0


@pytest.mark.parametrize(("key", "face", "way"), SMALLEST)
def test_no_two_pieces_are_alike_at_the_smallest_size(key: str, face: str, way: str) -> None:
    width = min(SIZES[key])
    drawn = {name: rgb(face, name, width).convert(way).convert("RGB") for name in KINDS[key]}
    for one, other in combinations(drawn, 2):
        assert unlike(drawn[one], drawn[other]) > ALIKE[width], (one, other)


@pytest.mark.parametrize("key", KINDS)
def test_the_faces_of_a_family_are_different_ones(key: str) -> None:
    faces = [face for family, face in DRAWN if family == key]
    for name in KINDS[key]:
        drawn = [rgb(face, name, 48) for face in faces]
        assert all(unlike(*pair) > 1 for pair in combinations(drawn, 2)), name


def test_a_face_a_family_lacks_is_its_traditional_one() -> None:
    assert rgb("old", "pine.crane", 96) == rgb("traditional", "pine.crane", 96)


def test_a_picture_is_painted_with_the_face_of_its_look() -> None:
    about = "mushi", "pieces", MushiOptions(), words("en")
    made = {render.guide(*about, render.Look(face=face)) for face in render.FACES}
    assert len(made) == len(render.FACES)


@pytest.mark.parametrize("kind", CLASSES)
@pytest.mark.parametrize("width", CARDS)
@pytest.mark.parametrize("face", render.FACES)
def test_a_sign_lies_where_a_card_shows_below_others(face: str, width: int, kind: str) -> None:
    card = Sprite("rain.man", Box(30, 40, width, CARDS[width]), sign=kind)
    shapes = [*sign(card, face)]
    assert bool(shapes) == (face != "old")
    for shape in shapes:
        assert card.box.x < shape.box.x
        assert shape.box.right <= card.box.x + Spread(width).crowded
        assert card.box.y < shape.box.y
    assert [*sign(replace(card, sign=""), face)] == []


@pytest.mark.parametrize("face", render.FACES)
def test_pieces_of_every_family_are_painted_in_their_own_colours(face: str) -> None:
    names = ("pine.crane", "6-6", "tile-back", "1s", "mahjong-back")
    boxes = [
        Box(20 + 70 * n, 20, *sheets.piece(face, name, 64)[0].size) for n, name in enumerate(names)
    ]
    picture = Picture(400, 200, [Sprite(*pair) for pair in zip(names, boxes, strict=True)])
    painted = paint(picture, render.Look(face=face), "en").convert("RGB")
    for name, box in zip(names, boxes, strict=True):
        cut = painted.crop((box.x, box.y, box.right, box.bottom))
        where = sheets.piece(face, name, 64)[1]
        shown = Image.composite(cut, Image.new("RGB", cut.size), where)
        assert shown == rgb(face, name, 64)


def test_a_turned_piece_lies_on_its_side() -> None:
    upright, turned = Box(0, 0, 48, 66), Box(0, 0, 66, 48)
    sprites = (Sprite("1s", upright), Sprite("1s", turned, turned=True))
    one, other = (
        paint(Picture(s.box.width, s.box.height, [s]), render.Look(), "en") for s in sprites
    )
    assert one.transpose(Image.Transpose.ROTATE_90) == other


# --- Tien Gow -----------------------------------------------------------------------------------


def test_a_tile_has_its_pips_ones_and_fours_red() -> None:
    for tile in tiles():
        pips = list(tile.pips)
        red = 6 if tile.name == "6-6" else sum(n for n in tile.numbers if n in (1, 4))
        assert (len(pips), sum(pip.red for pip in pips)) == (sum(tile.numbers), red)
        assert len({(pip.column, pip.row) for pip in pips}) == len(pips)


def test_the_three_three_is_a_cross_and_red_sixes_columns() -> None:
    cross = {(pip.column, pip.row < 0) for pip in Tile((3, 3)).pips}
    assert cross == {(column, upper) for column in (-1, 0, 1) for upper in (True, False)}
    reds = {(pip.column, pip.row < 0) for pip in Tile((6, 6)).pips if pip.red}
    assert reds == {(-1, True), (1, False)}


def test_a_tile_tells_class_and_rank_from_the_highest() -> None:
    ranks = {tile.name: (tile.civil, tile.rank) for tile in tiles()}
    assert [ranks[name] for name in ("6-6", "1-5", "4-5", "2-4", "1-2")] == [
        (True, 1),
        (True, 11),
        (False, 1),
        (False, 4),
        (False, 6),
    ]
    assert sum(civil for civil, _ in ranks.values()) == 11


# --- Mahjong ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", [pips.DOTS, pips.STICKS])
def test_a_mahjong_tile_has_its_number_of_dots_or_sticks(pattern: pips.Pattern) -> None:
    assert sorted(pattern) == list(range(2, 10))
    for number, (_, spots) in pattern.items():
        assert len(set(spots)) == number


def test_no_dot_touches_another_or_the_edge() -> None:
    for radius, spots in pips.DOTS.values():
        for one, other in combinations(spots, 2):
            assert hypot(one.x - other.x, one.y - other.y) > 2 * radius
        assert max(abs(spot.x) for spot in spots) + radius < 139
        assert max(abs(spot.y) for spot in spots) + radius < 174


def test_every_mahjong_tile_is_written_in_its_colour() -> None:
    inks = {tile.name: tile.ink for tile in mahjong.tiles() if tile.suit}
    assert [inks[name] for name in ("1m", "4z", "6z", "7z", "1f", "4f", "5f", "8f")] == [
        *("black", "black", "green", "red", "red", "red", "blue", "blue")
    ]


@pytest.mark.parametrize("width", MAHJONG)
@pytest.mark.parametrize("turned", [False, True])
def test_a_gold_corner_lies_on_the_face_of_its_tile(width: int, turned: bool) -> None:
    sides = (width, MAHJONG[width])
    tile = Sprite("5p", Box(20, 30, *(reversed(sides) if turned else sides)), turned=turned)
    for shape in gold(tile):
        assert tile.box.x + tile.box.width // 2 < shape.box.x
        assert shape.box.right < tile.box.right
        assert tile.box.y < shape.box.y
        assert shape.box.bottom < tile.box.y + tile.box.height // 2 + 1
    picture = Picture(160, 160, [tile])
    bare = paint(picture, render.Look(), "en").convert("RGB")
    picture.add(*gold(tile))
    marked = paint(picture, render.Look(), "en").convert("RGB")
    changed = ImageChops.difference(bare, marked).getbbox()
    assert changed is not None
    assert changed[2] - changed[0] > width // 4


# --- Emoji --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", render.PIECES)
def test_an_emoji_is_a_small_square_with_clear_corners(name: str) -> None:
    data = render.emoji(name)
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.size) == ("PNG", (128, 128))
    assert len(data) < 256_000
    clear = image.convert("RGBA").getchannel("A")
    assert [clear.getpixel(at) for at in ((0, 0), (127, 127), (64, 64))] == [0, 0, 255]


@pytest.mark.parametrize(("key", "apart"), [("hanafuda", 12), ("mahjong", 3), ("tiengow", 4)])
def test_emoji_can_be_told_apart_in_a_line_of_text(key: str, apart: int) -> None:
    files = {name: Image.open(io.BytesIO(render.emoji(name))) for name in KINDS[key]}
    drawn = {name: file.convert("RGBA").resize((22, 22)) for name, file in files.items()}
    for one, other in combinations(drawn, 2):
        assert unlike(drawn[one].convert("RGB"), drawn[other].convert("RGB")) > apart


def test_a_piece_nobody_drew_is_refused() -> None:
    for name in ("pine.fox", "6-5", "0m", "8z", "9f"):
        with pytest.raises(KeyError):
            render.emoji(name)
        with pytest.raises(KeyError):
            sheets.piece("traditional", name, 48)


def test_the_version_of_the_art_is_a_word_each() -> None:
    versions = {render.art(piece) for piece in render.PIECES}
    assert len(versions) == len(sheets.FAMILIES)
    for version in versions:
        assert len(version) == 8
        assert int(version, 16) >= 0
