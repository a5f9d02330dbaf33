"""The places at the end of a match, and the bonus of each place."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Seat


def places(points: Sequence[int], resigned: Seat | None = None) -> list[int]:
    """Return the place of each seat, 1 for the most points; equal points share the better place.

    A seat that has resigned is last.
    """
    ranks = [(seat != resigned, own) for seat, own in enumerate(points)]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def bonuses(places: Sequence[int], uma: int) -> list[int]:
    """Return the bonus for each place: neighbouring places differ by twice `uma`; the sum is zero.

    People on a shared place share its bonuses. Their shares are whole numbers, because neighbouring
    bonuses differ by an even number.
    """
    return [uma * (len(places) + 2 - 2 * own - places.count(own)) for own in places]
