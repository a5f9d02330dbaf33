"""Find connected shards that send no presses, and distinguish them from quiet shards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

SILENCE = timedelta(minutes=15)
"""How long a shard must have sent no press before it can count as silent."""
UNANSWERED = 5
"""How many tables must run out of time since a shard's last press to make the shard silent."""
EXPECTED = 100.0
"""The number of presses that a shard should have sent since its last one to count as silent.

The presses on other shards tell how many it should have sent.
"""
PLAYED = timedelta(days=2)
"""How recent a move at a table must be, so that a timeout there counts as a sign of silence."""
STANDS = timedelta(hours=6)
"""The longest time for which the clocks of a silent shard stand still."""


@dataclass(slots=True)
class Ear:
    """Facts about a shard: the time of its last press, and the number of all its presses.

    The time is that of the start of observing, or of a reconnection, if that is later. `since`
    counts the presses on other shards after that time. `late` has the tables of this shard that ran
    out of time after it. `found` is the time when the shard was found silent. Its clocks then stand
    still until it is `tired`: silent for too long.
    """

    last: datetime
    presses: int = 0
    since: int = 0
    late: set[int] = field(default_factory=set)
    found: datetime | None = None
    tired: bool = False

    @property
    def stands(self) -> bool:
        """Whether the clocks of the shard stand still."""
        return self.found is not None and not self.tired


class Hearing:
    """The presses that come from each shard of this process, and the deadlines that nobody met.

    A false alarm must cost nobody anything. The first press ends a silence, and before that press
    nobody is playing.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._ears: dict[int, Ear] = {}
        self._ran_out: dict[int, datetime] = {}

    @property
    def silent(self) -> frozenset[int]:
        """The silent shards."""
        return frozenset(shard for shard, ear in self._ears.items() if ear.found)

    @property
    def standing(self) -> frozenset[int]:
        """The silent shards whose clocks stand still."""
        return frozenset(shard for shard, ear in self._ears.items() if ear.stands)

    def heard(self, shard: int) -> datetime:
        """Record a press on a shard, which ends its silence; return the time of the press."""
        for number, other in self._ears.items():
            other.since += number != shard
        ear, now = self._of(shard), self._clock()
        self._ears[shard] = Ear(now, ear.presses + 1)
        return now

    def ran_out(self, shard: int, table: int, moved: datetime) -> None:
        """Record that time has run out at a table whose people made their last move at the time
        `moved`.

        It counts as a sign of silence only under two conditions. That move was at most `PLAYED`
        ago, and time has not run out at the table since the move.
        """
        now = self._clock()
        before = self._ran_out.pop(table, None)
        self._ran_out[table] = now
        while now - next(iter(self._ran_out.values())) > PLAYED:
            del self._ran_out[next(iter(self._ran_out))]
        if now - moved <= PLAYED and (before is None or before < moved):
            self._of(shard).late.add(table)

    def listen(self, shards: Iterable[int]) -> dict[int, Ear]:
        """Return those of these connected shards that have now become silent.

        The first call with a shard only begins to observe it.
        """
        now, every = self._clock(), {shard: self._of(shard) for shard in shards}
        found = {
            shard: ear
            for shard, ear in every.items()
            if not ear.found
            and now - ear.last >= SILENCE
            and (len(ear.late) >= UNANSWERED or self._expected(ear) >= EXPECTED)
        }
        for ear in found.values():
            ear.found = now
        return found

    def tire(self) -> list[int]:
        """Let the clocks of shards that were silent for too long run again; return these shards."""
        now = self._clock()
        tired = {shard: ear for shard, ear in self._ears.items() if ear.stands}
        tired = {shard: ear for shard, ear in tired.items() if now - (ear.found or now) >= STANDS}
        for ear in tired.values():
            ear.tired = True
        return sorted(tired)

    def connected(self, shard: int) -> None:
        """Observe a shard anew after a lost connection; a silent one stays silent until a press."""
        ear = self._of(shard)
        if not ear.found:
            self._ears[shard] = Ear(self._clock(), ear.presses)

    def forget(self, shard: int) -> None:
        """Stop observing a shard that another process now serves."""
        self._ears.pop(shard, None)

    def _of(self, shard: int) -> Ear:
        return self._ears.setdefault(shard, Ear(self._clock()))

    def _expected(self, ear: Ear) -> float:
        """Return how many presses were to be expected from a shard since its last press.

        This follows from the shard's earlier share of all presses. It is 0 for a shard with few
        presses, and never more than the presses on the other shards.
        """
        if ear.presses < EXPECTED:
            return 0.0
        others = sum(heard.presses for heard in self._ears.values()) - ear.presses - ear.since
        return ear.since * min(1.0, ear.presses / max(1, others))
