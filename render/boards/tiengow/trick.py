"""The middle of the table: what each player has put before it, the led and the best tiles told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from render.boards.around import GAP, parts
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.stacks import BACK
from render.layout import RING, TILES, Box, Picture, Ring, Shape, Sprite, Text, reach, stack
from rules import Seat
from rules.tiengow.state import Play

SIZES = (96, 64, 48, 36)
"""The widths of tiles in the middle, the best first."""
APART = 4
"""Between two tiles that were played together."""
PAD = 12
"""Left and right of the words on a label."""


def label_height(scene: TileScene) -> int:
    """How high a label is."""
    return round(scene.letters * 1.5)


def spots(area: Box, scene: TileScene, height: int) -> Mapping[Seat, Box]:
    """Where each seat's play lies, so high: toward the side where it sits."""
    left, centre, right = parts(area.inset(RING, RING), 3)
    upper, _, lower = stack(centre, height, 0, height, gap=0)
    places = {
        "left": left.centred(left.width, height),
        "right": right.centred(right.width, height),
        "top": upper,
        "bottom": lower,
    }
    return MappingProxyType({seat: places[scene.way(seat)] for seat in scene.view.playing})


def draw_trick(picture: Picture, area: Box, scene: TileScene, names: bool = False) -> None:
    """Every play as large as fits, with its label; `names` tells whose each is."""
    size = next(one for one in SIZES if one == SIZES[-1] or _fits(area, scene, one))
    for play in scene.plays:
        place = spots(area, scene, _spot_height(scene, size))[play.seat]
        _draw_play(picture, place, scene, play, size, names)


def _spot_height(scene: TileScene, size: int) -> int:
    return TILES[size] + RING + APART + label_height(scene)


def _fits(area: Box, scene: TileScene, size: int) -> bool:
    count = scene.plays[0].count
    low = 2 * _spot_height(scene, size) + GAP <= area.height - 2 * RING
    return low and _width(count, size) + 2 * RING <= next(parts(area.inset(RING), 3)).width


def _width(count: int, size: int) -> int:
    return count * (size + APART) - APART


def _draw_play(
    picture: Picture, place: Box, scene: TileScene, play: Play, size: int, names: bool
) -> None:
    """The tiles face up, or as many backs; the best ones ringed."""
    upper, low = stack(place, TILES[size], label_height(scene), gap=RING + APART)
    tiles = upper.centred(_width(play.count, size), TILES[size])
    for number, name in enumerate(play.tiles or (BACK,) * play.count):
        box = Box(tiles.x + number * (size + APART), tiles.y, size, tiles.height)
        picture.add(Sprite(name, box, f"play {play.seat}"))
    if play.seat == scene.best:
        picture.add(Ring(tiles))
    _draw_label(picture, low, scene, play.seat, names)


def _draw_label(picture: Picture, box: Box, scene: TileScene, seat: Seat, names: bool) -> None:
    """What a play is, on a yellow ground if it is the best."""
    words = " · ".join(marks(scene, seat))
    if names:
        free = (box.width - 2 * PAD - reach(words, scene.letters)) / scene.letters - 1
        words = " · ".join((scene.short(seat, free), *marks(scene, seat)))
    if not words:
        return
    colour = "yellow" if seat == scene.best else "ink"
    chip = box.centred(min(box.width, reach(words, scene.letters) + 2 * PAD), box.height)
    picture.add(
        Shape("plate", chip, colour),
        Text(words, chip.inset(PAD), scene.letters, "centre", "black", colour, bold=True),
    )


def marks(scene: TileScene, seat: Seat) -> Iterator[str]:
    """That a seat has led, that its tiles are the best, or have won."""
    if seat == scene.plays[0].seat:
        yield scene.say("mark-led")
    if seat == scene.best:
        yield scene.say("mark-won" if scene.finished else "mark-best")
