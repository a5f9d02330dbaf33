"""Shards: the parts into which Discord divides all servers, and those this process serves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, NewType

from bot.domain.refusal import Refusal

NOWHERE = 0
"""The number that stands for no server, for things that happen outside all servers."""
Server = NewType("Server", int)
"""The number of a server, never NOWHERE."""
MOST = 10_000
"""The largest number of shards; no bot has so many."""
WRITTEN = re.compile(r"(?:(?P<first>\d{1,5})(?:-(?P<last>\d{1,5}))?/)?(?P<count>\d{1,5})")


def server(number: int | None) -> Server:
    """Return the number of a server; Refusal if there is no server."""
    if not number:
        raise Refusal("server-only")
    return Server(number)


@dataclass(frozen=True, slots=True)
class Shards:
    """A set of shards by number; `count` is the number of all shards of the bot."""

    mine: frozenset[int] = frozenset((0,))
    count: int = 1

    @classmethod
    def read(cls, text: str) -> Shards:
        """Read shards from text: `0-3/8`, `3/8`, or `8` for all of eight; ValueError otherwise."""
        found = WRITTEN.fullmatch(text)
        if found is None:
            raise ValueError("they are written like 0-3/8, or like 8 for all of eight")
        count = int(found["count"])
        first = int(found["first"] or 0)
        last = int(found["last"] or (first if found["first"] else count - 1))
        if not 0 <= first <= last < count <= MOST:
            raise ValueError(f"of {count} shards, the first is 0 and the last is {count - 1}")
        return cls(frozenset(range(first, last + 1)), count)

    @property
    def whole(self) -> bool:
        """Whether these are all shards of the bot."""
        return len(self.mine) == self.count

    def of(self, guild: int | None) -> int:
        """Return the shard of a server; things outside all servers belong to the first shard."""
        return ((guild or NOWHERE) >> 22) % self.count

    def serve(self, guild: int | None) -> bool:
        """Whether one of these shards has a server; None stands for places outside servers."""
        return self.of(guild) in self.mine

    def only(self, some: Iterable[int]) -> Shards:
        """Return the shards of this set that are in `some`."""
        return Shards(self.mine & frozenset(some), self.count)

    def without(self, some: Iterable[int]) -> Shards:
        """Return the shards of this set that are not in `some`."""
        return Shards(self.mine - frozenset(some), self.count)

    def divided(self, parts: int) -> list[Shards]:
        """Divide these shards into `parts` parts of nearly equal size."""
        numbers = sorted(self.mine)
        ends = [len(numbers) * at // parts for at in range(parts + 1)]
        return [Shards(frozenset(numbers[one:other]), self.count) for one, other in pairwise(ends)]

    def __str__(self) -> str:
        numbers = sorted(self.mine)
        if not numbers:
            return f"none/{self.count}"
        if numbers == [*range(numbers[0], numbers[-1] + 1)]:
            span = f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
            return f"{span}/{self.count}"
        return f"{','.join(map(str, numbers))}/{self.count}"


ALL = Shards()
"""All servers, as one shard."""


class Hold:
    """The shards whose servers this process may serve, and whether it may still use its database.

    If no other process uses the database, these are all shards, and `stands` never becomes false.
    """

    def __init__(self, shards: Shards = ALL) -> None:
        self.stands, self.shards = True, shards

    def answers(self, guild: int | None) -> bool:
        """Whether this process answers events of a server, or those outside servers for None."""
        return self.stands and self.shards.serve(guild)


class Changed(NamedTuple):
    """The shards that this process now serves in addition, and the shards it must return.

    `wanted` are shards whose home process runs again.
    """

    gained: Shards
    wanted: Shards
