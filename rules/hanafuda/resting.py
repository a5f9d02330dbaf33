"""The seats that sit a deal out when there are more people at the table than may play."""

from __future__ import annotations

from rules.game import Carry, Seat


def sitting_out(carry: Carry, dealer: Seat, most: int) -> tuple[Seat, ...]:
    """Return the seats that sit the next deal out, where at most `most` may play.

    They rest in turn, beginning after the last seat that did; the next dealer always plays. Players
    do not choose, unlike in 出下り.
    """
    seats = len(carry.scores)
    if seats <= most:
        return ()
    start = carry.resting[-1] + 1 if carry.resting else 0
    order = [(start + step) % seats for step in range(seats)]
    return tuple([seat for seat in order if seat != dealer][: seats - most])
