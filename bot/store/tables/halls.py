"""The servers' choices about threads, boards and problems, and the tables shown on boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from sqlalchemy import Connection, func, select

from bot.domain.halls import Hall, Standing
from bot.domain.shards import ALL, Shards
from bot.store import schema
from bot.store.people import schema as of_people
from bot.store.sharding import within
from bot.store.tables.difference import ARCHIVED


def every(connection: Connection, shards: Shards = ALL) -> Iterator[Hall]:
    """Yield the hall (the choices for threads and boards) of each server in some shards that has
    one.
    """
    found = select(of_people.halls).where(within(of_people.halls.c.guild, shards))
    for row in connection.execute(found):
        about = (row.channel, row.message, row.problems, row.posted)
        yield Hall(row.guild, bool(row.threads), *about)


def save(connection: Connection, hall: Hall) -> None:
    """Write the choices of a server in place of its earlier ones."""
    h = of_people.halls
    connection.execute(h.delete().where(h.c.guild == hall.guild))
    connection.execute(h.insert().values(**asdict(hall) | {"threads": int(hall.threads)}))


def standing(connection: Connection, guild: int) -> list[Standing]:
    """Return the reachable tables of a server that are not over, lobbies first.

    Lobbies, and then other tables, are in the order of their last move or opening, newest first.
    """
    t, m = schema.tables, schema.moves
    last = select(m.c.at).where(m.c.table == t.c.id)
    last = last.order_by(m.c.deal.desc(), m.c.ply.desc()).limit(1)
    found = select(t.c.id, t.c.phase, t.c.opened_at, last.scalar_subquery().label("at"))
    rows = connection.execute(
        found.where(
            t.c.guild == guild,
            t.c.phase.in_(("lobby", "playing", "between")),
            t.c.lost_at.is_(None),
        )
    )
    tables = [Standing(row.id, row.phase, row.at or row.opened_at) for row in rows]
    tables.sort(key=lambda standing: standing.moved, reverse=True)
    return sorted(tables, key=lambda standing: standing.phase != "lobby")


def open_by_game(connection: Connection) -> dict[str, int]:
    """Return the number of tables that are not over, by game."""
    t = schema.tables
    found = select(t.c.game, func.count()).where(t.c.phase != "over").group_by(t.c.game)
    return {row[0]: row[1] for row in connection.execute(found)}


def threads_left(connection: Connection, shards: Shards = ALL) -> list[int]:
    """Return the channels of threads that the bot made, whose match is over, and that are not
    archived.
    """
    t = schema.tables
    found = select(t.c.channel).where(t.c.own_thread == 1, t.c.phase == "over").distinct()
    found = found.where(within(t.c.guild, shards))
    return [*connection.execute(found).scalars()]


def is_left(connection: Connection, thread: int, shards: Shards = ALL) -> bool:
    """Whether the bot made a thread, and the last match in it is over."""
    t = schema.tables
    found = select(t.c.phase, t.c.own_thread).where(t.c.channel == thread)
    found = found.where(within(t.c.guild, shards))
    row = connection.execute(found.order_by(t.c.id.desc()).limit(1)).first()
    return row is not None and bool(row.own_thread) and row.phase == "over"


def archived(connection: Connection, thread: int) -> None:
    """Write that a thread is archived."""
    t = schema.tables
    connection.execute(t.update().where(t.c.channel == thread).values(own_thread=ARCHIVED))
