"""The middle of the table: the plays of all seats, with marks for the lead and the best tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from render.boards.around import GAP, parts
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.stacks import BACK
from render.layout import (
    RING,
    TILES,
    Box,
    NoRoomError,
    Picture,
    Ring,
    Shape,
    Text,
    ems,
    fan,
    stack,
)
from render.names import measured
from rules import Seat
from rules.tiengow.state import Play

SIZES = (96, 64, 48, 44)
"""The widths of tiles in the middle, the best first."""
APART = 4
"""Pixels between two tiles that were played together."""
PAD = 12
"""Pixels left and right of the words on a label."""


@dataclass(frozen=True, slots=True)
class Middle:
    """An area with plays of one size.

    `names` adds the seats' names; while the deal runs, the viewer's own is left out.
    """

    scene: TileScene
    area: Box
    size: int
    names: bool
    row: bool = False

    @property
    def columns(self) -> tuple[Box, ...]:
        """The columns of the left seat, of the two in the middle, and of the right seat.

        In a `row` those in the middle are side by side.
        """
        return tuple(parts(self.area.inset(RING, RING), 4 if self.row else 3))

    def label(self, seat: Seat) -> tuple[str, ...]:
        """Return the lines of a play's label: its player and its marks, on a phone in two lines."""
        words = " · ".join(marks(self.scene, seat))
        if not self.names or (seat == self.scene.view.seat and not self.scene.view.result):
            return (words,)
        free = (self.columns[0].width - 2 * PAD) / self.scene.letters
        if self.scene.tall:
            return self.scene.short(seat, free), words
        return (" · ".join(filter(None, (self.scene.short(seat, free - ems(words) - 1), words))),)

    def height(self, seat: Seat) -> int:
        """Return the height of a play with its label."""
        label = len(self.label(seat)) * self.scene.line
        return TILES[self.size] + RING + APART + label

    @property
    def needs(self) -> int:
        """The height of everything without overlaps.

        A player's own picture keeps no room for later plays.
        """
        played = [play.seat for play in self.scene.plays]
        kept = played if self.names and self.scene.view.seat is not None else range(len(ROW))
        highs = {seat: self.height(seat) for seat in kept}
        across = [highs[seat] for seat in self.scene.across if seat in highs]
        above = 0 if self.row else sum(across) + GAP * (len(across) - 1)
        return max(*highs.values(), above) + 2 * RING

    @property
    def fits(self) -> bool:
        """Whether everything fits without overlaps."""
        plays, (column, *_) = self.scene.plays, self.columns
        wide = max(plays[0].count * (self.size + APART) - APART, 0) + 2 * RING
        return wide <= column.width and self.needs <= self.area.height

    def place(self, seat: Seat) -> Box:
        """Return the place of a seat's play: toward its side of the table."""
        high = self.height(seat)
        if self.row:
            column = self.columns[self._column(seat)]
            highest = max(self.height(play.seat) for play in self.scene.plays)
            return column.centred(column.width, highest)
        left, centre, right = self.columns
        match self.scene.way(seat):
            case "left":
                return left.centred(left.width, high)
            case "right":
                return right.centred(right.width, high)
            case "top":
                return Box(centre.x, centre.y, centre.width, high)
            case _:
                return Box(centre.x, centre.bottom - high, centre.width, high)

    def _column(self, seat: Seat) -> int:
        """Return the column of a seat in a row: its side of the table, or its place in a sheet."""
        if self.names and self.scene.view.result:
            return self.scene.view.playing.index(seat)
        return ROW.index(self.scene.way(seat))


ROW = ("left", "top", "bottom", "right")
"""The places of plays in a row, from left to right."""


def middle_of(scene: TileScene, area: Box, names: bool = False) -> Middle:
    """Lay out every play as large as fits an area; NoRoomError where no size fits.

    With `names`, in public, and in a row of an upright picture, the label of each play names its
    seat. With `names`, and in upright pictures, a row is tried first, because it is lower.
    """
    named = names or scene.view.seat is None
    tries = [
        Middle(scene, area, size, named or (row and scene.tall), row)
        for size in SIZES
        for row in (False, True)
    ]
    if names or scene.tall:
        tries.sort(key=lambda middle: not middle.row)
    middle = next((middle for middle in tries if middle.fits), None)
    if middle is None:
        raise NoRoomError(f"{len(scene.plays)} plays do not fit {area}")
    return middle


def draw_trick(picture: Picture, area: Box, scene: TileScene, names: bool = False) -> None:
    """Draw every play as large as fits, with its label and, with `names`, its seat's name."""
    middle = middle_of(scene, area, names)
    for play in scene.plays:
        _draw_play(picture, middle, play)


def _draw_play(picture: Picture, middle: Middle, play: Play) -> None:
    """Draw the tiles face up, or as many backs; the best ones are ringed."""
    size, place = middle.size, middle.place(play.seat)
    upper, low = stack(place, TILES[size], 0, gap=RING + APART)
    tiles = upper.centred(play.count * (size + APART) - APART, TILES[size])
    start = Box(tiles.x, tiles.y, size, tiles.height)
    faces = play.tiles or (BACK,) * play.count
    picture.add(*fan(faces, start, size + APART, f"play {play.seat}"))
    best = play.seat == middle.scene.best
    if best:
        picture.add(Ring(tiles))
    lines = tuple(filter(None, middle.label(play.seat)))
    if lines:
        _draw_label(picture, low, middle.scene, lines, "yellow" if best else "ink")


def _draw_label(
    picture: Picture, box: Box, scene: TileScene, lines: Sequence[str], colour: str
) -> None:
    """Draw lines on a ground of a colour, in the middle of the upper end of a box."""
    size, high = scene.letters, scene.line
    width = max(ceil(size * measured(words, scene.say.language)) for words in lines) + 2 * PAD
    chip = Box(box.x, box.y, box.width, len(lines) * high)
    chip = chip.centred(min(box.width, width), chip.height)
    picture.add(Shape("plate", chip, colour))
    for words, line in zip(lines, stack(chip.inset(PAD), *[high] * len(lines), gap=0), strict=True):
        picture.add(Text(words, line, size, "centre", "black", colour, bold=True))


def marks(scene: TileScene, seat: Seat) -> Iterator[str]:
    """Yield the marks of a seat's play: that it led, that its tiles are the best, or have won."""
    if seat == scene.plays[0].seat:
        yield scene.say("mark-led")
    if seat == scene.best:
        yield scene.say("mark-won" if scene.finished else "mark-best")
