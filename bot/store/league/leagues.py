"""Leagues and their seasons in the database: read, opened, bound to channels, closed."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from bot.domain.league import charter
from bot.domain.league.ratings import Rating
from bot.domain.league.season import Bound, League, Season, Signature
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, Shards
from bot.store import schema
from bot.store.difference import Form, Part, Rows, Work, fields
from bot.store.league import rating
from bot.store.ledger import books, posting
from bot.store.sharding import within


def by_id(connection: Connection, number: int) -> League:
    """Return the league with a number; Refusal if there is none."""
    found = select(books.leagues).where(books.leagues.c.id == number)
    row = connection.execute(found).one_or_none()
    if row is None:
        raise Refusal("no-league")
    return _league(connection, row)


def of_guild(connection: Connection, guild: int) -> list[League]:
    """Return the leagues of a server, archived ones last."""
    t = books.leagues
    found = select(t).where(t.c.guild == guild).order_by(t.c.archived_at.is_not(None), t.c.id)
    return [_league(connection, row) for row in connection.execute(found).all()]


def of_channel(connection: Connection, channel: int) -> League | None:
    """Return the league to which a channel is bound; None without one."""
    t, b = books.leagues, books.channels
    found = select(t).join(b, b.c.league == t.c.id).where(b.c.channel == channel)
    row = connection.execute(found).first()
    return _league(connection, row) if row else None


def bound(connection: Connection, channel: int) -> Bound | None:
    """Return the binding of a channel; None unless it has a league with an open season."""
    league = of_channel(connection, channel)
    return Bound(league, members(connection, league.id)) if league and league.open else None


def counting(connection: Connection, number: int) -> Bound | None:
    """Return the league of a season with its members; None unless that season is open."""
    league = by_id(connection, season(connection, number).league)
    counts = league.open and league.season.id == number
    return Bound(league, members(connection, league.id)) if counts else None


def members(connection: Connection, league: int) -> frozenset[int]:
    """Return the members of a league."""
    m = books.members
    return frozenset(connection.execute(select(m.c.user).where(m.c.league == league)).scalars())


def channels(connection: Connection, league: int) -> list[int]:
    """Return the channels whose matches count in a league, without the threads of single tables."""
    b, t = books.channels, schema.tables
    thread = select(t.c.id).where(t.c.channel == b.c.channel, t.c.own_thread > 0).exists()
    found = select(b.c.channel).where(b.c.league == league, ~thread).order_by(b.c.channel)
    return list(connection.execute(found).scalars())


def _league(connection: Connection, row: Any) -> League:
    about = row.id, row.guild, row.name, charter.read(row.charter), row.channel
    rest = row.archived_at, row.edition, row.role, row.site
    return League(*about, _seasons(connection, row.id), *rest)


def _seasons(connection: Connection, league: int) -> tuple[Season, ...]:
    s = books.seasons
    found = connection.execute(select(s).where(s.c.league == league).order_by(s.c.number))
    return tuple(_season(row) for row in found)


def season(connection: Connection, number: int) -> Season:
    """Return the season with a number."""
    s = books.seasons
    return _season(connection.execute(select(s).where(s.c.id == number)).one())


def running(connection: Connection, number: int | None) -> Season | None:
    """Return a season while it is open; None if it is closed, or without a number."""
    found = season(connection, number) if number is not None else None
    return found if found and found.closed_at is None else None


def _season(row: Any) -> Season:
    return Season(**{**row._mapping, "charter": charter.read(row.charter)})


def due(connection: Connection, now: datetime, shards: Shards = ALL) -> list[tuple[int, datetime]]:
    """Return the leagues whose open season needs a timer, with its time.

    The time is now if the season counts deals of the day, otherwise it is the closing time. A
    season with neither needs no timer.
    """
    s, of = books.seasons, books.leagues
    found = select(s.c.league, s.c.closes_at, s.c.counted).join(of, of.c.id == s.c.league)
    found = found.where(s.c.closed_at.is_(None), within(of.c.guild, shards))
    timed = found.where(s.c.closes_at.is_not(None) | s.c.counted.is_not(None))
    return [
        (row.league, now if row.counted is not None else row.closes_at)
        for row in connection.execute(timed)
    ]


def latest(connection: Connection, most: int, shards: Shards = ALL) -> list[int]:
    """Return the leagues in which the last `most` entries of the database count."""
    last = select(books.entries.c.season).order_by(books.entries.c.id.desc()).limit(most).subquery()
    s, of = books.seasons, books.leagues
    found = select(s.c.league).join(last, last.c.season == s.c.id).join(of, of.c.id == s.c.league)
    found = found.where(within(of.c.guild, shards)).distinct().order_by(s.c.league)
    return [*connection.execute(found).scalars()]


def closed(connection: Connection, since: datetime, shards: Shards = ALL) -> list[int]:
    """Return the numbers of the seasons that have closed since then."""
    s, of = books.seasons, books.leagues
    found = select(s.c.id).join(of, of.c.id == s.c.league).where(s.c.closed_at >= since)
    return [*connection.execute(found.where(within(of.c.guild, shards)).order_by(s.c.id)).scalars()]


def ratings(
    connection: Connection, season: Season, game: str, users: Collection[int]
) -> dict[int, Rating]:
    """Return the ratings of people in a game of a league, or in all games (`game` empty).

    For a closed season these are the ratings at its end.
    """
    closed = season.id if season.closed_at else 0
    r = books.ratings
    found = select(r.c.user, r.c.mu, r.c.sigma, r.c.matches)
    mine = (r.c.league == season.league) & (r.c.season == closed) & (r.c.game == game)
    found = found.where(mine, r.c.user.in_(users))
    return {row.user: Rating(*row[1:]) for row in connection.execute(found)}


# --- Changes --------------------------------------------------------------------------------------


def _facts(league: League) -> dict[str, Any]:
    facts = fields("name", "archived_at", "role", "site")
    return {"charter": charter.written(league.charter), **facts(league)}


def _opened(league: League) -> Rows:
    facts = fields("opened_at", "closes_at", "closed_at", "message", "counted")
    return {
        (season.number,): {**facts(season), "charter": charter.written(season.charter)}
        for season in league.seasons
    }


def _follows(before: League, after: League) -> Iterator[Work]:
    """Yield the work that follows a closed or new season, other terms, or an archived league."""
    old, own = before.season, after.season
    ended, known = after.numbered(old.number), before.numbered(own.number)
    if before.open and ended and ended.closed_at and not ended.waits:
        yield lambda connection: rating.keep(connection, after.id, old.id)
    if own != known and after.open and (known is None or known.closed_at):
        yield lambda connection: _begin(connection, after, known)
    elif own.charter.terms != old.charter.terms:
        yield lambda connection: posting.rank_anew(connection, after.guild, own.id)
    if after.archived and not before.archived:
        yield lambda connection: _free(connection, after.id)


FORM = Form(
    books.leagues,
    by_id,
    _facts,
    (Part(books.seasons, lambda league: league.seasons, _opened, ("league", "number"), True),),
    fields("guild", "channel"),
    _follows,
)
"""The stored form of a league with its seasons; members and channels are stored apart from it."""


def _begin(connection: Connection, league: League, known: Season | None) -> None:
    """Open the accounts of all members in the season that was opened.

    `known` is this season as it was before, None if it is new. If it was closed, its copy of the
    ratings is deleted. If it has only waited, it gets the present handicaps.
    """
    number, own = league.season.number, _seasons(connection, league.id)
    season = next(season for season in own if season.number == number)
    people = members(connection, league.id)
    posting.enrol(connection, league.guild, season.id, people, season.opened_at)
    if known and not known.waits:
        rating.drop(connection, league.id, season.id)
    elif known:
        for user in people & season.charter.handicaps.keys():
            about = league.guild, season.id, user, season.charter.handicaps[user]
            posting.handicap(connection, *about, None, season.opened_at)


def _free(connection: Connection, league: int) -> None:
    """Unbind all channels of a league."""
    b = books.channels
    connection.execute(b.delete().where(b.c.league == league))


def untouched(connection: Connection, season: int) -> bool:
    """Whether a season has no entries except handicaps."""
    e = books.entries
    found = select(e.c.id).where(e.c.season == season, e.c.kind != "handicap").limit(1)
    return connection.execute(found).first() is None


def of_entry(connection: Connection, guild: int, entry: int) -> League | None:
    """Return the league in which an entry of a server counts, or None."""
    e, of = books.entries, books.seasons
    found = select(of.c.league).join(e, e.c.season == of.c.id)
    number = connection.execute(found.where(e.c.id == entry, e.c.guild == guild)).scalar()
    return by_id(connection, number) if number else None


def of_match(connection: Connection, guild: int, table: int) -> League | None:
    """Return the league in which a match of a server counts, or None."""
    e, of = books.entries, books.seasons
    found = select(of.c.league).join(e, e.c.season == of.c.id).limit(1)
    number = connection.execute(found.where(e.c.table == table, e.c.guild == guild)).scalar()
    return by_id(connection, number) if number else None


def used(connection: Connection, season: int) -> bool:
    """Whether a season has results, a match that was begun, planned matches, or a tournament."""
    t, f, cups = schema.tables, books.fixtures, books.tournaments
    found = (select(of.c.id).where(of.c.season == season).limit(1) for of in (t, f, cups))
    begun = any(connection.execute(rows).first() for rows in found)
    return begun or not untouched(connection, season)


def bind(connection: Connection, league: int, channel: int) -> None:
    """Bind a channel to a league and to no other league: matches in the channel count there."""
    b = books.channels
    connection.execute(b.delete().where(b.c.channel == channel))
    connection.execute(books.channels.insert().values(channel=channel, league=league))


def bind_thread(connection: Connection, channel: int, thread: int) -> None:
    """Bind a thread to the league of its channel, if there is one."""
    if league := of_channel(connection, channel):
        bind(connection, league.id, thread)


def bind_free(connection: Connection, league: int, channel: int) -> None:
    """Bind a channel to a league, unless it is bound already."""
    if of_channel(connection, channel) is None:
        bind(connection, league, channel)


def unbind(connection: Connection, league: int, channel: int) -> None:
    """Unbind a channel from its league."""
    b = books.channels
    connection.execute(b.delete().where(b.c.channel == channel, b.c.league == league))


def leave(connection: Connection, league: int, user: int) -> None:
    """Delete a membership; the points of the person stay.

    A person without an entry in a season that is not closed leaves its standings, too.
    """
    m, s, a, e, p = books.members, books.seasons, books.accounts, books.entries, books.postings
    connection.execute(m.delete().where(m.c.league == league, m.c.user == user))
    open_ones = select(s.c.id).where(s.c.league == league, s.c.closed_at.is_(None))
    booked = select(e.c.season).join(p, p.c.slip == e.c.id).where(p.c.user == user)
    booked = booked.where(e.c.season.in_(open_ones))
    connection.execute(
        a.delete().where(a.c.user == user, a.c.season.in_(open_ones), a.c.season.not_in(booked))
    )


def note(connection: Connection, signed: Signature, act: str, about: Mapping[str, Any]) -> int:
    """Write an organiser's act into the audit, and return its number."""
    row = {**signed._asdict(), "act": act, "about": json.dumps(about)}
    noted = books.audit.insert().values(**row).returning(books.audit.c.id)
    return int(connection.execute(noted).scalar_one())


def noted(league: League, by: int, act: str, now: datetime, why: str = "", **about: object) -> Work:
    """Return the work that writes an organiser's act on a league into the audit."""
    signed, told = Signature(league.guild, by, why, now), {"league": league.name, **about}
    return lambda connection: note(connection, signed, act, told)
