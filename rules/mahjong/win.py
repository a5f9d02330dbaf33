"""The worth of a win, the account of a deal, and the waits of a hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rules.game import Line, Seat
from rules.mahjong.reading import Parts
from rules.mahjong.tiles import Tiles


class Element(NamedTuple):
    """One element of a winning hand's worth: its name, its points and the tiles it rests on.

    `because` tells why an element does not count: the name of the element that implies it, or a
    word for the rule that leaves it out. It is empty if the element counts.
    """

    name: str
    points: int
    tiles: Tiles = ()
    because: str = ""


def total(elements: Iterable[Element]) -> int:
    """Return the points of all these elements."""
    return sum([element.points for element in elements])  # a list is summed faster


@dataclass(frozen=True, slots=True)
class Win:
    """The worth of a win: its name, its elements, and the lines that pay it.

    `met` are the conditions of a win that the hand fulfils, each with the tiles that fulfil it.
    `left_out` are elements of the hand that do not count. `reading` has the groups held in the
    hand, then those on the table.
    """

    name: str
    elements: tuple[Element, ...]
    lines: tuple[Line, ...]
    multiplier: int = 1
    met: tuple[Element, ...] = ()
    left_out: tuple[Element, ...] = ()
    reading: Parts = ()

    @property
    def shown(self) -> tuple[Element, ...]:
        """The conditions met by tiles of the hand; the others hold because they do not apply."""
        return tuple(condition for condition in self.met if condition.tiles)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The account of a deal: the winner, the winning tile, its source and giver, and the worth of
    the win.

    `winner` is None when nobody won; after a false win it is the seat that declared it, and `win`
    is None. `tile` is None for a win without a winning tile, `giver` for a tile that no seat gave.
    """

    winner: Seat | None = None
    tile: str | None = None
    source: str = ""
    giver: Seat | None = None
    win: Win | None = None


class Outlook(NamedTuple):
    """The waits of a hand after a discard (None: as it is), or the conditions it still lacks.

    `waits` are the tiles with which it may win; if there are none, `lacks` names the conditions
    that the nearest complete hand does not meet.
    """

    discard: str | None
    waits: Tiles
    lacks: tuple[str, ...] = ()
