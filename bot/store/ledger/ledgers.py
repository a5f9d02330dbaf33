"""Queries of the ledger: standings, pages of entries, the postings of an entry, curves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Select, case, func, select

from bot.domain.ledger.entries import NOBODY, Entry, Posting
from bot.domain.ledger.reading import Curve, Posted, Span, Standing
from bot.domain.refusal import Refusal
from bot.domain.tables.player import COMPUTER
from bot.store.ledger import books
from rules import Seat

WITH_PSEUDONYMS = books.postings.outerjoin(
    books.forgettings,
    (books.forgettings.c.user == books.postings.c.user)
    & (books.forgettings.c.slip >= books.postings.c.slip),
)
"""The postings, each with the pseudonym that its person is still to get, if any."""
WHOSE = func.coalesce(books.forgettings.c.pseudonym, books.postings.c.user)
"""The person of a posting, or already their pseudonym, so no query sees a half-done renaming."""


# --- Standings ------------------------------------------------------------------------------------


def standings(
    connection: Connection,
    guild: int,
    season: int = 0,
    game: str = "",
    *,
    skip: int = 0,
    most: int | None = None,
) -> list[Standing]:
    """Return the accounts of a book in the order of their places; those without a place come last.

    The book is that of a season, or of the server (season 0). The first `skip` accounts are left
    out, and all after the next `most` (None: no limit).
    """
    rows = connection.execute(in_order(guild, season, game).offset(skip).limit(most))
    return [Standing(*row) for row in rows]


def in_order(guild: int, season: int, game: str) -> Select[Any]:
    """Return the query for the accounts of a book by place, best first."""
    a = books.accounts
    found = select(a.c.user, a.c.deals, a.c.won, a.c.points, a.c.ranked, a.c.tie)
    mine = found.where(a.c.guild == guild, a.c.season == season, a.c.game == game)
    order = (a.c.ranked, a.c.points, a.c.tie, a.c.user)
    return mine.order_by(*(column.desc() for column in order))


def place(connection: Connection, guild: int, season: int, game: str, standing: Standing) -> int:
    """Return the place of a ranked standing; it is shared if points and `tie` are equal."""
    a = books.accounts
    better = (a.c.points > standing.points) | (
        (a.c.points == standing.points) & (a.c.tie > standing.tie)
    )
    mine = (a.c.guild == guild) & (a.c.season == season) & (a.c.game == game) & (a.c.ranked == 1)
    return 1 + int(connection.execute(select(func.count()).where(mine, better)).scalar_one())


def account(
    connection: Connection, guild: int, season: int, game: str, user: int
) -> Standing | None:
    """Return the account of one person; None without one."""
    a = books.accounts
    found = select(a.c.user, a.c.deals, a.c.won, a.c.points, a.c.ranked, a.c.tie)
    mine = (a.c.guild == guild) & (a.c.season == season) & (a.c.game == game) & (a.c.user == user)
    row = connection.execute(found.where(mine)).first()
    return Standing(*row) if row else None


def people(connection: Connection, guild: int, season: int = 0, game: str = "") -> int:
    """Return the number of accounts of a season or, with 0, of the server's own book, in one game
    or in all together.
    """
    a = books.accounts
    mine = (a.c.guild == guild) & (a.c.season == season) & (a.c.game == game)
    return int(connection.execute(select(func.count()).where(mine)).scalar_one())


def of_table(connection: Connection, table: int) -> list[Standing]:
    """Return the standing of each player who finished a deal at a table, most points first.

    Each seat of a computer player has a standing of its own.
    """
    p, e = books.postings, books.entries
    found = (
        select(p.c.user, p.c.seat, e.c.tally, func.sum(p.c.delta))
        .join(e, e.c.id == p.c.slip)
        .where(e.c.table == table, e.c.server == 1)
        .group_by(e.c.id, p.c.user, p.c.seat)
    )
    sums: dict[tuple[int, Seat | None], list[int]] = defaultdict(lambda: [0, 0, 0])
    for user, seat, tally, delta in connection.execute(found):
        mine = sums[user, seat if user == COMPUTER else None]
        mine[0] += tally
        mine[1] += tally * (tally * delta > 0)
        mine[2] += int(delta)
    rows = (
        Standing(user, played, won, points, -1 if user in NOBODY else 1, won, seat)
        for (user, seat), (played, won, points) in sums.items()
    )
    return sorted(rows, key=lambda row: (-row.points, -row.won, -row.user))


def players(connection: Connection, table: int) -> set[int]:
    """Return the people who have finished a deal at a table."""
    p, e = books.postings, books.entries
    found = select(p.c.user).join(e, e.c.id == p.c.slip).distinct()
    return {*connection.execute(found.where(e.c.table == table, e.c.kind == "deal")).scalars()}


def season_of(connection: Connection, table: int) -> int | None:
    """Return the season that counts the last finished deal of a match, or None."""
    e = books.entries
    deals = select(e.c.season).where(e.c.table == table, e.c.kind == "deal")
    return connection.execute(deals.order_by(e.c.deal.desc()).limit(1)).scalar()


def places(connection: Connection, table: int) -> list[int]:
    """Return the place of each seat in a match; empty if none was counted."""
    r = books.results
    found = select(r.c.place).where(r.c.table == table).order_by(r.c.seat)
    return list(connection.execute(found).scalars())


def reached(connection: Connection, *mine: ColumnElement[bool]) -> dict[int, int]:
    """Return how often each place was reached in the results that meet these conditions.

    Voided results are left out.
    """
    r = books.results
    found = select(r.c.place, func.count()).where(r.c.void == 0, *mine)
    rows = connection.execute(found.group_by(r.c.place).order_by(r.c.place))
    return {row.place: row[1] for row in rows}


def score_history(connection: Connection, table: int, seats: int) -> list[tuple[int, ...]]:
    """Return each seat's points in a match after each deal, without later rulings."""
    p, e = books.postings, books.entries
    found = (
        select(e.c.deal, p.c.seat, func.sum(p.c.delta))
        .join(e, e.c.id == p.c.slip)
        .where(e.c.table == table, e.c.kind == "deal")
        .group_by(e.c.deal, p.c.seat)
        .order_by(e.c.deal)
    )
    running = [0] * seats
    history = []
    for _, rows in groupby(connection.execute(found), key=lambda row: row[0]):
        for _, seat, delta in rows:
            running[seat] += int(delta)
        history.append(tuple(running))
    return history


