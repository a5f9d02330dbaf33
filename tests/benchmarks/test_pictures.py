"""How fast a table is painted and encoded, beside encoding alone and beside the usual way."""

from __future__ import annotations

import io
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import pytest
from PIL import Image, ImageDraw

from render.boards.flowers.table import table
from render.boards.mahjong import MAHJONG
from render.fonts import font
from render.layout import Picture, Ring, Shape, Sprite, Text
from render.look import PLAIN
from render.paint import encoded, paint
from render.png import png
from render.sheets import piece
from tests.benchmarks.budget import held
from tests.render.deals import deal, scene
from tests.render.walls import RANDOM, full, states, view
from tests.render.walls import scene as mahjong_scene

ROUNDS = 60


def full_table(pieces: int) -> Picture:
    """A real table of 1100 x 700, with more captured cards until it has so many pieces."""
    state = list(deal(5))[-8]
    picture = table(scene(state, None, "wide"))
    fans = [item for item in picture.sprites if item.zone.startswith("captures")]
    while len(list(picture.sprites)) < pieces:
        picture.add(fans[len(picture.items) % len(fans)])
    return picture


def full_rivers() -> Picture:
    """A table of mahjong on which as much lies as ever may."""
    state = list(states("xiamen", RANDOM[3]))[150]
    return MAHJONG.table(mahjong_scene(full(view("xiamen", state, None), 1), "wide"))


TABLES: dict[str, Callable[[], Picture]] = {
    "no pieces": lambda: full_table(0),
    "80 pieces": lambda: full_table(80),
    "full rivers": full_rivers,
}


def usual(picture: Picture, sprites: dict[tuple[str, int], Image.Image]) -> bytes:
    """RGBA sprites pasted on an RGB canvas, figures and words drawn anew, PNG level 1."""
    image = Image.new("RGB", (picture.width, picture.height), "#22503F")
    draw = ImageDraw.Draw(image)
    for item in picture.items:
        match item:
            case Sprite(name, box):
                face = sprites[name, box.width]
                image.paste(face, (box.x, box.y), face)
            case Text(words, box, size):
                draw.text((box.x, box.y), words, "#F4EBD9", font("ja", size, 500))
            case Ring(box) | Shape(_, box):
                draw.rounded_rectangle((box.x, box.y, box.right, box.bottom), 8, None, "#F2C230", 4)
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()


def rgba(picture: Picture) -> dict[tuple[str, int], Image.Image]:
    """The pieces of a picture as the usual way keeps them."""
    made = {}
    palette = paint(Picture(1, 1), PLAIN, "en").getpalette()
    for item in picture.sprites:
        face, where = piece(PLAIN.face, item.name, item.box.width)
        face.putpalette(palette or [])
        colour = face.convert("RGBA")
        colour.putalpha(where.convert("L"))
        made[item.name, item.box.width] = colour
    return made


def seconds(call: Callable[[], Any]) -> float:
    """How long one call takes."""
    start = process_time()
    call()
    return process_time() - start


@pytest.mark.parametrize("name", TABLES)
def test_a_table_picture_against_the_usual_way(
    benchmark: Any, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    picture = TABLES[name]()
    image, sprites = paint(picture, PLAIN, "en"), rgba(picture)
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: encoded(picture, PLAIN, "en"),
        lambda: png(image),
        lambda: usual(picture, sprites),
    )
    rounds = [[seconds(way) for way in ways] for _ in range(ROUNDS)]
    ours, encoding, anchor = (median(column) for column in zip(*rounds, strict=True))
    with capsys.disabled():
        print(
            f"\n{name} ({len(list(picture.sprites))}): {ours * 1e3:.2f} ms,"
            f" {len(ways[0]()) / 1024:.0f} KB;"
            f" {ours / encoding:.2f} x encoding alone;"
            f" {ours / anchor:.2f} x the usual way ({anchor * 1e3:.2f} ms,"
            f" {len(ways[2]()) / 1024:.0f} KB)"
        )
    if name == "80 pieces":
        held(capsys, "picture-time", ours / anchor, beside=f"{anchor * 1e3:.2f} ms")
        held(capsys, "picture-size", len(ways[0]()) / 1000)
    benchmark(ways[0])
