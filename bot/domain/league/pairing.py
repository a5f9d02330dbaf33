"""Pairings of rounds in which everybody meets everybody, or neighbours in the standings meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from itertools import combinations
from typing import NamedTuple

from bot.domain.league import matching
from bot.domain.league.matching import Costs
from bot.domain.refusal import Refusal

Group = tuple[int, ...]
Round = tuple[Group, ...]
Met = Mapping[frozenset[int], int]
"""How often each two people have met."""

MOST = {"round-robin": 64, "swiss": 128}
"""The largest number of people in a round-robin or a Swiss round."""


AHEAD = timedelta(hours=24)
"""How long before a match is due its players are reminded."""


class Fixture(NamedTuple):
    """A match of a schedule, perhaps of a tournament; it was played at `table`.

    `entry` is the ledger's entry with its result, if the match was played elsewhere and reported.
    `reminded` means that nobody will be reminded of it any more. In a tournament, `told` means that
    its people were notified of the round, and `span` is the length of the round. A `decided` match
    has an outcome that does not follow from a table; with `placed`, it has places for its people.
    `left` are people of an unplayed match who are no longer members, so nobody is reminded of it.
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
    entry: int | None = None
    decided: bool = False
    placed: bool = False
    left: frozenset[int] = frozenset()

    @property
    def met(self) -> bool:
        """Whether the people of the match have played it, here or elsewhere."""
        played = self.table is not None or self.entry is not None
        return self.placed if self.decided else played

    @property
    def unplayed(self) -> bool:
        """Whether the match has no result yet."""
        return self.table is None and self.entry is None and not self.decided

    @property
    def begins(self) -> bool:
        """Whether the people of the match must still be notified that its round has begun."""
        return self.span is not None and not self.told

    @property
    def rings(self) -> datetime:
        """When the people of a match are notified next: as its round begins, then before it is due.

        In a short round, the second time is halfway through.
        """
        if self.span is None:
            return self.due - AHEAD
        return self.due - (self.span if self.begins else min(AHEAD, self.span / 2))


class Asked(NamedTuple):
    """The data from which rounds are planned.

    `order` has the members by their standing. `met` is how often each two have met, and `out` how
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
    """Return the data for the next rounds of a schedule; Refusal if none can be planned now.

    `ranked` has people by their standing; only members (`people`) are paired.
    """
    order = [user for user in ranked if user in people]
    order += sorted(people - {*order})
    if len(order) < seats:
        raise Refusal("too-few-members", fewest=str(seats))
    if kind == "round-robin" and known:
        raise Refusal("schedule-exists")
    if len(order) > MOST[kind]:
        key = "too-many-for-swiss" if kind == "swiss" else "too-many-members"
        raise Refusal(key, most=str(MOST[kind]))
    paired = meetings([tuple(fixture.people) for fixture in known])
    last = max((fixture.round for fixture in known), default=0)
    played = Counter(user for fixture in known for user in fixture.people)
    return Asked(kind, order, seats, paired, {user: last - played[user] for user in order}, last)


def meetings(groups: Sequence[Group]) -> Counter[frozenset[int]]:
    """Count how often each two people are in one group."""
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def have_met(fixtures: Sequence[Fixture]) -> Counter[frozenset[int]]:
    """Count how often each two people have met in matches that were played, also elsewhere."""
    return meetings([tuple(fixture.people) for fixture in fixtures if fixture.met])


def round_robin(people: Sequence[int], seats: int) -> list[Round]:
    """Make rounds in which each two people meet once, at tables of four as evenly as possible.

    If people are left over, each of them sits out a round in turn.
    """
    if len(people) < seats:
        return []
    return _pairs(people) if seats == 2 else _tables(people, seats)


def _pairs(people: Sequence[int]) -> list[Round]:
    """Pair people by the circle method: one stays, the others move by one place each round."""
    circle: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    rounds: list[Round] = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        facing = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append(tuple((a, b) for a, b in facing if a is not None and b is not None))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _tables(people: Sequence[int], seats: int) -> list[Round]:
    """Make rounds of people who have met least, until each two have met.

    There are at most twice as many rounds as people.
    """
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

    `out` is how often each person has sat out. Among those who did so least often, the last in the
    order sit out next. Others do so only if two people would otherwise meet again.
    """
    costs = _costs(order, seats, met, out, near=near)
    groups = matching.pairs(costs) if seats == 2 else matching.tables(costs, seats)
    return tuple(tuple(order[place] for place in group) for group in groups)


def _costs(
    order: Sequence[int], seats: int, met: Met, out: Mapping[int, int], *, near: bool
) -> Costs:
    """Return the costs of the next round; people are numbered by their places in the order.

    There are four kinds of cost: distance in the order (if `near`), sitting out while high in it,
    meeting again, and sitting out more often than others. Each outweighs all kinds named before it.
    """
    size, places = len(order), {user: at for at, user in enumerate(order)}
    better = seats * size**2
    again = better * seats * size
    known = {pair: times for pair, times in met.items() if pair <= places.keys()}
    often = again * seats * size * (1 + max(known.values(), default=0)) ** 2
    fewest = min((out.get(user, 0) for user in order), default=0)
    people = range(size)
    apart = [[abs(own - other) if near else 0 for other in people] for own in people]
    for pair, times in known.items():
        one, other = (places[user] for user in pair)
        apart[one][other] = apart[other][one] = apart[one][other] + again * times**2
    rest = [
        often * (out.get(user, 0) - fewest) + better * (size - 1 - at)
        for at, user in enumerate(order)
    ]
    return Costs(apart, rest, again)
