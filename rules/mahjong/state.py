"""One moment of a deal of mahjong, and its carry for the next one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from rules.game import Carry, Event, Line, Result, RuleError, Seat
from rules.imagined import BLANK, as_known, blanks, seen_rows
from rules.mahjong.claims import Window
from rules.mahjong.tally import Faces, Tally, counting, tally
from rules.mahjong.tiles import Tiles, in_order, without
from rules.shared import ALONE, NOBODY

SEATS = 4
PLAIN = counting()
"""The faces of a deal in which every tile counts as itself."""
NOTHING: tuple[Tiles, ...] = ((),) * SEATS


@dataclass(frozen=True, slots=True)
class MahjongCarry(Carry):
    """The facts a deal starts from.

    `streak` counts the deals the dealer has stayed on, and `changes` how often the dealer has
    changed. `base` is the number of points the dealer pays and receives where a rule set lets it
    grow.
    """

    streak: int = 0
    changes: int = 0
    base: int = 0


OPEN = frozenset(("chow", "pung", "kong", "added"))
"""The melds that include a tile of another player."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A set laid open: `chow`, `pung`, `kong` (of a discard), `added`, `concealed` or a xi.

    A xi is a set of different honours or ends, of a kind that its rules name; tiles can be added to
    it. `claimed` is the tile that was taken and `source` the seat that gave it; both None without a
    claim. `from_xi` tells that the tile had just been added to a xi. `added` are the tiles added to
    the meld later.
    """

    kind: str
    tiles: Tiles
    source: Seat | None = None
    claimed: str | None = None
    from_xi: bool = False
    added: Tiles = ()

    @property
    def first(self) -> Tiles:
        """The tiles it was laid down with."""
        return without(self.tiles, *self.added)

    @property
    def is_open(self) -> bool:
        """Whether the meld includes a tile of another player."""
        return self.kind in OPEN

    @property
    def is_xi(self) -> bool:
        """Whether the meld is a set of different honours or ends."""
        return self.kind not in OPEN and self.kind != "concealed"

    def plus(self, tile: str) -> Meld:
        """Return the pung or xi with a tile added."""
        kind = "added" if self.kind == "pung" else self.kind
        added = (*self.added, tile)
        return replace(self, kind=kind, tiles=in_order((*self.tiles, tile)), added=added)

    def less(self, tile: str) -> Meld:
        """Return the kong or xi as it was before a tile was added."""
        kind = "pung" if self.kind == "added" else self.kind
        added = without(self.added, tile) if tile in self.added else self.added
        return replace(self, kind=kind, tiles=without(self.tiles, tile), added=added)

    def with_for(self, tile: str, other: str) -> Meld:
        """Return the same meld with `tile` in place of `other`."""
        return replace(self, tiles=in_order((*without(self.tiles, other), tile)))


class Discard(NamedTuple):
    """A discard as everybody saw it.

    `drawn` tells that it was the tile just drawn (or one like it), and `ready` that its player
    declared ready with it. `taken` is the seat that claimed it; None while it lies in the river.
    """

    seat: Seat
    tile: str
    drawn: bool = False
    ready: bool = False
    taken: Seat | None = None


MELDS = {"chi": "chow", "peng": "pung", "minkan": "kong", "kakan": "added", "ankan": "concealed"}
"""The names of melds on sheets (Chinese and Japanese words), with their names at the table."""


def melds_of(sheet: Mapping[str, Any], names: Mapping[str, str] = MELDS) -> tuple[Meld, ...]:
    """Read the melds of a hand described as data, which has other names for them."""
    return tuple(
        Meld(
            names.get(meld["type"], meld["type"]),
            in_order(meld["tiles"]),
            meld.get("from"),
            meld.get("claimed"),
        )
        for meld in sheet.get("melds", ())
    )


@dataclass(frozen=True)
class MahjongState:
    """One moment of a deal.

    `wall` runs from the head, where tiles are drawn, to the tail, where replacements are taken.
    `indicator` is the tile turned up to find the wild tiles (None without one). `river` has the
    unclaimed discards in the order of time, each with its seat; `trail` has the claimed ones, too.
    `thrown` is the last discard with its seat; None once it is claimed. `begun` names the seats
    that have discarded. `drawn` is the tile that the seat on turn has just drawn, and `source`
    tells where from: `wall`, `kong` or `flower`; both are None after a claim. `window` is open
    while claims are asked for, otherwise None. `tape` are the dice still to be thrown. `opened` has
    the seats whose hand lies open.
    """

    options: Any
    carry: MahjongCarry
    dealer: Seat
    phase: str
    turn: Seat
    hands: tuple[Tiles, ...]
    wall: Tiles
    melds: tuple[tuple[Meld, ...], ...] = ((),) * SEATS
    flowers: tuple[Tiles, ...] = NOTHING
    river: tuple[tuple[Seat, str], ...] = ()
    trail: tuple[Discard, ...] = ()
    begun: frozenset[Seat] = frozenset()
    indicator: str | None = None
    drawn: str | None = None
    source: str | None = None
    window: Window | None = None
    thrown: tuple[Seat, str] | None = None
    tape: tuple[int, ...] = ()
    lines: tuple[Line, ...] = ()
    last: tuple[Event, ...] = ()
    opened: frozenset[Seat] = frozenset()
    result: Result | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seat on turn, or the seats still asked for a claim."""
        if self.result:
            return NOBODY
        return self.window.waiting if self.window else ALONE[self.turn]

    @property
    def untouched(self) -> bool:
        """Whether the hands are dealt, and nobody has discarded or answered the open window."""
        answers = self.window.answers if self.window else ()
        return bool(self.hands[self.dealer]) and not (self.begun or answers)

    @property
    def faces(self) -> Faces:
        """The faces that tiles count as."""
        return PLAIN

    def tally(self, seat: Seat) -> Tally:
        """Return the hand of a seat, counted by face."""
        return tally(self.hands[seat], self.faces)

    @property
    def left(self) -> int:
        """The number of tiles that can still be drawn from the head."""
        return len(self.wall)

    @property
    def replaced(self) -> int:
        """The number of tiles drawn to replace the fourth tiles of kongs and added tiles.

        A tile that can still be robbed has not been replaced.
        """
        more = sum([len(meld.tiles) - 3 for melds in self.melds for meld in melds])
        return more - (self.window is not None and self.window.kind == "rob_kong")

    @property
    def pieces(self) -> Iterator[str]:
        """Every tile wherever it lies."""
        for tiles in (*self.hands, *self.flowers, self.wall):
            yield from tiles
        yield from (tile for _, tile in self.river)
        for meld in (meld for melds in self.melds for meld in melds):
            yield from meld.tiles
        if self.indicator:
            yield self.indicator

    def known(self, seat: Seat | None) -> MahjongState:
        """Return the state with only what a seat knows.

        Blanks stand for other hands that are not laid open, the wall, and a tile another seat has
        drawn. The answers of other seats in a window appear as passes.
        """
        drawn = self.drawn if seat == self.turn or self.drawn is None else BLANK
        known: MahjongState = as_known(
            self,
            seat,
            hands=seen_rows(self.hands, {seat, *self.opened}),
            wall=blanks(self.wall),
            drawn=drawn,
            tape=(0,) * len(self.tape),
            window=self.window and self.window.known(seat),
        )
        return known


@cache
def others(seat: Seat) -> tuple[Seat, ...]:
    """Return all seats but one, in ascending order."""
    return tuple(other for other in range(SEATS) if other != seat)


def following(seat: Seat, steps: int = 1) -> Seat:
    """Return the right-hand neighbour, who is next in turn, or the seat `steps` places on."""
    return (seat + steps) % SEATS


def wrong_count(size: int, count: int) -> RuleError:
    """Return the error for a hand described as data that has `count` tiles where it should have
    `size`.
    """
    text = (
        f"A hand has {size} tiles plus the winning one (a kong counts as three); you gave {count}."
    )
    return RuleError(text, "wrong-count", size=str(size), count=str(count))
