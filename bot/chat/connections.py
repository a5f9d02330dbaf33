"""The connections of a process's shards to Discord."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.domain.hearing import Hearing
from bot.domain.shards import Hold, Shards


class Connections:
    """The shards of this process that have a connection, and those that send presses.

    `away` are the shards without a connection. `hearing` knows the connected shards from which no
    interactions come.
    """

    def __init__(self, hold: Hold, clock: Callable[[], datetime]) -> None:
        self._hold = hold
        self.away: set[int] = set()
        self.hearing = Hearing(clock)

    @property
    def shards(self) -> Shards:
        """The shards of this process with a connection to Discord."""
        return self._hold.shards.without(self.away)

    @property
    def reachable(self) -> Shards:
        """The connected shards whose people can play; the clocks of all others stand still."""
        return self.shards.without(self.hearing.standing)

    def lose(self, shard: int) -> None:
        """Note that a shard has lost its connection: its people cannot play until it is back."""
        self.away.add(shard)

    def regain(self, shard: int) -> bool:
        """Note that a shard has a connection; return whether it had lost one."""
        lost = shard in self.away
        if lost:
            self.away.remove(shard)
            self.hearing.connected(shard)
        return lost

    def forget(self, shard: int) -> None:
        """Forget a shard that this process no longer serves."""
        self.away.discard(shard)
        self.hearing.forget(shard)
