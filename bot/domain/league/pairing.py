"""Pairings: rounds in which everybody meets everybody, or neighbours in the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from itertools import combinations
from typing import NamedTuple

from bot.domain.refusal import Refusal

Group = tuple[int, ...]
Round = tuple[Group, ...]
Met = Mapping[frozenset[int], int]
"""How often two people have met, by the pair."""
Apart = list[list[int]]
"""How little each two belong together: an element for each pair of places in an order."""

MOST = 64
"""The largest number of people in a planned round-robin."""
AGAIN = 1000
"""The distance in the standings that weighs as much as having met once."""
NEAREST = 40
"""The number of people below in the order whom a person may meet, if that leaves nobody over."""


AHEAD = timedelta(hours=24)
"""How long before a match is due its players are reminded."""


class Fixture(NamedTuple):
    """A match of a schedule, perhaps of a tournament; `table` is where it was played.

    `reminded` tells that nobody is told of it from now on. In a tournament, `told` tells that its
    people know that the round has begun, and `span` is the time of a round.
    """

    number: int
    round: int
    due: datetime
    reminded: bool
    table: int | None
    people: frozenset[int]
    tournament: int | None
    told: bool = False
    span: timedelta | None = None

    @property
    def begins(self) -> bool:
        """Whether its people are still to be told that its round has begun."""
        return self.span is not None and not self.told

    @property
    def rings(self) -> datetime:
        """When its people are told next: as the round begins, then once more before it is due.

        In a short round, that is halfway through it.
        """
        if self.span is None:
            return self.due - AHEAD
        return self.due - (self.span if self.begins else min(AHEAD, self.span / 2))


class Asked(NamedTuple):
    """The data from which rounds are planned.

    `order` has the members by their standing. `met` tells how often each two have met, `out` how
    many rounds each person has sat out. `last` is the number of the last round so far, or 0.
    """

    kind: str
    order: list[int]
    seats: int
    met: Met
    out: Mapping[int, int]
    last: int


def asked(
    known: Sequence[Fixture], ranked: Sequence[int], people: frozenset[int], kind: str, seats: int
) -> Asked:
    """Return the data for the next rounds of a schedule; RuleError if none can be planned now.

    `ranked` has people by their standing; only members (`people`) are paired.
    """
    order = [user for user in ranked if user in people]
    order += sorted(people - {*order})
    if len(order) < seats:
        raise Refusal("too-few-members", fewest=str(seats))
    if kind == "round-robin" and known:
        raise Refusal("schedule-exists")
    if kind == "round-robin" and len(order) > MOST:
        raise Refusal("too-many-members", most=str(MOST))
    met = meetings([tuple(fixture.people) for fixture in known])
    last = max((fixture.round for fixture in known), default=0)
    played = Counter(user for fixture in known for user in fixture.people)
    return Asked(kind, order, seats, met, {user: last - played[user] for user in order}, last)


def meetings(groups: Sequence[Group]) -> Counter[frozenset[int]]:
    """Count how often each two people have met."""
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def round_robin(people: Sequence[int], seats: int) -> list[Round]:
    """Make rounds in which each two meet once; with four at a table, as evenly as possible.

    People left over sit a round out, everybody in turn.
    """
    if len(people) < seats:
        return []
    return _pairs(people) if seats == 2 else _tables(people, seats)


def _pairs(people: Sequence[int]) -> list[Round]:
    """Pair people by the circle method: one stays, the others move on by a place each round."""
    circle: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    rounds: list[Round] = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        facing = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append(tuple((a, b) for a, b in facing if a is not None and b is not None))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _tables(people: Sequence[int], seats: int) -> list[Round]:
    """Make rounds that bring together those who have met least, until each two have met."""
    met, out = Counter[frozenset[int]](), Counter[int]()
    rounds: list[Round] = []
    everyone = len(people) * (len(people) - 1) // 2
    while len(met) < everyone and len(rounds) < 2 * len(people):
        groups = next_round(people, seats, met, out, near=False)
        rounds.append(groups)
        met += meetings(groups)
        out += Counter(set(people) - {user for group in groups for user in group})
    return rounds


def next_round(
    order: Sequence[int], seats: int, met: Met, out: Mapping[int, int], *, near: bool = True
) -> Round:
    """Pair the next round: people who have met least and, if `near`, neighbours in the order.
    `out` has how often each person sat out. Of those who did least often, the last in the order do
    so next. At tables of two it is another person if two would otherwise meet again.
    """
    apart = _apart(order, met, near=near)
    if seats == 2:
        groups = _matched(apart, [out.get(user, 0) for user in order])
    else:
        groups = _gathered(apart, _playing(order, seats, out), seats)
    return tuple(tuple(order[user] for user in group) for group in groups)


def _apart(order: Sequence[int], met: Met, *, near: bool) -> Apart:
    """Return how little each two belong together, by their places in the order."""
    place = {user: at for at, user in enumerate(order)}
    size = range(len(order))
    apart = [[abs(own - other) if near else 0 for other in size] for own in size]
    for pair, times in met.items():
        if pair <= place.keys():
            one, other = (place[user] for user in pair)
            apart[one][other] += AGAIN * times**2
            apart[other][one] = apart[one][other]
    return apart


# --- Two at a table -------------------------------------------------------------------------------


def _matched(apart: Apart, out: Sequence[int]) -> list[list[int]]:
    """Return the pairs that are least apart in total; of an odd number one person sits out.
    People meet one of the `NEAREST` after them in the order. If that leaves somebody over, or makes
    two meet again, anybody may meet.
    """
    pairs = _pairs_within(apart, out, NEAREST)
    whole = len(pairs) == len(apart) // 2 and all(apart[a][b] < AGAIN for a, b in pairs)
    return sorted(pairs if whole else _pairs_within(apart, out, len(apart)))


def _pairs_within(apart: Apart, out: Sequence[int], reach: int) -> list[list[int]]:
    import networkx  # slow to import, and only needed here

    graph, size = networkx.Graph(), len(apart)
    for first in range(size):
        for other in range(first + 1, min(size, first + reach + 1)):
            graph.add_edge(first, other, weight=-apart[first][other])
        if size % 2:
            last = 2 * (size - 1 - first)
            graph.add_edge(first, size, weight=-(last + AGAIN**2 * (out[first] - min(out))))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [sorted(pair) for pair in found if size not in pair]


# --- More at a table ------------------------------------------------------------------------------


def _playing(order: Sequence[int], seats: int, out: Mapping[int, int]) -> list[int]:
    """Return the places in the order of those who play.
    Those who sat out least often rest, the last in the order first.
    """
    places = range(len(order))
    resting = sorted(places, key=lambda at: (out.get(order[at], 0), -at))[: len(order) % seats]
    return [at for at in places if at not in resting]


def _gathered(apart: Apart, playing: list[int], seats: int) -> list[list[int]]:
    """Return tables of those who are least apart, one table after the other, then improved."""
    groups: list[list[int]] = []
    while playing:
        group = [playing.pop(0)]
        while len(group) < seats:
            nearest = min(
                playing, key=lambda member: sum([apart[member][other] for other in group])
            )
            playing.remove(nearest)
            group.append(nearest)
        groups.append(group)
    _improve(groups, apart)
    return groups


def _improve(groups: list[list[int]], apart: Apart) -> None:
    """Exchange people between groups as long as that makes the groups less apart in total."""

    def load(member: int, group: Sequence[int]) -> int:
        row = apart[member]
        return sum([row[other] for other in group])

    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    a, b = one[i], other[j]
                    before = load(a, one) + load(b, other)
                    if load(b, one) + load(a, other) - 2 * apart[a][b] < before:
                        one[i], other[j] = b, a
                        better = True
