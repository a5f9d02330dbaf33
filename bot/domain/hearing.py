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


@dataclass(slots=True)
class Ear:
    """Facts on a shard: the time of its last press, and the number of all its presses.

    `since` has the presses on other shards since then, `late` the tables of this shard where time
    has run out since then.
    """

    last: datetime
    presses: int = 0
    since: int = 0
    late: set[int] = field(default_factory=set)


class Hearing:
    """The presses that come from each shard of this process, and the deadlines that nobody met."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._ears: dict[int, Ear] = {}

    def heard(self, shard: int) -> datetime:
        """Note a press, and return its time."""
        ear, now = self._of(shard), self._clock()
        ear.last, ear.presses, ear.since = now, ear.presses + 1, 0
        ear.late.clear()
        for number, other in self._ears.items():
            other.since += number != shard
        return now

    def ran_out(self, shard: int, table: int) -> None:
        """Note that time has run out at a table."""
        self._of(shard).late.add(table)

    def silent(self, shards: Iterable[int]) -> dict[int, Ear]:
        """Return those of some connected shards that are silent, with what was heard from them.

        A shard that is asked about for the first time begins to be listened to.
        """
        now, every = self._clock(), {shard: self._of(shard) for shard in shards}
        quiet = {shard: ear for shard, ear in every.items() if now - ear.last >= SILENCE}
        return {
            shard: ear
            for shard, ear in quiet.items()
            if len(ear.late) >= UNANSWERED or self._expected(ear) >= EXPECTED
        }

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
