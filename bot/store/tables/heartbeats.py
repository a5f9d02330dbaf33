"""When each shard of the bot was last served, and its long absences.

There is one row for each shard, not one for each running clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Column, Connection, Integer, select

from bot.domain.shards import ALL, Shards
from bot.store.adding import latest, once
from bot.store.schema import UtcTime, stored

heartbeats = stored(
    "heartbeats",
    Column("count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("seen", UtcTime, nullable=False),
)
"""When each shard was last served; `count` is the number of shards in all.

Rows of another count are kept: they belong to servers that no process has served since the number
of shards changed.
"""

absences = stored(
    "absences",
    Column("count", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("since", UtcTime, primary_key=True),
    Column("until", UtcTime, nullable=False),
)
"""The times of an hour or more in which nobody served a shard.

Nobody can move meanwhile, so these times do not count for a table that lies idle.
"""
LONG = timedelta(hours=1)
"""The shortest absence that is noted."""
NOTED = timedelta(days=400)
"""How long an absence is noted after its end."""

BEAT = latest(heartbeats, "seen")
EVERY = select(heartbeats)


class Heartbeats(NamedTuple):
    """When each shard was last served, by the number of all shards and its own number."""

    seen: Mapping[tuple[int, int], datetime]

    def since(self, guild: int, written: datetime) -> datetime:
        """Return when the bot was last known to run, for a row about a server.

        That is when the row was `written`, or at the last heartbeat of the server's shard.
        """
        counts = {count for count, _ in self.seen}
        shards = ((count, Shards(frozenset(), count).of(guild)) for count in counts)
        return max([written, *(self.seen[shard] for shard in shards if shard in self.seen)])

    def late(self, shards: Shards, then: datetime) -> Shards:
        """Return those of some shards that have no heartbeat after `then`."""
        seen = self.seen.get
        known = {
            shard for shard in shards.mine if (at := seen((shards.count, shard))) and at > then
        }
        return shards.without(known)


def read(connection: Connection) -> Heartbeats:
    """Read when each shard was last served."""
    return Heartbeats({(count, shard): seen for count, shard, seen in connection.execute(EVERY)})


def beat(connection: Connection, now: datetime, shards: Shards = ALL) -> None:
    """Write that some shards are served now; an earlier time replaces a later one, too."""
    rows = [{"count": shards.count, "shard": shard, "seen": now} for shard in sorted(shards.mine)]
    if rows:
        connection.execute(BEAT, rows)


def note_absences(
    connection: Connection, beats: Heartbeats, now: datetime, shards: Shards = ALL
) -> None:
    """Write for how long some shards were not served, and delete notes that are old."""
    known = ((shard, beats.seen.get((shards.count, shard))) for shard in sorted(shards.mine))
    rows = [
        {"count": shards.count, "shard": shard, "since": seen, "until": now}
        for shard, seen in known
        if seen and now - seen >= LONG
    ]
    if rows:
        connection.execute(absences.delete().where(absences.c.until < now - NOTED))
        connection.execute(once(absences), rows)


def served(connection: Connection, guild: int, since: datetime, until: datetime) -> timedelta:
    """Return for how much of a time the bot served a server, as far as absences were noted."""
    a = absences
    every = select(a.c.count, a.c.shard, a.c.since, a.c.until)
    found = connection.execute(every.where(a.c.until > since, a.c.since < until)).all()
    away = [
        min(back, until) - max(gone, since)
        for count, shard, gone, back in found
        if Shards(frozenset(), count).of(guild) == shard
    ]
    return until - since - sum(away, timedelta())
