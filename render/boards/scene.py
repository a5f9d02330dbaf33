"""The scene of a picture: names, sentences and look; for a table also a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from render.layout import Picture
from render.look import PAGE, Look, Say
from render.names import measured, shortened
from rules import Seat, View
from rules.points import counted, signed

SIZES = {"phone": (720, 1000), "wide": (1100, 700), "square": (720, 700), "page": (900, 1200)}
"""The size of a picture of a table in pixels, by layout: twice as large as it is seen.

It is seen 360 pixels wide on a phone, and within 550 x 350 in the desktop client; a square fits
both. A page of the guide may be larger, because it stands alone.
"""
LETTERS = {"phone": 20, "wide": 20, "square": 20, "page": 30}
"""The smallest letters of a layout, in pixels."""

HIGHEST = {"wide": 763, "square": 763}
"""The largest height of a picture by layout.

Up to it the desktop client shows letters of nine pixels and pieces of 22; a phone, which shows all
of it, needs no such bound.
"""

SHORT = 13
"""The largest width of a name in a sentence, in letters' heights."""

TOGETHER = " + "
"""The text between the names of a team."""

Side = tuple[Seat, ...]


class Leaf(NamedTuple):
    """A picture, and the same in words."""

    picture: Picture
    words: str


@dataclass(frozen=True, slots=True)
class Page:
    """The settings that every picture has; `names` has a name for each seat.

    `leading` is the number of pixels between the rows of numbers.
    """

    names: tuple[str, ...]
    say: Say
    look: Look
    leading: int = field(default=6, kw_only=True)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return SIZES[self.look.layout]

    @property
    def letters(self) -> int:
        """The height of the smallest letters."""
        return LETTERS[self.look.layout]

    @property
    def line(self) -> int:
        """The height of a line of the smallest letters."""
        return self.letters * 5 // 4

    @property
    def tall(self) -> bool:
        """Whether the picture is as narrow as a phone held upright."""
        return self.look.layout != "wide"

    @property
    def high(self) -> bool:
        """Whether the picture is upright, and so has height to spare."""
        return self.look.layout in ("phone", PAGE)

    def short(self, seat: Seat, width: float = SHORT) -> str:
        """Return a seat's name, cut to a width in letters' heights so that no two names look
        alike.
        """
        return shortened(self.names, width, self.say.language)[seat]

    def listed(self, seats: Sequence[Seat], width: float) -> str:
        """Join the names of seats with commas, within a width in letters' heights."""
        return self.joined(self.say("comma"), seats, width)

    def joined(self, between: str, seats: Sequence[Seat], width: float) -> str:
        """Join names with text between them; if they are too long, the longest are cut."""
        return self.naming(lambda names: names, seats, width, between)

    def naming(
        self, write: Callable[[str], str], seats: Sequence[Seat], width: float, between: str
    ) -> str:
        """Write a sentence about seats; if it is too long, the longest names in it are cut."""
        for each in (40, *range(20, 1, -1)):
            words = write(between.join(self.short(seat, each) for seat in seats))
            if measured(words, self.say.language) <= width:
                break
        return words


class TableView(View, Protocol):
    """The fields that the views of all families have."""

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of this deal in turn order."""

    @property
    def resting(self) -> tuple[Seat, ...]:
        """The seats that sit this deal out."""

    @property
    def number(self) -> int:
        """The number of the deal in the match."""


ViewT = TypeVar("ViewT", bound=TableView)


@dataclass(frozen=True, slots=True)
class Scene(Page, Generic[ViewT]):
    """A view of a table, with everything needed to draw and describe it."""

    view: ViewT

    @property
    def below(self) -> Seat:
        """The seat at the bottom of the table."""
        seat, playing = self.view.seat, self.view.playing
        return seat if seat is not None and seat in playing else playing[0]

    @property
    def plate(self) -> int:
        """The width, in letters' heights, from which everything on a plate is in one row."""
        return 16

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats that play, in turn order after the seat at the bottom."""
        playing = self.view.playing
        at = playing.index(self.below)
        return playing[at + 1 :] + playing[:at]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the deal: the seats of each team, or each seat alone."""
        return tuple((seat,) for seat in self.view.playing)

    def side(self, seat: Seat) -> Side:
        """Return the seats of a seat's team, itself included."""
        return next(side for side in self.sides if seat in side)

    def way(self, seat: Seat | None) -> str:
        """Return the side of the table where a seat sits: `bottom` (also for None), `top`, `left`
        or `right`.
        """
        places = {self.below: "bottom"}
        places |= dict(zip(self.others, WAYS[len(self.others)], strict=True))
        return places.get(self.below if seat is None else seat, "top")

    @property
    def start(self) -> int:
        """Everybody's points before the first deal; later points only change hands."""
        return sum(self.view.scores) // len(self.view.scores)

    def score(self, seat: Seat) -> int:
        """Return a seat's points in the match, with its gain in a finished deal."""
        scores, result = self.view.scores, self.view.result
        return scores[seat] + (result.deltas(len(scores))[seat] if result else 0)

    def points(self, score: int) -> str:
        """Return a score of the match in words, with its sign if all began with nothing."""
        return counted(score) if self.start else signed(score)

    def side_name(self, side: Side, width: float) -> str:
        """Return the name of a player, or those of a team together, within a width."""
        return self.joined(TOGETHER, side, width)

    @property
    def roles(self) -> bool:
        """Whether the names are roles of players, which are written whole."""
        return False

    @property
    def marked(self) -> frozenset[Seat]:
        """The seats marked as asked; none while claims are asked for, as words tell of those."""
        return frozenset() if self.view.phase in WINDOWS else self.view.to_act

    def asked(self, width: float = SHORT) -> str:
        """Return the names of the seats that are asked."""
        return self.listed(sorted(self.view.to_act), width)


AnyScene = Scene[Any]

WINDOWS = frozenset(("claim", "opening", "call"))
"""The phases in which several seats are asked for claims; no piece moves as they answer."""

WAYS: dict[int, tuple[str, ...]] = {
    1: ("top",),
    2: ("right", "left"),
    3: ("right", "top", "left"),
}
"""The sides of the other seats in turn order: the next player is the neighbour on the right."""
