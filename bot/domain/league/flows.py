"""Find pairs of players between whom more points flow than between them and everybody else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, variance
from typing import NamedTuple

FEWEST = 8
"""The fewest deals that two people must share before they are compared."""
UNUSUAL = 2.5
"""Standard errors above the usual flow from which a pair is reported; by chance, 1 in 100 is."""

Flows = Mapping[tuple[int, int], Sequence[float]]
"""The points that each giver lost to each taker, for each deal they shared."""


class Flow(NamedTuple):
    """The points that `giver` lost to `taker`, compared with what is usual for both.

    `points` is the average for a deal, and `others` the usual average: what the giver loses to
    other people, or what others lose to the taker. `errors` is their difference in standard errors.
    """

    giver: int
    taker: int
    deals: int
    points: float
    others: float
    errors: float


def unusual(deals: Iterable[Mapping[int, int]]) -> list[Flow]:
    """Return the pairs with a larger flow than is usual for either person, the most striking first.

    Each deal maps people to their gains. A loss is divided among the winners of the deal, in
    proportion to their gains. A pair in the list is a reason to look, not a proof.
    """
    flows: dict[tuple[int, int], list[float]] = defaultdict(list)
    for deal in deals:
        for giver in deal:
            for taker in deal:
                if giver != taker:
                    flows[giver, taker].append(_flow(deal, giver, taker))
    found = [flow for pair in flows if (flow := _compared(flows, *pair))]
    return sorted((flow for flow in found if flow.errors >= UNUSUAL), key=lambda flow: -flow.errors)


def _flow(deal: Mapping[int, int], giver: int, taker: int) -> float:
    """Return the points that `giver` lost to `taker` in a deal; negative for points won."""
    gained = sum(points for points in deal.values() if points > 0)
    if not gained:
        return 0.0
    lost, won = sorted((deal[giver], deal[taker]))
    if lost >= 0 or won <= 0:
        return 0.0
    share = -lost * won / gained
    return share if deal[giver] < 0 else -share


def _compared(flows: Flows, giver: int, taker: int) -> Flow | None:
    """Compare a pair with the giver's losses to others, and with others' losses to the taker.

    The smaller difference counts, so a pair is not reported only because one player is strong or
    weak. A comparison with too few deals is left out; without any comparison, the usual flow is 0.
    None if the pair shares too few deals, or if no flow varies.
    """
    own = flows[giver, taker]
    if len(own) < FEWEST:
        return None
    to_others = [x for (g, t), some in flows.items() if g == giver and t != taker for x in some]
    of_others = [x for (g, t), some in flows.items() if g != giver and t == taker for x in some]
    usual = [some for some in (to_others, of_others) if len(some) >= FEWEST] or [[0.0, 0.0]]
    found = [apart for some in usual if (apart := _apart(own, some)) is not None]
    if not found:
        return None
    errors, others = min(found)
    return Flow(giver, taker, len(own), fmean(own), others, errors)


def _apart(own: Sequence[float], usual: Sequence[float]) -> tuple[float, float] | None:
    """Return by how many standard errors two averages differ, and the second average.

    None if neither of the two varies.
    """
    spread = variance(own) / len(own) + variance(usual) / len(usual)
    if not spread:
        return None
    return (fmean(own) - fmean(usual)) / spread**0.5, fmean(usual)
