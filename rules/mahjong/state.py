"""One moment of a deal of mahjong, and what it leaves to the next one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.game import Carry, Event, Line, Result, RuleError, Seat
from rules.mahjong.claims import Window
from rules.mahjong.tiles import Tiles, in_order, without

SEATS = 4
NOTHING: tuple[Tiles, ...] = ((),) * SEATS


@dataclass(frozen=True, slots=True)
class MahjongCarry(Carry):
    """What a deal starts from.

    `streak` counts the deals the dealer has stayed on, `changes` how often the dealer has changed,
    `base` is what the dealer pays and receives where a rule set lets it grow.
    """

    streak: int = 0
    changes: int = 0
    base: int = 0


@dataclass(frozen=True, slots=True)
class Meld:
    """A set laid open: `chow`, `pung`, `kong` (of a discard), `added`, `concealed` or a xi.

    A xi is a set of different honours or ends, of a kind that its rules name; tiles can be added to
    it. `claimed` is the tile that was taken and `source` who gave it; both None where none was.
    `from_xi` tells that it had just been added to a xi.
    """

    kind: str
    tiles: Tiles
    source: Seat | None = None
    claimed: str | None = None
    from_xi: bool = False

    @property
    def is_open(self) -> bool:
        """Whether a tile of another player is in it."""
        return self.kind in ("chow", "pung", "kong", "added")

    @property
    def is_xi(self) -> bool:
        """Whether it is a set of different honours or ends."""
        return not self.is_open and self.kind != "concealed"

    def plus(self, tile: str) -> Meld:
        """The pung or xi with a tile added."""
        kind = "added" if self.kind == "pung" else self.kind
        return replace(self, kind=kind, tiles=in_order((*self.tiles, tile)))

    def less(self, tile: str) -> Meld:
        """The kong or xi as it was before a tile was added."""
        kind = "pung" if self.kind == "added" else self.kind
        return replace(self, kind=kind, tiles=without(self.tiles, tile))


MELDS = {"chi": "chow", "peng": "pung", "minkan": "kong", "kakan": "added", "ankan": "concealed"}
"""How sheets name the melds, in Chinese and Japanese words, and how the table does."""


def melds_of(sheet: Mapping[str, Any], names: Mapping[str, str] = MELDS) -> tuple[Meld, ...]:
    """The melds of a hand described as data, which calls them by other names."""
    return tuple(
        Meld(
            names.get(one["type"], one["type"]),
            in_order(one["tiles"]),
            one.get("from"),
            one.get("claimed"),
        )
        for one in sheet.get("melds", ())
    )


@dataclass(frozen=True)
class MahjongState:
    """One moment of a deal.

    `wall` runs from the head, where tiles are drawn, to the tail, where replacements are taken.
    `river` are the discards in the order of time, each with its seat, `begun` the seats that have
    discarded. `drawn` is the tile that the seat on turn has just taken and `source` where it came
    from: `wall`, `kong` or `flower`; None after a claim. `window` is open while claims are asked
    for. `opened` holds the seats whose hand lies open.
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
        """Whose turn it is, or who is still asked for a claim."""
        if self.result:
            return frozenset()
        return self.window.waiting if self.window else frozenset((self.turn,))

    @property
    def left(self) -> int:
        """How many tiles can still be drawn from the head."""
        return len(self.wall)

    @property
    def replaced(self) -> int:
        """How many tiles were drawn in place of those that a set has more than three.

        For one that can still be robbed none was drawn yet.
        """
        more = sum(len(meld.tiles) - 3 for melds in self.melds for meld in melds)
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


def others(seat: Seat) -> tuple[Seat, ...]:
    """Everybody but a seat."""
    return tuple(one for one in range(SEATS) if one != seat)


def following(seat: Seat, steps: int = 1) -> Seat:
    """The right-hand neighbour, who is next in turn, or another one so many places on."""
    return (seat + steps) % SEATS


def wrong_count(size: int, count: int) -> RuleError:
    """What is said of a hand described as data that has too few tiles or too many."""
    text = (
        f"A hand has {size} tiles plus the winning one (a kong counts as three); you gave {count}."
    )
    return RuleError(text, "wrong-count", size=str(size), count=str(count))
