"""Shards from which no presses come although they are connected: told from quiet ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

SILENCE = timedelta(minutes=15)
"""How long nothing must come from a shard before it counts as silent."""
UNANSWERED = 5
"""The number of tables of a shard where time ran out since its last press that makes it silent."""
EXPECTED = 100.0
"""The number of presses that makes a shard silent if none has come, though the presses on other
shards let expect as many.
"""
PLAYED = timedelta(days=2)
"""How long ago one of its people may have moved at a table where time running out is a sign."""
STANDS = timedelta(hours=6)
"""The longest time for which the clocks of a silent shard stand still."""


@dataclass(slots=True)
class Ear:
    """Facts on a shard: the time of its last press, and the number of all its presses.

    `since` has the presses on other shards since then, `late` the tables of this shard where time
    has run out since then. A silent shard has the time when it was `found` to be silent; its clocks
    stand still until it is `tired`.
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

    A false alarm must cost nobody anything: the first press ends a silence, and nobody who plays
    is there before it.
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
        """Note a press, which ends a silence, and return its time."""
        for number, other in self._ears.items():
            other.since += number != shard
        ear, now = self._of(shard), self._clock()
        self._ears[shard] = Ear(now, ear.presses + 1)
        return now

    def ran_out(self, shard: int, table: int, moved: datetime) -> None:
        """Note that time has run out at a table where one of its people `moved` last.

        It is a sign of silence only if that was at most two days ago, and if time has not run out
        at the table since.
        """
        now = self._clock()
        before = self._ran_out.pop(table, None)
        self._ran_out[table] = now
        while now - next(iter(self._ran_out.values())) > PLAYED:
            del self._ran_out[next(iter(self._ran_out))]
        if now - moved <= PLAYED and (before is None or before < moved):
            self._of(shard).late.add(table)

    def listen(self, shards: Iterable[int]) -> dict[int, Ear]:
        """Return those of some connected shards that are found to be silent now.

        A shard that is asked about for the first time begins to be listened to.
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
        """Let the clocks of shards run on that were silent for too long, and return these."""
        now = self._clock()
        tired = {shard: ear for shard, ear in self._ears.items() if ear.stands}
        tired = {shard: ear for shard, ear in tired.items() if now - (ear.found or now) >= STANDS}
        for ear in tired.values():
            ear.tired = True
        return sorted(tired)

    def connected(self, shard: int) -> None:
        """Listen anew to a shard that was away; a silent one stays silent until a press comes."""
        ear = self._of(shard)
        if not ear.found:
            self._ears[shard] = Ear(self._clock(), ear.presses)

    def forget(self, shard: int) -> None:
        """Listen no more to a shard that another process serves."""
        self._ears.pop(shard, None)

    def _of(self, shard: int) -> Ear:
        return self._ears.setdefault(shard, Ear(self._clock()))

    def _expected(self, ear: Ear) -> float:
        """Return how many presses would have come by its share in all presses until its last.

        A shard with few presses expects none, and none expects more than the others have had.
        """
        if ear.presses < EXPECTED:
            return 0.0
        others = sum(one.presses for one in self._ears.values()) - ear.presses - ear.since
        return ear.since * min(1.0, ear.presses / max(1, others))
