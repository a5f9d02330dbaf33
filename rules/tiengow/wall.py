"""Dice and the wall: finding seats and dealer, and taking the tiles."""

from __future__ import annotations

from collections.abc import Sequence

from rules.draw import throw
from rules.game import Event, Seat
from rules.tiengow.combinations import Tiles
from rules.tiengow.tiles import in_order

COLUMNS = {
    "ends2cols": ((1, 2), (3, 4), (5, 6), (7, 8)),
    "oneColTwice": ((1, 5), (2, 6), (3, 7), (4, 8)),
    "alternating": ((1, 3), (2, 4), (5, 7), (6, 8)),
    "centreOut": ((4, 5), (3, 6), (2, 7), (1, 8)),
    "outsideIn": ((1, 8), (2, 7), (3, 6), (4, 5)),
}
"""The columns of each taker, counted from the end nearer to the dice."""
ROWS = {"rowsFromTop": (1, 2, 3, 4), "rowsFromBottom": (4, 3, 2, 1)}
"""The row of each taker, counted from the top."""


def taken(wall: Tiles, method: str) -> list[Tiles]:
    """Return the tiles of the four takers, in the order of taking.

    The wall is eight columns of four tiles, written column by column from the top.
    """
    if method in ROWS:
        return [in_order(wall[row - 1 :: 4]) for row in ROWS[method]]
    return [
        in_order(tile for column in columns for tile in wall[4 * column - 4 : 4 * column])
        for columns in COLUMNS[method]
    ]


def counted(order: Sequence[Seat], first: Seat, total: int) -> Seat:
    """Return the seat at which a count to `total` ends; it begins with `first` as one."""
    return order[(order.index(first) + total - 1) % len(order)]


LEAST = 24
"""The number of dice kept on the tape for the throws after the seats are found."""


def ranked(seats: Sequence[Seat], tape: list[int], events: list[Event]) -> list[Seat]:
    """Throw two dice for each seat and return the seats, high to low.

    Equal seats throw again, unless the tape is nearly used up.
    """
    totals = {seat: throw(seat, tape, events) for seat in seats}
    ranking: list[Seat] = []
    for total in sorted(set(totals.values()), reverse=True):
        equal = [seat for seat in seats if totals[seat] == total]
        again = len(equal) > 1 and len(tape) > LEAST
        ranking += ranked(equal, tape, events) if again else equal
    return ranking