# --- Pages ----------------------------------------------------------------------------------------


def entries_of(connection: Connection, mine: Any, span: Span, most: int) -> list[Posted]:
    """Return a page of the entries of a server, a season or a table, newest first.

    `mine` is the condition for these entries.
    """
    e = books.entries
    rows = connection.execute(page(select(e).where(mine), e.c.id, span, most)).all()
    found = with_gains(connection, [posted(row) for row in rows])
    return found[::-1] if span.after is not None else found


def with_gains(connection: Connection, entries: Sequence[Posted]) -> list[Posted]:
    """Return entries with everybody's gain; each seat of a computer player has its own."""
    p = books.postings
    mine = p.c.slip.in_([entry.number for entry in entries])
    seat = case((p.c.user == COMPUTER, p.c.seat))
    summed = func.sum(p.c.delta)
    found = select(p.c.slip, p.c.user, summed).where(mine).group_by(p.c.slip, p.c.user, seat)
    gained: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, user, delta in connection.execute(found.order_by(summed.desc(), p.c.user)):
        gained[number].append((user, int(delta)))
    return [entry._replace(gained=tuple(gained[entry.number])) for entry in entries]


def page(found: Select[Any], number: Column[Any], span: Span, most: int) -> Select[Any]:
    """Return the query for a page of a query by its column of numbers, newest first.

    A page after a number comes oldest first. A page has at most `most` rows.
    """
    found = found.limit(most)
    if span.after is not None:
        return found.where(number > span.after).order_by(number)
    if span.before is not None:
        found = found.where(number < span.before)
    return found.order_by(number.desc())


def entries_of_player(
    connection: Connection, guild: int, user: int, span: Span, most: int
) -> list[Posted]:
    """Return a page of the entries with postings of a person, newest first, with their points."""
    gained = {
        number: int(points)
        for number, points in connection.execute(paged_for(guild, user, span, most))
    }
    e = books.entries
    rows = connection.execute(select(e).where(e.c.id.in_(gained)).order_by(e.c.id.desc()))
    return [posted(row)._replace(points=gained[row.id]) for row in rows]


def paged_for(guild: int, user: int, span: Span, most: int) -> Select[Any]:
    """Return the query for a page of a person's entries: entry numbers and points."""
    p = books.postings
    mine = (p.c.guild == guild) & (p.c.user == user)
    found = select(p.c.slip, func.sum(p.c.delta)).where(mine).group_by(p.c.slip)
    return page(found, p.c.slip, span, most)


def posted(row: Any) -> Posted:
    """Return the entry that a row holds."""
    facts = {name: getattr(row, name) for name in Entry.__dataclass_fields__}
    return Posted(row.id, Entry(**facts), row.at)


# --- One entry ------------------------------------------------------------------------------------


