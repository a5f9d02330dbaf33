"""Places at the end of a match, and the bonus each is worth."""

from __future__ import annotations

from collections.abc import Sequence


def places(points: Sequence[int]) -> list[int]:
    """The place of each, 1 for the most points; equal points share the better place."""
    return [1 + sum(other > own for other in points) for own in points]


def bonuses(points: Sequence[int], uma: int) -> list[int]:
    """What each gains for the place: two places are apart by twice `uma`, all sum to zero.

    Whoever shares places shares what they are worth; it is always a whole number, because the
    places that n share are worth an arithmetic row in steps of two.
    """
    found = []
    for own in points:
        above, equal = sum(other > own for other in points), points.count(own)
        worth = len(points) - 1 - 2 * above - (equal - 1)
        found.append(uma * worth)
    return found
