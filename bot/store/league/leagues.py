"""Leagues and their seasons in the database: read, opened, bound to channels, closed."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, func, select

from bot.domain.contests import days
from bot.domain.league import charter
from bot.domain.league.charter import Charter
from bot.domain.league.ratings import Rating
from bot.domain.league.season import Bound, League, Season
from bot.domain.refusal import Refusal
from bot.domain.shards import ALL, Shards
from bot.store import schema
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
    """Return the league to which a channel is bound."""
    t, b = books.leagues, books.channels
    found = select(t).join(b, b.c.league == t.c.id).where(b.c.channel == channel)
    row = connection.execute(found).first()
    return _league(connection, row) if row else None


def bound(connection: Connection, channel: int) -> Bound | None:
    """Return the binding of a channel; None if it has no league, or one without an open season."""
    league = of_channel(connection, channel)
    return Bound(league, members(connection, league.id)) if league and league.open else None


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
    season = seasons(connection, row.id)[-1]
    archived = row.archived_at is not None
    own = charter.read(row.charter)
    return League(row.id, row.guild, row.name, own, row.channel, archived, season)


def seasons(connection: Connection, league: int) -> list[Season]:
    """Return the seasons of a league, oldest first."""
    s = books.seasons
    found = connection.execute(select(s).where(s.c.league == league).order_by(s.c.number))
    return [_season(row) for row in found]


def season(connection: Connection, number: int) -> Season:
    """Return the season with a number."""
    s = books.seasons
    return _season(connection.execute(select(s).where(s.c.id == number)).one())


def running(connection: Connection, number: int | None) -> Season | None:
    """Return the season in which a match counts, while it is open."""
    found = season(connection, number) if number is not None else None
    return found if found and found.closed_at is None else None


def _season(row: Any) -> Season:
    return Season(
        row.id,
        row.league,
        row.number,
        charter.read(row.charter),
        row.opened_at,
        row.closes_at,
        row.closed_at,
        row.message,
    )


def due(connection: Connection, now: datetime, shards: Shards = ALL) -> list[tuple[int, datetime]]:
    """Return leagues whose open season has a closing time or counts deals of the day, with a time.
    The time is now if it counts deals of the day, otherwise the closing time.
    """
    s, of = books.seasons, books.leagues
    found = select(s.c.league, s.c.closes_at, s.c.counted).join(of, of.c.id == s.c.league)
    found = found.where(s.c.closed_at.is_(None), within(of.c.guild, shards))
    timed = found.where(s.c.closes_at.is_not(None) | s.c.counted.is_not(None))
    return [
        (row.league, now if row.counted is not None else row.closes_at)
        for row in connection.execute(timed)
    ]


def counted(connection: Connection, season: int) -> str | None:
    """Return the last day counted in a season, and lock it against other processes.
    None if the season counts no deals of the day.
    """
    s = books.seasons
    found = select(s.c.counted).where(s.c.id == season).with_for_update()
    last: str | None = connection.execute(found).scalar_one()
    return last


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


def add_league(
    connection: Connection, guild: int, name: str, agreed: Charter, channel: int, now: datetime
) -> int:
    """Write a new league with its first season, and return its number."""
    row = {"guild": guild, "name": name, "charter": charter.written(agreed), "channel": channel}
    insert = books.leagues.insert().values(**row).returning(books.leagues.c.id)
    number = int(connection.execute(insert).scalar_one())
    open_season(connection, guild, number, 1, agreed, now)
    return number


def open_season(
    connection: Connection, guild: int, league: int, number: int, agreed: Charter, now: datetime
) -> None:
    """Open a season for all members of the league."""
    row = {
        "league": league,
        "number": number,
        "charter": charter.written(agreed),
        "opened_at": now,
        "closes_at": _closes(now, agreed),
        "counted": days.last_over(now) if agreed.terms.daily else None,
    }
    insert = books.seasons.insert().values(**row).returning(books.seasons.c.id)
    season = int(connection.execute(insert).scalar_one())
    posting.enrol(connection, guild, season, members(connection, league), now)


def _closes(opened: datetime, charter: Charter) -> datetime | None:
    length = charter.terms.season_days
    return opened + timedelta(days=length) if length else None


def save_charter(connection: Connection, league: League, agreed: Charter, now: datetime) -> None:
    """Write the charter of the next season.
    The open season gets its handicaps at once, and the rest only if nothing has counted in it yet.
    """
    text = charter.written(agreed)
    t, s, own = books.leagues, books.seasons, league.season
    connection.execute(t.update().where(t.c.id == league.id).values(charter=text))
    if league.open and agreed.handicaps != own.charter.handicaps:
        known = replace(own.charter, handicaps=agreed.handicaps)
        values = {"charter": charter.written(known)}
        connection.execute(s.update().where(s.c.id == own.id).values(**values))
    if league.open and untouched(connection, own.id):
        last = func.coalesce(s.c.counted, days.last_over(now)) if agreed.terms.daily else None
        closes = _closes(own.opened_at, agreed)
        changed = s.update().values(charter=text, closes_at=closes, counted=last)
        connection.execute(changed.where(s.c.id == own.id))
        posting.rank_anew(connection, league.guild, own.id)


def untouched(connection: Connection, season: int) -> bool:
    """Whether a season has no slips except handicaps."""
    s = books.slips
    found = select(s.c.id).where(s.c.season == season, s.c.kind != "handicap").limit(1)
    return connection.execute(found).first() is None


def close_season(connection: Connection, season: Season, now: datetime) -> None:
    """Write that a season is closed, so that nothing counts in it any more."""
    s = books.seasons
    connection.execute(s.update().where(s.c.id == season.id).values(closed_at=now))
    rating.keep(connection, season.league, season.id)


def set_counted(connection: Connection, season: int, day: str) -> None:
    """Write the last day whose deals a season has counted."""
    s = books.seasons
    connection.execute(s.update().where(s.c.id == season).values(counted=day))


def set_message(connection: Connection, season: int, message: int | None) -> None:
    """Write which message shows the standings of a season."""
    s = books.seasons
    connection.execute(s.update().where(s.c.id == season).values(message=message))


def bind(connection: Connection, league: int, channel: int) -> None:
    """Bind a channel to a league and to no other: matches in it count there."""
    b = books.channels
    connection.execute(b.delete().where(b.c.channel == channel))
    connection.execute(books.channels.insert().values(channel=channel, league=league))


def bind_thread(connection: Connection, channel: int, thread: int) -> None:
    """Bind a thread to the league of its channel."""
    if league := of_channel(connection, channel):
        bind(connection, league.id, thread)


def unbind(connection: Connection, league: int, channel: int) -> None:
    """Unbind a channel from its league."""
    b = books.channels
    connection.execute(b.delete().where(b.c.channel == channel, b.c.league == league))


def archive(connection: Connection, league: int, now: datetime) -> None:
    """Write that a league has ended; its channels become free."""
    t, b = books.leagues, books.channels
    connection.execute(t.update().where(t.c.id == league).values(archived_at=now))
    connection.execute(b.delete().where(b.c.league == league))


def leave(connection: Connection, league: int, user: int) -> None:
    """Delete a membership; the points of the person stay."""
    m = books.members
    connection.execute(m.delete().where(m.c.league == league, m.c.user == user))


def note(
    connection: Connection,
    guild: int,
    by: int,
    act: str,
    about: Mapping[str, Any],
    why: str,
    now: datetime,
) -> None:
    """Write an organiser's act into the audit."""
    row = {"guild": guild, "by": by, "act": act, "about": json.dumps(about), "why": why, "at": now}
    connection.execute(books.audit.insert().values(**row))
