"""Places at the end of a match, and the bonus each is worth."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Seat


def places(points: Sequence[int], resigned: Seat | None = None) -> list[int]:
    """The place of each, 1 for the most points; equal points share the better place.

    Whoever has resigned has the last one.
    """
    ranks = [(seat != resigned, own) for seat, own in enumerate(points)]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def bonuses(places: Sequence[int], uma: int) -> list[int]:
    """What each gains for the place: two places are apart by twice `uma`, all sum to zero.

    Whoever shares places shares what they are worth; it is always a whole number, because the
    places that n share are worth an arithmetic row in steps of two.
    """
    return [uma * (len(places) + 2 - 2 * own - places.count(own)) for own in places]
