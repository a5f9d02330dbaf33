"""The wall of seventeen stacks a side: its break, and the deal of the hands."""

from __future__ import annotations

from rules.draw import throw
from rules.game import Event, Seat
from rules.mahjong.state import SEATS, MahjongCarry, following
from rules.mahjong.tiles import Tiles, in_order

STACKS = 17
"""The number of stacks of two in the wall of each seat; they are counted from its right end."""


def counted(first: Seat, total: int) -> Seat:
    """Return the seat at which a count to `total` ends; it counts `first` as one,
    counter-clockwise.
    """
    return following(first, total - 1)


def found_dealer(carry: MahjongCarry, tape: list[int], events: list[Event]) -> Seat:
    """Return the dealer; in the first deal, the seat that a count of the dice finds."""
    if carry.dealer is not None:
        return carry.dealer
    dealer = counted(0, throw(0, tape, events))
    events.append(Event("lot", dealer))
    return dealer


def broken(deck: Tiles, breaker: Seat, stacks: int) -> Tiles:
    """Return the wall from its head: clockwise from the break after `stacks` stacks of a seat's
    wall.

    The upper tile of a stack comes first. At the tail the tile that is drawn first counts as upper.
    """
    side = 2 * STACKS
    walls = [deck[side * seat : side * (seat + 1)] for seat in range(SEATS)]
    ring = [tile for turn in range(SEATS) for tile in walls[following(breaker, -turn)]]
    return (*ring[2 * stacks :], *ring[: 2 * stacks])


def dealt(wall: Tiles, dealer: Seat) -> tuple[tuple[Tiles, ...], str, Tiles]:
    """Return the hands by seat, the dealer's last tile, and the rest of the wall.

    Each seat takes four tiles three times; then the dealer takes the upper tiles of the next stack
    and of the next but one, and the others take the tiles between.
    """
    hands: dict[Seat, list[str]] = {seat: [] for seat in range(SEATS)}
    order = [following(dealer, turn) for turn in range(SEATS)]
    for turn, seat in enumerate(order * 3):
        hands[seat] += wall[4 * turn : 4 * turn + 4]
    start = 12 * SEATS
    for at, seat in enumerate((*order, dealer), start):
        hands[seat].append(wall[at])
    last = wall[start + SEATS]
    return tuple(in_order(hands[seat]) for seat in range(SEATS)), last, wall[start + SEATS + 1 :]
