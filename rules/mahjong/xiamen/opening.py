"""The double wall of Xiamen, the deal, the opening flowers, the gold, and wins by the
dealt hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.draw import throw
from rules.frozen import put
from rules.game import Event, RuleError, Seat
from rules.mahjong.state import SEATS, following
from rules.mahjong.tiles import Tiles, flower, in_order, without
from rules.mahjong.win import Win, total
from rules.mahjong.xiamen.options import GoldOptions
from rules.mahjong.xiamen.score import OPENING_GOLDS, ROBBED_GOLD, Hand, Scale, score

STACKS, LONG = 8, 20
"""The number of stacks of two in each inner wall, and of tiles in each outer wall."""
INNER = SEATS * STACKS * 2
"""The number of tiles in the inner walls."""


def dealt(deck: Tiles, first: Seat) -> tuple[Tiles, ...]:
    """Return the hands as dealt: `first` takes stacks 1 and 2 of each inner wall, the next seat 3
    and 4.
    """
    hands: dict[Seat, list[str]] = {seat: [] for seat in range(SEATS)}
    for turn in range(SEATS):
        for wall in range(SEATS):
            start = wall * STACKS * 2 + 4 * turn
            hands[following(first, turn)] += deck[start : start + 4]
    return tuple(tuple(hands[seat]) for seat in range(SEATS))


def outer(deck: Tiles, cutter: Seat, place: int) -> Tiles:
    """Return the wall from its head: clockwise from the tile after `place` in the cutter's outer
    wall.
    """
    walls = [deck[INNER + LONG * seat : INNER + LONG * (seat + 1)] for seat in range(SEATS)]
    ring = [tile for turn in range(SEATS) for tile in walls[following(cutter, -turn)]]
    return (*ring[place:], *ring[:place])


class Dealt:
    """The hands and the wall while flowers are replaced and the gold is opened."""

    def __init__(self, hands: tuple[Tiles, ...], wall: Tiles, events: list[Event]) -> None:
        self.hands = tuple(map(in_order, hands))
        self.wall = wall
        self.flowers: tuple[Tiles, ...] = ((),) * SEATS
        self.drawn: str | None = None
        self.events = events

    def take(self, seat: Seat, tile: str) -> bool:
        """Move a tile to a hand, or lay it open if it is a flower; return whether it is a
        flower.
        """
        if not flower(tile):
            self.hands = put(self.hands, seat, in_order((*self.hands[seat], tile)))
            return False
        self.events.append(Event("flower", seat, (tile,)))
        self.flowers = put(self.flowers, seat, in_order((*self.flowers[seat], tile)))
        return True

    def first_draw(self, dealer: Seat) -> None:
        """Give the dealer the seventeenth tile; a flower waits to be exposed with the others."""
        self.drawn, self.wall = self.wall[0], self.wall[1:]
        self.hands = put(self.hands, dealer, in_order((*self.hands[dealer], self.drawn)))

    def replace_flowers(self, dealer: Seat) -> None:
        """Expose all flowers; then, from the dealer on, each seat draws as many tiles from the
        tail.

        A flower drawn now is exposed at once and replaced only after everybody else's turn.
        """
        owed = [0] * SEATS
        for seat in (following(dealer, turn) for turn in range(SEATS)):
            hand = self.hands[seat]
            self.hands = put(self.hands, seat, ())
            owed[seat] = sum([self.take(seat, tile) for tile in hand])
        while any(owed):
            for seat in (following(dealer, turn) for turn in range(SEATS)):
                count, owed[seat] = owed[seat], 0
                for _ in range(count):
                    tile, self.wall = self.wall[-1], self.wall[:-1]
                    owed[seat] += self.take(seat, tile)
                    if seat == dealer:
                        self.drawn = tile  # a flower is replaced in a later turn

    def by_dice(self, seat: Seat, tape: list[int]) -> str:
        """Take the tile at the place that the dice count from the tail; after a flower they are
        thrown again.

        Once the tape is used up, take the tile nearest the tail that is no flower.
        """
        at = len(self.wall) - throw(seat, tape, self.events)
        while flower(self.wall[at]):
            self.events.append(Event("turned-back", seat, (self.wall[at],)))
            if len(tape) >= 2:
                at = len(self.wall) - throw(seat, tape, self.events)
            else:
                at = max(place for place, tile in enumerate(self.wall) if not flower(tile))
        tile = self.wall[at]
        self.wall = self.wall[:at] + self.wall[at + 1 :]
        return tile

    def by_tail(self, dealer: Seat) -> str:
        """Take the tile at the tail; a flower goes to the dealer, and the next tile is turned."""
        while True:
            tile, self.wall = self.wall[-1], self.wall[:-1]
            if not flower(tile):
                return tile
            self.take(dealer, tile)


# --- Wins as dealt ------------------------------------------------------------------------------


def wins(hand: Hand, house: GoldOptions, scale: Scale) -> list[Win]:
    """Return the wins of a dealt hand (天胡, 三金倒, 搶金), the most points first."""
    found = []
    for tried in _tries(hand):
        if tried.source not in scale.ways:
            continue
        try:
            found.append(score(tried, house, scale))
        except RuleError:
            continue
    return sorted(found, key=lambda win: -total(win.elements))


def _tries(hand: Hand) -> Iterator[Hand]:
    """Yield the hands that may win; for 搶金 the dealer, who has a tile more, gives one up."""
    if hand.seat == hand.dealer:
        yield hand
        for tile in dict.fromkeys(hand.concealed):
            yield replace(hand, concealed=without(hand.concealed, tile), source=ROBBED_GOLD)
    else:
        yield replace(hand, source=ROBBED_GOLD)
    if hand.golds == 3:
        yield replace(hand, source=OPENING_GOLDS)
