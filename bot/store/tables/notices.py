"""Whom the tables wait for, and how often, when and where they were told so, in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from bot.domain.tables.table import Moment
from bot.store import schema


class Sent(NamedTuple):
    """A message that was sent, and where."""

    channel: int
    message: int


class Notice(NamedTuple):
    """That somebody is asked a question: how often they were told, and when they are next."""

    user: int
    question: Moment
    due: datetime | None
    times: int = 0
    sent: Sent | None = None


def of_table(connection: Connection, table: int) -> list[Notice]:
    """Everybody a table waits for."""
    n = schema.notices
    rows = connection.execute(select(n).where(n.c.table == table).order_by(n.c.user))
    return [
        Notice(
            row.user,
            (row.deal, row.ply),
            row.due,
            row.times,
            Sent(row.channel, row.message) if row.message else None,
        )
        for row in rows
    ]


def note(
    connection: Connection, table: int, question: Moment, asked: Mapping[int, datetime]
) -> tuple[list[Notice], set[Sent]]:
    """Note who is asked a question now; those who were before, and to no other, stay as they are.

    `asked` says when whoever is asked anew is to be told. Gives everybody the table waits for, and
    the messages that nobody needs any more.
    """
    n = schema.notices
    before = of_table(connection, table)
    known = {one.user: one for one in before if one.question == question and one.user in asked}
    for one in before:
        if one.user not in known:
            connection.execute(n.delete().where(n.c.table == table, n.c.user == one.user))
    anew = [Notice(user, question, due) for user, due in asked.items() if user not in known]
    for one in anew:
        _add(connection, table, one)
    now = sorted([*known.values(), *anew], key=lambda one: one.user)
    return now, _unneeded(before, now)


def change(
    connection: Connection, table: int, changes: Sequence[tuple[Notice, Notice]]
) -> tuple[list[Notice], set[Sent]]:
    """Put notices in place of others, where those still stand; what was put there.

    The second are messages that nobody needs any more: of the old, and of new that came too late.
    """
    n = schema.notices
    before = of_table(connection, table)
    done = [new for old, new in changes if old in before]
    for one in done:
        connection.execute(n.delete().where(n.c.table == table, n.c.user == one.user))
        _add(connection, table, one)
    changed = {one.user for one in done}
    now = [*done, *(one for one in before if one.user not in changed)]
    return done, _unneeded([*before, *(new for _, new in changes)], now)


def put_off(
    connection: Connection, user: int, first: datetime, again: datetime | None
) -> list[int]:
    """Tell somebody at other times: `first` what they do not know yet, `again` what they do.

    Gives the tables.
    """
    n = schema.notices
    mine = n.update().where(n.c.user == user)
    connection.execute(mine.where(n.c.times == 0).values(due=first))
    connection.execute(mine.where(n.c.times > 0).values(due=again))
    return [*connection.execute(select(n.c.table).where(n.c.user == user)).scalars()]


def waiting(connection: Connection) -> list[tuple[int, datetime]]:
    """The tables at which somebody is to be told something, and when."""
    n = schema.notices
    found = select(n.c.table, func.min(n.c.due).label("due"))
    rows = connection.execute(found.where(n.c.due.is_not(None)).group_by(n.c.table))
    return [(row.table, row.due) for row in rows]


def _add(connection: Connection, table: int, one: Notice) -> None:
    (deal, ply), (channel, message) = one.question, one.sent or (None, None)
    row = {"deal": deal, "ply": ply, "due": one.due, "times": one.times}
    place = {"channel": channel, "message": message}
    connection.execute(schema.notices.insert().values(table=table, user=one.user, **row, **place))


def _unneeded(before: Sequence[Notice], now: Sequence[Notice]) -> set[Sent]:
    """The messages of notices that no notice of the table has any more."""
    still = {one.sent for one in now}
    return {one.sent for one in before if one.sent and one.sent not in still}
