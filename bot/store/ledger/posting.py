"""Posting points to the ledger: an entry, its postings and its accounts, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, case, func, literal, select
from sqlalchemy.dialects import postgresql

from bot.domain.league import charter
from bot.domain.ledger.entries import (
    NOBODY,
    POT,
    Change,
    Entry,
    Posting,
    changes,
    check_balanced,
    total,
    transfer,
)
from bot.store.adding import latest, once
from bot.store.ledger import books

Rules = tuple[int, int, int]
"""Deals needed for a place, and the weights of deals won and deals played among equal points."""
OF_SERVER: Rules = (0, 1, 0)


def post(connection: Connection, entry: Entry, postings: Sequence[Posting], at: datetime) -> int:
    """Write an entry with its postings, bring the accounts up to date, and return its number."""
    return post_all(connection, entry.guild, [Post(entry, postings, at)])[0]


class Post(NamedTuple):
    """An entry to be posted, with its postings and its time."""

    entry: Entry
    postings: Sequence[Posting]
    at: datetime


def post_all(connection: Connection, guild: int, posts: Sequence[Post]) -> list[int]:
    """Write entries of a server in their order, as `post` does, with few statements for all."""
    for post in posts:
        check_balanced(post.postings)
    e = books.entries
    insert = e.insert().returning(e.c.id, sort_by_parameter_order=True)
    values = [{**asdict(post.entry), "at": post.at} for post in posts]
    numbers = [int(number) for number in connection.execute(insert, values).scalars()]
    rows = [
        {"slip": number, "guild": guild, **posting._asdict()}
        for number, post in zip(numbers, posts, strict=True)
        for posting in post.postings
    ]
    if rows:
        connection.execute(books.postings.insert(), rows)
    moved = total(change for post in posts for change in changes(post.entry, post.postings))
    for season in sorted({change.season for change in moved}):
        add_to_accounts(connection, guild, season, [o for o in moved if o.season == season])
    return numbers


def add_to_accounts(
    connection: Connection, guild: int, season: int, moved: Iterable[Change]
) -> None:
    """Add changes to the accounts of one book, opening accounts where needed.

    Accounts are always written in the same order, so that two transactions never wait for each
    other.
    """
    rules = _rules(connection, season)
    rows = [
        {
            "guild": guild,
            **change._asdict(),
            "ranked": -1 if change.user in NOBODY else int(change.deals >= rules[0]),
            "tie": rules[1] * change.won + rules[2] * change.deals,
        }
        for change in sorted(moved, key=lambda change: (change.game, change.user))
    ]
    connection.execute(_adding(rules), rows)


def rank_anew(connection: Connection, guild: int, season: int) -> None:
    """Rank the accounts of a season's book again by its rules."""
    a, rules = books.accounts, _rules(connection, season)
    mine = (a.c.guild == guild) & (a.c.season == season)
    place = case((a.c.ranked < 0, -1), (a.c.deals >= rules[0], 1), else_=0)
    tie = literal(rules[1]) * a.c.won + literal(rules[2]) * a.c.deals
    connection.execute(a.update().where(mine).values(ranked=place, tie=tie))


def _rules(connection: Connection, season: int) -> Rules:
    if not season:
        return OF_SERVER
    s = books.seasons
    text = connection.execute(select(s.c.charter).where(s.c.id == season)).scalar_one()
    found = charter.read(text)
    return found.terms.minimum_deals, *found.tie_factors


@lru_cache(1 << 6)
def _adding(rules: Rules) -> Insert:
    """Return the statement that opens an account or adds to it, and ranks it by these rules."""
    a = books.accounts
    row = postgresql.insert(a)
    new = row.excluded
    deals, won = a.c.deals + new.deals, a.c.won + new.won
    place = case((a.c.ranked < 0, -1), (deals >= rules[0], 1), else_=0)
    return row.on_conflict_do_update(
        index_elements=[a.c.guild, a.c.season, a.c.game, a.c.user],
        set_={
            "points": a.c.points + new.points,
            "deals": deals,
            "won": won,
            "ranked": place,
            "tie": literal(rules[1]) * won + literal(rules[2]) * deals,
        },
    )


def save_names(connection: Connection, guild: int, people: Iterable[tuple[int, str]]) -> None:
    """Write people's current names."""
    rows = [
        {"guild": guild, "user": user, "name": name}
        for user, name in sorted(people)
        if user not in NOBODY
    ]
    if rows:
        connection.execute(latest(books.names, "name"), rows)


def add_results(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write the results of a match, a row for each seat."""
    connection.execute(books.results.insert(), rows)


def add_members(connection: Connection, league: int, people: Iterable[int]) -> None:
    """Write new members of a league; existing ones stay."""
    rows = [{"league": league, "user": user} for user in sorted(people) if user not in NOBODY]
    if rows:
        connection.execute(once(books.members), rows)


# --- Seasons --------------------------------------------------------------------------------------


def enrol(
    connection: Connection, guild: int, season: int, people: Iterable[int], at: datetime
) -> None:
    """Open the accounts of people in a season, with their handicaps; existing ones stay."""
    s, a = books.seasons, books.accounts
    text = connection.execute(select(s.c.charter).where(s.c.id == season)).scalar_one()
    handicaps = charter.read(text).handicaps
    wanted = {user for user in people if user not in NOBODY}
    mine = (a.c.guild == guild) & (a.c.season == season) & (a.c.game == "")
    known = select(a.c.user).where(mine, a.c.user.in_(wanted))
    for user in sorted(wanted - set(connection.execute(known).scalars())):
        points = handicaps.get(user, 0)
        if points:
            entry = Entry(guild, "handicap", season=season, stake=1)
            post(connection, entry, transfer("handicap", user, POT, points), at)
        else:
            add_to_accounts(connection, guild, season, [Change(season, "", user, 0, 0, 0)])


def handicap(
    connection: Connection,
    guild: int,
    season: int,
    user: int,
    points: int,
    by: int | None,
    at: datetime,
) -> None:
    """Correct the points with which a person began a season; their account must be open.

    `by` is the organiser who changes them (None: the season takes them from its league).
    """
    p, e = books.postings, books.entries
    found = select(func.coalesce(func.sum(p.c.delta), 0)).join(e, e.c.id == p.c.slip)
    mine = (p.c.guild == guild) & (p.c.user == user)
    given = found.where(mine, e.c.season == season, e.c.kind == "handicap")
    if missing := points - int(connection.execute(given).scalar_one()):
        entry = Entry(guild, "handicap", season=season, stake=1, by=by)
        post(connection, entry, transfer("handicap", user, POT, missing), at)
