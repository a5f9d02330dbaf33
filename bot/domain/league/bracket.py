"""The bracket of a knock-out: the best seed meets the worst, the two best only in the final."""

from __future__ import annotations

from collections.abc import Sequence, Set

from bot.domain.league.pairing import Group


def meetings(seeds: Sequence[int], rounds: int, through: Set[int] | None) -> list[Group]:
    """Return the groups of the next round: two people who meet, or one person who has a bye.

    `seeds` has everybody who entered, the best first. `through` has the people who passed the last
    round, None before the first.
    """
    order = [seeds[seed] if seed < len(seeds) else None for seed in _places(rounds)]
    if through is not None:
        order = [user for user in order if user in through]
    pairs = zip(order[::2], order[1::2], strict=True)
    groups = (tuple(user for user in pair if user is not None) for pair in pairs)
    return [group for group in groups if group]


def _places(rounds: int) -> Sequence[int]:
    """Return the seeds in the order of the bracket, from 0; neighbours meet in the first round."""
    places = [0]
    for _ in range(rounds):
        twice = 2 * len(places)
        places = [place for seed in places for place in (seed, twice - 1 - seed)]
    return places
