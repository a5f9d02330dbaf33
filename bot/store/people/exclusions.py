"""Exclusions in the database, and the things an excluded person gives up."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select, union

from bot.domain.people.exclusion import Exclusion, Scope
from bot.domain.shards import NOWHERE
from bot.store import schema
from bot.store.contests import schema as contests
from bot.store.ledger import books
from bot.store.people.schema import exclusions

E = exclusions


def every(
    connection: Connection, now: datetime, which: ColumnElement[bool] | None = None
) -> list[Exclusion]:
    """Return the exclusions that hold, newest first; with `which`, only those that meet this
    condition.
    """
    holds = or_(E.c.until.is_(None), E.c.until > now)
    mine = holds if which is None else holds & which
    found = connection.execute(select(E).where(mine).order_by(E.c.id.desc()))
    return [_exclusion(row) for row in found]


def mark(connection: Connection) -> tuple[Any, ...]:
    """Return a mark that changes whenever an exclusion is written or lifted."""
    found = select(func.count(), func.max(E.c.id), func.max(E.c.at)).select_from(E)
    return tuple(connection.execute(found).one())


def _exclusion(row: Any) -> Exclusion:
    about = row.user, Scope(row.guild, row.league), row.by, row.until, row.why, row.at
    return Exclusion(*about, bool(row.done))


def add(connection: Connection, new: Exclusion) -> None:
    """Write an exclusion in place of an earlier one; delete all that have ended."""
    connection.execute(E.delete().where(E.c.until <= new.at))
    lift(connection, new.user, new.scope)
    facts = {"user": new.user, "by": new.by, "until": new.until, "why": new.why, "at": new.at}
    connection.execute(E.insert().values(**facts, **new.scope._asdict(), done=0))


def lift(connection: Connection, user: int, scope: Scope) -> bool:
    """Delete an exclusion; return whether there was one."""
    return connection.execute(E.delete().where(_is(user, scope))).rowcount > 0


def carried_out(connection: Connection, exclusion: Exclusion) -> None:
    """Note that a person has given up everything in the place they are excluded from."""
    same = _is(exclusion.user, exclusion.scope) & (E.c.at == exclusion.at)
    connection.execute(E.update().where(same).values(done=1))


def check(connection: Connection, user: int, scope: Scope, now: datetime, league: str) -> None:
    """Raise Refusal if a person is excluded from a league, its server or the bot.

    `league` is its name in the refusal.
    """
    for exclusion in every(connection, now, E.c.user == user):
        if exclusion.scope.covers(scope):
            raise exclusion.refusal(league)


def people(connection: Connection, scope: Scope, now: datetime) -> frozenset[int]:
    """Return the people who are excluded from a place."""
    found = every(connection, now, E.c.guild.in_((NOWHERE, scope.guild)))
    return frozenset(exclusion.user for exclusion in found if exclusion.scope.covers(scope))


def _is(user: int, scope: Scope) -> ColumnElement[bool]:
    return (E.c.user == user) & (E.c.guild == scope.guild) & (E.c.league == scope.league)


# --- Things to give up ----------------------------------------------------------------------------


def tables(connection: Connection, user: int, scope: Scope) -> list[int]:
    """Return the numbers of the tables where a person sits or is invited, and that are not over.

    A league has the tables whose match counts there, and the lobbies of its channels.
    """
    t, every = schema.tables, (schema.seats, schema.invitations)
    there = union(*(select(of.c.table).where(of.c.user == user) for of in every))
    found = select(t.c.id).where(t.c.id.in_(there), t.c.phase != "over")
    if scope.guild:
        found = found.where(t.c.guild == scope.guild)
    if scope.league:
        s, b = books.seasons, books.channels
        counts = t.c.season.in_(select(s.c.id).where(s.c.league == scope.league))
        bound = t.c.channel.in_(select(b.c.channel).where(b.c.league == scope.league))
        found = found.where(counts | ((t.c.phase == "lobby") & bound))
    return [*connection.execute(found.order_by(t.c.id)).scalars()]


def tournaments(connection: Connection, user: int, scope: Scope) -> list[int]:
    """Return the numbers of a place's tournaments that are not over and that a person has
    entered.
    """
    t, s, e = books.tournaments, books.seasons, books.entrants
    found = select(t.c.id).join(s, s.c.id == t.c.season).join(e, e.c.tournament == t.c.id)
    mine = (e.c.user == user) & (e.c.present == 1) & t.c.over_at.is_(None)
    found = found.where(mine, s.c.league.in_(_leagues(scope)))
    return [*connection.execute(found.order_by(t.c.id)).scalars()]


def duplicates(connection: Connection, user: int, scope: Scope) -> list[int]:
    """Return the numbers of a place's unsettled duplicate matches in which a person takes part.

    The rounds of tournaments are left out, and so are all matches if the place is a league.
    """
    d, r = contests.duplicates, contests.rivals
    found = select(d.c.id).join(r, r.c.duplicate == d.c.id)
    found = found.where(r.c.user == user, r.c.gone == 0, d.c.settled == 0, d.c.tournament.is_(None))
    if scope.league:
        return []
    if scope.guild:
        found = found.where(d.c.guild == scope.guild)
    return [*connection.execute(found.order_by(d.c.id)).scalars()]


def end_memberships(connection: Connection, user: int, scope: Scope) -> None:
    """Delete a person's memberships of the leagues of a place; their points stay."""
    m = books.members
    connection.execute(m.delete().where(m.c.user == user, m.c.league.in_(_leagues(scope))))


def _leagues(scope: Scope) -> Select[Any]:
    """Return the query for the leagues of a place."""
    of = books.leagues
    found = select(of.c.id)
    if scope.guild:
        found = found.where(of.c.guild == scope.guild)
    return found.where(of.c.id == scope.league) if scope.league else found
