"""Payments of finished deals and matches, written with the last move, and of deals of the day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any

from bot.domain.contests import daily, days
from bot.domain.contests.days import Counted
from bot.domain.league import placing
from bot.domain.league.season import League, Season
from bot.domain.ledger.entries import Entry, Posting, giver_of, of_deal
from bot.domain.tables.deal import Deal
from bot.domain.tables.player import COMPUTER
from bot.domain.tables.table import Table
from bot.store import Connection
from bot.store.contests import dailies
from bot.store.league import fixtures, leagues, rating
from bot.store.ledger import ledgers, posting, whole
from bot.store.ledger.whole import Paid
from rules import Seat, ruleset_hash


def post_deal(connection: Connection, table: Table, deal: Deal, at: datetime) -> None:
    """Write the payments of a finished deal; after the last deal, also the places of the match.

    The points of a deal of the day are written for its player.
    """
    assert deal.result is not None
    season = leagues.running(connection, table.season)
    entry = Entry(
        table.booked,
        "deal",
        table.key,
        ruleset_hash(table.key, table.options),
        table.id,
        deal.promise.number,
        season.id if season else None,
        season.charter.games[table.key].stake if season else 0,
        server=1,
        tally=1,
        giver=giver_of(table.game, deal.result),
    )
    postings = of_deal(deal.result, deal.promise.carry, table.players)
    _admit(connection, table, season, at)
    if postings:
        posting.post(connection, entry, postings, at)
    seat = table.seat_of(table.owner)
    if table.day and seat is not None:
        points = deal.result.deltas(len(table.players))[seat]
        dailies.finish(connection, table.id, daily.day_of(at), points)
    if table.phase == "over":
        post_match(connection, table, at, table.resigned)


def post_match(
    connection: Connection, table: Table, at: datetime, resigned: Seat | None = None
) -> None:
    """Write the places of a match; in a league, also its fixture, bonuses and ratings.

    A player who has `resigned` is last.
    """
    season = leagues.running(connection, table.season)
    _admit(connection, table, season, at)
    reached = placing.places(table.points, resigned)
    rows = _results(table, reached, season, at)
    posting.add_results(connection, rows)
    if season is None:
        return
    fixtures.play(connection, season.id, table)
    if uma := season.charter.terms.uma:
        stamp = ruleset_hash(table.key, table.options)
        entry = Entry(table.booked, "place", table.key, stamp, table.id, season=season.id, stake=1)
        bonus = placing.bonuses(reached, uma)
        postings = [Posting(row["user"], "place", bonus[row["seat"]], row["seat"]) for row in rows]
        posting.post(connection, entry, postings, at)
    rating.rate(connection, season.league, [rating.match_of(rows)])


def _admit(connection: Connection, table: Table, season: Season | None, at: datetime) -> None:
    """Write the names of the people at a table; make them members of its league and season.

    A person who has already played a deal of the match is not made a member again: they may have
    been removed since.
    """
    posting.save_names(connection, table.booked, [(p.user, p.name) for p in table.players if p])
    if season:
        people = {player.user for player in table.players if player}
        fresh = people - ledgers.players(connection, table.id)
        posting.add_members(connection, season.league, fresh)
        posting.enrol(connection, table.guild, season.id, people, at)


def _results(
    table: Table, reached: Sequence[int], season: Season | None, at: datetime
) -> list[dict[str, Any]]:
    """Return the database rows for each seat's result in a match, with the places it `reached`.

    `season` is None for a match outside leagues.
    """
    return [
        {
            "table": table.id,
            "seat": seat,
            "guild": table.booked,
            "season": season.id if season else None,
            "game": table.key,
            "user": player.user if player else COMPUTER,
            "points": table.points[seat],
            "place": reached[seat],
            "void": 0,
            "at": at,
        }
        for seat, player in enumerate(table.players)
    ]


# --- Deals of the day -----------------------------------------------------------------------------


def post_days(
    connection: Connection, league: League, counted: Iterable[Counted], at: datetime
) -> None:
    """Post the payments of counted days in a league's open season."""
    season = league.season.id
    for entry, postings in counted:
        people = {posting.user for posting in postings}
        posting.enrol(connection, league.guild, season, people, at)
        posting.post(connection, entry, postings, at)


def recounted(connection: Connection) -> Iterator[tuple[str, Paid, list[Posting]]]:
    """Yield every counted day with its entry in the ledger, and the postings it should have.

    Days with a player whose deals have been deleted are skipped.
    """
    for number, entry, *_ in whole.days(connection):
        kept, day = sorted(ledgers.postings(connection, number)), days.of_ordinal(entry.deal or 0)
        people = {(posting.user, posting.reason) for posting in kept}
        played = [
            played
            for played in dailies.on(connection, [day])
            if (played.user, played.game) in people
        ]
        if len(played) == len(people):
            right = days.postings(played, {played.game for played in played})
            yield day, Paid(number, entry.guild, kept), sorted(right)
