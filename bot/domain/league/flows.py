"""Points that flow between two players more than between either of them and the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, variance
from typing import NamedTuple

FEWEST = 8
"""So many deals two must have played together before anything is said of them."""
UNUSUAL = 2.5
"""A difference of so many standard errors is reported; by chance one pair in a hundred has it."""


Flows = Mapping[tuple[int, int], Sequence[float]]
"""What each giver lost to each taker, deal by deal."""


class Flow(NamedTuple):
    """What `giver` lost to `taker`, in how many deals, beside what is usual for the two.

    `points` and `others` are averages a deal, `errors` how many standard errors they are apart.
    """

    giver: int
    taker: int
    deals: int
    points: float
    others: float
    errors: float


def unusual(deals: Iterable[Mapping[int, int]]) -> list[Flow]:
    """Pairs between whom more flows than is usual for either, most striking first.

    Each deal maps people to what they gained. What somebody loses in a deal is shared out among
    those who gain in it, in parts of their gains. It shows where to look, and proves nothing.
    """
    flows: dict[tuple[int, int], list[float]] = defaultdict(list)
    for deal in deals:
        for giver in deal:
            for taker in deal:
                if giver != taker:
                    flows[giver, taker].append(_flow(deal, giver, taker))
    found = [one for pair in flows if (one := _compared(flows, *pair))]
    return sorted((one for one in found if one.errors >= UNUSUAL), key=lambda one: -one.errors)


def _flow(deal: Mapping[int, int], giver: int, taker: int) -> float:
    """What one has lost to another in a deal; negative when it was won."""
    gained = sum(points for points in deal.values() if points > 0)
    if not gained:
        return 0.0
    lost, won = sorted((deal[giver], deal[taker]))
    if lost >= 0 or won <= 0:
        return 0.0
    share = -lost * won / gained
    return share if deal[giver] < 0 else -share


def _compared(flows: Flows, giver: int, taker: int) -> Flow | None:
    """A pair beside what the giver loses to others, and what others lose to the taker.

    The smaller difference counts, so that a strong or a weak player alone is not reported.
    """
    own = flows[giver, taker]
    if len(own) < FEWEST:
        return None
    to_others = [x for (g, t), some in flows.items() if g == giver and t != taker for x in some]
    of_others = [x for (g, t), some in flows.items() if g != giver and t == taker for x in some]
    usual = [some for some in (to_others, of_others) if len(some) >= FEWEST] or [[0.0, 0.0]]
    found = [one for some in usual if (one := _apart(own, some)) is not None]
    if not found:
        return None
    errors, others = min(found)
    return Flow(giver, taker, len(own), fmean(own), others, errors)


def _apart(own: Sequence[float], usual: Sequence[float]) -> tuple[float, float] | None:
    """How many standard errors two averages are apart, and the usual one; None: nothing varies."""
    spread = variance(own) / len(own) + variance(usual) / len(usual)
    if not spread:
        return None
    return (fmean(own) - fmean(usual)) / spread**0.5, fmean(usual)