def entry(connection: Connection, guild: int, number: int) -> Posted:
    """Return the entry of a server with a number; Refusal if there is none."""
    e = books.entries
    row = connection.execute(select(e).where(e.c.id == number, e.c.guild == guild)).first()
    if row is None:
        raise Refusal("no-such-entry", number=str(number))
    return posted(row)


def postings(connection: Connection, number: int) -> list[Posting]:
    """Return the postings of an entry; people who are being forgotten have their pseudonyms."""
    return postings_of(connection, [number])[number]


def postings_of(connection: Connection, numbers: Collection[int]) -> dict[int, list[Posting]]:
    """Return the postings of each of some entries, as `postings` does."""
    p, found = books.postings, dict[int, list[Posting]]((number, []) for number in numbers)
    facts = select(p.c.slip, WHOSE, p.c.reason, p.c.delta, p.c.seat)
    rows = facts.select_from(WITH_PSEUDONYMS).where(p.c.slip.in_(numbers)).order_by(p.c.id)
    for number, *posting in connection.execute(rows):
        found[number].append(Posting(*posting))
    return found


def about(connection: Connection, number: int) -> list[Posted]:
    """Return the later rulings on an entry, oldest first."""
    e = books.entries
    rows = connection.execute(select(e).where(e.c.of == number).order_by(e.c.id))
    return with_gains(connection, [posted(row) for row in rows])


def deals_of(connection: Connection, table: int) -> list[Posted]:
    """Return the entries that come from the deals and the places of a match."""
    e = books.entries
    mine = (e.c.table == table) & e.c.kind.in_(("deal", "place")) & e.c.of.is_(None)
    return [posted(row) for row in connection.execute(select(e).where(mine).order_by(e.c.id))]


# --- People ---------------------------------------------------------------------------------------


def names(connection: Connection, guild: int, users: Collection[int]) -> dict[int, str]:
    """Return the names last stored for people on a server."""
    n = books.names
    found = select(n.c.user, n.c.name).where(n.c.guild == guild, n.c.user.in_(users))
    return {row.user: row.name for row in connection.execute(found)}


def curve(
    connection: Connection, guild: int, season: int, users: Sequence[int], most: int
) -> Curve:
    """Return the points of people in a book, before and after the last entries that moved them.

    Only the last `most` entries are looked at, in the order of their times: imported results may
    have been played before others.
    """
    p, e = books.postings, books.entries
    mine: Any = e.c.season == season
    if not season:
        mine = e.c.id.in_(_last_entries(connection, guild, users, most)) & (e.c.server == 1)
    last = connection.execute(
        select(e.c.id, e.c.stake, e.c.at).where(mine).order_by(e.c.id.desc()).limit(most)
    ).all()
    timely = sorted(last, key=lambda row: (row.at, row.id))
    stakes = {row.id: row.stake if season else 1 for row in timely}
    at = {row.id: row.at for row in last}
    found = select(p.c.slip, p.c.user, p.c.delta).where(p.c.slip.in_(stakes), p.c.user.in_(users))
    moved: dict[tuple[int, int], int] = defaultdict(int)
    for number, user, delta in connection.execute(found):
        moved[number, user] += delta * stakes[number]
    found_now = (account(connection, guild, season, "", user) for user in users)
    now = [standing.points if standing else 0 for standing in found_now]
    points, times = [tuple(now)], []
    for number in reversed(stakes):
        if any((number, user) in moved for user in users):
            now = [n - moved.get((number, user), 0) for n, user in zip(now, users, strict=True)]
            points.append(tuple(now))
            times.append(at[number])
    return Curve(points[::-1], times[::-1])


def _last_entries(connection: Connection, guild: int, users: Sequence[int], most: int) -> set[int]:
    """Return the last entries in which any of these people gained or lost points."""
    pages = (paged_for(guild, user, Span(), most) for user in users)
    return {row[0] for page in pages for row in connection.execute(page)}


def stands() -> Any:
    """Return the condition that entries are neither frozen nor taken back."""
    e = books.entries
    ruled = e.alias()
    undone = select(ruled.c.of).where(ruled.c.of.is_not(None)).group_by(ruled.c.of)
    return e.c.id.not_in(undone.having(func.sum(ruled.c.tally) < 0))


def shared_deals(connection: Connection, season: int) -> list[dict[int, int]]:
    """Return each person's gain in each deal that counts in a season, in points of the season."""
    p, e = books.postings, books.entries
    mine = (e.c.season == season) & (e.c.kind == "deal") & stands()
    found = select(e.c.id, p.c.user, p.c.delta * e.c.stake).join(e, e.c.id == p.c.slip)
    deals: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for number, user, points in connection.execute(found.where(mine)):
        if user not in NOBODY:
            deals[number][user] += points
    return [dict(deal) for deal in deals.values()]
