"""Who plays whom: rounds in which everybody meets everybody, or neighbours in the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

Group = tuple[int, ...]
Round = tuple[Group, ...]
Met = Mapping[frozenset[int], int]
"""How often two have met."""

AGAIN = 1000
"""To meet once more weighs as much as so many places between two in the standings."""


def meetings(groups: Sequence[Group]) -> Counter[frozenset[int]]:
    """How often each two have met."""
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def round_robin(people: Sequence[int], seats: int) -> list[Round]:
    """Rounds in which each two meet once; with four at a table, as evenly as can be found.

    Whoever is left over sits a round out, everybody in turn.
    """
    if len(people) < seats:
        return []
    return _pairs(people) if seats == 2 else _tables(people, seats)


def _pairs(people: Sequence[int]) -> list[Round]:
    """The circle method: one stays, the others move on by a place each round."""
    circle: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    rounds: list[Round] = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        facing = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append(tuple((a, b) for a, b in facing if a is not None and b is not None))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _tables(people: Sequence[int], seats: int) -> list[Round]:
    """Round by round those who have met least, until each two have met."""
    met, out = Counter[frozenset[int]](), Counter[int]()
    rounds: list[Round] = []
    everyone = len(people) * (len(people) - 1) // 2
    while len(met) < everyone and len(rounds) < 2 * len(people):
        groups = next_round(people, seats, met, out, near=False)
        rounds.append(groups)
        met += meetings(groups)
        out += Counter(set(people) - {one for group in groups for one in group})
    return rounds


def next_round(
    order: Sequence[int], seats: int, met: Met, out: Mapping[int, int], *, near: bool = True
) -> Round:
    """The next round: who has met least plays together and, if `near`, neighbours in the order.

    `out` has how often somebody sat out; the last in the order of those who did least often do
    next.
    """
    idle = len(order) % seats
    place = {one: at for at, one in enumerate(order)}
    resting = sorted(order, key=lambda one: (out.get(one, 0), -place[one]))[:idle]
    playing = [one for one in order if one not in resting]

    def apart(one: int, other: int) -> int:
        again = AGAIN * met.get(frozenset((one, other)), 0) ** 2
        return again + (abs(place[one] - place[other]) if near else 0)

    groups: list[list[int]] = []
    while playing:
        group = [playing.pop(0)]
        while len(group) < seats:
            nearest = min(playing, key=lambda one: sum(apart(one, other) for other in group))
            playing.remove(nearest)
            group.append(nearest)
        groups.append(group)
    _improve(groups, apart)
    return tuple(tuple(group) for group in groups)


def _improve(groups: list[list[int]], apart: Callable[[int, int], int]) -> None:
    """Trade people between groups as long as it brings fewer to meet again."""

    def cost(group: Sequence[int]) -> int:
        return sum(apart(one, other) for one, other in combinations(group, 2))

    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[j] = other[j], one[i]
                    if cost(one) + cost(other) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
