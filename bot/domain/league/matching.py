"""The cheapest tables of a round by given costs: exact for pairs, searched for larger tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from operator import add
from random import Random
from typing import NamedTuple

Groups = list[list[int]]
Row = list[int]

WORK = 25_000
"""The budget for cheap tables: the number of restarts, times the square of the number of people."""

STEPS = 400_000
"""The budget for new tables: the number of people seated on trial, times the number of people."""


class Costs(NamedTuple):
    """The costs of a round, by the places of people in an order.

    `apart` has the cost of every two people at one table, `rest` the cost of each person who sits
    out. A cost of `again` or more means that two people have met before.
    """

    apart: list[Row]
    rest: Row
    again: int


def pairs(costs: Costs) -> Groups:
    """Return the pairs with the lowest total cost; if the number of people is odd, one sits out."""
    import networkx  # slow to import, and only needed here

    graph, size = networkx.Graph(), len(costs.rest)
    for one, other in combinations(range(size), 2):
        graph.add_edge(one, other, weight=-costs.apart[one][other])
    if size % 2:
        for one, cost in enumerate(costs.rest):
            graph.add_edge(one, size, weight=-cost)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(sorted(pair) for pair in found if size not in pair)


def tables(costs: Costs, seats: int) -> Groups:
    """Return tables with a low total cost; people for whom no seats are left sit out.

    People exchange places as long as that lowers the cost. If anybody still meets an opponent
    again, all tables without such a meeting are searched, and exchanges go on from the first ones.
    If there are none, a few people are exchanged at random, and the exchanges start again from
    there. Smaller rounds get more of both searches. The same costs always give the same tables.
    """
    hall, rng = _Hall(costs, _filled(costs, seats)), Random(0)
    hall.settle()
    new = _new(costs, seats) if hall.cost >= costs.again else None
    if new:
        hall = _Hall(costs, new)
        hall.settle()
    for _ in range(0 if new else WORK // len(costs.rest) ** 2):
        if hall.cost < costs.again:
            break
        stirred = _Hall(costs, [[*group] for group in hall.groups])
        stirred.stir(rng)
        stirred.settle()
        hall = min(stirred, hall, key=lambda trial: trial.cost)
    return sorted(sorted(group) for group in hall.groups[:-1])


def _filled(costs: Costs, seats: int) -> Groups:
    """Fill the tables one after the other with people who cost least together.

    The last group has those who cost least if they sit out.
    """
    apart, rest = costs.apart, costs.rest
    resting = sorted(range(len(rest)), key=rest.__getitem__)[: len(rest) % seats]
    left = [person for person in range(len(rest)) if person not in resting]
    groups: Groups = []
    while left:
        group = [left.pop(0)]
        while len(group) < seats:
            nearest = min(left, key=lambda person: sum([apart[person][own] for own in group]))
            left.remove(nearest)
            group.append(nearest)
        groups.append(group)
    return [*groups, resting]


def _new(costs: Costs, seats: int) -> Groups | None:
    """Seat all people beside new opponents, or return None if no way is found within `STEPS`.

    The last group sits out; only people who have sat out least often do so.
    """
    size = len(costs.rest)
    budget = iter(range(STEPS // size))
    near = [sorted(range(size), key=row.__getitem__) for row in costs.apart]
    fresh = [
        sum(1 << other for other in range(size) if other != person and row[other] < costs.again)
        for person, row in enumerate(costs.apart)
    ]

    def seated(left: int, table: list[int], beside: int) -> Groups | None:
        """Fill this table from `beside`, then make more of all who are left; both are bit sets."""
        if next(budget, None) is None:
            return None
        if len(table) == seats:
            rest = seated(left, [], 0)
            return None if rest is None else [table, *rest]
        if not table:
            waiting = [person for person in range(size) if left >> person & 1]
            if not waiting:
                return []
            first = min(waiting, key=lambda person: (left & fresh[person]).bit_count())
            return seated(left ^ 1 << first, [first], left & fresh[first])
        for person in near[table[0]]:
            if beside >> person & 1:
                beside ^= 1 << person
                found = seated(left ^ 1 << person, [*table, person], beside & fresh[person])
                if found is not None:
                    return found
        return None

    order = sorted(range(size), key=costs.rest.__getitem__)
    most = sum(costs.rest[person] for person in order[: size % seats]) + costs.again
    for resting, _ in zip(combinations(order, size % seats), budget, strict=False):
        if sum(costs.rest[person] for person in resting) < most:
            left = sum(1 << person for person in order if person not in resting)
            found = seated(left, [], 0)
            if found is not None:
                return [*found, [*resting]]
    return None


class _Hall:
    """Tables whose people exchange places; the last group sits out.

    `_at` has the group of each person, and `_loads` the cost of each person at each group.
    """

    def __init__(self, costs: Costs, groups: Groups) -> None:
        self.groups, self._costs = groups, costs
        self._people = range(len(costs.rest))
        self._at = [0] * len(costs.rest)
        for number, group in enumerate(groups):
            for person in group:
                self._at[person] = number
        numbers = range(len(groups))
        self._loads = [[self._load(user, number) for number in numbers] for user in self._people]

    @property
    def cost(self) -> int:
        """The cost of the whole round; each pair at a table counts once."""
        tables, resting = self.groups[:-1], self.groups[-1]
        loads = (self._loads[person][self._at[person]] for group in tables for person in group)
        return sum(loads) // 2 + sum(self._costs.rest[person] for person in resting)

    def settle(self) -> None:
        """Exchange people until no exchange of two or three of them lowers the cost."""
        while self.swapped() or self.turned():
            pass

    def stir(self, rng: Random) -> None:
        """Exchange two random pairs of people who sit at different tables."""
        for _ in range(2):
            one, other = rng.sample(self._people, 2)
            if self._at[one] != self._at[other]:
                self._follow((one, other))

    def swapped(self) -> bool:
        """Exchange two people wherever that lowers the cost; return whether any were exchanged."""
        better = False
        for one, other in combinations(self._people, 2):
            if self._at[one] == self._at[other]:
                continue
            if self._change(one, other) + self._change(other, one) < 0:
                self._follow((one, other))
                better = True
        return better

    def turned(self) -> bool:
        """Let three people take each other's places, if that separates people who have met.

        Of all such exchanges, the one that saves most is made. Return whether there was one.
        """
        again, people = self._costs.again, self._people
        stuck = [person for person in people if self._loads[person][self._at[person]] >= again]
        if not stuck:
            return False
        never = 1 + sum(map(sum, self._costs.apart)) + sum(self._costs.rest)
        rows = [
            [never if self._at[a] == self._at[b] else self._change(a, b) for b in people]
            for a in people
        ]
        columns = [*zip(*rows, strict=True)]
        first, second = min(
            product(stuck, people),
            key=lambda two: rows[two[0]][two[1]] + min(map(add, rows[two[1]], columns[two[0]])),
        )
        rest = [*map(add, rows[second], columns[first])]
        if rows[first][second] + min(rest) >= 0:
            return False
        self._follow((first, second, rest.index(min(rest))))
        return True

    def _load(self, person: int, number: int) -> int:
        """Return the cost of a person at a group, or of sitting out."""
        if number == len(self.groups) - 1:
            return self._costs.rest[person]
        row = self._costs.apart[person]
        return sum([row[other] for other in self.groups[number]])

    def _change(self, one: int, other: int) -> int:
        """Return how much more a person costs in the place of another person."""
        to, loads = self._at[other], self._loads[one]
        beside = self._costs.apart[one][other] if to < len(self.groups) - 1 else 0
        return loads[to] - beside - loads[self._at[one]]

    def _follow(self, people: Sequence[int]) -> None:
        """Move each person to the place of the next one, and the last person to the first place."""
        places = [self._at[person] for person in people]
        for person, old, new in zip(people, places, (*places[1:], places[0]), strict=True):
            self.groups[old].remove(person)
            self.groups[new].append(person)
            self._at[person] = new
        for person, number in product(self._people, places):
            self._loads[person][number] = self._load(person, number)
